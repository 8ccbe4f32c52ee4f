import Imaging

/// The whole upright picture, kept so that it can be cropped again: never public.
enum Master {
  private static let quality = 90

  static func file(of picture: borrowing Picture) throws(ChildRefusal) -> ChildReply.Picture {
    let size = picture.size.fitting(DevelopedPhoto.masterSide)
    let bytes: [UInt8]
    if size == picture.size {
      bytes = try picture.jpeg(quality: quality, optimised: false)
    } else {
      bytes = try picture.resized(to: size).jpeg(quality: quality, optimised: false)
    }
    return ChildReply.Picture(side: 0, format: .jpeg, bytes: bytes)
  }
}

extension PixelSize {
  /// The same shape with no side longer than `side`, and none of 0.
  func fitting(_ side: Int) -> PixelSize {
    guard longestSide > side else { return self }
    let scale = { (length: Int) in max((length * side + longestSide / 2) / longestSide, 1) }
    return PixelSize(width: scale(width), height: scale(height))
  }
}
