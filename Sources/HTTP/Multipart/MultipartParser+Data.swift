extension MultipartParser {
  /// What a stretch of the body turned out to be, when delimiters are looked for.
  private enum Stretch {
    /// Bytes of the slice, and whether a delimiter follows them.
    case bytes(Range<Int>, isDelimited: Bool)
    /// So many bytes that were held back, and are no delimiter after all.
    case released(Int)
  }

  /// Ignores what stands outside of the parts, as long as it is little and holds no boundary.
  mutating func skipOutside(_ bytes: Span<UInt8>, _ index: inout Int) throws(MultipartError) {
    switch scan(bytes, &index) {
    case .released(let count):
      try ignore(count)
    case .bytes(let range, let isDelimited):
      try ignore(range.count)
      if !isDelimited { return }
      if case .epilogue = state { throw .dataOutsideParts }
      state = .boundaryLine(.start)
    }
  }

  /// Hands on the data of the part up to the next delimiter.
  mutating func readData<Sink: MultipartSink>(
    _ bytes: Span<UInt8>, _ index: inout Int, _ sink: inout Sink
  ) throws {
    switch scan(bytes, &index) {
    case .released(let count):
      let delimiter = search.delimiter
      try hand(delimiter.span.extracting(0..<count), to: &sink)
    case .bytes(let range, let isDelimited):
      try hand(bytes.extracting(range), to: &sink)
      if !isDelimited { return }
      if let part, let length = part.declaredLength, length != part.count {
        throw MultipartError.partLengthMismatch
      }
      state = .boundaryLine(.start)
      try sink.partEnded()
    }
  }

  /// Finds the next delimiter, beginning with what the last slice left of one.
  private mutating func scan(_ bytes: Span<UInt8>, _ index: inout Int) -> Stretch {
    let size = search.delimiter.count
    let start = index
    if held > 0 {
      while index < bytes.count, held < size {
        if bytes[index] != search.delimiter[held] {
          defer { held = 0 }
          // No CR stands inside a delimiter, so none can begin in what is released.
          return .released(held)
        }
        held += 1
        index += 1
      }
      if held < size { return .bytes(start..<start, isDelimited: false) }
      held = 0
      return .bytes(start..<start, isDelimited: true)
    }
    switch search.find(in: bytes, from: index) {
    case .whole(let found):
      index = found + size
      return .bytes(start..<found, isDelimited: true)
    case .partial(let count):
      held = count
      index = bytes.count
      return .bytes(start..<(bytes.count - count), isDelimited: false)
    case .none:
      index = bytes.count
      return .bytes(start..<bytes.count, isDelimited: false)
    }
  }

  private mutating func ignore(_ count: Int) throws(MultipartError) {
    let total: Int
    switch state {
    case .preamble(let ignored):
      total = ignored + count
      state = .preamble(ignored: total)
    case .epilogue(let ignored):
      total = ignored + count
      state = .epilogue(ignored: total)
    default: return
    }
    if total > limits.outsideBytes { throw .dataOutsideParts }
  }

  /// Gives data to the sink, up to the limit, and throws when there is more.
  private mutating func hand<Sink: MultipartSink>(
    _ data: Span<UInt8>, to sink: inout Sink
  ) throws {
    guard !data.isEmpty, var part else { return }
    let room =
      part.isFile
      ? limits.fileBytes - part.count
      : min(limits.fieldBytes - part.count, limits.allFieldsBytes - fieldBytes)
    let count = min(room, data.count)
    part.count += count
    if !part.isFile { fieldBytes += count }
    self.part = part
    if count > 0 { try sink.partData(data.extracting(0..<count)) }
    if count < data.count {
      throw part.isFile ? MultipartError.fileTooLarge : .fieldTooLarge
    }
  }
}
