/// The items of a HEIF file and their types (ISO/IEC 14496-12, 8.11.4 and 8.11.6).
enum ItemTypes {
  /// The type of the primary item, as `pitm` and `iinf` in the body of `meta` say.
  static func primary(in range: Range<Int>, of bytes: Span<UInt8>) -> String? {
    guard let pitm = BoxReader.first(.pitm, in: range, of: bytes)?.body, pitm.count >= 6,
      let iinf = BoxReader.first(.iinf, in: range, of: bytes)?.body, iinf.count >= 8
    else { return nil }
    let wide = bytes[pitm.lowerBound] > 0
    guard let wanted = number(at: pitm.lowerBound + 4, wide: wide, end: pitm.upperBound, bytes)
    else { return nil }
    let header = bytes[iinf.lowerBound] == 0 ? 6 : 8
    var entries = BoxReader(iinf.lowerBound + header..<iinf.upperBound)
    while let entry = entries.next(in: bytes) {
      guard entry.type == BoxType.infe.rawValue, entry.body.count >= 4 else { continue }
      let version = bytes[entry.body.lowerBound]
      guard version == 2 || version == 3 else { continue }
      let start = entry.body.lowerBound + 4
      let type = start + (version == 3 ? 6 : 4)
      guard type + 4 <= entry.body.upperBound else { continue }
      if number(at: start, wide: version == 3, end: type, bytes) == wanted {
        return bytes.fourCharacters(at: type)
      }
    }
    return nil
  }

  private static func number(
    at position: Int, wide: Bool, end: Int, _ bytes: Span<UInt8>
  ) -> UInt32? {
    guard position + (wide ? 4 : 2) <= end else { return nil }
    return wide ? bytes.bigEndian32(at: position) : UInt32(bytes.bigEndian16(at: position))
  }
}
