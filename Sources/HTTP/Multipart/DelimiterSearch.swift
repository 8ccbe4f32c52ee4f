/// Finds `CRLF--boundary` in bytes that come in pieces of any size.
///
/// Horspool's method: look at the byte under the delimiter's last, and move on by how far that
/// byte is from the end of the delimiter. CR stands nowhere but at the delimiter's start, so a
/// piece can end inside at most one possible delimiter, and what was held back of it is known
/// without keeping it.
struct DelimiterSearch: Sendable {
  /// CR LF `--` and the boundary.
  let delimiter: [UInt8]
  /// For each byte, how far to move on; at most 74.
  private let shifts: InlineArray<256, UInt8>

  /// What a piece holds.
  enum Match: Equatable {
    /// A whole delimiter begins at this index.
    case whole(Int)
    /// The piece ends with this many bytes of a delimiter.
    case partial(Int)
    case none
  }

  init(_ boundary: Boundary) {
    delimiter = [Octets.cr, Octets.lf, Octets.dash, Octets.dash] + boundary.bytes
    var shifts = InlineArray<256, UInt8>(repeating: UInt8(delimiter.count))
    for (index, byte) in delimiter.dropLast().enumerated() {
      shifts[Int(byte)] = UInt8(delimiter.count - 1 - index)
    }
    self.shifts = shifts
  }

  /// Looks at `bytes` from `start` to the end.
  func find(in bytes: Span<UInt8>, from start: Int) -> Match {
    let count = bytes.count
    let tail = delimiter.count - 1
    let last = delimiter[tail]
    var end = start + tail
    while end < count {
      let byte = bytes[end]
      if byte == last, begins(at: end - tail, in: bytes) { return .whole(end - tail) }
      end += Int(shifts[Int(byte)])
    }
    // Only a CR among the last bytes can begin a delimiter that goes on in the next piece.
    var index = count - 1
    let first = max(start, count - tail)
    while index >= first {
      if bytes[index] == Octets.cr {
        return begins(at: index, in: bytes) ? .partial(count - index) : .none
      }
      index -= 1
    }
    return .none
  }

  /// Whether the delimiter, or as much of it as there is room for, stands at `start`.
  private func begins(at start: Int, in bytes: Span<UInt8>) -> Bool {
    let count = min(delimiter.count, bytes.count - start)
    for index in 0..<count where bytes[start + index] != delimiter[index] { return false }
    return true
  }
}
