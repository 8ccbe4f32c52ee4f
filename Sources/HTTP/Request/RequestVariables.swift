/// Where the facts of a request are looked up: the variables of CGI (RFC 3875, section 4.1).
///
/// Nothing is copied or parsed before somebody asks for it.
public protocol RequestVariables {
  /// The value of a variable such as `REQUEST_METHOD` or `HTTP_ACCEPT`, nil when absent.
  ///
  /// Bytes that are not UTF-8 come as U+FFFD.
  func value(of name: String) -> String?
}

/// Variables held in a dictionary, for tests.
public struct DictionaryVariables: RequestVariables, Sendable {
  private let values: [String: String]

  public init(_ values: [String: String]) {
    self.values = values
  }

  public func value(of name: String) -> String? { values[name] }
}
