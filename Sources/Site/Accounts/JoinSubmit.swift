import HTTP
import Imaging
import Members
import Templates

/// Becomes a member, with or without a photo, and is signed in.
func joinSubmit(_ visit: Visit) throws -> Response {
  let form = try visit.readForm()
  let name = try form.text("name")
  let email = try form.text("email")
  let password = try form.text("password")
  var errors = FieldErrors()
  var application: Application?
  do throws(InvalidFields) {
    application = try Application(name: name, email: email, password: password)
  } catch { errors.add(error, visit) }
  if let application, try !visit.members.isFree(application.email) {
    errors.add(Problem.emailTaken, at: .email, visit)
  }
  let page = { try joinPage(visit, name: name, email: email) }
  return try visit.attempt(page) { photo in
    photo = try visit.developPhoto(form, &errors)
    if errors.isEmpty, let application {
      do {
        _ = try visit.limit(.join)
        let session = try visit.members.join(
          application, photo: photo.print, device: visit.device,
          language: visit.language)
        try visit.begin(session)
        visit.record(.joined, session.member)
        try visit.leave(Notice("joined") + photo.developed?.notice)
        return try visit.seeOther(visit.url("/users/\(session.member)"))
      } catch let invalid as InvalidFields {
        errors.add(invalid, visit)
      }
    }
    return try visit.show(again: page(), errors, keeping: photo)
  }
}
