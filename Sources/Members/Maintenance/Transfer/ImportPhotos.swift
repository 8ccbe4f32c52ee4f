import Imaging
import Store
import System

/// Finds the photos of members who are brought over, and makes prints of them by the imager.
public struct ImportPhotos {
  /// Why a member has no photo: `photo.missing`, `photo.address`, `photo.fetch: …`, or a code of the
  /// imager's.
  struct Failure: Error {
    let code: String
  }

  private let studio: Studio
  private let staging: Staging
  private let folder: (any Disk)?
  private let fetcher: Fetcher?

  /// - Parameters:
  ///   - folder: Files named by the path or the last part of an address, or by the member.
  ///   - fetcher: Gets photos from their addresses; nil: those are not got.
  public init(
    _ members: Members, studio: Studio, folder: (any Disk)?, fetcher: Fetcher?
  ) {
    self.studio = studio
    staging = Staging(
      members, limits: Staging.Limits(total: .max, perClient: .max))
    self.folder = folder
    self.fetcher = fetcher
  }

  /// Nil in a trial, when there would be one.
  func print(_ source: String, _ record: ImportRecord, isTrial: Bool) throws -> Print? {
    guard let file = try find(source, record, isTrial: isTrial) else { return nil }
    if isTrial { return nil }
    return try print(try file.descriptor(), record)
  }

  private func print(_ file: borrowing Descriptor, _ record: ImportRecord) throws -> Print {
    let upload = try staging.begin(client: Client(address: "import"))
    var offset: Int64 = 0
    while true {
      let bytes = try file.read(at: offset, count: 1 << 20)
      if bytes.isEmpty { break }
      offset += Int64(bytes.count)
      if offset > studio.limits.bytes { throw Failure(code: "too-many-bytes") }
      try upload.write(bytes.span)
    }
    do {
      return Print(try studio.develop(upload, crop: record.crop), alt: record.alt)
    } catch let error as ImagingError { throw Failure(code: error.code) }
  }

  private enum Found {
    case file(any Disk, String)
    case fetched(TemporaryBox)

    func descriptor() throws -> Descriptor {
      switch self {
      case .file(let disk, let path): try disk.open(path)
      case .fetched(let box): try box.take()
      }
    }
  }

  /// Whether this is an ordinary file, to which no link leads.
  private func isFile(_ path: String, in folder: any Disk) -> Bool {
    let parts = path.split(separator: "/")
    let parents = (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
    return (try? folder.status(path))??.isFile == true
      && parents.allSatisfy { (try? folder.status($0))??.isDirectory == true }
  }

  private func find(_ source: String, _ record: ImportRecord, isTrial: Bool) throws -> Found? {
    if let folder {
      for path in PhotoSource(source).paths(for: record.source) {
        if isFile(path, in: folder) { return .file(folder, path) }
      }
    }
    let isAddress = source.hasPrefix("https://") || source.hasPrefix("http://")
    guard let fetcher, isAddress else { throw Failure(code: "photo.missing") }
    if isTrial { return nil }
    return .fetched(TemporaryBox(try fetcher.fetch(source, limit: studio.limits.bytes)))
  }
}

/// Holds a fetched file until it is used.
private final class TemporaryBox {
  private var descriptor: Descriptor?

  init(_ descriptor: consuming Descriptor) {
    self.descriptor = consume descriptor
  }

  func take() throws -> Descriptor {
    guard let found = descriptor.take() else { throw SystemError.missing }
    return found
  }
}
