import Imaging
import System

/// The work of a child: from a file to pictures.
struct Development {
  private let request: ImagerRequest

  init(_ request: ImagerRequest) {
    self.request = request
  }

  /// Makes what was asked for out of the file open as `descriptor`, or says why not.
  func reply(descriptor: Int32) -> ChildReply {
    do {
      return .made(try pictures(of: try map(descriptor)))
    } catch {
      return .refused(error)
    }
  }

  private func map(_ descriptor: Int32) throws(ChildRefusal) -> MappedFile {
    do {
      let length = try MappedFile.length(of: descriptor)
      guard length <= request.limits.bytes else {
        throw ChildRefusal.tooManyBytes(found: length, limit: request.limits.bytes)
      }
      return try MappedFile(descriptor: descriptor)
    } catch let refusal as ChildRefusal {
      throw refusal
    } catch let error as SystemError where error.isOutOfMemory {
      throw .tooMuchMemory
    } catch {
      throw .damaged
    }
  }

  private func pictures(
    of file: borrowing MappedFile
  ) throws(ChildRefusal) -> ChildReply.Pictures {
    guard let type = request.type else { throw .unsupported }
    let upload = try Upload(type, file, request)
    do {
      return try pictures(from: upload)
    } catch {
      // The file has been decoded: whatever fails now is not its fault but want of memory.
      throw .tooMuchMemory
    }
  }

  private func pictures(
    from upload: borrowing Upload
  ) throws(ChildRefusal) -> ChildReply.Pictures {
    var pictures = ChildReply.Pictures()
    pictures.original = upload.uprightSize
    pictures.changes = PhotoChange.bits(of: upload.changes)
    pictures.crop = try crop(of: upload)
    pictures.orientation = UInt8(clamping: upload.orientation)
    pictures.copy = upload.copy ?? []
    let square = try Square(
      of: upload.picture, crop: pictures.crop, background: request.background)
    switch request.work {
    case .develop:
      pictures.hashes = try Likeness.hashes(of: upload.picture)
      pictures.hashes += try Likeness.unframedHashes(of: upload.picture)
      pictures.list.append(try Master.file(of: upload.picture))
      try addRenditions(of: square, to: &pictures)
    case .recrop: try addRenditions(of: square, to: &pictures)
    case .rendition(let size, let format):
      pictures.list = [try square.file(size, format)]
    case .letter: throw .unsupported
    }
    return pictures
  }

  private func crop(of upload: borrowing Upload) throws(ChildRefusal) -> Crop {
    if let crop = request.crop { return crop.settled(in: upload.uprightSize) }
    return try Attention.crop(of: upload.picture, in: upload.uprightSize)
  }

  /// Each size from the one before: every pixel is looked at a few times, not for every size.
  private func addRenditions(
    of square: borrowing Square, to pictures: inout ChildReply.Pictures
  ) throws(ChildRefusal) {
    let sizes = RenditionSize.madeAtUpload
    var smaller = try square.resized(to: sizes[0])
    for size in sizes {
      if size != sizes[0] { smaller = try smaller.resized(to: size) }
      for format in RenditionFormat.allCases {
        pictures.list.append(try smaller.file(size, format))
      }
    }
    pictures.average = try smaller.picture.averageColour()
    pictures.shownHashes = try Likeness.hashes(of: smaller.picture)
  }
}
