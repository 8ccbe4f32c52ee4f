/// Reads one JSON text (RFC 8259) from bytes.
///
/// Stricter than the RFC asks: UTF-8 only, no byte order mark, duplicate keys and nesting deeper than
/// `depthLimit` refused, unpaired surrogates refused.
public struct JSONParser {
  public static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0

  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.position != bytes.count { throw parser.error(.trailingBytes) }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: reason, offset: position)
  }

  /// Something else, or the end, stands where the grammar wants one of a few bytes.
  private var unexpected: JSONError {
    error(position < bytes.count ? .unexpectedByte : .unexpectedEnd)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for byte in word.description.utf8 where !take(byte) { throw unexpected }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    if depth > Self.depthLimit { throw error(.tooDeep) }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try expect("true", .bool(true))
    case UInt8(ascii: "f"): return try expect("false", .bool(false))
    case UInt8(ascii: "n"): return try expect("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    let start = position
    position += 1
    var members: [JSONObject.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(JSONObject()) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected }
      members.append(.init(key: key, value: try value(depth: depth + 1)))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw unexpected }
    guard let object = JSONObject(members) else {
      throw JSONError(reason: .duplicateKey, offset: start)
    }
    return .object(object)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var items: [JSON] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      items.append(try value(depth: depth + 1))
      skipSpace()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw unexpected }
    return .array(items)
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    let leadingZero = whole > 1 && bytes[position - whole] == UInt8(ascii: "0")
    guard whole > 0, !leadingZero else {
      throw whole == 0 ? unexpected : error(.badNumber)
    }
    if take(UInt8(ascii: ".")), digits() == 0 { throw unexpected }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      if digits() == 0 { throw unexpected }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, byte >= 0x30, byte <= 0x39 { position += 1 }
    return position - start
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      let plain = bytes[start..<position]
      position += 1
      return try decoded(plain)
    }
    var collected = Array(bytes[start..<position])
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw error(.badString) }
      position += 1
      if byte == UInt8(ascii: "\\") {
        try escape(into: &collected)
      } else {
        collected.append(byte)
      }
    }
    guard take(UInt8(ascii: "\"")) else { throw unexpected }
    return try decoded(collected[...])
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error(.badUnicode) }
    return text
  }

  private mutating func escape(into collected: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw unexpected }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): collected.append(byte)
    case UInt8(ascii: "b"): collected.append(0x08)
    case UInt8(ascii: "f"): collected.append(0x0C)
    case UInt8(ascii: "n"): collected.append(0x0A)
    case UInt8(ascii: "r"): collected.append(0x0D)
    case UInt8(ascii: "t"): collected.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try hexadecimal()]
      if UTF16.isLeadSurrogate(units[0]) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error(.badUnicode) }
        units.append(try hexadecimal())
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw error(.badUnicode) }
      collected.append(contentsOf: text.utf8)
    default: throw error(.badEscape)
    }
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw error(.badEscape) }
    position += 4
    return unit
  }
}
