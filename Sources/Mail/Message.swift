/// An e-mail with the same words as plain text and as HTML (RFC 5322, RFC 2046).
public struct Message: Sendable {
  public let from: Mailbox
  public let to: Mailbox
  /// Such as `ko`.
  public let language: String
  public let subject: String
  public let text: String
  public let html: String
  /// Of `A-Za-z0-9-._`: the message's own, and the same whenever it is sent again, so that a mail
  /// server or reader knows it.
  public let id: String
  /// Milliseconds since 1970.
  public let date: Int64

  public init(
    from: Mailbox, to: Mailbox, language: String, subject: String, text: String, html: String,
    id: String, date: Int64
  ) {
    self.from = from
    self.to = to
    self.language = language
    self.subject = subject
    self.text = text
    self.html = html
    self.id = id
    self.date = date
  }

  /// What goes over the wire: lines of at most 78 characters that end in CRLF.
  public var bytes: [UInt8] {
    // Quoted-printable has no `=_` in it, so neither part has the boundary.
    let boundary = "=_\(id.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.suffix(40))"
    var bytes = Array(
      """
      Date: \(MailDate.text(date))\r
      From: \(from.field)\r
      To: \(to.field)\r
      \(HeaderText.field("Subject", subject))\
      Message-ID: <\(id)@\(from.domain)>\r
      Auto-Submitted: auto-generated\r
      \(HeaderText.field("Content-Language", language))\
      MIME-Version: 1.0\r
      Content-Type: multipart/alternative;\r
       boundary="\(boundary)"\r
      \r\n
      """.utf8)
    for (type, part) in [("plain", text), ("html", html)] {
      bytes += Array(
        """
        --\(boundary)\r
        Content-Type: text/\(type); charset=utf-8\r
        Content-Transfer-Encoding: quoted-printable\r
        \r\n
        """.utf8)
      bytes += QuotedPrintable.encode(part) + [0x0D, 0x0A]
    }
    return bytes + Array("--\(boundary)--\r\n".utf8)
  }
}
