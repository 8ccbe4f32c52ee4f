/// Reads `; name=value; name="value"` after the first word of a field value.
///
/// `backslash` says what a backslash in quotes means: RFC 9110 escapes any octet with it, browsers
/// and Windows paths in form parts do not.
struct ParameterScanner<Bytes: RandomAccessCollection<UInt8>> where Bytes.Index == Int {
  /// What a backslash inside quotes does.
  enum Backslash {
    /// Stands before any octet and leaves it as it is (RFC 9110, section 5.6.4).
    case escapesAll
    /// Stands before `"` and `\` only; elsewhere it is a character like any other.
    case escapesQuoteAndItself
  }

  /// One parameter, its name in lower case.
  struct Parameter {
    let name: String
    /// The value without quotes and escapes.
    var value: [UInt8]
    /// Where in `value` a backslash stands that escaped nothing: a separator in a Windows path.
    var separators: [Int] = []
    var isQuoted = false
  }

  /// The text is not a list of parameters.
  struct Malformed: Error {}

  private let bytes: Bytes
  private let backslash: Backslash
  private var position: Int

  init(_ bytes: Bytes, from position: Int, backslash: Backslash) {
    self.bytes = bytes
    self.position = position
    self.backslash = backslash
  }

  /// The next parameter, nil at the end. Empty parameters (`;;`) are passed over.
  mutating func next() throws(Malformed) -> Parameter? {
    repeat {
      skipBlanks()
      if position == bytes.endIndex { return nil }
      guard bytes[position] == Octets.semicolon else { throw Malformed() }
      position += 1
      skipBlanks()
      if position == bytes.endIndex { return nil }
    } while bytes[position] == Octets.semicolon
    let start = position
    while position < bytes.endIndex, Octets.isToken(bytes[position]) { position += 1 }
    if position == start { throw Malformed() }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    skipBlanks()
    guard position < bytes.endIndex, bytes[position] == Octets.equals else { throw Malformed() }
    position += 1
    skipBlanks()
    if position < bytes.endIndex, bytes[position] == Octets.quote {
      return try quoted(name)
    }
    return Parameter(name: name, value: unquoted())
  }

  private mutating func skipBlanks() {
    while position < bytes.endIndex, Octets.isBlank(bytes[position]) { position += 1 }
  }

  /// Up to the next `;`, whatever it holds: who uses the value judges it.
  private mutating func unquoted() -> [UInt8] {
    let start = position
    while position < bytes.endIndex, bytes[position] != Octets.semicolon { position += 1 }
    return Array(bytes[start..<position].trimmingBlanks)
  }

  private mutating func quoted(_ name: String) throws(Malformed) -> Parameter {
    var result = Parameter(name: name, value: [], isQuoted: true)
    position += 1
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      if byte == Octets.quote { return result }
      if byte == Octets.backslash {
        if position < bytes.endIndex, escapes(bytes[position]) {
          result.value.append(bytes[position])
          position += 1
          continue
        }
        result.separators.append(result.value.count)
      }
      result.value.append(byte)
    }
    throw Malformed()
  }

  private func escapes(_ byte: UInt8) -> Bool {
    switch backslash {
    case .escapesAll: true
    case .escapesQuoteAndItself: byte == Octets.quote || byte == Octets.backslash
    }
  }
}
