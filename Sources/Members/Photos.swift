import Imaging
import Sodium
import Store
import System

/// The files of photos that profiles show now.
extension Members {
  /// Whether this photo was once there and was taken away.
  public func wasRemoved(_ photo: PhotoID) throws -> Bool {
    try store.exists(photo.removed)
  }

  /// The member whose profile shows this photo now, to whomever; nil when nobody's does.
  public func owner(of photo: PhotoID) throws -> Member? {
    guard let id = try details(of: photo)?.owner, let member = try member(id),
      member.photo?.id == photo
    else { return nil }
    return member
  }

  /// A rendition of a photo that is shown like that; nil when there is none.
  public func rendition(
    of photo: PhotoID, _ size: RenditionSize, _ format: RenditionFormat,
    shown showing: Showing = .everyone
  ) throws -> [UInt8]? {
    let folder = photo.folders(showing).here
    return try store.file(Self.fileName(size, format), in: folder, limit: 8 << 20)
  }

  /// Whether a photo is shown like that.
  public func isShown(_ photo: PhotoID, _ showing: Showing) throws -> Bool {
    try store.exists(photo.folders(showing).here)
  }

  /// A rendition that was not made with the others: made by `make` from the whole picture, once,
  /// however many ask at the same moment. Nil when the photo is not shown like that. No document waits for
  /// it: the photo may be taken away meanwhile, and then nothing is kept.
  public func makeRendition(
    of photo: PhotoID, _ size: RenditionSize, _ format: RenditionFormat,
    shown showing: Showing = .everyone,
    _ make: (borrowing Descriptor, Crop) throws -> [UInt8]
  ) throws -> [UInt8]? {
    let folder = photo.folders(showing).here
    return try store.locked("rendition-\(Self.turn(of: folder))") {
      if let bytes = try rendition(of: photo, size, format, shown: showing) { return bytes }
      guard try store.exists(folder), let details = try details(of: photo) else { return nil }
      let bytes = try make(try openMaster(of: photo), details.crop)
      return try store.transaction([photo.publicFolder]) { _ in
        guard try store.exists(folder) else { return nil }
        let file = Store.File(name: Self.fileName(size, format), bytes: bytes)
        do { try store.addFile(file, to: folder, isPublic: true) } catch let error
          as SystemError where error.isDiskFull
        {
          // No room to keep it: made again for whoever asks next.
        }
        return bytes
      }
    }
  }

  /// Which of a few locks whoever makes a picture takes: of no document.
  static func turn(of file: Key) -> UInt8 { Digest.sha256(Array(file.path.utf8))[0] % 32 }

  static func fileName(_ size: RenditionSize, _ format: RenditionFormat) -> String {
    "\(size.pixels).\(format.fileExtension)"
  }
}
