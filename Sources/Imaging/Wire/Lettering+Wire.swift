extension ByteWriter {
  /// A lettering in 8 bytes and those of its text.
  mutating func append(_ lettering: Lettering) {
    append(lettering.ink)
    append(lettering.ground)
    append(UInt8(lettering.typeSize))
    append(UInt8(lettering.text.utf8.count))
    append(contentsOf: Array(lettering.text.utf8))
  }
}

extension ByteReader {
  /// The next lettering; `nil` when it is not one.
  mutating func nextLettering() -> Lettering? {
    guard let ink = nextColour(), let ground = nextColour(), let size = next(UInt8.self),
      let count = next(UInt8.self), let bytes = next(count: Int(count)),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return Lettering(text, ink: ink, ground: ground, typeSize: Int(size))
  }
}
