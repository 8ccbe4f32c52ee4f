import Mail
import Members

/// How letters leave; what `mail_…` in the configuration says.
public struct MailConfiguration: Sendable {
  enum TLS: String, Sendable {
    /// Needed, unless what is sent does not leave this machine.
    case automatic = ""
    case required
    case none
  }

  /// What does not go together, and the setting that is to blame.
  struct Mistake: Error {
    let key: String
    let reason: String
  }

  var server: MailServer?
  var command: [String] = []
  var from: Mailbox?
  var tls = TLS.automatic
  var certificates: String?
  var user: String?
  var passwordFile: String?

  /// Nil when letters are not sent.
  var postage: Postage? {
    guard let from else { return nil }
    if let server {
      let needsTLS = server.isTLS || tls == .required || (tls == .automatic && !server.isLoopback)
      return Postage(
        way: .server(server), from: from, needsTLS: needsTLS, user: user,
        passwordFile: passwordFile, certificates: certificates)
    }
    return command.isEmpty ? nil : Postage(way: .command(command), from: from)
  }

  func check(_ baseURL: BaseURL?) throws(Mistake) {
    let way = server == nil ? "mail_command" : "mail_server"
    if server != nil, !command.isEmpty {
      throw Mistake(key: "mail_command", reason: "there is mail_server already; only one can be")
    }
    if (user == nil) != (passwordFile == nil) {
      throw Mistake(
        key: user == nil ? "mail_password_file" : "mail_user",
        reason: "mail_user and mail_password_file need each other")
    }
    if user != nil, !command.isEmpty {
      throw Mistake(key: "mail_user", reason: "mail_user is for mail_server, not for mail_command")
    }
    guard server != nil || !command.isEmpty else { return }
    if from == nil { throw Mistake(key: way, reason: "\(way) needs mail_from") }
    if baseURL == nil {
      throw Mistake(key: way, reason: "\(way) needs base_url, of which the links are made")
    }
  }
}

extension MailConfiguration {
  static let server = Setting(expected: "smtp://host:587, smtps://host:465, or empty") {
    value, configuration in
    configuration.mail.server = MailServer(value)
    return value.isEmpty || configuration.mail.server != nil
  }

  static let tls = Setting(expected: "required, none, or empty") { value, configuration in
    guard let tls = TLS(rawValue: value) else { return false }
    configuration.mail.tls = tls
    return true
  }

  static let command = Setting(expected: "a program's absolute path and its arguments, or empty") {
    value, configuration in
    configuration.mail.command = value.split(whereSeparator: \.isWhitespace).map(String.init)
    return value.isEmpty || value.hasPrefix("/")
  }

  static let from = Setting(expected: "such as Club <club@example.org>, or empty") {
    value, configuration in
    configuration.mail.from = Mailbox(value)
    return value.isEmpty || configuration.mail.from != nil
  }

  static func path(_ path: WritableKeyPath<MailConfiguration, String?> & Sendable) -> Setting {
    Setting(expected: "an absolute path, or empty") { value, configuration in
      configuration.mail[keyPath: path] = value.isEmpty ? nil : value
      return value.isEmpty || value.hasPrefix("/")
    }
  }
}
