import CSystem
import Glibc

/// A listening stream socket, never blocking in `accept`.
public struct Listener: ~Copyable, Sendable {
  public let descriptor: Descriptor

  /// Listens at `address`. A socket file left behind by a dead server is replaced; that of a living
  /// one is refused with `EADDRINUSE`. `mode` is the permission of a Unix socket's file.
  public init(_ address: SocketAddress, mode: UInt32 = 0o660) throws(SystemError) {
    let socket: Descriptor
    switch address {
    case .unix(let path): socket = try Self.unix(path, mode: mode)
    case .tcp(let host, let port): socket = try Self.tcp(host, port)
    }
    try Self.setNonBlocking(socket.number)
    descriptor = socket
  }

  /// Takes over a socket that somebody else opened, such as descriptor 0 from spawn-fcgi or systemd.
  public init(inherited number: Int32) throws(SystemError) {
    try Self.setNonBlocking(number)
    descriptor = Descriptor(owning: number)
  }

  /// Whether `number` is a listening socket. `getsockopt(2)`, `SO_ACCEPTCONN`
  public static func isListening(_ number: Int32) -> Bool {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    let code = unsafe getsockopt(number, SOL_SOCKET, SO_ACCEPTCONN, &value, &length)
    return code == 0 && value != 0
  }

  /// The next waiting connection, or nil when somebody else took it.
  public func accept() throws(SystemError) -> Int32? {
    do throws(SystemError) {
      let connection = try checked("accept4") { tt_accept(descriptor.number) }
      limitWaiting(connection)
      return connection
    } catch {
      switch error.code {
      case EAGAIN, ECONNABORTED, EPROTO: return nil
      default: throw error
      }
    }
  }

  /// Seconds that a peer may pause within a request or an answer.
  private static let patience = 60

  private func limitWaiting(_ connection: Int32) {
    var time = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      unsafe setsockopt(connection, SOL_SOCKET, option, &time, size)
    }
  }

  private static func setNonBlocking(_ number: Int32) throws(SystemError) {
    let flags = try checked("fcntl") { tt_fcntl(number, F_GETFL, 0) }
    _ = try checked("fcntl") { tt_fcntl(number, F_SETFL, flags | O_NONBLOCK) }
  }

  private static func unix(_ path: String, mode: UInt32) throws(SystemError) -> Descriptor {
    let probe = try stream(AF_UNIX)
    let answered = unsafe withAddress(path) { unsafe connect(probe.number, $0, $1) } == 0
    let refusal = errno
    if answered { throw SystemError(code: EADDRINUSE, call: "bind") }
    // Nobody listens there any more; anything else that has the name stays.
    if refusal == ECONNREFUSED, try isSocket(path) { unsafe unlink(path) }
    let socket = try stream(AF_UNIX)
    let number = socket.number
    _ = try checked("bind") { unsafe withAddress(path) { unsafe bind(number, $0, $1) } }
    _ = try checked("chmod") { unsafe chmod(path, mode) }
    _ = try checked("listen") { listen(number, 1024) }
    return socket
  }

  private static func isSocket(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    _ = try checked("lstat") { unsafe lstat(path, &status) }
    return status.st_mode & S_IFMT == S_IFSOCK
  }

  private static func withAddress(
    _ path: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    return unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func tcp(_ host: String, _ port: UInt16) throws(SystemError) -> Descriptor {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(host, String(port), &hints, &list) == 0, let found = unsafe list else {
      throw SystemError(code: EINVAL, call: "getaddrinfo")
    }
    defer { unsafe freeaddrinfo(found) }
    let socket = try stream(unsafe found.pointee.ai_family)
    var on: Int32 = 1
    _ = try checked("setsockopt") {
      unsafe setsockopt(
        socket.number, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    _ = try checked("bind") {
      unsafe bind(socket.number, found.pointee.ai_addr, found.pointee.ai_addrlen)
    }
    _ = try checked("listen") { listen(socket.number, 1024) }
    return socket
  }

  private static func stream(_ family: Int32) throws(SystemError) -> Descriptor {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    return Descriptor(owning: try checked("socket") { socket(family, kind, 0) })
  }
}
