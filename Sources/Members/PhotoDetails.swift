import Imaging
import Store
import System

/// What is kept beside the whole picture of a photo: `masters/<uuid>/metadata.json`.
public struct PhotoDetails: Sendable {
  /// Whose photo it was made as; it is theirs when their document says so.
  let owner: MemberID?
  /// Milliseconds since 1970.
  public let created: Int64
  /// The size of the whole picture, in pixels.
  public let size: PixelSize
  /// The size of the upload, upright, in pixels.
  public let originalSize: PixelSize
  /// The square that the renditions show.
  public let crop: Crop
  /// The square that was found when the photo was sent.
  public let suggested: Crop
  public let alt: String?
  /// SHA-256 of the whole picture; nil for photos made before it was written down.
  let digest: String?
  /// The hashes of the whole picture's poses, the upright one first.
  let hashes: [PictureHash]
  /// The same of the square.
  let shownHashes: [PictureHash]
  /// Codes of what was done to the upload.
  public let changes: [String]
}

extension Members {
  /// What is known of a photo; nil when its whole picture is not kept, or what is kept cannot be read, of
  /// which `tintype check` tells.
  public func details(of photo: PhotoID) throws -> PhotoDetails? {
    let bytes = try store.file("metadata.json", in: photo.masterFolder, limit: 1 << 16)
    return bytes.flatMap { try? JSONParser.parse($0) }.flatMap { PhotoDetails($0) }
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
    guard let size = Self.size(document) else { return nil }
    self.size = size
    owner = document["uid"]?.text.flatMap { MemberID($0) }
    created = document["created"]?.integer ?? 0
    originalSize = document["original"].flatMap(Self.size) ?? size
    crop = Self.crop(document["crop"])
    suggested = Self.crop(document["suggested"])
    alt = document["alt"]?.text
    digest = document["sha256"]?.text
    // Earlier, only the upright pose was kept.
    hashes = Self.hashes(document["hashes"] ?? [document["hash"] ?? .null])
    shownHashes = Self.hashes(document["shownHashes"])
    changes = (document["changes"]?.array ?? []).compactMap(\.text)
  }

  private static func size(_ document: JSON) -> PixelSize? {
    guard let width = document["width"]?.integer, let height = document["height"]?.integer else {
      return nil
    }
    return PixelSize(width: Int(width), height: Int(height))
  }

  private static func hashes(_ list: JSON?) -> [PictureHash] {
    (list?.array ?? []).compactMap { $0.text.flatMap { PictureHash($0) } }
  }

  static func crop(_ document: JSON?) -> Crop {
    let number = { (key: String) in document?[key]?.integer.map { Int($0) } }
    var square: Crop.Square?
    if let left = number("left"), let top = number("top"), let side = number("side") {
      square = Crop.Square(left: left, top: top, side: side)
    }
    return Crop(square: square, quarterTurns: number("quarterTurns") ?? 0)
  }
}
