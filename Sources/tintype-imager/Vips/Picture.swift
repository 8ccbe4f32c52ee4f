import CVips
import Imaging
import System

/// A picture of libvips: pixels in memory, or the promise of computing them.
@safe
struct Picture: ~Copyable {
  private let image: UnsafeMutablePointer<VipsImage>

  private init(_ image: UnsafeMutablePointer<VipsImage>) {
    unsafe self.image = unsafe image
  }

  deinit {
    unsafe tt_unref(image)
  }

  /// What any failure of libvips means here: its return code counts, never its error text.
  typealias Failure = ChildRefusal

  /// Lends the image.
  func withImage<Result, Failure: Error>(
    _ body: (UnsafeMutablePointer<VipsImage>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(image)
  }

  /// Runs an operation that leaves a new picture.
  private static func make(
    _ operation: (inout UnsafeMutablePointer<VipsImage>?) -> Int32
  ) throws(Failure) -> Picture {
    var result: UnsafeMutablePointer<VipsImage>?
    guard unsafe operation(&result) == 0, let image = unsafe result else { throw .damaged }
    return unsafe Picture(image)
  }
}

// MARK: - Loading

extension Picture {
  /// Reads the header of a file with the one loader for its type; pixels come later, from `file`,
  /// which must stay until this picture and all made from it are gone.
  ///
  /// - Parameters:
  ///   - shrink: 1, 2, 4 or 8: how many times smaller a JPEG is decoded.
  ///   - scale: How many times smaller a WebP is decoded, greater than 0, at most 1.
  static func load(
    _ type: PhotoType, _ file: borrowing MappedFile, shrink: Int = 1, scale: Double = 1
  ) throws(Failure) -> Picture {
    let (start, count) = unsafe file.withMemory { ($0.baseAddress, $0.count) }
    return switch type {
    case .jpeg: try unsafe make { unsafe tt_load_jpeg(start, count, Int32(shrink), &$0) }
    case .png: try unsafe make { unsafe tt_load_png(start, count, &$0) }
    case .webp: try unsafe make { unsafe tt_load_webp(start, count, scale, &$0) }
    case .gif: try unsafe make { unsafe tt_load_gif(start, count, &$0) }
    case .heic, .avif: try unsafe make { unsafe tt_load_heif(start, count, &$0) }
    }
  }
}

// MARK: - Making

extension Picture {
  /// Of red, green and blue for each pixel, line by line: three bytes for each in all of `size`.
  init(pixels: [UInt8], _ size: PixelSize) throws(Failure) {
    guard pixels.count == size.count * 3, let memory = unsafe g_malloc(gsize(pixels.count)) else {
      throw .damaged
    }
    unsafe UnsafeMutableRawBufferPointer(start: memory, count: pixels.count).copyBytes(from: pixels)
    self = try unsafe Self.make {
      unsafe tt_from_pixels(memory, pixels.count, Int32(size.width), Int32(size.height), &$0)
    }
  }
}

// MARK: - Facts

extension Picture {
  var size: PixelSize {
    unsafe PixelSize(
      width: Int(vips_image_get_width(image)), height: Int(vips_image_get_height(image)))
  }

  var bands: Int { Int(unsafe vips_image_get_bands(image)) }
  var hasAlpha: Bool { unsafe vips_image_hasalpha(image) != 0 }
  var is8Bit: Bool { unsafe vips_image_get_format(image) == VIPS_FORMAT_UCHAR }
  var isCMYK: Bool { unsafe vips_image_get_interpretation(image) == VIPS_INTERPRETATION_CMYK }

  /// EXIF's orientation, 1 to 8; 1 when there is none or an invalid one.
  var orientation: Int { Int(unsafe vips_image_get_orientation(image)) }

  /// Whether ``pages`` are frames of an animation: in GIF and WebP, which give them a duration.
  var isAnimationFormat: Bool { unsafe tt_has(image, "loop") != 0 }

  /// Frames of an animation, or pictures in a container.
  var pages: Int { Int(unsafe vips_image_get_n_pages(image)) }

  /// The names of all metadata items.
  var fields: [String] {
    guard let names = unsafe vips_image_get_fields(image) else { return [] }
    defer { unsafe g_strfreev(names) }
    var result: [String] = []
    var index = 0
    while let name = unsafe names[index] {
      unsafe result.append(String(cString: name))
      index += 1
    }
    return result
  }

