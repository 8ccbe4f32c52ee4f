import CSystem
import Glibc

/// An owned file descriptor, closed when it goes out of use.
public struct Descriptor: ~Copyable, Sendable {
  /// The number the kernel knows it by; borrowed, valid as long as this value lives.
  public let number: Int32

  /// Takes over `number`, which must be open and owned by nobody else.
  public init(owning number: Int32) {
    self.number = number
  }

  deinit {
    _ = close(number)
  }

  /// Gives the descriptor away unclosed, to whoever closes it from now on.
  public consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Reads at most `buffer.count` bytes; 0 at the end. `read(2)`
  public func read(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    try checked("read") {
      unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(number, $0.baseAddress, $0.count) }
    }
  }

  /// Writes all of `bytes`, in as many calls as it takes. `write(2)`
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes.span)
  }

  /// Writes all of `bytes`, in as many calls as it takes. `write(2)`
  public func write(_ bytes: Span<UInt8>) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done...)
      done += try checked("write") {
        unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Reads to the end, refusing more than `limit` bytes with `EFBIG`.
  public func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(into: &buffer)
      if count == 0 { return result }
      if result.count + count > limit { throw SystemError(code: EFBIG, call: "read") }
      result.append(contentsOf: buffer[..<count])
    }
  }
}

extension Descriptor {
  /// Reads at most `count` bytes from `offset`, fewer only at the end. `pread(2)`
  public func read(at offset: Int64, count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(SystemError) {
        while filled < count {
          let done = filled
          let got = try checked("pread") {
            unsafe pread(
              number, buffer.baseAddress?.advanced(by: done), count - done, off_t(offset) + done)
          }
          if got == 0 { return }
          filled += got
        }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }
}
