import HTTP
import Store
import Templates

extension Visit {
  /// A page that only says something: the texts `told.<code>.title` and `told.<code>.message`, and where
  /// to go from there.
  func told(
    _ code: String, _ status: Status = .ok, action: (path: String, text: String)? = nil
  ) throws -> Response {
    let title = text("told.\(code).title") ?? ""
    let message = text("told.\(code).message") ?? ""
    var values: Object = ["title": .text(title), "message": .text(message)]
    if let action, let label = text(action.text) {
      values["action"] = ["url": .text(url(action.path)), "label": .text(label)]
    }
    var page = Page(
      "told", values,
      json: ["code": .string(code), "title": .string(title), "message": .string(message)])
    page.status = status
    return try show(page)
  }
}
