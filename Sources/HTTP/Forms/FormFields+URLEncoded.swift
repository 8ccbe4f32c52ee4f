/// How much of a form or query is read.
public struct FormLimits: Sendable {
  /// Fields, named or not.
  public var fields: Int
  /// Bytes of one field, name and value as sent.
  public var fieldBytes: Int

  public init(fields: Int, fieldBytes: Int) {
    self.fields = fields
    self.fieldBytes = fieldBytes
  }

  /// For the body of a form.
  public static let form = FormLimits(fields: 100, fieldBytes: 262_144)
  /// For a query.
  public static let query = FormLimits(fields: 50, fieldBytes: 4096)
}

extension FormFields {
  /// Reads `application/x-www-form-urlencoded` (WHATWG URL Standard, section 5.1).
  ///
  /// Stricter than that page in one thing: a `%` that encodes nothing is an error, not text.
  public init(urlencoded bytes: Span<UInt8>, limits: FormLimits = .form) throws(FormError) {
    self.init()
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "&") { end += 1 }
      if end > start {
        if fields.count == limits.fields { throw .tooManyFields }
        if end - start > limits.fieldBytes { throw .fieldTooLarge }
        try appendPair(bytes.extracting(start..<end))
      }
      start = end + 1
    }
  }

  private mutating func appendPair(_ pair: Span<UInt8>) throws(FormError) {
    var text: [UInt8] = []
    text.reserveCapacity(pair.count)
    for index in pair.indices { text.append(pair[index]) }
    let equals = text.firstIndex(of: Octets.equals) ?? text.endIndex
    guard let name = PercentCoding.decoded(text[..<equals], plusIsSpace: true),
      let value = PercentCoding.decoded(text[equals...].dropFirst(), plusIsSpace: true)
    else { throw .badEscape }
    guard let name = String(validating: name, as: UTF8.self) else { throw .invalidUTF8 }
    append(name: name, value: value)
  }
}
