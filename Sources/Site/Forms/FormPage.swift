import HTTP
import Imaging
import Members
import Store
import Templates

extension Visit {
  /// A page with a form, which carries a token.
  func formPage(
    _ template: String, _ values: Object, facts: JSONObject = JSONObject()
  ) throws -> Page {
    var values = values
    var facts = facts
    if bearer == nil {
      let token = try formToken()
      values["token"] = .text(token)
      facts["token"] = .string(token)
    }
    return Page(template, values, json: .object(facts))
  }

  /// The form again, with why nothing came of it.
  func show(again page: Page, _ failure: Failure) throws -> Response {
    if wantsJSON { throw failure }
    var page = page
    page.status = failure.status
    page.tell(failure, self)
    return try show(page)
  }

  /// What a field for a photo says of what it takes.
  var photoFieldValues: Object {
    [
      "accept": .text(configuration.accepted.acceptAttribute),
      "formats": .text(formats),
      "limit": .text(ByteSize(bytes: configuration.photos.bytes).text),
      "stage": .text(url("/staged")),
      "limitBytes": .text(String(configuration.photos.bytes)),
    ]
  }

  /// The accepted formats as a list in words.
  var formats: String {
    let names = configuration.accepted.names
    guard let last = names.last, names.count > 1 else { return names.joined() }
    let first = names.dropLast().joined(separator: text("list.separator") ?? ", ")
    return first + (text("list.or") ?? ", ") + last
  }
}

extension Page {
  /// Says above its form why nothing came of it.
  mutating func tell(_ failure: Failure, _ visit: Visit) {
    values["problem"] = visit.text("error.\(failure.text).message", failure.values).map {
      .text($0)
    }
  }
}
