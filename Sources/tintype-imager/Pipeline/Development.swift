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
    do throws(ChildRefusal) {
      let file: MappedFile
      do { file = try MappedFile(descriptor: descriptor) } catch { throw ChildRefusal.damaged }
      guard file.count <= request.limits.bytes else {
        throw ChildRefusal.tooManyBytes(found: file.count, limit: request.limits.bytes)
      }
      return .made(try pictures(of: file))
    } catch {
      return .refused(error)
    }
  }

  private func pictures(
    of file: borrowing MappedFile
  ) throws(ChildRefusal) -> ChildReply.Pictures {
    switch request.work {
    case .develop(let type):
      let upload = try Upload(type, file, request)
      return try develop(upload)
    case .rendition(let size, let format):
      let upload = try Upload(.jpeg, file, request)
      var pictures = ChildReply.Pictures()
      pictures.original = upload.uprightSize
      let square = try Square(of: upload.picture, crop: request.crop)
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
    var square = try Square(of: upload.picture, crop: request.crop)
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
