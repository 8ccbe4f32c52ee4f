import Imaging

/// By what a picture is known again.
enum Likeness {
  /// The hashes of the poses of an 8-bit picture in sRGB, in memory; none when there is nothing to see in it.
  static func hashes(of picture: borrowing Picture) throws(ChildRefusal) -> [PictureHash] {
    let side = PictureHash.side
    let small = try picture.resized(to: PixelSize(width: side, height: side))
    let pixels = try small.pixels()
    guard pixels.count == side * side * 3 else { return [] }
    let grey = (0..<side * side).map { index in
      // Rec. 601, in 1/256.
      let sum =
        Int(pixels[index * 3]) * 77 + Int(pixels[index * 3 + 1]) * 150
        + Int(pixels[index * 3 + 2]) * 29
      return UInt8(clamping: sum >> 8)
    }
    return PictureHash.poses(grey: grey)
  }
}
