import Imaging

/// How much smaller a picture may become before everything else happens to it.
///
/// It stays large enough for a master of full size and for the crop at the largest size made at
/// upload, so that both come from the upload's own pixels; not larger, because every later step
/// costs by the pixel.
struct ScalePlan {
  private let size: PixelSize
  private let cropSide: Int
  private let needsMaster: Bool

  /// A master that the decoder made a little smaller than it might be is not scaled up again.
  private static let masterTolerance = 1900
  /// Twice the largest size made at upload, so that making that from this loses nothing.
  private static let workingCrop = 1280
  private static let smallestCrop = 640

  init(_ size: PixelSize, crop: Crop, needsMaster: Bool) {
    self.size = size
    self.needsMaster = needsMaster
    cropSide = crop.pixels(in: size).side
  }

  /// The largest factor, 2, 4 or 8, by which the decoder itself may shrink; `nil` for none.
  func shrinkOnLoad(_ type: PhotoType) -> Int? {
    guard type == .jpeg || type == .webp else { return nil }
    return [8, 4, 2].first { factor in
      (!needsMaster || size.longestSide / factor >= Self.masterTolerance)
        && cropSide / factor >= Self.smallestCrop && size.shortestSide / factor >= 1
    }
  }

  /// The size to bring a decoded picture to; its own, if that is small enough.
  func workingSize(of loaded: PixelSize) -> PixelSize {
    let crop = cropSide * loaded.longestSide / max(size.longestSide, 1)
    // As long as the crop needs the longer side to be, rounded up.
    let forCrop = (loaded.longestSide * Self.workingCrop + crop - 1) / max(crop, 1)
    return loaded.fitting(needsMaster ? max(DevelopedPhoto.masterSide, forCrop) : forCrop)
  }
}
