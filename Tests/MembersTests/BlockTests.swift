import Foundation
import Imaging
import Store
import Testing

@testable import Members

@Suite("A blocked picture is held, whoever sends it")
struct BlockTests {
  let site: TemporaryMembers
  let ada: MemberID
  let grace: MemberID

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join(photo: photo(1)).member
    grace = try site.join("Grace", email: "grace@example.org").member
  }

  private func block() throws {
    #expect(try site.members.block(site.photo(of: ada).id, of: ada, by: .command))
  }

  private func print(_ mark: UInt8, _ hash: PictureHash? = nil) -> Print {
    looking(mark, whole: hash.map { [$0] } ?? [])
  }

  /// Sent by somebody new.
  private func isHeldOfAnother(_ print: Print) throws -> Bool {
    let id = try site.members.add(
      name: DisplayName("Somebody"), email: EmailAddress(checking: "\(UUID())@example.org"),
      password: nil, role: .member, by: .command)
    return try site.isHeld(print, of: id)
  }

  private func isHeld(_ print: Print) throws -> Bool {
    try site.isHeld(print, of: grace)
  }

  @Test func theSameBytesAreHeldAndOthersAreNot() throws {
    try block()
    #expect(try isHeld(print(1)))
    guard case .held(_, .blocked)? = try site.members.queue(count: 1).entries.first?.matter else {
      Issue.record("it waits for another reason")
      return
    }
    #expect(try !isHeld(print(2)))
  }

  @Test func itIsHeldAtJoiningAndWhenItIsUsedAgain() throws {
    let first = try site.photo(of: ada).id
    try site.members.setPhoto(print(2), of: ada)
    try site.members.block(first, of: ada, by: .command)
    try site.members.setPhoto(print(1), of: ada, forgetting: first)
    #expect(try site.photo(of: ada).isHeld)
    let eve = try site.join("Eve", email: "eve@example.org", photo: photo(1)).member
    #expect(try site.photo(of: eve).isHeld)
  }

  @Test func oneThatLooksLikeItIsHeld() throws {
    let hash = PictureHash.example
    try site.members.setPhoto(print(3, hash), of: ada)
    try block()
    let near = PictureHash(across: hash.across ^ 0b11_1111, down: hash.down ^ 0b1111)
    let far = PictureHash(across: hash.across ^ 0b11_1111, down: hash.down ^ 0b1_1111)
    #expect(hash.distance(to: near) == Look.tolerance)
    #expect(try isHeldOfAnother(print(4, near)))
    #expect(try !isHeldOfAnother(print(5, far)))
    #expect(try !isHeldOfAnother(print(6, nil)))
  }

  @Test func aPictureWithoutAHashIsKnownByItsBytesOnly() throws {
    try block()
    #expect(try !isHeld(print(2, nil)))
    #expect(try isHeld(print(1, PictureHash(across: 1, down: 2))))
  }

  @Test func oneThatWasTurnedOrMirroredOrShowsItInItsSquareIsHeld() throws {
    let hash = PictureHash.example
    let other = PictureHash(across: 0x00FF_00FF_00FF_00FF, down: 0x1234_5678_9ABC_DEF0)
    try site.members.setPhoto(looking(3, whole: [hash], shown: [other]), of: ada)
    try block()
    let plain = PictureHash(across: 1, down: 1)
    for (mark, whole, shown, isBlocked) in [
      (10, [plain, hash], [], true), (11, [plain], [plain, hash], true),
      (12, [plain, other], [], true), (13, [plain], [other], true), (14, [plain], [plain], false),
    ] as [(UInt8, [PictureHash], [PictureHash], Bool)] {
      #expect(
        try isHeldOfAnother(looking(mark, whole: whole, shown: shown)) == isBlocked, "\(mark)")
    }
  }

  @Test func unblockedItIsShownAgain() throws {
    let hash = PictureHash(across: 7, down: 1 << 40)
    try site.members.setPhoto(print(3, hash), of: ada)
    try block()
    let like = PictureHash(across: 5, down: 1 << 40)
    #expect(try isHeld(print(4, like)))
    #expect(try site.members.unblock(site.photo(of: grace).id, of: grace, by: .command))
    #expect(try isHeld(print(4, like)), "it still waits for its approval")
    try site.members.approvePhoto(site.photo(of: grace).id, of: grace, by: .command)
    #expect(try !isHeld(print(4, like)))
    #expect(try !isHeld(print(3, hash)))
    #expect(try !site.members.unblock(site.photo(of: grace).id, of: grace, by: .command))
    try block()
    #expect(try isHeld(print(3, hash)), "blocked once more")
  }

  @Test func aLineCutShortByACrashSpoilsNoOther() throws {
    try site.store.disk.append("log/blocked.tsv", mode: 0o600).write(Array("+\t0123".utf8))
    #expect(try !isHeld(print(2)))
    try block()
    #expect(try isHeld(print(1)))
  }

  @Test func itIsFoundAmongManyWhereverItStands() throws {
    let line = Array(
      "+\t\(String(repeating: "ab", count: 16))\t\(String(repeating: "0", count: 64))\t\(try site.photo(of: ada).id)\n"
        .utf8)
    let file = try site.store.disk.append("log/blocked.tsv", mode: 0o600)
    for _ in 0..<50 { try file.write([UInt8](repeatElement(line, count: 100).joined())) }
    try block()
    for _ in 0..<50 { try file.write([UInt8](repeatElement(line, count: 100).joined())) }
    #expect(try isHeld(print(1)))
    #expect(try !isHeld(print(2, PictureHash(across: 1, down: 2))))
  }
}
