/// A JSON value (RFC 8259) that is written back as it was read: number text and key order are kept.
public enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  /// The digits as they stand in the document, such as `1.10` or `1e2`.
  case number(String)
  case string(String)
  case array([JSON])
  case object(JSONObject)

  public static func integer(_ value: Int64) -> JSON { .number(String(value)) }
}

extension JSON {
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number as an integer; nil for fractions, exponents and anything beyond 64 bits.
  public var integer: Int64? {
    if case .number(let digits) = self { Int64(digits) } else { nil }
  }

  public var array: [JSON]? {
    if case .array(let items) = self { items } else { nil }
  }

  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The member `key` of an object; nil for other values.
  public subscript(key: String) -> JSON? { object?[key] }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
