/// A WebP file of nothing but its pixels.
package enum BareWebP {
  private static let headerLength = 12

  /// Only the lossy picture of `file`, in the simplest container: RFC 9649, section 2.5.
  ///
  /// libvips 8.14 writes an EXIF chunk of 190 bytes even when it is told to strip metadata.
  ///
  /// - Returns: `nil` if there is no such picture in it.
  package static func picture(in file: [UInt8]) -> [UInt8]? {
    let bytes = file.span
    var position = headerLength
    while position + 8 <= bytes.count {
      let length = bytes.littleEndian32(at: position + 4)
      let end = position + 8 + length + length % 2
      guard end <= bytes.count else { return nil }
      if bytes.fourCharacters(at: position) == "VP8 " {
        var writer = ByteWriter()
        writer.append(contentsOf: Array("RIFF".utf8))
        writer.append(UInt32(clamping: end - position + 4))
        writer.append(contentsOf: Array("WEBP".utf8))
        return writer.bytes + file[position..<end]
      }
      position = end
    }
    return nil
  }
}
