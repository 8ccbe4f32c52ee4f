import Glibc

/// A failed system call: the `errno` it left and which call it was.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The value of `errno`, such as `ENOENT`.
  public let code: Int32
  /// The name of the call in the C library, without arguments, so that no path or secret leaks.
  public let call: StaticString

  public init(code: Int32, call: StaticString) {
    self.code = code
    self.call = call
  }

  /// Whether somebody else listens at that address.
  public var isAddressInUse: Bool { code == EADDRINUSE }

  /// Something that should be there is not.
  public static let missing = SystemError(code: ENOENT, call: "open")

  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether this user may not do it.
  public var isForbidden: Bool { code == EPERM || code == EACCES }

  public var description: String {
    "\(call): \(unsafe String(cString: strerror(code)))"
  }

  public static func == (left: SystemError, right: SystemError) -> Bool {
    left.code == right.code
  }
}

/// Repeats a call interrupted by a signal; throws for every other failure (-1).
@discardableResult
public func checked<Result: FixedWidthInteger>(
  _ call: StaticString, _ body: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result != -1 { return result }
    let code = errno
    if code != EINTR { throw SystemError(code: code, call: call) }
  }
}
