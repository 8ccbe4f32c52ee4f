/// The options after a command: `--name value`.
struct Options {
  static let defaultConfiguration = "/etc/tintype/tintype.conf"

  private(set) var config = defaultConfiguration
  private(set) var listen: String?
  private(set) var type: String?
  private(set) var length: String?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw UsageError("\(name) needs a value") }
      switch name {
      case "--config": config = value
      case "--listen": listen = value
      case "--type": type = value
      case "--length": length = value
      default: throw UsageError("there is no option called \(name); see tintype help")
      }
    }
  }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
