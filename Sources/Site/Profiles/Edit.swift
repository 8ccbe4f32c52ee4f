import HTTP
import Members
import Store
import Templates

/// The form for name, bio and age.
func editShow(_ visit: Visit) throws -> Response {
  let member = try visit.ownMember()
  var fields: Object = [
    "name": .text(member.name), "bio": .text(member.bio ?? ""),
    "age": .text(member.age.map(String.init) ?? ""),
  ]
  var revision = String(member.revision)
  if let kept = visit.kept {
    for name in ["name", "bio", "age"] { fields[name] = .text(kept[name] ?? "") }
    revision = kept["revision"] ?? revision
  }
  return try visit.show(editPage(visit, member, fields, revision: revision))
}

/// Saves the profile, unless somebody else's change came since the form was shown.
func editSubmit(_ visit: Visit) throws -> Response {
  let member = try visit.ownMember()
  if visit.bearer != nil { return try profileChange(visit, member) }
  let form = try visit.readForm()
  var fields = Object()
  for name in ["name", "bio", "age"] { fields[name] = .text(try form.text(name)) }
  let revision = try form.text("revision")
  return try visit.attempt({ try editPage(visit, member, fields, revision: revision) }) { _ in
    do {
      let checked = try ProfileFields(
        name: try form.text("name"), bio: try form.text("bio"), age: try form.text("age"))
      try visit.limitRenaming(member, to: checked.name)
      try visit.members.edit(
        member.id, checked, revision: Int64(revision) ?? -1)
    } catch let invalid as InvalidFields {
      var errors = FieldErrors()
      errors.add(invalid, visit)
      let page = try editPage(visit, member, fields, revision: revision)
      return try visit.show(again: page, errors, keeping: PhotoInForm())
    } catch StoreError.conflict where !visit.wantsJSON {
      // The same text again, on top of the newer document: sending it once more is a decision.
      var page = try editPage(visit, member, fields, revision: String(member.revision))
      page.status = .conflict
      page.values["conflict"] = true
      page.values["problem"] = visit.text("error.conflict.message").map { .text($0) }
      return try visit.show(page)
    }
    try visit.leave(Notice("profile-saved"))
    return try visit.seeOther(visit.url("/users/\(member.id)"))
  }
}

private func editPage(
  _ visit: Visit, _ member: Member, _ fields: Object, revision: String
) throws -> Page {
  try visit.formPage(
    "edit",
    [
      "member": .object(visit.ownProfileValue(member)), "fields": .object(fields),
      "revision": .text(revision),
    ])
}

extension Visit {
  /// Counts a change of the name; other changes of a profile are free.
  func limitRenaming(_ member: Member, to name: DisplayName) throws {
    if name.text != member.name { _ = try limit(.rename, account: member.id.text) }
  }

  /// The member whose page this is, if it is their own; asks others to sign in, or turns them away,
  /// whether there is such a member or not.
  func ownMember() throws -> Member {
    isPrivate = true
    guard let id = MemberID(parameters["uid"] ?? "") else { throw Failure.notFound }
    let viewer = try viewer.get()
    if viewer == .stranger { throw signInNeeded }
    guard Access.mayWrite(id, viewer) else { throw Failure(.forbidden, "forbidden") }
    guard let member = try members.member(id) else { throw Failure.notFound }
    return member
  }
}
