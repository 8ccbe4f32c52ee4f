import Imaging
import Store
import System

/// The files of photos that are public now.
extension Members {
  /// Whether this photo was once there and was taken away.
  public func wasRemoved(_ photo: PhotoID) throws -> Bool {
    try store.exists(photo.removed)
  }

  /// A rendition of a public photo; nil when there is none.
  public func rendition(
    of photo: PhotoID, _ size: RenditionSize, _ format: RenditionFormat
  ) throws -> [UInt8]? {
    try store.file(Self.fileName(size, format), in: photo.publicFolder, limit: 8 << 20)
  }

  /// A rendition of a public photo that was not made with the others: made by `make` from the whole
  /// picture, once, however many ask at the same moment. Nil when the photo is not public.
  public func makeRendition(
    of photo: PhotoID, _ size: RenditionSize, _ format: RenditionFormat,
    _ make: (borrowing Descriptor, Crop) throws -> [UInt8]
  ) throws -> [UInt8]? {
    guard try store.exists(photo.publicFolder) else { return nil }
    return try store.transaction([photo.publicFolder]) { _ in
      if let bytes = try rendition(of: photo, size, format) { return bytes }
      guard try store.exists(photo.publicFolder), let details = try details(of: photo) else {
        return nil
      }
      let bytes = try make(try openMaster(of: photo), details.crop)
      let file = Store.File(name: Self.fileName(size, format), bytes: bytes)
      do { try store.addFile(file, to: photo.publicFolder, isPublic: true) } catch let error
        as SystemError where error.isDiskFull
      {
        // No room to keep it: made again for whoever asks next.
      }
      return bytes
    }
  }

  static func fileName(_ size: RenditionSize, _ format: RenditionFormat) -> String {
    "\(size.pixels).\(format.fileExtension)"
  }
}
