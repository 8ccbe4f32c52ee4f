@testable import HTTP

/// What a parser made of a body: the parts it reported, and the error that ended it.
struct MultipartRun: Equatable {
  struct Part: Equatable {
    let headers: PartHeaders
    var data: [UInt8] = []
    var isComplete = false
  }

  var parts: [Part] = []
  var error: MultipartError?

  /// Feeds `body` in slices of these sizes, the last one repeated.
  static func of(
    contentType: String?, contentLength: String?, body: [UInt8], slices: [Int],
    limits: MultipartLimits = MultipartLimits()
  ) -> MultipartRun {
    var sink = Recorder()
    do {
      var parser = try MultipartParser(
        contentType: contentType, contentLength: contentLength, limits: limits)
      var position = 0
      var sizes = slices[...]
      while position < body.count, parser.wanted > 0 {
        let size = sizes.count > 1 ? sizes.removeFirst() : sizes.first ?? body.count
        let end = min(body.count, position + max(1, size))
        try parser.feed(body[position..<end].span, to: &sink)
        position = end
      }
      try parser.finish()
      return MultipartRun(parts: sink.parts)
    } catch {
      return MultipartRun(parts: sink.parts, error: error as? MultipartError)
    }
  }

  private struct Recorder: MultipartSink {
    var parts: [Part] = []

    mutating func partBegan(_ headers: PartHeaders) {
      parts.append(Part(headers: headers))
    }

    mutating func partData(_ bytes: Span<UInt8>) {
      precondition(!bytes.isEmpty)
      for index in bytes.indices { parts[parts.count - 1].data.append(bytes[index]) }
    }

    mutating func partEnded() {
      parts[parts.count - 1].isComplete = true
    }
  }
}
