import HTTP
import Members
import Store

/// Takes a photo for a form that will be sent later, from browsers that cannot show it themselves:
/// 201 with the ticket for the form's field `staged` and the address of a preview. Members may send one,
/// and strangers where they may join.
func stagedSubmit(_ visit: Visit) throws -> Response {
  if try visit.visitor.get() == nil { try visit.checkJoining() }
  return try stagePhoto(visit)
}

/// The same for the form of an invitation, whoever may join without one.
func stagedInvited(_ visit: Visit) throws -> Response {
  _ = try visit.invitation()
  return try stagePhoto(visit)
}

private func stagePhoto(_ visit: Visit) throws -> Response {
  if try visit.visitor.get()?.areUploadsLocked == true { throw UploadsLocked() }
  let form = try visit.readForm()
  var errors = FieldErrors()
  let photo = try visit.developPhoto(form, &errors)
  if photo.upload == nil { errors.add(Problem.photoMissing, at: .photo, visit) }
  guard errors.isEmpty, let ticket = try visit.keep(photo) else { return errors.problem(visit) }
  let facts: JSON = [
    "staged": .string(ticket), "preview": .string(visit.url("/staged/\(ticket)")),
  ]
  return visit.json(facts, .created)
}
