/// Writes JSON values as UTF-8.
public enum JSONWriter {
  /// One line, without spaces.
  public static func line(_ value: JSON) -> [UInt8] {
    var bytes: [UInt8] = []
    write(value, to: &bytes, indent: nil)
    return bytes
  }

  /// One member a line, indented by two spaces, with a final newline: pleasant to read and to `grep`.
  public static func document(_ value: JSON) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    write(value, to: &bytes, indent: 0)
    bytes.append(0x0A)
    return bytes
  }

  private static func write(_ value: JSON, to bytes: inout [UInt8], indent: Int?) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let text): write(text, to: &bytes)
    case .array(let items):
      bytes.append(UInt8(ascii: "["))
      for (index, item) in items.enumerated() {
        separate(index, &bytes, indent)
        write(item, to: &bytes, indent: indent.map { $0 + 1 })
      }
      close("]", empty: items.isEmpty, &bytes, indent)
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        separate(index, &bytes, indent)
        write(member.key, to: &bytes)
        bytes += (indent == nil ? ":" : ": ").utf8
        write(member.value, to: &bytes, indent: indent.map { $0 + 1 })
      }
      close("}", empty: object.members.isEmpty, &bytes, indent)
    }
  }

  private static func separate(_ index: Int, _ bytes: inout [UInt8], _ indent: Int?) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    if let indent { newline(&bytes, indent + 1) }
  }

  private static func close(
    _ bracket: Unicode.Scalar, empty: Bool, _ bytes: inout [UInt8], _ indent: Int?
  ) {
    if let indent, !empty { newline(&bytes, indent) }
    bytes.append(UInt8(ascii: bracket))
  }

  private static func newline(_ bytes: inout [UInt8], _ indent: Int) {
    bytes.append(0x0A)
    for _ in 0..<indent * 2 { bytes.append(0x20) }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += "\\u00".utf8
        bytes += (digits.utf8.count == 1 ? "0" + digits : digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
