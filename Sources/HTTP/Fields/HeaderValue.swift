/// The value of a response header field: it cannot hold a line end, a NUL or another control
/// character, so that nothing a sender wrote becomes a field of its own (RFC 9110, section 5.5).
public struct HeaderValue: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text as it is sent.
  public let description: String

  /// Refuses control characters other than the tab, and blanks at the ends.
  public init(_ text: String) throws(HeaderValueError) {
    if text.utf8.contains(where: Octets.isControl) { throw .control }
    if let first = text.utf8.first, let last = text.utf8.last {
      if Octets.isBlank(first) || Octets.isBlank(last) { throw .blankEnds }
    }
    description = text
  }

  /// A value known while compiling; a bad literal stops the program.
  public init(stringLiteral text: StaticString) {
    description = text.description
    precondition(!description.utf8.contains(where: Octets.isControl), "not a field value")
  }

  /// A number, such as a length or seconds.
  public init(_ number: some BinaryInteger) {
    description = String(number)
  }

  /// A text that is made of safe characters by whoever calls: types of this module only.
  init(unchecked text: String) {
    description = text
  }
}

/// Why a text cannot be the value of a header field.
public enum HeaderValueError: Error, Equatable {
  case control
  case blankEnds
}
