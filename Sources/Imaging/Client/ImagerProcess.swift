import System

/// A running imager: its process, and our end of the connection that keeps it alive.
struct ImagerProcess: ~Copyable {
  private let process: ChildProcess
  private let socket: MessageSocket

  /// Executes the program at `path` with nothing of ours but one socket, as descriptor 0.
  init(path: String) throws(SystemError) {
    var ours: MessageSocket?
    var theirs: MessageSocket?
    try MessageSocket.pair { first, second in
      ours = consume first
      theirs = consume second
    }
    guard let socket = ours.take(), let other = theirs.take() else {
      throw SystemError(code: 0, call: "socketpair")
    }
    // A full queue means that the imager does not read: it never takes that long.
    try socket.limitSending(seconds: 5)
    // Descriptor 2 stays what it is here, so that the imager's own complaints reach the log.
    process = try ChildProcess.spawn(path, [], descriptors: [other.descriptor.number, nil, 2])
    self.socket = socket
  }

  /// Closing the connection would end it; killing it makes sure, and waiting leaves no zombie.
  deinit {
    process.killNow()
    _ = try? process.wait()
  }

  /// Hands over a request; its three descriptors stay open here too.
  func send(_ request: ImagerRequest, descriptors: [Int32]) throws(SystemError) {
    try socket.send(request.encoded, descriptors: descriptors)
  }

  /// The number of the process, for tests.
  var number: Int32 { process.number }
}
