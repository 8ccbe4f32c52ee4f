/// How a HEIC or AVIF file is built up (ISO/IEC 23008-12), as far as its boxes say.
package struct HEIFOutline: Sendable, Equatable {
  /// The brands that it names, the major one first.
  package private(set) var brands: [String] = []
  /// The four-character type of the primary item, such as `hvc1`, `av01` or `grid`.
  package private(set) var primaryType: String?
  /// The largest picture that a property declares (`ispe`).
  package private(set) var largestSize: PixelSize?
  /// Whether a picture is turned (`irot`) or mirrored (`imir`) when it is shown.
  package private(set) var isTurned = false
  /// Where the types of those `auxl` references stand that name more than one target.
  ///
  /// libheif before 1.19 refuses a photo with such a reference; iPhones write them since iOS 18.
  /// Under any unknown type it skips them.
  package private(set) var crowdedAuxiliaries: [Int] = []

  /// Whether its major brand is that of a sequence of pictures.
  package var isSequence: Bool {
    ["avis", "hevc", "hevx", "hevm", "hevs", "msf1"].contains(brands.first)
  }

  package init(_ bytes: Span<UInt8>) {
    let whole = 0..<bytes.count
    if let box = BoxReader.first(.ftyp, in: whole, of: bytes) {
      brands = FileBrands(bytes, body: box.body).names
    }
    guard let meta = BoxReader.first(.meta, in: whole, of: bytes), meta.body.count >= 4 else {
      return
    }
    let inside = meta.body.lowerBound + 4..<meta.body.upperBound
    readReferences(inside, bytes)
    readProperties(inside, bytes)
    primaryType = ItemTypes.primary(in: inside, of: bytes)
  }

  /// `iref`: a full box of references `from, count, to …`, items numbered in 16 or 32 bits.
  private mutating func readReferences(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    guard let box = BoxReader.first(.iref, in: range, of: bytes), box.body.count >= 4 else {
      return
    }
    let wide = bytes[box.body.lowerBound] > 0
    var references = BoxReader(box.body.lowerBound + 4..<box.body.upperBound)
    while let reference = references.next(in: bytes) {
      let count = reference.body.lowerBound + (wide ? 4 : 2)
      guard reference.type == BoxType.auxl.rawValue, count + 2 <= reference.body.upperBound,
        bytes.bigEndian16(at: count) > 1
      else { continue }
      crowdedAuxiliaries.append(reference.typePosition)
    }
  }

  /// `iprp/ipco`: sizes and turns of all items, of which the primary one is the largest.
  private mutating func readProperties(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    guard let box = BoxReader.first(.iprp, in: range, of: bytes),
      let list = BoxReader.first(.ipco, in: box.body, of: bytes)
    else { return }
    var properties = BoxReader(list.body)
    while let property = properties.next(in: bytes) {
      let body = property.body
      switch BoxType(rawValue: property.type) {
      case .ispe where body.count >= 12:
        let size = PixelSize(
          width: Int(bytes.bigEndian32(at: body.lowerBound + 4)),
          height: Int(bytes.bigEndian32(at: body.lowerBound + 8)))
        if size.count > largestSize?.count ?? 0 { largestSize = size }
      case .irot where body.count >= 1:
        if bytes[body.lowerBound] & 3 != 0 { isTurned = true }
      case .imir: isTurned = true
      default: break
      }
    }
  }
}
