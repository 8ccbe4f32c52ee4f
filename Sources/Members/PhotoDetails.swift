import Imaging
import Store
import System

/// What is kept beside the whole picture of a photo: `masters/<uuid>/metadata.json`.
public struct PhotoDetails: Sendable {
  /// Milliseconds since 1970.
  public let created: Int64
  /// The size of the whole picture, in pixels.
  public let size: PixelSize
  /// The square that the renditions show.
  public let crop: Crop
  public let alt: String?
  /// Codes of what was done to the upload.
  public let changes: [String]
}

extension Members {
  /// What is known of a photo; nil when its whole picture is not kept.
  public func details(of photo: PhotoID) throws -> PhotoDetails? {
    let bytes = try store.file("metadata.json", in: photo.masterFolder, limit: 1 << 16)
    return try bytes.flatMap { PhotoDetails(try JSONParser.parse($0)) }
  }

  /// The whole upright picture, a JPEG.
  public func master(of photo: PhotoID) throws -> [UInt8]? {
    try store.file("master.jpg", in: photo.masterFolder, limit: 64 << 20)
  }

  /// A small square of the photo, a JPEG of 180 pixels, for its owner's list.
  public func thumbnail(of photo: PhotoID) throws -> [UInt8]? {
    try store.file("thumbnail.jpg", in: photo.masterFolder, limit: 1 << 20)
  }

  func openMaster(of photo: PhotoID) throws -> Descriptor {
    try store.disk.open("\(photo.masterFolder.path)/master.jpg")
  }
}

extension PhotoDetails {
  fileprivate init?(_ document: JSON) {
    guard let width = document["width"]?.integer, let height = document["height"]?.integer else {
      return nil
    }
    created = document["created"]?.integer ?? 0
    size = PixelSize(width: Int(width), height: Int(height))
    var square: Crop.Square?
    if let left = document["square"]?["left"]?.integer,
      let top = document["square"]?["top"]?.integer,
      let side = document["square"]?["side"]?.integer
    {
      square = Crop.Square(left: Int(left), top: Int(top), side: Int(side))
    }
    crop = Crop(square: square, quarterTurns: Int(document["quarterTurns"]?.integer ?? 0))
    alt = document["alt"]?.text
    changes = (document["changes"]?.array ?? []).compactMap(\.text)
  }
}
