extension ByteWriter {
  /// A crop in 26 bytes.
  mutating func append(_ crop: Crop) {
    append(UInt8(crop.quarterTurns))
    append(UInt8(crop.square == nil ? 0 : 1))
    for value in [crop.square?.left, crop.square?.top, crop.square?.side] {
      append(UInt64(bitPattern: Int64(value ?? 0)))
    }
  }
}

extension ByteReader {
  /// The next crop, with whatever numbers it has; `nil` when too few bytes are left.
  mutating func nextCrop() -> Crop? {
    guard let turns = next(UInt8.self), let hasSquare = next(UInt8.self),
      let left = next(UInt64.self), let top = next(UInt64.self), let side = next(UInt64.self)
    else { return nil }
    let number = { (bits: UInt64) in Int(Int64(bitPattern: bits)) }
    let square = Crop.Square(left: number(left), top: number(top), side: number(side))
    return Crop(square: hasSquare == 0 ? nil : square, quarterTurns: Int(turns))
  }
}
