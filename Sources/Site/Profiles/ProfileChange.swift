import HTTP
import Members

/// Changes the fields of a profile that a program names; the others stay as they are.
///
/// With `revision`, only if the document is still that one.
func profileChange(_ visit: Visit, _ member: Member) throws -> Response {
  let form = try visit.readForm()
  let text = { (name: String, now: String) in try form.fields.text(name) ?? now }
  do {
    let fields = try ProfileFields(
      name: text("name", member.name), bio: text("bio", member.bio ?? ""),
      age: text("age", member.age.map(String.init) ?? ""))
    let revision = try form.fields.text("revision").map { Int64($0) ?? -1 }
    try visit.limitRenaming(member, to: fields.name)
    try visit.members.edit(member.id, fields, revision: revision ?? member.revision)
  } catch let invalid as InvalidFields {
    var errors = FieldErrors()
    errors.add(invalid, visit)
    return errors.problem(visit)
  }
  guard let changed = try visit.members.member(member.id) else { throw Failure.notFound }
  return visit.json(changed.ownDocument(root: visit.configuration.root))
}
