/// The length of a body in bytes, as CONTENT_LENGTH says it (RFC 9110, section 8.6).
public enum ContentLength {
  /// Reads digits and nothing else: no sign, no blank, no list, at most `Int.max`.
  ///
  /// An absent or empty value is missing: servers write an empty CGI variable for no header.
  public static func parse(_ text: String?) throws(ContentLengthError) -> Int {
    guard let text, !text.isEmpty else { throw .missing }
    guard text.utf8.allSatisfy(Octets.isDigit), let length = Int(text) else { throw .malformed }
    return length
  }
}

/// Why the length of a body is not known.
public enum ContentLengthError: RequestError, Equatable {
  case missing
  case malformed

  public var status: Status {
    switch self {
    case .missing: .lengthRequired
    case .malformed: .badRequest
    }
  }

  public var code: String {
    switch self {
    case .missing: "length-required"
    case .malformed: "bad-content-length"
    }
  }
}
