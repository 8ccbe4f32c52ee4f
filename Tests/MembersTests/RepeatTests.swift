import Imaging
import Store
import System
import Testing

@testable import Members

/// Requests that come again.
@Suite struct RepeatTests {
  let site: TemporaryMembers
  let ada: MemberID

  init() throws {
    site = try TemporaryMembers()
    ada = try site.join().member
  }

  private func send(_ name: String, _ mark: UInt8) throws -> PhotoReceipt {
    try Self.send(name, mark, site.members, ada)
  }

  private static func send(
    _ name: String, _ mark: UInt8, _ members: Members, _ ada: MemberID
  ) throws -> PhotoReceipt {
    try members.once(RepeatableRequest(name: name, digest: [mark]), of: ada) { id in
      let print = Print(photo(mark), alt: nil)
      try members.setPhoto(print, of: ada, as: id)
      return PhotoReceipt(photo: id, size: print.masterSize, changes: print.changes)
    }
  }

  @Test func aRepeatIsToldTheSameAndAddsNothing() throws {
    let first = try send("one", 1)
    #expect(try send("one", 1) == first)
    #expect(try site.names("masters") == [first.photo.text])
    #expect(try send("two", 1) != first)
  }

  @Test func aRepeatAfterThePhotoWasReplacedOrRemovedIsToldSoAndAddsNothing() throws {
    let first = try send("one", 1)
    let second = try send("two", 2)
    #expect(throws: RepeatError.photoGone) { try send("one", 1) }
    #expect(try site.members.member(ada)?.photo?.id == second.photo)
    try site.members.deleteEarlier(first.photo, of: ada)
    #expect(throws: RepeatError.photoGone) { try send("one", 1) }
    try site.members.removePhoto(of: ada)
    #expect(throws: RepeatError.photoGone) { try send("two", 2) }
    #expect(try site.members.member(ada)?.photo == nil)
  }

  @Test func aRepeatTellsWhetherThePhotoStillWaits() throws {
    let first = try send("one", 1)
    try site.members.hold(first.photo, of: ada)
    #expect(try send("one", 1).isHeld)
    try site.members.approvePhoto(first.photo, of: ada)
    #expect(try !send("one", 1).isHeld)
  }

  @Test func aNameIsGoodForOneContent() throws {
    _ = try send("one", 1)
    #expect(throws: RepeatError.otherContent) { try send("one", 2) }
  }

  @Test func namesOfOtherMembersAreTheirOwn() throws {
    let first = try send("one", 1)
    let minjun = try site.join("민준", email: "minjun@example.org").member
    let request = RepeatableRequest(name: "one", digest: [9])
    let other = try site.members.once(request, of: minjun) {
      PhotoReceipt(photo: $0, size: PixelSize(width: 1, height: 1), changes: [])
    }
    #expect(other.photo != first.photo)
  }

  @Test func whatFailedMayBeTriedAgain() throws {
    struct Refused: Error {}
    let request = RepeatableRequest(name: "one", digest: [1])
    #expect(throws: Refused.self) {
      try site.members.once(request, of: ada) { _ in throw Refused() }
    }
    _ = try send("one", 2)
  }

  @Test func nothingThatTheSenderWroteIsKept() throws {
    _ = try send("my own name for it", 1)
    #expect(try !site.text("tokens/\(ada).json").contains("my own name"))
  }

  @Test func afterADayTheNameIsFree() throws {
    let first = try send("one", 1)
    try site.rewrite("tokens/\(ada).json") {
      $0.replacing(#/"created": \d+/#, with: "\"created\": 1")
    }
    #expect(try send("one", 2) != first)
  }

  @Test func theNumberThatIsRememberedIsBounded() throws {
    let size = PixelSize(width: 1, height: 1)
    for number in 0..<105 {
      let request = RepeatableRequest(name: "\(number)", digest: [1])
      _ = try site.members.once(request, of: ada) {
        PhotoReceipt(photo: $0, size: size, changes: [])
      }
    }
    #expect(try site.store.get(ada.tokens)?["requests"]?.array?.count == 100)
  }

  @Test func manyAtOnceMakeOnePhoto() throws {
    let (members, ada) = (site.members, ada)
    let threads = try (0..<8).map { _ in
      try Thread { _ = try? Self.send("one", 1, members, ada) }
    }
    for thread in threads { thread.join() }
    #expect(try site.names("masters") == [send("one", 1).photo.text])
  }

  @Test func whoCannotWaitForTheFirstIsToldThatItIsInProgress() throws {
    let request = RepeatableRequest(name: "one", digest: [1])
    #expect(throws: RepeatError.inProgress) {
      try site.members.once(request, of: ada) { _ in
        try site.members.once(request, of: ada, patience: 0) { photo in
          Issue.record("a second one")
          return PhotoReceipt(photo: photo, size: PixelSize(width: 1, height: 1), changes: [])
        }
      }
    }
  }
}
