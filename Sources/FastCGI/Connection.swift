import CFastCGI

/// A libfcgi request object, used for one connection after the other by the thread that made it.
///
/// It holds pointers into itself, so it is allocated once and never moves.
@safe final class Connection: Exchange {
  /// Times 16 KiB.
  private static let discardLimit = 8_192

  private var scratch = [UInt8](repeating: 0, count: 16_384)
  private let request = UnsafeMutablePointer<FCGX_Request>.allocate(capacity: 1)

  /// Prepares libfcgi; call once before the first `Connection`. `FCGX_Init`
  static func prepareLibrary() {
    FCGX_Init()
  }

  /// Called whenever an answer is said to take a while.
  private let leave: () -> Void

  init(leave: @escaping () -> Void) {
    self.leave = leave
    unsafe request.initialize(to: FCGX_Request())
    // Listen socket -1: FCGX_Accept_r takes the connection it is given and never accepts by itself.
    unsafe FCGX_InitRequest(request, -1, 0)
  }

  deinit {
    unsafe FCGX_Free(request, 1)
    unsafe request.deallocate()
  }

  /// Reads a request's parameters from a readable connection; false when the peer has closed it.
  func begin(_ descriptor: Int32) -> Bool {
    unsafe request.pointee.ipcFd = descriptor
    unsafe request.pointee.keepConnection = 1
    if unsafe FCGX_Accept_r(request) < 0 {
      unsafe request.pointee.ipcFd = -1
      return false
    }
    return true
  }

  /// Ends the response. The descriptor, when the web server keeps the connection for another request.
  func end() -> Int32? {
    discardBody()
    unsafe FCGX_Finish_r(request)
    let kept = unsafe request.pointee.ipcFd
    unsafe request.pointee.ipcFd = -1
    return kept >= 0 ? kept : nil
  }

  func expectDelay() {
    leave()
  }

  func parameter(_ name: String) -> String? {
    guard let value = unsafe FCGX_GetParam(name, request.pointee.envp) else { return nil }
    return unsafe String(cString: value)
  }

  func read(into buffer: inout [UInt8]) -> Int {
    let stream = unsafe request.pointee.in
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe FCGX_GetStr($0.baseAddress, Int32($0.count), stream)
    }
    return max(0, Int(count))
  }

  /// Reads the body to its end, which is a record of its own even when there is no body: what is left
  /// unread would be taken for the next request on this connection. A sender of very much more than it
  /// announced loses the connection instead.
  private func discardBody() {
    for _ in 0..<Self.discardLimit {
      let count = unsafe scratch.withUnsafeMutableBytes {
        unsafe FCGX_GetStr($0.baseAddress, Int32($0.count), request.pointee.in)
      }
      if count < scratch.count { return }
    }
    unsafe request.pointee.keepConnection = 0
  }

  func write(_ bytes: [UInt8]) {
    let stream = unsafe request.pointee.out
    _ = unsafe bytes.withUnsafeBytes { unsafe FCGX_PutStr($0.baseAddress, Int32($0.count), stream) }
  }
}
