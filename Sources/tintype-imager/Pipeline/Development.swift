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
    let upload = try Upload(request.type, file, request)
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
    switch request.work {
    case .develop: return try develop(upload)
    case .rendition(let size, let format):
      var pictures = ChildReply.Pictures()
      pictures.original = upload.uprightSize
      let square = try Square(
        of: upload.picture, crop: request.crop, background: request.background)
      pictures.list = [try square.file(size, format)]
      return pictures
    }
  }

  private func develop(_ upload: borrowing Upload) throws(ChildRefusal) -> ChildReply.Pictures {
    var pictures = ChildReply.Pictures()
    pictures.original = upload.uprightSize
    pictures.changes = PhotoChange.bits(of: upload.changes)
    pictures.list.append(try Master.file(of: upload.picture))
    // Each size from the one before: every pixel is looked at a few times, not for every size.
    var square = try Square(
      of: upload.picture, crop: request.crop, background: request.background)
    for size in RenditionSize.madeAtUpload {
      square = try square.resized(to: size)
      for format in RenditionFormat.allCases {
        pictures.list.append(try square.file(size, format))
      }
      if size == RenditionSize.madeAtUpload.last {
        pictures.average = try square.picture.averageColour()
      }
    }
    return pictures
  }
}
