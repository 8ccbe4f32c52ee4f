import Foundation
import Store
import Testing

@testable import Members

@Suite struct AttemptTests {
  private let tree: TemporaryMembers
  private var members: Members { tree.members }
  private let here = Client(address: "192.0.2.1")

  init() throws { tree = try TemporaryMembers() }

  /// How many of so many tries are let through at this moment.
  private func through(
    _ count: Int, _ limit: Limit = .password, account: String? = "ada@example.org",
    from client: (Int) -> Client = { Client(address: "192.0.2.\($0)") }
  ) throws -> Int {
    try (0..<count).count { number in
      do {
        _ = try members.attempt(limit, account: account, client: client(number))
        return true
      } catch is TooMany { return false }
    }
  }

  @Test func anAccountHasFiveFreeTriesFromWhereverTheyCome() throws {
    #expect(try through(50) == 5)
    #expect(try through(3, account: "grace@example.org") == 3)
  }

  @Test func aClientHasTwentyFreeTriesAtWhateverAccounts() throws {
    let tries = try (0..<60).count {
      try through(1, account: "member\($0)@example.org") { _ in here } == 1
    }
    #expect(tries == 20)
  }

  @Test func addressesOfOneConnectionAreOneClient() throws {
    let count = try (0..<60).count { number in
      try through(1, account: "m\(number)@example.org") { _ in
        Client(address: "2001:db8:0:1::\(number + 1)")
      } == 1
    }
    #expect(count == 20)
    #expect(Client(address: "2001:db8:0:1::1") != Client(address: "2001:db8:0:2::1"))
    #expect(Client(address: "::ffff:192.0.2.1") == Client(address: "192.0.2.1"))
    #expect(Client(address: "192.0.2.1") != Client(address: "192.0.2.2"))
    #expect(Client(address: "unix:").text == "unix:")
  }

  @Test func networksOfOneCustomerAreCountedTogetherToo() throws {
    let count = try (0..<300).count { number in
      try through(1, account: "m\(number)@example.org") { _ in
        Client(address: "2001:db8:0:\(number + 1)::1")
      } == 1
    }
    #expect(count == 200)
  }

  @Test func everyFurtherTryWaitsTwiceAsLongAndNeverForGood() {
    let allowance = Limit.password.account
    #expect((0..<5).map(allowance.delay) == [0, 0, 0, 0, 0])
    #expect((5..<9).map(allowance.delay) == [1_000, 2_000, 4_000, 8_000])
    #expect(allowance.delay(after: 1_000_000) == 60_000)
  }

