import CCurl
import Glibc
import Mail

/// One message given to an SMTP server.
struct Delivery {
  struct Failure: Error {
    /// Of `DeliveryCode`.
    let code: Int32
    let reason: String
  }

  /// Seconds until the server must have answered, and until it must have taken the message.
  private static let connectSeconds = 15
  private static let seconds = 60

  let order: DeliveryOrder

  /// Returns once the server has taken responsibility for the message. The connection is still open
  /// then: `farewell` closes it.
  func run() throws(Failure) -> Farewell {
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    guard let easy = unsafe curl_easy_init() else {
      throw Failure(code: DeliveryCode.later, reason: "no memory")
    }
    let recipients = unsafe curl_slist_append(nil, "<\(order.to)>")
    defer { unsafe curl_slist_free_all(recipients) }
    var talk = Talk(message: order.message)
    let code = unsafe withUnsafeMutablePointer(to: &talk) { talk in
      unsafe prepare(easy, recipients, talk)
      defer {
        // Nothing may point to what is gone, not even while the connection is closed.
        unsafe tt_set_reader(easy, read, nil)
        unsafe tt_set_listener(easy, listen, nil)
      }
      return unsafe curl_easy_perform(easy)
    }
    if code == CURLE_OK { return unsafe Farewell(easy: easy) }
    throw failure(code, talk)
  }

  private func prepare(
    _ easy: UnsafeMutableRawPointer, _ recipients: UnsafeMutablePointer<curl_slist>?,
    _ talk: UnsafeMutablePointer<Talk>
  ) {
    unsafe tt_set_text(easy, CURLOPT_URL, "\(order.server)/\(order.client)")
    unsafe tt_set_text(easy, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
    unsafe tt_set_text(easy, CURLOPT_PROXY, "")
    unsafe tt_set_number(
      easy, CURLOPT_USE_SSL, Int(order.needsTLS ? CURLUSESSL_ALL.rawValue : 0))
    unsafe tt_set_number(easy, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    unsafe tt_set_number(easy, CURLOPT_SSL_VERIFYPEER, 1)
    unsafe tt_set_number(easy, CURLOPT_SSL_VERIFYHOST, 2)
    if let file = order.certificates {
      unsafe tt_set_text(easy, CURLOPT_CAINFO, file)
      unsafe tt_set_text(easy, CURLOPT_CAPATH, "/nonexistent")
    }
    if let user = order.user { unsafe tt_set_text(easy, CURLOPT_USERNAME, user) }
    if let password = order.password { unsafe tt_set_text(easy, CURLOPT_PASSWORD, password) }
    unsafe tt_set_text(easy, CURLOPT_MAIL_FROM, "<\(order.from)>")
    unsafe tt_set_list(easy, CURLOPT_MAIL_RCPT, recipients)
    unsafe tt_set_number(easy, CURLOPT_UPLOAD, 1)
    unsafe tt_set_number(easy, CURLOPT_CONNECTTIMEOUT, Self.connectSeconds)
    unsafe tt_set_number(easy, CURLOPT_TIMEOUT, Self.seconds)
    unsafe tt_set_number(easy, CURLOPT_NOSIGNAL, 1)
    unsafe tt_set_reader(easy, read, talk)
    unsafe tt_set_listener(easy, listen, talk)
  }

  /// Only what the server says of this message or its addresses is for good. That it is not there,
  /// not who it should be or does not know us may be mended.
  private func failure(_ code: CURLcode, _ talk: Talk) -> Failure {
    let isOfMessage =
      code == CURLE_SEND_ERROR || (code == CURLE_WEIRD_SERVER_REPLY && talk.hasBegun)
    let answer = talk.lastAnswer
    if isOfMessage, order.needsUTF8, !talk.knowsUTF8, answer.hasPrefix("5") {
      return Failure(
        code: DeliveryCode.refused,
        reason: "the address has letters beyond ASCII, and the server lacks SMTPUTF8: \(answer)")
    }
    let wantsSignIn = ["530", "534", "535", "538"].contains { answer.hasPrefix($0) }
    if isOfMessage, answer.hasPrefix("5"), !wantsSignIn {
      return Failure(code: DeliveryCode.refused, reason: answer)
    }
    var reason = unsafe String(cString: curl_easy_strerror(code))
    if !answer.isEmpty { reason += "; the server said last: \(answer)" }
    return Failure(code: DeliveryCode.later, reason: reason)
  }
}

/// An open connection on which the message has been taken.
@safe struct Farewell: ~Copyable {
  private let easy: UnsafeMutableRawPointer

  fileprivate init(easy: UnsafeMutableRawPointer) {
    unsafe self.easy = unsafe easy
  }

  /// Says `QUIT`. The process ends as a success even if the server never answers that: whoever waits
  /// for it must not believe that the message has to be sent again.
  consuming func say() {
    signal(SIGALRM) { _ in _exit(0) }
    alarm(3)
    unsafe curl_easy_cleanup(easy)
  }
}

/// What goes to and comes from the server.
private struct Talk {
  let message: [UInt8]
  var sent = 0
  /// Whether the server has asked for the message.
  var hasBegun = false
  /// Whether it has said that it knows SMTPUTF8.
  var knowsUTF8 = false
  /// The last line that it said, without control characters; its farewell says nothing.
  var lastAnswer = ""

  init(message: [UInt8]) {
    self.message = message
  }

  mutating func heard(_ line: [UInt8]) {
    let printable = line.filter { (0x20...0x7E).contains($0) || $0 >= 0x80 }.prefix(200)
    let text = String(decoding: printable, as: UTF8.self)
    if !text.hasPrefix("221") { lastAnswer = text }
    if text.dropFirst(4).uppercased() == "SMTPUTF8" { knowsUTF8 = true }
  }
}

private func listen(
  _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ argument: UnsafeMutableRawPointer?
) -> Int {
  guard let bytes = unsafe bytes, let talk = unsafe argument?.assumingMemoryBound(to: Talk.self)
  else { return size * count }
  let line = unsafe UnsafeRawBufferPointer(start: bytes, count: size * count)
  unsafe talk.pointee.heard(Array(line))
  return size * count
}

private func read(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int,
  _ argument: UnsafeMutableRawPointer?
) -> Int {
  guard let buffer = unsafe buffer, let talk = unsafe argument?.assumingMemoryBound(to: Talk.self)
  else { return 0 }
  unsafe talk.pointee.hasBegun = true
  let start = unsafe talk.pointee.sent
  let part = unsafe talk.pointee.message[start...].prefix(size * count)
  unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size * count).copyBytes(from: part)
  unsafe talk.pointee.sent += part.count
  return part.count
}
