import HTTP
import Members
import Store
import Templates

/// The form for telling the moderators of something that a profile shows. Strangers may, too.
func reportShow(_ visit: Visit) throws -> Response {
  let member = try visit.visibleMember(visit.parameters["uid"] ?? "")
  return try visit.show(reportPage(visit, member))
}

/// `chosen` and `words` are what was filled in.
func reportPage(
  _ visit: Visit, _ member: Member, subject: String = "", cause: String = "", words: String = ""
) throws -> Page {
  let photo = try member.photo(shownTo: visit.viewer(of: member))
  let subjects = [photo.map { _ in "photo" }, "name", member.bio.map { _ in "bio" }]
    .compactMap(\.self)
  let chosen = subjects.contains(subject) ? subject : subjects[0]
  var values: Object = [
    "member": .object(visit.profileValue(member, photo: photo, own: false)),
    "words": .text(words), "maximum": .number(Reason.limit),
    "subjects": .list(
      subjects.map { name -> Object in
        [
          "code": .text(name), "chosen": .bool(name == chosen),
          "label": .text(visit.text("report.subject.\(name)") ?? name),
        ]
      }),
    "causes": .list(
      Report.Cause.allCases.map { one -> Object in
        [
          "code": .text(one.rawValue), "chosen": .bool(one.rawValue == cause),
          "label": .text(visit.text("report.cause.\(one.rawValue)") ?? one.rawValue),
        ]
      }),
  ]
  values["photo"] = photo.map { .text($0.id.text) }
  var facts = JSONObject()
  facts["subjects"] = .array(subjects.map(JSON.string))
  facts["causes"] = .array(Report.Cause.allCases.map { .string($0.rawValue) })
  return try visit.formPage("report", values, facts: facts)
}
