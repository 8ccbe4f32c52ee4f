/// The header and the tag table of a colour profile: ICC.1:2022, sections 7.2 and 7.3.
struct ICCTags {
  /// What the picture's numbers are: `RGB `, `GRAY`, `CMYK`, …
  let colourSpace: String
  /// What they are converted to: `XYZ ` or `Lab `.
  let connectionSpace: String
  private var tags: [String: [UInt8]] = [:]

  private static let headerLength = 128
  private static let mostTags = 100

  /// `nil` if `bytes` are no profile.
  init?(_ bytes: [UInt8]) {
    let span = bytes.span
    guard span.count >= Self.headerLength + 4, span.fourCharacters(at: 36) == "acsp" else {
      return nil
    }
    colourSpace = span.fourCharacters(at: 16)
    connectionSpace = span.fourCharacters(at: 20)
    let count = min(Int(span.bigEndian32(at: Self.headerLength)), Self.mostTags)
    for index in 0..<count {
      let entry = Self.headerLength + 4 + 12 * index
      guard entry + 12 <= span.count else { return }
      let start = Int(span.bigEndian32(at: entry + 4))
      let length = Int(span.bigEndian32(at: entry + 8))
      guard start + length <= span.count else { continue }
      tags[span.fourCharacters(at: entry)] = Array(bytes[start..<start + length])
    }
  }

  /// The contents of the tag with this name.
  subscript(name: String) -> [UInt8]? { tags[name] }

  /// The first three numbers of a tag of type `XYZ `.
  func xyz(_ name: String) -> [Double]? {
    guard let tag = tags[name], tag.count >= 20, tag.span.fourCharacters(at: 0) == "XYZ " else {
      return nil
    }
    return [8, 12, 16].map { tag.span.fixed16(at: $0) }
  }
}

extension Span<UInt8> {
  /// The four bytes at `position`, which must lie inside, as an `s15Fixed16Number`.
  func fixed16(at position: Int) -> Double {
    Double(Int32(bitPattern: bigEndian32(at: position))) / 65_536
  }
}
