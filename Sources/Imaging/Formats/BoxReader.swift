/// One box of an ISO base media file (ISO/IEC 14496-12, 4.2), as positions in the file.
struct Box {
  /// Its four-character type.
  let type: UInt32
  /// Where the four bytes of its type are.
  let typePosition: Int
  /// Its contents.
  let body: Range<Int>
}

/// Walks the boxes that lie side by side in a part of a file, until something does not fit.
struct BoxReader {
  private var position: Int
  private let end: Int

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next(in bytes: Span<UInt8>) -> Box? {
    guard end <= bytes.count, position + 8 <= end else { return nil }
    var length = Int(bytes.bigEndian32(at: position))
    let type = bytes.bigEndian32(at: position + 4)
    var header = 8
    if length == 1 {
      guard position + 16 <= end else { return nil }
      let long =
        UInt64(bytes.bigEndian32(at: position + 8)) << 32
        | UInt64(bytes.bigEndian32(at: position + 12))
      length = Int(clamping: long)
      header = 16
    } else if length == 0 {
      length = end - position
    }
    guard length >= header, length <= end - position else { return nil }
    defer { position += length }
    return Box(
      type: type, typePosition: position + 4, body: position + header..<position + length)
  }

  /// The first box of `type` in `range`.
  static func first(_ type: BoxType, in range: Range<Int>, of bytes: Span<UInt8>) -> Box? {
    var reader = BoxReader(range)
    while let box = reader.next(in: bytes) {
      if box.type == type.rawValue { return box }
    }
    return nil
  }
}

/// The box types that matter here.
enum BoxType: UInt32 {
  case auxl = 0x6175_786C
  case ftyp = 0x6674_7970
  case iinf = 0x6969_6E66
  case imir = 0x696D_6972
  case infe = 0x696E_6665
  case ipco = 0x6970_636F
  case iprp = 0x6970_7270
  case iref = 0x6972_6566
  case irot = 0x6972_6F74
  case ispe = 0x6973_7065
  case meta = 0x6D65_7461
  case pitm = 0x7069_746D
}
