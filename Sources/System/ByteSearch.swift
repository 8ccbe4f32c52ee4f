import CSystem
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

  /// Where `bytes` come first at or after `start`; `nil` when they do not, or are none. `memmem(3)`
  public func firstIndex(of bytes: Span<UInt8>, from start: Int) -> Int? {
    guard start < count, !bytes.isEmpty else { return nil }
    return unsafe withUnsafeBufferPointer { all in
      unsafe bytes.withUnsafeBufferPointer { wanted in
        guard let base = all.baseAddress,
          let found = unsafe tt_memmem(
            base + start, all.count - start, wanted.baseAddress, wanted.count)
        else { return nil }
        return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base)
      }
    }
  }

  /// Where `byte` comes last before `end`; `nil` when it does not.
  public func lastIndex(of byte: UInt8, before end: Int) -> Int? {
    var index = end
    while index > 0 {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }
}
