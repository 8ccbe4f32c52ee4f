extension ByteWriter {
  /// A colour in three bytes.
  mutating func append(_ colour: Colour) {
    for channel in [colour.red, colour.green, colour.blue] { append(channel) }
  }
}

extension ByteReader {
  /// The next colour; `nil` when too few bytes are left.
  mutating func nextColour() -> Colour? {
    guard let red = next(UInt8.self), let green = next(UInt8.self), let blue = next(UInt8.self)
    else { return nil }
    return Colour(red: red, green: green, blue: blue)
  }
}
