import CPango
import Imaging

/// A line of text in the fonts of this machine, laid out by pango and drawn by cairo.
///
/// Fonts are looked for when it is made; their files must be there to be read.
@safe
struct TextLayout: ~Copyable {
  private let layout: OpaquePointer

  init(_ text: String, families: String) throws(ChildRefusal) {
    guard let map = unsafe pango_cairo_font_map_new() else { throw .tooMuchMemory }
    defer { unsafe tt_unref_object(map) }
    guard let context = unsafe pango_font_map_create_context(map) else { throw .tooMuchMemory }
    defer { unsafe tt_unref_object(UnsafeMutableRawPointer(context)) }
    unsafe Self.drawWithoutHints(context)
    guard let layout = unsafe pango_layout_new(context) else { throw .tooMuchMemory }
    unsafe self.layout = unsafe layout
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    unsafe pango_layout_set_text(layout, text, -1)
    let font = unsafe pango_font_description_from_string(families)
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_font_description_free(font)
  }

  deinit {
    unsafe tt_unref_object(UnsafeMutableRawPointer(layout))
  }

  /// The same shapes in every size.
  private static func drawWithoutHints(_ context: OpaquePointer) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  /// The size of the type, in pixels.
  func setSize(_ pixels: Double) {
    guard let font = unsafe pango_layout_get_font_description(layout),
      let changed = unsafe pango_font_description_copy(font)
    else { return }
    unsafe pango_font_description_set_absolute_size(changed, pixels * Double(PANGO_SCALE))
    unsafe pango_layout_set_font_description(layout, changed)
    unsafe pango_font_description_free(changed)
  }

  /// Characters for which no font has a shape.
  var unknownCharacters: Int { Int(unsafe pango_layout_get_unknown_glyphs_count(layout)) }

  /// The rectangle that is drawn on, in pixels from the layout's corner.
  var ink: (left: Double, top: Double, width: Double, height: Double) {
    var rectangle = PangoRectangle()
    unsafe pango_layout_get_extents(layout, &rectangle, nil)
    let pixels = { (units: Int32) in Double(units) / Double(PANGO_SCALE) }
    return (
      pixels(rectangle.x), pixels(rectangle.y), pixels(rectangle.width), pixels(rectangle.height)
    )
  }

  /// A square with the ink in its middle: red, green and blue of each pixel, line by line.
  func square(of side: Int, ink colour: Colour, ground: Colour) throws(ChildRefusal) -> [UInt8] {
    guard
      let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(side), Int32(side))
    else { throw .tooMuchMemory }
    defer { unsafe cairo_surface_destroy(surface) }
    guard let cairo = unsafe cairo_create(surface) else { throw .tooMuchMemory }
    defer { unsafe cairo_destroy(cairo) }
    unsafe Self.choose(ground, cairo)
    unsafe cairo_paint(cairo)
    unsafe Self.choose(colour, cairo)
    let ink = self.ink
    unsafe cairo_move_to(
      cairo, (Double(side) - ink.width) / 2 - ink.left, (Double(side) - ink.height) / 2 - ink.top)
    unsafe pango_cairo_show_layout(cairo, layout)
    guard unsafe cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { throw .tooMuchMemory }
    return try unsafe Self.pixels(surface, side)
  }

  private static func choose(_ colour: Colour, _ cairo: OpaquePointer) {
    let part = { (channel: UInt8) in Double(channel) / 255 }
    unsafe cairo_set_source_rgb(cairo, part(colour.red), part(colour.green), part(colour.blue))
  }

  /// Each pixel is a number of 32 bits with red in the third byte from the low end.
  private static func pixels(
    _ surface: OpaquePointer, _ side: Int
  ) throws(ChildRefusal) -> [UInt8] {
    unsafe cairo_surface_flush(surface)
    guard let start = unsafe cairo_image_surface_get_data(surface) else { throw .tooMuchMemory }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let memory = unsafe UnsafeRawBufferPointer(start: start, count: stride * side)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 3)
    for line in 0..<side {
      for column in 0..<side {
        let pixel = unsafe memory.load(fromByteOffset: line * stride + column * 4, as: UInt32.self)
        for shift in [16, 8, 0] { pixels.append(UInt8(truncatingIfNeeded: pixel >> UInt32(shift))) }
      }
    }
    return pixels
  }
}
