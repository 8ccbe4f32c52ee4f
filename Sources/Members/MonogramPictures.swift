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

  /// A monogram as a picture, drawn by `draw` if it was not before; nil when this machine cannot.
  ///
  /// What fails is kept as an empty file, so that asking again is not work again. `ImagingError.busy`, and
  /// any other error than an `ImagingError`, is thrown on.
  public func picture(
    of monogram: Monogram, _ size: RenditionSize, _ format: PictureFormat,
    _ draw: (Lettering) throws -> [UInt8]
  ) throws -> [UInt8]? {
    guard let lettering = monogram.lettering else { return nil }
    let file = lettering.file(size, format)
    let bytes =
      try kept(file)
      ?? store.transaction([file]) { _ in
        if let bytes = try kept(file) { return bytes }
        let bytes = try Self.drawn { try draw(lettering) }
        // Where there is no room to keep it, it is made again for whoever asks next.
        do { try store.writeFile(file, bytes) } catch is SystemError {}
        return bytes
      }
    return bytes.isEmpty ? nil : bytes
  }

  /// Nothing for what cannot be drawn.
  private static func drawn(_ draw: () throws -> [UInt8]) throws -> [UInt8] {
    do { return try draw() } catch let error as ImagingError {
      if case .busy = error { throw error }
      if error != .unsupported { Log.write("initials: \(error)") }
      return []
    }
  }

  private func kept(_ file: Key) throws -> [UInt8]? {
    guard let bytes = try store.disk.read(file.path, limit: 1 << 20) else { return nil }
    return try bytes.isEmpty && isOlder(file.path, than: Self.failureAge) ? nil : bytes
  }

  private func isOlder(_ path: String, than age: Int64) throws -> Bool {
    guard let status = try store.disk.status(path) else { return false }
    return Clock.milliseconds() - status.modified / 1_000_000 > age
  }

  /// Removes pictures that were made long ago, most of them of names that nobody has any more.
  public func sweepMonograms() throws {
    try store.disk.list(Self.monogramFolder) { name in
      let path = "\(Self.monogramFolder)/\(name)"
      if try isOlder(path, than: Self.pictureAge) { try store.disk.remove(path) }
    }
  }
}

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
