import HTTP

/// A form body: its content type up to the first newline, then the body. Whole, byte by byte and in
/// slices of every kind it must come out the same.
enum MultipartTarget {
  private static let limits = {
    var limits = MultipartLimits()
    limits.headerBytes = 300
    limits.fieldBytes = 60
    limits.fileBytes = 200
    limits.parts = 6
    return limits
  }()

  static func run(_ bytes: [UInt8]) {
    let line = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let contentType = String(decoding: bytes[..<line], as: UTF8.self)
    let body = Array(bytes[line...].dropFirst())
    for limits in [limits, MultipartLimits()] {
      let whole = parsed(contentType, body, [], limits)
      precondition(parsed(contentType, body, [1], limits) == whole)
      let slices = bytes.prefix(20).map { Int($0 % 13) + 1 } + [7]
      precondition(parsed(contentType, body, slices, limits) == whole)
    }
  }

  private static func parsed(
    _ contentType: String, _ body: [UInt8], _ slices: [Int], _ limits: MultipartLimits
  ) -> MultipartRun {
    MultipartRun.of(
      contentType: contentType, contentLength: String(body.count), body: body, slices: slices,
      limits: limits)
  }
}
