import HTTP
import Members
import Templates

/// Forms of one's own account that ask for nothing but the password again.
extension Visit {
  func passwordPage(_ template: String, _ signedIn: SignedIn) throws -> Page {
    try formPage(template, signedIn.account.passwordFieldValues)
  }

  /// Does what such a form asks for. Otherwise its page comes back, with what is wrong.
  func confirmingPassword(
    _ template: String, _ change: (SignedIn) throws -> Response
  ) throws -> Response {
    let signedIn = try signedIn()
    let form = try readForm()
    let page = { try self.passwordPage(template, signedIn) }
    return try attempt(page) { _ in
      var errors = FieldErrors()
      guard try confirmPassword(form, of: signedIn.member.id, &errors) else {
        return try show(again: page(), errors, keeping: PhotoInForm())
      }
      return try change(signedIn)
    }
  }
}

extension Account {
  /// What a field for the password again needs: the address is for password managers.
  var passwordFieldValues: Object {
    ["email": .text(email.text), "hasPassword": .bool(hasPassword)]
  }
}
