extension MultipartParser {
  /// Walks through a slice; each state takes bytes from `index` on.
  mutating func parse<Sink: MultipartSink>(_ bytes: Span<UInt8>, _ sink: inout Sink) throws {
    var index = 0
    while index < bytes.count {
      switch state {
      case .preamble, .epilogue:
        try skipOutside(bytes, &index)
      case .boundaryLine(let line):
        state = try next(after: line, bytes[index])
        index += 1
      case .headers:
        try readHeaders(bytes, &index, &sink)
      case .data:
        try readData(bytes, &index, &sink)
      case .failed(let error):
        throw error
      }
    }
  }

  /// Takes a byte of the rest of the line after a boundary.
  private mutating func next(
    after line: BoundaryLine, _ byte: UInt8
  ) throws(MultipartError) -> State {
    switch (line, byte) {
    case (.lineEnd, Octets.lf):
      partCount += 1
      if partCount > limits.parts { throw .tooManyParts }
      reader = PartHeaderReader(limits)
      return .headers
    case (.lineEnd, _), (_, Octets.lf):
      throw .badLineEnding
    case (.start, Octets.dash):
      return .boundaryLine(.dash)
    case (.dash, Octets.dash):
      return .epilogue(ignored: 0)
    case (.start, Octets.cr), (.padding, Octets.cr):
      return .boundaryLine(.lineEnd)
    case (.start, _) where Octets.isBlank(byte):
      return .boundaryLine(.padding(1))
    case (.padding(let count), _) where Octets.isBlank(byte) && count < BoundaryLine.paddingLimit:
      return .boundaryLine(.padding(count + 1))
    default:
      throw .malformedBoundaryLine
    }
  }

  private mutating func readHeaders<Sink: MultipartSink>(
    _ bytes: Span<UInt8>, _ index: inout Int, _ sink: inout Sink
  ) throws {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let headers = try reader.take(byte) {
        part = PartProgress(isFile: headers.isFile, declaredLength: headers.declaredLength)
        state = .data
        return try sink.partBegan(headers)
      }
    }
  }
}
