import HTTP
import Members
import Store

/// Takes a photo for a form that will be sent later, from browsers that cannot show it themselves:
/// 201 with the ticket for the form's field `staged` and the address of a preview.
func stagedSubmit(_ visit: Visit) throws -> Response {
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
