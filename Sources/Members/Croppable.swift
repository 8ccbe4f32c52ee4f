import Imaging
import Store
import System

/// A photo of which another square can be chosen.
public struct CroppablePhoto: Sendable {
  public let id: PhotoID
  public let details: PhotoDetails
  /// Whether the upload's own pixels are still there; else the whole picture is what there is.
  let hasOriginal: Bool

  /// The least side of a square, in millionths, for which no pixels have to be invented.
  public var smallestSide: Int {
    Crop.smallestSide(in: hasOriginal ? details.originalSize : details.size)
  }
}

extension Members {
  /// What another square of this photo can be made from; nil when its whole picture is not kept.
  public func croppable(_ photo: PhotoID) throws -> CroppablePhoto? {
    guard let details = try details(of: photo) else { return nil }
    return CroppablePhoto(
      id: photo, details: details, hasOriginal: try store.exists(photo.original))
  }

  /// Makes a print of another square of the same picture.
  public func print(
    _ photo: CroppablePhoto, crop: Crop, by studio: Studio
  ) throws -> Print {
    guard let master = try master(of: photo.id) else {
      throw StoreError.conflict(photo.id.masterFolder)
    }
    // A sweep may have removed the upload's own pixels this very moment.
    let original = photo.hasOriginal ? try? store.disk.open(photo.id.original.path) : nil
    let source = try original ?? openMaster(of: photo.id)
    return Print(
      of: photo, master: master, try studio.recrop(source.number, crop: crop), crop: crop)
  }
}

extension Print {
  /// A print of another square of the same picture.
  init(of photo: CroppablePhoto, master: [UInt8], _ renditions: RecroppedPhoto, crop: Crop) {
    self.master = master
    masterSize = photo.details.size
    self.renditions = renditions.renditions
    colour = renditions.averageColour
    hashes = photo.details.hashes
    shownHashes = renditions.shownHashes
    self.crop = crop
    suggested = photo.details.suggested
    originalSize = photo.details.originalSize
    original = photo.hasOriginal ? .sharedWith(photo.id) : nil
    changes = photo.details.changes
    alt = photo.details.alt
  }
}
