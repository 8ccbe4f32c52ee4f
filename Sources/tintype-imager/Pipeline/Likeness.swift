import Imaging

/// By what a picture is known again.
enum Likeness {
  /// The hashes of the poses of an 8-bit picture in sRGB, in memory; none when there is nothing to see in it.
  static func hashes(of picture: borrowing Picture) throws(ChildRefusal) -> [PictureHash] {
    PictureHash.poses(grey: try grey(picture, side: PictureHash.side))
  }

  /// The same of what there is inside of its frame; none when it has none.
  static func unframedHashes(of picture: borrowing Picture) throws(ChildRefusal) -> [PictureHash] {
    guard let frame = PictureFrame(grey: try grey(picture, side: PictureFrame.side)) else {
      return []
    }
    let (left, top, size) = frame.inside(of: picture.size)
    return try hashes(of: picture.cut(left: left, top: top, size))
  }

  /// A square of so many grey pixels either way; empty for what is no picture in three bands.
  private static func grey(
    _ picture: borrowing Picture, side: Int
  ) throws(ChildRefusal) -> [UInt8] {
    let small = try picture.resized(to: PixelSize(width: side, height: side))
    let pixels = try small.pixels()
    guard pixels.count == side * side * 3 else { return [] }
    return (0..<side * side).map { index in
      // Rec. 601, in 1/256.
      let sum =
        Int(pixels[index * 3]) * 77 + Int(pixels[index * 3 + 1]) * 150
        + Int(pixels[index * 3 + 2]) * 29
      return UInt8(clamping: sum >> 8)
    }
  }
}
