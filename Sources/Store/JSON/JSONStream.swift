/// Walks through one JSON text of any size and reads the values that somebody wants, one at a time.
///
/// Only one value is in memory. What is passed over is checked for its brackets and strings only.
public struct JSONStream {
  /// Why a text cannot be walked through.
  public enum Failure: Error, Equatable {
    /// The grammar is broken at this byte.
    case malformed(offset: Int64)
    /// A value is larger than allowed; it begins at this byte, and was passed over.
    case tooLarge(offset: Int64)
    /// A value, which was passed over, is not what JSON may say: of text, numbers or depth.
    case unusable(offset: Int64)
  }

  private static let blockSize = 65_536

  private let read: (Int64, Int) throws -> [UInt8]
  private var block: [UInt8] = []
  private var position = 0
  /// Of the block's end in the whole text.
  private var end: Int64 = 0

  /// `read` gives at most so many bytes from an offset, fewer only at the end.
  public init(_ read: @escaping (Int64, Int) throws -> [UInt8]) {
    self.read = read
  }

  /// The place of the next byte in the whole text.
  public var offset: Int64 { end - Int64(block.count - position) }

  /// The first byte of the next value or bracket; nil at the end.
  public mutating func peek() throws -> UInt8? {
    while let byte = try current() {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      // A byte order mark, which some programs put at the beginning.
      case 0xEF, 0xBB, 0xBF: position += 1
      default: return byte
      }
    }
    return nil
  }

  /// Calls `body` at each value of the object that comes next, with its key. `body` must read or pass
  /// over that value.
  public mutating func object(_ body: (inout JSONStream, String) throws -> Void) throws {
    try take(UInt8(ascii: "{"))
    if try peek() == UInt8(ascii: "}") { return position += 1 }
    while true {
      guard try peek() == UInt8(ascii: "\""), case .string(let key) = try value() else {
        throw malformed
      }
      _ = try peek()
      try take(UInt8(ascii: ":"))
      try body(&self, key)
      if try isEnd(UInt8(ascii: "}")) { return }
    }
  }

  /// Calls `body` at each value of the array that comes next.
  public mutating func array(_ body: (inout JSONStream) throws -> Void) throws {
    try take(UInt8(ascii: "["))
    if try peek() == UInt8(ascii: "]") { return position += 1 }
    while true {
      try body(&self)
      if try isEnd(UInt8(ascii: "]")) { return }
    }
  }

  /// Reads the next value whole, at most `limit` bytes of text.
  public mutating func value(limit: Int = Store.documentLimit) throws -> JSON {
    _ = try peek()
    let start = offset
    var text: [UInt8] = []
    var isTooLarge = false
    try pass { byte in
      if text.count < limit { text.append(byte) } else { isTooLarge = true }
    }
    if isTooLarge { throw Failure.tooLarge(offset: start) }
    do throws(JSONError) { return try JSONParser.parse(text) } catch {
      throw Failure.unusable(offset: start + Int64(error.offset))
    }
  }

  /// Passes over the next value, however large it is.
  public mutating func skip() throws {
    try pass { _ in }
  }

  private mutating func pass(_ take: (UInt8) throws -> Void) throws {
    guard let first = try peek(), ![0x2C, 0x3A, 0x5D, 0x7D].contains(first) else { throw malformed }
    var depth = 0
    repeat {
      guard let byte = try current() else { throw malformed }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        try passString(take)
        continue
      default: break
      }
      try take(byte)
      position += 1
      // A number or word ends where something else begins.
      if depth == 0, ![UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte) {
        try passWord(take)
      }
    } while depth > 0
  }

  private mutating func passWord(_ take: (UInt8) throws -> Void) throws {
    while let byte = try current(), ![0x2C, 0x5D, 0x7D, 0x20, 0x0A, 0x0D, 0x09].contains(byte) {
      try take(byte)
      position += 1
    }
  }

  private mutating func passString(_ take: (UInt8) throws -> Void) throws {
    var isEscaped = true
    while let byte = try current() {
      try take(byte)
      position += 1
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        return
      }
    }
    throw malformed
  }

  private mutating func isEnd(_ bracket: UInt8) throws -> Bool {
    let next = try peek()
    position += 1
    if next == bracket { return true }
    if next == UInt8(ascii: ",") { return false }
    position -= 1
    throw malformed
  }

  private mutating func take(_ byte: UInt8) throws {
    guard try peek() == byte else { throw malformed }
    position += 1
  }

  private mutating func current() throws -> UInt8? {
    if position == block.count {
      block = try read(end, Self.blockSize)
      end += Int64(block.count)
      position = 0
    }
    return position < block.count ? block[position] : nil
  }

  private var malformed: Failure { .malformed(offset: offset) }
}
