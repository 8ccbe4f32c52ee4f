import System

extension Imager {
  /// Draws a lettering as a square picture of this size.
  ///
  /// Throws `unsupported` when this machine's fonts lack a character of it.
  public func draw(
    _ lettering: Lettering, size: RenditionSize, format: PictureFormat
  ) throws(ImagingError) -> [UInt8] {
    let nothing: Descriptor
    do { nothing = try FileBytes.open("/dev/null") } catch {
      throw .imagerFailed(detail: "\(error)")
    }
    let pictures = try perform(.letter(lettering, size, format), on: nothing.number, crop: nil)
    guard pictures.list.count == 1, pictures.list[0].isSquare(size, format) else {
      throw .decoderFailed(detail: "the picture is not the one that was asked for")
    }
    return pictures.list[0].bytes
  }
}
