/// The text fields of a form or query, in the order in which they were sent.
public struct FormFields: Equatable, Sendable {
  public struct Field: Equatable, Sendable {
    public let name: String
    /// The bytes as decoded: not yet known to be UTF-8, not trimmed.
    public let value: [UInt8]
  }

  public private(set) var fields: [Field] = []

  public init() {}

  public mutating func append(name: String, value: [UInt8]) {
    fields.append(Field(name: name, value: value))
  }

  /// Throws `.invalidUTF8` unless every value is text.
  public func checkTexts() throws(FormError) {
    for field in fields where String(validating: field.value, as: UTF8.self) == nil {
      throw .invalidUTF8
    }
  }

  /// Whether a field of that name was sent, once or more.
  public func contains(_ name: String) -> Bool {
    fields.contains { $0.name == name }
  }

  /// The text of a field that may be sent once; nil when it was not sent.
  ///
  /// Throws `.repeated` when it was sent twice: taking one of two is how forms are cheated.
  public func text(_ name: String) throws(FormError) -> String? {
    var found: String?
    for field in fields where field.name == name {
      if found != nil { throw .repeated }
      found = try Self.text(field.value)
    }
    return found
  }

  /// The texts of all fields of that name, in order.
  public func texts(_ name: String) throws(FormError) -> [String] {
    var texts: [String] = []
    for field in fields where field.name == name {
      texts.append(try Self.text(field.value))
    }
    return texts
  }

  private static func text(_ bytes: [UInt8]) throws(FormError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    return text
  }
}

/// What is wrong with a form or query.
public enum FormError: RequestError, Equatable {
  /// A `%` without two hexadecimal digits.
  case badEscape
  /// A name or value that is not UTF-8.
  case invalidUTF8
  /// A field sent twice that may be sent once.
  case repeated
  case tooManyFields
  case fieldTooLarge

  public var status: Status {
    switch self {
    case .badEscape, .invalidUTF8, .repeated: .badRequest
    case .tooManyFields, .fieldTooLarge: .contentTooLarge
    }
  }

  public var code: String {
    switch self {
    case .badEscape: "bad-escape"
    case .invalidUTF8: "invalid-utf8"
    case .repeated: "duplicate-field"
    case .tooManyFields: "too-many-fields"
    case .fieldTooLarge: "field-too-large"
    }
  }
}
