import HTTP
import Members
import Templates

/// A form of a member's page at `/admin` that asks administrators for their own password, and comes back as
/// it was filled in.
struct RefusedForm {
  /// The act, such as `role`.
  let name: String
  let form: Form
  let errors: FieldErrors
}

extension Visit {
  /// Does something to a member for an administrator who gives their own password with it. Otherwise the
  /// member's page comes back, with what is wrong in that form.
  func confirming(
    _ name: String, on member: Member, _ form: Form, _ change: () throws -> Response
  ) throws -> Response {
    guard let own = try viewer.get().id else { throw signInNeeded }
    let page = { (errors: FieldErrors) in
      try adminUserPage(
        self, member, refused: RefusedForm(name: name, form: form, errors: errors))
    }
    return try attempt({ try page(FieldErrors()) }) { _ in
      var errors = FieldErrors()
      guard try confirmPassword(form, of: own, &errors) else {
        if wantsJSON { return errors.problem(self) }
        var page = try page(errors)
        page.status = errors.status
        return try show(page)
      }
      do { return try change() } catch let last as LastAdministrator {
        return try show(again: page(FieldErrors()), Failure(last))
      }
    }
  }

  /// The values of each of those forms, by the name of its act.
  func confirmedForms(_ refused: RefusedForm?) throws -> Value {
    guard let own = try viewer.get().id, let account = try members.account(of: own) else {
      return [:]
    }
    var forms = Object()
    for name in ["role", "reset-link", "delete"] {
      // An address of their own, for password managers; the page's is the member's.
      var values = account.passwordFieldValues
      if let refused, refused.name == name {
        values["refused"] = true
        values["errors"] = refused.errors.value
        values["reason"] = .text(try refused.form.text(Field.reason.rawValue))
      }
      forms[name] = .object(values)
    }
    return .object(forms)
  }
}
