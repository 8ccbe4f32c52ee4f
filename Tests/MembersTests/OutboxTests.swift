import Store
import System
import Testing

@testable import Members

@Suite struct OutboxTests {
  private let site: TemporaryMembers

  init() throws { site = try TemporaryMembers() }

  private func letter(_ name: String = "reset", until: Int64? = nil) -> Letter {
    Letter(
      name: name, to: site.address, language: "en", subject: "Hello", text: "Hi.\n",
      html: "<p>Hi.</p>\n",
      until: until)
  }

  private func send(_ carrier: ObedientCarrier) throws -> MailRound {
    var taken: Set<String> = []
    return try site.members.sendWaiting(by: carrier, taken: &taken)
  }

  @Test func delaysDoubleFromAMinuteToSixHours() {
    let minutes = (1...12).map { RetryDelay.after(attempts: $0) / 60_000 }
    #expect(minutes == [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    #expect(RetryDelay.after(attempts: 1_000_000) == RetryDelay.longest)
    #expect(RetryDelay.after(attempts: 0) == RetryDelay.first)
  }

  @Test func aLetterIsTriedForThreeDaysAndThenGivenUp() throws {
    var entry = OutboxEntry(letter(), of: nil, at: 0)
    var now: Int64 = 1_000
    while !entry.hasFailed {
      entry.postpone("451 later", at: now)
      #expect(entry.next > now)
      now = entry.next
    }
    // Not because of one long pause: the last attempt comes after three days and not much later.
    #expect(
      (3 * 86_400_000...(3 * 86_400_000 + RetryDelay.longest)).contains(
        now - 1_000 - RetryDelay.longest))
    #expect((10...40).contains(entry.attempts))
  }

  @Test func aPostedLetterIsSecretAndComesBackWhole() throws {
    try site.members.post(letter(until: 99), of: nil)
    let name = try #require(try site.names("outbox").first)
    #expect(try site.store.disk.permissions("outbox/\(name)")?.mode == 0o600)
    let entry = try #require(try site.members.outboxEntries().first)
    #expect(entry.letter == letter(until: 99))
    #expect(try site.members.outbox() == Outbox(waiting: 1, failed: 0, oldest: entry.name.posted))
    #expect(abs(entry.posted - entry.name.posted) < 2_000)
  }

  @Test func whatIsSentIsGoneAndInTheOrderOfPosting() throws {
    for name in ["confirm", "reset", "approved"] { try site.members.post(letter(name), of: nil) }
    let carrier = ObedientCarrier(.sent)
    let round = try send(carrier)
    #expect(round.sent == 3 && round.next == nil)
    #expect(carrier.carried == ["confirm", "reset", "approved"])
    #expect(try site.names("outbox") == [])
  }

  @Test func whatIsRefusedForGoodIsNotTriedAgainButShown() throws {
    try site.members.post(letter(), of: nil)
    #expect(try send(ObedientCarrier(.refused("550 no such user"))).refused == 1)
    let carrier = ObedientCarrier(.sent)
    #expect(try send(carrier) == MailRound())
    #expect(carrier.carried == [])
    #expect(try site.members.outbox() == Outbox(waiting: 0, failed: 1, oldest: nil))
    let entry = try #require(try site.members.outboxEntries().first)
    #expect(entry.hasFailed && entry.problem == "550 no such user")
  }

  @Test func whatIsPostponedWaitsUntilItsTimeOrUntilSomebodyAsks() throws {
    try site.members.post(letter(), of: nil)
    let before = Clock.milliseconds()
    let round = try send(ObedientCarrier(.later("451 busy")))
    #expect(round.postponed == 1)
    #expect(try #require(round.next) >= before + RetryDelay.first)
    let carrier = ObedientCarrier(.sent)
    #expect(try send(carrier).next == round.next)
    #expect(carrier.carried == [])
    #expect(try !site.members.isLetterDue())
    #expect(try site.members.retryOutbox() == 1)
    #expect(try site.members.isLetterDue())
    #expect(try send(carrier).sent == 1)
  }

  @Test func retryBringsBackWhatWasGivenUp() throws {
    try site.members.post(letter(), of: nil)
    _ = try send(ObedientCarrier(.refused("550 no")))
    #expect(try site.members.retryOutbox() == 1)
    #expect(try site.members.outbox().failed == 0)
    #expect(try send(ObedientCarrier(.sent)).sent == 1)
  }

  @Test func onlyOneProcessSends() throws {
    try site.members.post(letter(), of: nil)
    guard let lock = try site.store.lockIfFree("mail") else {
      Issue.record("nobody has the lock")
      return
    }
    let carrier = ObedientCarrier(.sent)
    #expect(try send(carrier).isElsewhere)
    #expect(carrier.carried == [])
    withExtendedLifetime(lock) {}
  }

  @Test func aLetterWhoseLinkIsDeadIsNotSent() throws {
    try site.members.post(letter(until: Clock.milliseconds() - 1), of: nil)
    let carrier = ObedientCarrier(.sent)
    #expect(try send(carrier).refused == 1)
    #expect(carrier.carried == [])
  }

  @Test func aCarrierThatThrowsLosesNothing() throws {
    try site.members.post(letter(), of: nil)
    #expect(try send(ObedientCarrier(nil)).postponed == 1)
    #expect(try site.members.outbox().waiting == 1)
  }

  @Test func anInterruptedAttemptCountsAsNone() throws {
    try site.members.post(letter(), of: nil)
    #expect(try send(ObedientCarrier(.interrupted)) == MailRound())
    #expect(try site.members.outboxEntries().first?.attempts == 0)
  }

  @Test func aLetterThatWasTakenButCouldNotBeRemovedIsNotSentTwice() throws {
    try site.members.post(letter(), of: nil)
    var taken = try Set(site.members.outboxEntries().map(\.id))
    let carrier = ObedientCarrier(.sent)
    #expect(try site.members.sendWaiting(by: carrier, taken: &taken).sent == 1)
    #expect(carrier.carried == [] && taken == [])
    #expect(try site.names("outbox") == [])
  }

  @Test func lettersOlderThanTwoWeeksAreSwept() throws {
    try site.members.post(letter(), of: nil)
    let name = try #require(try site.names("outbox").first)
    let old = "00000000000000001-0123456789ab.json"
    try site.store.disk.link("outbox/\(name)", to: "outbox/\(old)")
    #expect(try site.members.sweepOutbox() == 1)
    #expect(try site.names("outbox") == [name])
  }

  @Test func aPasswordFileThatOthersMayReadIsRefused() throws {
    try site.store.writeFile(Key("keys/mail", trusted: ()), Array("secret\n".utf8))
    let path = site.path + "/keys/mail"
    #expect(try PasswordFile.read(path) == "secret")
    try site.store.disk.setMode("keys/mail", 0o640)
    #expect(throws: PasswordFile.Refusal.self) { try PasswordFile.read(path) }
    #expect(throws: PasswordFile.Refusal.self) { try PasswordFile.read(path + "-not") }
  }
}
