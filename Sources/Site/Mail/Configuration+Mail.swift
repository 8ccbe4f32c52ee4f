import Members
import System

extension Configuration {
  /// Whether letters are sent; otherwise they only lie in `outbox/`.
  public var mailing: Bool { mail.postage != nil }

  /// What letters are sent with; nil when they are not.
  public var mailCarrier: MailProgram? {
    mail.postage.map { MailProgram($0, program: Executable.neighbour("tintype-mail")) }
  }

  /// Throws what would keep letters from being sent, before the first of them is.
  public func checkMail() throws {
    guard let postage = mail.postage else { return }
    if let file = postage.passwordFile { _ = try PasswordFile.read(file) }
    let program =
      switch postage.way {
      case .server: Executable.neighbour("tintype-mail")
      case .command(let words): words[0]
      }
    if !Executable.isRunnable(program) { throw Unsendable(program: program) }
  }

  private struct Unsendable: Error, CustomStringConvertible {
    let program: String
    var description: String { "\(program), which is to send mail, cannot be executed" }
  }
}