  @Test func theWaitIsToldInSecondsAndCountsNothingItself() throws {
    _ = try through(5)
    for _ in 0..<3 {
      #expect(throws: TooMany(retryAfter: 1)) {
        try members.attempt(.password, account: "ada@example.org", client: here)
      }
    }
  }

  @Test func quietTimeGivesTriesBack() throws {
    _ = try through(5)
    try age(by: 15 * 60_000)
    #expect(try through(5) == 1)
    try age(by: 24 * 3_600_000)
    #expect(try through(50) == 5)
  }

  @Test func successMakesTheAccountsTriesForgottenAndTheClientsOneLess() throws {
    for round in 0..<50 {
      let attempt = try members.attempt(.password, account: "m\(round)@x.example", client: here)
      try attempt.succeeded()
    }
    _ = try through(4)
    let fifth = try members.attempt(.password, account: "ada@example.org", client: here)
    try fifth.succeeded()
    #expect(try through(50) == 5)
  }

  @Test func otherProcessesAndRestartsCountOn() throws {
    _ = try through(4)
    let other = try Members(store: members.store, settings: MemberSettings(cores: 1))
    _ = try other.attempt(.password, account: "ada@example.org", client: here)
    #expect(throws: TooMany.self) {
      let sameAccount = try other.countedAccount("ADA@example.org ", pass: nil)
      return try other.attempt(.password, account: sameAccount, client: here)
    }
  }

  @Test func aBrowserThatTheAccountHasBeenInWaitsForNobodyElse() throws {
    let account = "ada@example.org"
    let ada = try tree.join("Ada", email: account).member
    _ = try through(50)
    let pass = try members.browserPass(of: ada)
    let known = try members.countedAccount(account, pass: pass)
    #expect(try through(50, account: known) == 5)
    // A pass of another account, or none, is worth nothing.
    let grace = try tree.join("Grace", email: "grace@example.org").member
    let foreign = try members.browserPass(of: grace)
    for pass in [foreign, "", "a.b", "a.b.c", nil] {
      #expect(try members.countedAccount(account, pass: pass) == account)
    }
  }

  @Test func aBrowserIsKnownUntilThePasswordChangesAndToNobodyElseWithThatAddress() throws {
    let account = "ada@example.org"
    let session = try tree.join("Ada", email: account)
    let pass = try members.browserPass(of: session.member)
    #expect(try members.countedAccount(account, pass: pass) != account)
    let password = try Password("another long way home", name: "Ada", email: account, site: "Site")
    _ = try members.changePassword(to: password, by: session)
    #expect(try members.countedAccount(account, pass: pass) == account)
    let later = try members.browserPass(of: session.member)
    #expect(try members.countedAccount(account, pass: later) != account)
    try members.delete(session.member)
    #expect(try members.countedAccount(account, pass: later) == account)
    try tree.join("Another Ada", email: account)
    #expect(try members.countedAccount(account, pass: later) == account)
  }

  @Test func aBrokenCounterBeginsAnew() throws {
    _ = try through(5)
    for name in try members.store.disk.list("attempts") {
      try members.store.writeFile(#require(Key("attempts/\(name)")), Array("{".utf8))
    }
    #expect(try through(50) == 5)
  }

  @Test func namesOfCountersTellNothingAndOldOnesGo() throws {
    _ = try through(5)
    let names = try members.store.disk.list("attempts")
    #expect(!names.isEmpty)
    for name in names {
      #expect(name.wholeMatch(of: /password-[0-9a-f]{32}\.json/) != nil)
      let bytes = try members.store.disk.read("attempts/\(name)", limit: 1 << 16) ?? []
      #expect(!String(decoding: bytes, as: UTF8.self).contains("ada"))
    }
    try members.sweepAttempts()
    #expect(try members.store.disk.list("attempts").count == names.count)
  }

  @Test func whoeverIsSuspendedWhileTheyProveThemselvesIsNotSignedIn() throws {
    let id = try tree.join().member
    try members.store.transaction([id.credentials]) { transaction in
      var document = try #require(try transaction.get(id.credentials))
      document["state"] = "suspended"
      try transaction.put(id.credentials, document, secret: true)
    }
    #expect(throws: NotAdmitted.suspended(reason: nil)) {
      _ = try members.signIn(email: "ada@example.org", password: goodPassword, device: "x")
    }
  }

  @Test func theSecurityLogBeginsAnewEachMonthAndOldOnesGo() throws {
    let log = "\(tree.path)/log/security.log"
    try "time=2020-01-31T10:00:00.000Z event=joined uid=ada\n"
      .write(toFile: log, atomically: true, encoding: .utf8)
    try members.turnSecurityLog(keepingDays: 90)
    members.record(.signedIn)
    try members.turnSecurityLog(keepingDays: 90)
    #expect(
      try tree.names("log").filter { $0.hasPrefix("security") } == [
        "security-2020-01.log", "security.log",
      ])
    #expect(try tree.text("log/security-2020-01.log").contains("event=joined uid=ada"))
    #expect(try tree.text("log/security.log").contains("event=signed-in"))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -91 * 86_400)],
      ofItemAtPath: "\(tree.path)/log/security-2020-01.log")
    try members.turnSecurityLog(keepingDays: 90)
    #expect(try tree.names("log").filter { $0.hasPrefix("security") } == ["security.log"])
  }

  private func age(by milliseconds: Int64) throws {
    for name in try members.store.disk.list("attempts") {
      let key = try #require(Key("attempts/\(name)"))
      try members.store.update(key) { document in
        document["last"] = .integer((document["last"]?.integer ?? 0) - milliseconds)
      }
    }
  }
}
