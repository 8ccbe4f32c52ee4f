/// The options after a command, `--name value` or `--name`, and what else stands there.
struct Options {
  static let defaultConfiguration = "/etc/tintype/tintype.conf"

  private var values: [String: String] = [:]
  private var switches: Set<String> = []
  private(set) var operands: [String] = []

  /// Takes only the options, switches and number of operands that the command knows.
  init(
    _ arguments: [String], options: Set<String> = [], switches: Set<String> = [], operands: Int = 0,
    optionalOperands: Int = 0
  ) throws(UsageError) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if switches.contains(name) {
        self.switches.insert(name)
      } else if options.contains(name) {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw UsageError("\(name) needs a value after it")
        }
        values[name] = value
      } else if name.hasPrefix("--") {
        throw UsageError("there is no option called \(name)")
      } else if self.operands.count == operands + optionalOperands {
        throw UsageError("nothing is known of \(name) here")
      } else {
        self.operands.append(name)
      }
    }
    if self.operands.count < operands { throw UsageError("something is missing") }
  }

  subscript(name: String) -> String? { values[name] }
  func has(_ name: String) -> Bool { switches.contains(name) }

  var config: String { self["--config"] ?? Self.defaultConfiguration }
}

struct UsageError: Error, CustomStringConvertible {
  let description: String
  let code: Int32

  init(_ description: String, code: Int32 = ExitCode.usage) {
    self.description = description
    self.code = code
  }
}
