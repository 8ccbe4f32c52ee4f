import Glibc

extension Span<UInt8> {
  /// Where `byte` comes first at or after `start`; `nil` when it does not. `memchr(3)`
  ///
  /// Ten times as fast as a loop, which counts in files of many megabytes.
  public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count else { return nil }
    return unsafe withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}
