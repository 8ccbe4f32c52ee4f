import Mail

/// How letters leave: from whom, and by which server or program.
public struct Postage: Sendable {
  public enum Way: Sendable, Equatable {
    case server(MailServer)
    /// A program and its arguments, which takes the message on standard input.
    case command([String])
  }

  public var way: Way
  public var from: Mailbox
  /// Whether nothing may be sent without TLS.
  public var needsTLS: Bool
  public var user: String?
  /// The file with the password of `user`.
  public var passwordFile: String?
  /// A file of certificates to trust instead of the system's.
  public var certificates: String?

  public init(
    way: Way, from: Mailbox, needsTLS: Bool = true, user: String? = nil,
    passwordFile: String? = nil, certificates: String? = nil
  ) {
    self.way = way
    self.from = from
    self.needsTLS = needsTLS
    self.user = user
    self.passwordFile = passwordFile
    self.certificates = certificates
  }

  /// The message that an entry of the outbox is; nil when nobody can be written to at its address.
  func message(_ entry: OutboxEntry) -> Message? {
    let letter = entry.letter
    return Mailbox(address: letter.to.text).map { to in
      Message(
        from: from, to: to, language: letter.language, subject: letter.subject,
        text: letter.text, html: letter.html, id: entry.id, date: entry.posted)
    }
  }
}
