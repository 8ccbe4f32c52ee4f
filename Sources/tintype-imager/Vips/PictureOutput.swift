import CVips
import Imaging

extension Picture {
  /// As a JPEG file without metadata.
  ///
  /// - Parameters:
  ///   - quality: 1 to 100.
  ///   - optimised: A few per cent smaller, for a third more time.
  func jpeg(quality: Int, optimised: Bool) throws(Failure) -> [UInt8] {
    try unsafe save { image, bytes, count in
      unsafe tt_save_jpeg(image, Int32(quality), optimised ? 1 : 0, &bytes, &count)
    }
  }

  /// As a lossy WebP file without metadata; `effort` 0 to 6.
  func webp(quality: Int, effort: Int) throws(Failure) -> [UInt8] {
    let file = try unsafe save { image, bytes, count in
      unsafe tt_save_webp(image, Int32(quality), Int32(effort), &bytes, &count)
    }
    guard let picture = BareWebP.picture(in: file) else { throw .damaged }
    return picture
  }

  /// As a PNG file without metadata.
  func png() throws(Failure) -> [UInt8] {
    let file = try unsafe save { image, bytes, count in
      unsafe tt_save_png(image, &bytes, &count)
    }
    guard let picture = BarePNG.picture(in: file) else { throw .damaged }
    return picture
  }

  private func save(
    _ operation: (UnsafeMutablePointer<VipsImage>, inout UnsafeMutableRawPointer?, inout Int) ->
      Int32
  ) throws(Failure) -> [UInt8] {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    guard unsafe withImage({ unsafe operation($0, &bytes, &count) }) == 0 else { throw .damaged }
    defer { unsafe g_free(bytes) }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The values of all pixels, line by line, band beside band; a byte for each of an 8-bit picture.
  func pixels() throws(Failure) -> [UInt8] {
    try unsafe withImage { image throws(Failure) in
      var count = 0
      guard let memory = unsafe vips_image_write_to_memory(image, &count) else { throw .damaged }
      defer { unsafe g_free(memory) }
      return unsafe Array(UnsafeRawBufferPointer(start: memory, count: count))
    }
  }

  /// The mean of all pixels of an 8-bit picture in sRGB.
  func averageColour() throws(Failure) -> Colour {
    let pixels = try pixels()
    var sums = [0, 0, 0]
    for (index, value) in pixels.enumerated() { sums[index % 3] += Int(value) }
    let count = max(pixels.count / 3, 1)
    let means = sums.map { UInt8(clamping: ($0 + count / 2) / count) }
    return Colour(red: means[0], green: means[1], blue: means[2])
  }
}
