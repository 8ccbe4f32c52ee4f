import Imaging
import Sodium
import Store
import System

/// Monograms as pictures, in `initials/`. All of them can be made again: the folder may be emptied at any
/// time.
extension Members {
  static let monogramFolder = "initials"
  /// Milliseconds for which a monogram counts as one that cannot be drawn here.
  private static let failureAge: Int64 = 300_000
  /// Milliseconds after which a picture is made again, if anybody still asks for it.
  private static let pictureAge: Int64 = 30 * 86_400_000

  /// Bytes. What is there beyond them goes with the next sweep, the oldest first.
  public static let monogramRoom: Int64 = 64 << 20
  /// What lies in the file of one that could not be drawn this time.
  private static let failed = Array("failed".utf8)

  /// A monogram as a picture, drawn by `draw` if it was not before; nil when no font here has it.
  ///
  /// That is kept as an empty file, so that asking again is not work again. So is any other `ImagingError`,
  /// which throws `MonogramFailed`; `ImagingError.busy`, and what else `draw` throws, is thrown on. Nobody
  /// waits for somebody else's drawing: while one is at it, or at one of a few others, it is `Busy`.
  public func picture(
    of monogram: Monogram, _ size: RenditionSize, _ format: PictureFormat,
    _ draw: (Lettering) throws -> [UInt8]
  ) throws -> [UInt8]? {
    guard let lettering = monogram.lettering else { return nil }
    let file = lettering.file(size, format)
    let bytes = try kept(file) ?? drawOnce(file) { try draw(lettering) }
    if bytes == Self.failed { throw MonogramFailed() }
    return bytes.isEmpty ? nil : bytes
  }

  private func drawOnce(_ file: Key, _ draw: () throws -> [UInt8]) throws -> [UInt8] {
    guard let lock = try store.lockIfFree("initials-\(Self.turn(of: file))") else {
      throw Busy(retryAfter: 1)
    }
    defer { withExtendedLifetime(lock) {} }
    if let bytes = try kept(file) { return bytes }
    let bytes = try Self.drawn(draw)
    // Where there is no room to keep it, it is made again for whoever asks next.
    do { try store.writeFile(file, bytes) } catch is SystemError {}
    return bytes
  }

  /// What is kept of the try, whatever came of it.
  private static func drawn(_ draw: () throws -> [UInt8]) throws -> [UInt8] {
    do { return try draw() } catch let error as ImagingError {
      if case .busy = error { throw error }
      if error == .unsupported { return [] }
      Log.write("initials: \(error)")
      return failed
    }
  }

  private func kept(_ file: Key) throws -> [UInt8]? {
    guard let bytes = try store.disk.read(file.path, limit: 1 << 20) else { return nil }
    guard bytes.isEmpty || bytes == Self.failed, let status = try store.disk.status(file.path)
    else { return bytes }
    return Self.isOlder(status, than: Self.failureAge) ? nil : bytes
  }

  private static func isOlder(_ status: FileStatus, than age: Int64) -> Bool {
    Clock.milliseconds() - status.modified / 1_000_000 > age
  }

  /// Removes pictures that were made long ago, most of them of names that nobody has any more, and the
  /// oldest of the others until they take no more than so many bytes. One process does it at a time.
  public func sweepMonograms(to room: Int64 = monogramRoom) throws {
    guard let lock = try store.lockIfFree("initials-sweep") else { return }
    defer { withExtendedLifetime(lock) {} }
    var young: [(path: String, status: FileStatus)] = []
    var total: Int64 = 0
    try store.disk.list(Self.monogramFolder) { name in
      let path = "\(Self.monogramFolder)/\(name)"
      guard let status = try store.disk.status(path), status.isFile else { return }
      if Self.isOlder(status, than: Self.pictureAge) { return try store.disk.remove(path) }
      young.append((path, status))
      total += status.size
    }
    if total <= room { return }
    for (path, status) in young.sorted(by: { $0.status.modified < $1.status.modified }) {
      try store.disk.remove(path)
      total -= status.size
      if total <= room { return }
    }
  }
}

/// A monogram could not be drawn lately; it is tried again before long.
public struct MonogramFailed: Error {}

extension Monogram {
  var lettering: Lettering? {
    Lettering(initials.text, ink: Self.ink, ground: ground, typeSize: typeSize)
  }
}

extension Lettering {
  /// Named by all that is to be seen, so that a new name is never answered with the old one's picture.
  fileprivate func file(_ size: RenditionSize, _ format: PictureFormat) -> Key {
    let look = "\(text)\n\(ink)\n\(ground)\n\(typeSize)"
    let name = Encoding.hexadecimal(Array(Digest.sha256(Array(look.utf8)).prefix(16)))
    return Key(
      "\(Members.monogramFolder)/\(name)-\(size.pixels).\(format.fileExtension)", trusted: ())
  }
}
