/// What EXIF data say about where a picture was taken, however badly they are written: TIFF 6.0,
/// section 2, and CIPA DC-008, section 4.6.
package struct EXIFOutline: Sendable, Equatable {
  /// Whether there is a latitude, a longitude or an altitude of whatever type, or a place for them
  /// that cannot be looked into.
  package private(set) var tellsPlace = false

  private static let pointer = 0x8825
  /// GPSLatitudeRef to GPSAltitude.
  private static let places = 1...6
  private static let long = 4

  /// - Parameter exif: A TIFF structure, with or without `Exif` and two zero bytes before it.
  package init(_ exif: [UInt8]) {
    let hasName = exif.starts(with: Array("Exif\0\0".utf8))
    guard let tiff = TIFFReader(exif[(exif.startIndex + (hasName ? 6 : 0))...]),
      let entries = tiff.directory(at: tiff.number(at: 4, length: 4))
    else { return }
    for entry in entries where entry.tag == Self.pointer {
      guard entry.type == Self.long, entry.count == 1,
        let place = tiff.directory(at: entry.value)
      else {
        tellsPlace = true
        continue
      }
      if place.contains(where: { Self.places.contains($0.tag) }) { tellsPlace = true }
    }
  }
}

/// Reads directories of a TIFF structure.
private struct TIFFReader {
  struct Entry {
    let tag: Int
    let type: Int
    let count: Int
    /// The number in it, or where its numbers are.
    let value: Int
  }

  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
    switch bytes.prefix(2) {
    case [0x4D, 0x4D]: isBigEndian = true
    case [0x49, 0x49]: isBigEndian = false
    default: return nil
    }
  }

  /// A number of `length` bytes; `nil` beyond the end.
  func number(at position: Int, length: Int) -> Int? {
    guard position >= 0, position + length <= bytes.count else { return nil }
    let digits = bytes[position..<position + length]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The entries at `position`, as far as there are; `nil` if none can be there.
  func directory(at position: Int?) -> [Entry]? {
    guard let position, let count = number(at: position, length: 2) else { return nil }
    var entries: [Entry] = []
    for index in 0..<count {
      let start = position + 2 + 12 * index
      guard let tag = number(at: start, length: 2), let type = number(at: start + 2, length: 2),
        let count = number(at: start + 4, length: 4), let value = number(at: start + 8, length: 4)
      else { break }
      entries.append(Entry(tag: tag, type: type, count: count, value: value))
    }
    return entries
  }
}
