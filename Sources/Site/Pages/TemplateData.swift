import FastCGI
import HTTP
import Members
import Store
import Templates

/// What the template of a page gets when its address is looked at.
public struct TemplateData: Sendable {
  /// The file, such as `templates/pages/profile.mustache`.
  public let template: String
  /// Names in order; what lets a form be sent, or is a link for one person, is shown as “…”.
  public let values: JSON
}

/// Why an address has no template data.
public struct NoPage: Error, CustomStringConvertible {
  public let description: String
}

extension Site {
  /// Answers a made-up request for an address of the site, such as `/join` or `/?q=ada`, by the same
  /// action as any other, and tells what its template gets: as a stranger's, or a member's.
  public func templateData(_ address: String, as member: MemberID? = nil) throws -> TemplateData {
    let exchange = MadeUpExchange(uri: configuration.path + address)
    let visit: Visit
    do {
      visit = Visit(self, try Request(Variables(exchange: exchange)), exchange, id: "-")
    } catch { throw NoPage(description: "\(address) is no address") }
    if let member { visit.act(as: member) }
    let response: Response
    do { response = try visit.answer() } catch {
      let failure = Failure(error)
      throw NoPage(
        description: "\(address) has no page: \(failure.status.rawValue) \(failure.code)")
    }
    guard let shown = visit.shown else {
      let location = response.headers[.location].map { ", on to \($0)" } ?? ""
      throw NoPage(
        description: "\(address) is no page: \(response.status.rawValue)\(location)")
    }
    return TemplateData(
      template: "templates/pages/\(shown.template).mustache",
      values: JSON(Templates.Value.object(shown.values)))
  }
}

extension JSON {
  private static let secrets: Set<String> = ["token", "staged", "link"]

  fileprivate init(_ value: Templates.Value) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let number): self = .integer(Int64(number))
    case .text(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSON($0) })
    case .object(let object):
      var document = JSONObject()
      for (name, value) in object.members.sorted(by: { $0.name < $1.name }) {
        document[name] = Self.secrets.contains(name) ? "…" : JSON(value)
      }
      self = .object(document)
    }
  }
}

/// A request that nobody sent.
private final class MadeUpExchange: Exchange {
  private let uri: String

  init(uri: String) {
    self.uri = uri
  }

  func parameter(_ name: String) -> String? {
    switch name {
    case "REQUEST_METHOD": "GET"
    case "REQUEST_URI": uri
    default: nil
    }
  }

  func read(into buffer: inout [UInt8]) -> Int { 0 }
  func expectDelay() {}
  func write(_ bytes: [UInt8]) {}
}
