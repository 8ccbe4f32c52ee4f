import CCurl
import Fetching
import Glibc
import System

/// One file got by HTTP or HTTPS from a public address, redirects to other public addresses included.
struct Transfer {
  struct Failure: Error {
    let reason: String
  }

  /// Bytes.
  let limit: Int
  let seconds: Int

  /// Writes the file at `address` to standard output.
  func run(_ address: String) throws(Failure) {
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    guard let easy = unsafe curl_easy_init() else { throw Failure(reason: "no memory") }
    defer { unsafe curl_easy_cleanup(easy) }
    var sink = Sink(limit: limit)
    let code = unsafe withUnsafeMutablePointer(to: &sink) { sink in
      unsafe prepare(easy, address, sink)
      return unsafe curl_easy_perform(easy)
    }
    if sink.isFull { throw Failure(reason: "more than \(limit) bytes") }
    guard code == CURLE_OK else {
      // Refused in `open`, which connects to nothing else.
      if code == CURLE_COULDNT_CONNECT {
        throw Failure(reason: "not a public address, or no answer")
      }
      throw Failure(reason: unsafe String(cString: curl_easy_strerror(code)))
    }
    let status = unsafe tt_status(easy)
    if status != 200 { throw Failure(reason: "status \(status)") }
  }

  private func prepare(
    _ easy: UnsafeMutableRawPointer, _ address: String, _ sink: UnsafeMutablePointer<Sink>
  ) {
    unsafe tt_set_text(easy, CURLOPT_URL, address)
    unsafe tt_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
    unsafe tt_set_text(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
    unsafe tt_set_text(easy, CURLOPT_PROXY, "")
    unsafe tt_set_text(easy, CURLOPT_USERAGENT, "tintype-fetch")
    unsafe tt_set_number(easy, CURLOPT_FOLLOWLOCATION, 1)
    unsafe tt_set_number(easy, CURLOPT_MAXREDIRS, 5)
    unsafe tt_set_number(easy, CURLOPT_TIMEOUT, seconds)
    unsafe tt_set_number(easy, CURLOPT_CONNECTTIMEOUT, min(seconds, 15))
    unsafe tt_set_number(easy, CURLOPT_NOSIGNAL, 1)
    unsafe tt_set_large(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limit))
    unsafe tt_set_opener(easy, open)
    unsafe tt_set_writer(easy, write, sink)
  }
}

/// What has been written so far.
private struct Sink {
  let limit: Int
  var count = 0
  var isFull = false
}

/// Opens a socket to an address that is public; called for each that libcurl connects to, after names
/// are resolved and at each redirect.
private func open(
  _: UnsafeMutableRawPointer?, _: curlsocktype, _ target: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
  guard let target = unsafe target, unsafe isPublic(target) else { return CURL_SOCKET_BAD }
  return unsafe socket(
    target.pointee.family, target.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue),
    target.pointee.protocol)
}

private func isPublic(_ target: UnsafeMutablePointer<curl_sockaddr>) -> Bool {
  var address = [UInt8](repeating: 0, count: 16)
  let count = unsafe tt_address(target, &address)
  return PublicAddress.contains(Array(address.prefix(Int(count))))
}

private func write(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ argument: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes = unsafe bytes, let sink = unsafe argument?.assumingMemoryBound(to: Sink.self)
  else { return 0 }
  unsafe sink.pointee.count += size * count
  if unsafe sink.pointee.count > sink.pointee.limit {
    unsafe sink.pointee.isFull = true
    return 0
  }
  let data = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  return Output.write(unsafe Array(data)) ? size * count : 0
}
