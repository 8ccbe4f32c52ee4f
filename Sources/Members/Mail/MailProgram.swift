import Mail
import Store
import System

/// Sends by a program of its own for each letter: `tintype-mail`, or one like sendmail.
public struct MailProgram: MailCarrier {
  private let postage: Postage
  /// The path of `tintype-mail`.
  private let program: String

  /// Milliseconds that one letter may take, beyond what `tintype-mail` allows itself, and how much of
  /// that is left when this process is to end.
  private static let patience: Int64 = 75_000
  private static let patienceAtEnd: Int64 = 5_000

  public init(_ postage: Postage, program: String) {
    self.postage = postage
    self.program = program
  }

  public func carry(
    _ entry: OutboxEntry, holding lock: borrowing FileLock, isStopping: () -> Bool
  ) throws -> MailOutcome {
    guard let message = postage.message(entry) else {
      return .refused("nobody can be written to at this address")
    }
    let complaint = try TemporaryFile()
    let number = complaint.descriptor.number
    let process: ChildProcess
    switch postage.way {
    case .server(let server):
      let order = try MemoryFile(order(message, server).bytes)
      // The lock goes with it: while it lives nobody else sends, even if this process is killed.
      process = try ChildProcess.spawn(
        program, [], descriptors: [order.descriptor.number, nil, number, lock.number])
    case .command(let words):
      let input = try MemoryFile(message.bytes.filter { $0 != 0x0D })
      process = try ChildProcess.spawn(
        words[0], Array(words.dropFirst()),
        descriptors: [input.descriptor.number, number, number],
        environment: ["PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"])
    }
    let ending: ChildProcess.Ending?
    do { ending = try wait(for: process, isStopping) } catch {
      // Nobody else sends it while it may still be sent.
      process.killNow()
      _ = try? process.wait()
      throw error
    }
    guard let ending else {
      return isStopping() ? .interrupted : .later("it took too long")
    }
    return outcome(ending, try Self.lastLine(of: complaint.descriptor))
  }

  private func order(_ message: Message, _ server: MailServer) throws -> DeliveryOrder {
    DeliveryOrder(
      server: server.url, needsTLS: postage.needsTLS, certificates: postage.certificates,
      user: postage.user, password: try postage.passwordFile.map { try PasswordFile.read($0) },
      client: postage.from.domain, from: postage.from.address, to: message.to.address,
      needsUTF8: message.to.needsUTF8 || postage.from.needsUTF8, message: message.bytes)
  }

  /// How it ended; nil when it had to be ended because it took too long or this process is to end.
  private func wait(
    for process: ChildProcess, _ isStopping: () -> Bool
  ) throws -> ChildProcess.Ending? {
    var deadline = Clock.elapsed() + Self.patience
    var wasStopping = false
    let descriptor = try process.endingDescriptor()
    while Clock.elapsed() < deadline {
      let events = try PollEvents.wait(
        for: [(descriptor.number, .readable)], milliseconds: 100)
      if !events[0].isEmpty { return try process.wait() }
      if !wasStopping, isStopping() {
        wasStopping = true
        deadline = min(deadline, Clock.elapsed() + Self.patienceAtEnd)
      }
    }
    process.killNow()
    // It may have been sent in the last moment.
    let ending = try process.wait()
    return ending == .exited(DeliveryCode.sent) ? ending : nil
  }

  private func outcome(_ ending: ChildProcess.Ending, _ reason: String) -> MailOutcome {
    guard case .exited(let code) = ending else { return .later("the program was ended: \(ending)") }
    let reason = reason.isEmpty ? "exit code \(code)" : reason
    if code == DeliveryCode.sent { return .sent }
    switch postage.way {
    case .server: return code == DeliveryCode.refused ? .refused(reason) : .later(reason)
    // EX_DATAERR, EX_NOUSER and EX_NOHOST of sysexits.h; others may be mended.
    case .command: return [65, 67, 68].contains(code) ? .refused(reason) : .later(reason)
    }
  }

  private static func lastLine(of descriptor: borrowing Descriptor) throws -> String {
    let text = String(decoding: try descriptor.read(at: 0, count: 4_000), as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
    return String((line ?? "").prefix(300))
  }
}
