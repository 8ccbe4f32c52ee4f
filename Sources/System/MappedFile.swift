import CSystem
import Glibc

extension SystemError {
  /// There was no memory left, or no more was allowed.
  public var isOutOfMemory: Bool { code == ENOMEM }
}

/// A file's bytes as memory of this process: changes stay in this process. `mmap(2)`, `MAP_PRIVATE`
///
/// If somebody shortens the file meanwhile, touching what is gone ends the process: for processes
/// that may end.
@safe
public struct MappedFile: ~Copyable {
  private let start: UnsafeMutableRawPointer?
  /// Its length in bytes; may be 0.
  public let count: Int

  /// The length in bytes of the regular file open as `descriptor`; `EINVAL` for anything else.
  public static func length(of descriptor: Int32) throws(SystemError) -> Int {
    var facts = stat()
    try checked("fstat") { unsafe tt_fstat(descriptor, &facts) }
    if facts.st_mode & S_IFMT != S_IFREG { throw SystemError(code: EINVAL, call: "fstat") }
    return Int(facts.st_size)
  }

  /// Maps all of the regular file open as `descriptor`; `EINVAL` for anything else, `ENOMEM` when
  /// it does not fit.
  public init(descriptor: Int32) throws(SystemError) {
    let length = try Self.length(of: descriptor)
    if length == 0 {
      unsafe start = nil
      count = 0
      return
    }
    let address = unsafe mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0)
    if unsafe address == MAP_FAILED { throw SystemError(code: errno, call: "mmap") }
    unsafe start = address
    count = length
  }

  deinit {
    if let start = unsafe start { _ = unsafe munmap(start, count) }
  }

  /// Lends the bytes.
  public func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let memory = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return try unsafe memory.withMemoryRebound(to: UInt8.self) {
      bytes throws(Failure) in try unsafe body(bytes.span)
    }
  }

  /// Lends the memory itself, to a library that wants an address.
  public func withMemory<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(UnsafeMutableRawBufferPointer(start: start, count: count))
  }

  /// Changes a byte of this process's copy.
  public func set(_ byte: UInt8, at position: Int) {
    precondition((0..<count).contains(position))
    unsafe start?.storeBytes(of: byte, toByteOffset: position, as: UInt8.self)
  }
}
