/// Rows of comma-separated values (RFC 4180), as spreadsheets write them: separated by commas, semicolons
/// or tabs, with or without a byte order mark, lines ended by CR LF, LF or CR.
///
/// A row that is wrong keeps no other from being read: a quotation mark that is never closed spoils the
/// line that it is in.
struct CSV {
  struct Row: Equatable {
    /// Where the row begins, counted from 1.
    let line: Int
    let fields: Result<[String], Fault>
  }

  enum Fault: String, Error {
    case notUTF8 = "is not UTF-8"
    case quotation = "has a quotation mark in the wrong place"
    case unclosed = "has a quotation mark that is never closed"
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let quote = UInt8(ascii: "\"")

  /// The rows that are not empty.
  static func rows(_ bytes: [UInt8]) -> [Row] {
    var reader = CSV(bytes)
    var rows: [Row] = []
    while let row = reader.next() { rows.append(row) }
    return rows
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: Self.mark) ? Self.mark.count : 0
    separator = Self.separator(bytes[position...])
  }

  /// The first of the three that stands outside quotation marks; no e-mail address has one.
  private static func separator(_ bytes: ArraySlice<UInt8>) -> UInt8 {
    var isQuoted = false
    for byte in bytes {
      if byte == quote { isQuoted.toggle() }
      let isSeparator = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains(byte)
      if !isQuoted, isSeparator { return byte }
    }
    return UInt8(ascii: ",")
  }

  private mutating func next() -> Row? {
    while position < bytes.count {
      let start = (position, line)
      let fields: Result<[String], Fault>
      do throws(Fault) { fields = .success(try row()) } catch {
        (position, line) = start
        skipLine()
        fields = .failure(error)
      }
      if case .success(let texts) = fields, texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
        continue
      }
      return Row(line: start.1, fields: fields)
    }
    return nil
  }

  private mutating func row() throws(Fault) -> [String] {
    var fields: [String] = []
    while true {
      fields.append(try field())
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    endLine()
    return fields
  }

  private mutating func field() throws(Fault) -> String {
    guard position < bytes.count, bytes[position] == Self.quote else {
      let start = position
      while !isAtEnd {
        if bytes[position] == Self.quote { throw .quotation }
        position += 1
      }
      return try text(bytes[start..<position])
    }
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.quote {
        guard position < bytes.count, bytes[position] == Self.quote else {
          if !isAtEnd { throw .quotation }
          return try text(content[...])
        }
        position += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      content.append(byte)
    }
    throw .unclosed
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  /// Whether a field ends here.
  private var isAtEnd: Bool {
    position == bytes.count || bytes[position] == separator || bytes[position] == 0x0A
      || bytes[position] == 0x0D
  }

  private mutating func endLine() {
    guard position < bytes.count else { return }
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A {
      position += 1
    }
    position += 1
    line += 1
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    endLine()
  }
}