  /// The bytes of a metadata item; `nil` when there is none.
  func blob(_ name: String) -> [UInt8]? {
    var start: UnsafeRawPointer?
    var count = 0
    guard unsafe tt_has(image, name) != 0,
      unsafe vips_image_get_blob(image, name, &start, &count) == 0
    else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

// MARK: - Operations

extension Picture {
  /// The colours that the profile in it means, in sRGB with 8 bits; fails for unusable profiles.
  func profileToSRGB() throws(Failure) -> Picture {
    try unsafe Self.make { unsafe tt_profile_to_srgb(image, &$0) }
  }

  /// The same for a profile of curves and a matrix; computed now and kept in memory. This must have three bands
  /// of 8 bits.
  func inMemory(convertedBy profile: MatrixProfile) throws(Failure) -> Picture {
    var count = 0
    guard let pixels = unsafe vips_image_write_to_memory(image, &count) else { throw .damaged }
    unsafe UnsafeMutableRawBufferPointer(start: pixels, count: count).withMutableBytes {
      profile.convert(&$0)
    }
    let size = self.size
    return try unsafe Self.make {
      unsafe tt_from_pixels(pixels, count, Int32(size.width), Int32(size.height), &$0)
    }
  }

  /// CMYK of no particular printer in sRGB.
  func cmykToSRGB() throws(Failure) -> Picture {
    try unsafe Self.make { unsafe tt_cmyk_to_srgb(image, &$0) }
  }

  /// Grey, 16-bit and other plain pictures in sRGB.
  func toSRGB() throws(Failure) -> Picture {
    try unsafe Self.make { unsafe tt_to_srgb(image, &$0) }
  }

  /// The same grey or RGB numbers with 8 instead of 16 bits; the profile stays.
  func to8Bit() throws(Failure) -> Picture {
    try unsafe Self.make { unsafe tt_to_8_bit(image, &$0) }
  }

  /// Without transparency, on `colour`.
  func flattened(on colour: Colour) throws(Failure) -> Picture {
    try unsafe Self.make {
      unsafe tt_flatten(
        image, &$0, Double(colour.red), Double(colour.green), Double(colour.blue))
    }
  }

  /// Exactly `size`.
  func resized(to size: PixelSize) throws(Failure) -> Picture {
    let own = self.size
    return try unsafe Self.make {
      unsafe tt_resize(
        image, &$0, Double(size.width) / Double(own.width),
        Double(size.height) / Double(own.height))
    }
  }

  /// The square with this corner and side; what of it lies outside has the colour `background`,
  /// in a picture with three bands.
  func square(
    left: Int, top: Int, side: Int, background: Colour
  ) throws(Failure) -> Picture {
    let size = self.size
    let x = max(left, 0)..<min(left + side, size.width)
    let y = max(top, 0)..<min(top + side, size.height)
    let inside = try cut(
      left: x.lowerBound, top: y.lowerBound, PixelSize(width: x.count, height: y.count))
    if x.count == side, y.count == side { return inside }
    return try inside.surrounded(
      left: x.lowerBound - left, top: y.lowerBound - top,
      PixelSize(width: side, height: side), by: background)
  }

  /// As large as it is, with nothing but `background` around `frame`, which lies inside. This must
  /// have three bands.
  func only(_ frame: GIFOutline.Frame, on background: Colour) throws(Failure) -> Picture {
    let inside = try cut(left: frame.left, top: frame.top, frame.size)
    return try inside.surrounded(left: frame.left, top: frame.top, size, by: background)
  }

  /// The part of this size with this corner, all of which lies inside.
  func cut(left: Int, top: Int, _ size: PixelSize) throws(Failure) -> Picture {
    try unsafe Self.make {
      unsafe tt_cut(
        image, &$0, Int32(left), Int32(top), Int32(size.width), Int32(size.height))
    }
  }

  /// With its corner at this place of a rectangle full of `colour`.
  private func surrounded(
    left: Int, top: Int, _ size: PixelSize, by colour: Colour
  ) throws(Failure) -> Picture {
    try unsafe Self.make {
      unsafe tt_surround(
        image, &$0, Int32(left), Int32(top), Int32(size.width), Int32(size.height),
        Double(colour.red), Double(colour.green), Double(colour.blue))
    }
  }

  /// Every `step`th pixel of every `step`th line: quick and rough.
  func sampled(every step: Int) throws(Failure) -> Picture {
    try unsafe Self.make { unsafe tt_sample(image, &$0, Int32(step)) }
  }

  /// Where a square of this side should be centred to show what people look at, in an 8-bit sRGB
  /// picture in memory.
  func attentionPoint(side: Int) throws(Failure) -> (x: Int, y: Int) {
    var (x, y): (Int32, Int32) = (0, 0)
    guard unsafe tt_attention(image, Int32(side), &x, &y) == 0 else { throw .damaged }
    return (Int(x), Int(y))
  }

  /// Turned and mirrored as EXIF's orientation says, 1 to 8. This must be in memory.
  func upright(from orientation: Int) throws(Failure) -> Picture {
    guard orientation > 1 else { return unsafe Picture(tt_ref(image)) }
    let result = try unsafe Self.make { unsafe tt_turn_upright(image, Int32(orientation), &$0) }
    return try result.inMemory()
  }

  /// Turned clockwise by `quarters`, 0 to 3.
  func turned(quarters: Int) throws(Failure) -> Picture {
    try unsafe Self.make { unsafe tt_turn(image, &$0, Int32(quarters)) }
  }

  /// Computed now and kept in memory, so that it can be read more than once and in any order.
  func inMemory() throws(Failure) -> Picture {
    guard let result = unsafe vips_image_copy_memory(image) else { throw .damaged }
    return unsafe Picture(result)
  }
}
