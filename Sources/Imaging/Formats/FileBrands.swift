/// The brands that an ISO base media file names in its `ftyp` box (ISO/IEC 14496-12, 4.3).
struct FileBrands {
  /// Four characters each, the major brand first.
  let names: [String]

  private init(names: [String]) {
    self.names = names
  }

  init(_ bytes: Span<UInt8>, body: Range<Int>) {
    var names: [String] = []
    var position = body.lowerBound
    while position + 4 <= body.upperBound {
      // The second group of four is the minor version.
      if position != body.lowerBound + 4 { names.append(bytes.fourCharacters(at: position)) }
      position += 4
    }
    self.init(names: names)
  }

  /// The brands in the first bytes of a file; none if it does not begin with a whole `ftyp`.
  init(prefix bytes: Span<UInt8>) {
    guard let box = BoxReader.first(.ftyp, in: 0..<bytes.count, of: bytes), box.typePosition == 4
    else {
      self.init(names: [])
      return
    }
    self.init(bytes, body: box.body)
  }

  /// The photo type that these brands promise.
  var photoType: PhotoType? {
    let avif: Set = ["avif", "avis"]
    let heic: Set = [
      "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1", "miaf",
    ]
    guard let major = names.first else { return nil }
    if avif.contains(major) { return .avif }
    guard heic.contains(major) || names.contains(where: { $0 == "mif1" || $0 == "msf1" }) else {
      return nil
    }
    // A file of the general brands says in its compatible ones which codec it needs.
    let isGeneral = ["mif1", "msf1", "miaf"].contains(major)
    return isGeneral && names.contains(where: avif.contains) ? .avif : .heic
  }
}

extension Span<UInt8> {
  /// The four bytes at `position`, which must lie inside, as ASCII, others as `?`.
  func fourCharacters(at position: Int) -> String {
    var text = ""
    for index in position..<position + 4 {
      let byte = self[index]
      text.unicodeScalars.append(
        (0x20...0x7E).contains(byte) ? UnicodeScalar(byte) : UnicodeScalar(UInt8(ascii: "?")))
    }
    return text
  }
}
