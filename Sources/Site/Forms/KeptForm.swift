import HTTP
import Members
import Templates

/// What somebody wrote into a form, on its way through the form for signing in: the session had ended
/// meanwhile. It lies in that page alone, and holds nothing that is secret.
struct KeptForm {
  /// Whose session it was. Nobody else is shown what they wrote.
  let member: String
  /// Where the form was sent.
  let action: String
  private let fields: [(name: String, value: String)]

  private static let names = ["name", "bio", "age", "revision", "alt", "email"]

  /// Of the form that was sent; nil when there is nothing in it to be kept.
  init?(_ form: Form, of member: String, sentTo action: String) {
    self.init(member, action) { try? form.text($0) }
  }

  /// Of the form for signing in; nil when it carries none.
  init?(carriedBy form: Form) {
    guard let member = try? form.text("kept-of"), !member.isEmpty,
      let action = try? form.text("kept-action")
    else { return nil }
    self.init(member, action) { try? form.text("kept-\($0)") }
  }

  private init?(_ member: String, _ action: String, _ value: (String) -> String?) {
    self.member = member
    self.action = action
    fields = Self.names.compactMap { name in
      value(name).flatMap { $0.isEmpty ? nil : (name, $0) }
    }
    if fields.isEmpty { return nil }
  }

  subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// For the form for signing in.
  var value: Value {
    [
      "member": .text(member), "action": .text(action),
      "fields": .list(
        fields.map { ["name": .text($0.name), "value": .text($0.value)] as Object }),
    ]
  }
}
