import Glibc
@testable import Imaging
import Testing

@Suite("A taken-over child that talks nonsense is not believed", .serialized)
struct NonsenseTests {
  typealias Change = @Sendable (inout ChildReply.Pictures) -> Void

  private static let changes: [(what: String, change: Change)] = [
    ("no pictures", { $0.list = [] }),
    ("a picture too few", { $0.list.removeLast() }),
    ("a picture too many", { $0.list.append($0.list[8]) }),
    ("pictures in another order", { $0.list.swapAt(1, 3) }),
    ("a wrong side", { $0.list[3].side = 361 }),
    ("a wrong format", { $0.list[1].format = .webp }),
    ("other dimensions than the side says", { $0.list[1].bytes = $0.list[3].bytes }),
    ("a script as a picture", { $0.list[1].bytes = Array("<script>alert(1)</script>".utf8) }),
    ("an empty picture", { $0.list[2].bytes = [] }),
    (
      "a picture with a comment",
      {
        $0.list[1].bytes = DrawnJPEG.with($0.list[1].bytes, segment: 0xFE, Array("hidden".utf8))
      }
    ),
    (
      "a picture with EXIF",
      {
        $0.list[0].bytes = DrawnJPEG.with($0.list[0].bytes, segment: 0xE1, Array("Exif\0\0".utf8))
      }
    ),
    ("something behind the picture", { $0.list[1].bytes += Array("<?php".utf8) }),
    ("a cut-off picture", { $0.list[1].bytes.removeLast(10) }),
    ("an upload without a side", { $0.original = PixelSize(width: 0, height: 300) }),
    ("an upload beyond the limits", { $0.original = PixelSize(width: 60_000, height: 60_000) }),
  ]

  @Test func wrongPicturesAreNotAccepted() throws {
    let attacker = try Attacker()
    for (what, change) in Self.changes {
      var pictures = try SampleReply.pictures()
      change(&pictures)
      let answer = try attacker.answer(toReply: ChildReply.made(pictures).encoded)
      #expect(
        answer == .decoderFailed(detail: "the pictures are not those that were asked for"),
        "\(what): \(String(describing: answer))")
      try attacker.expectUnharmed(what)
    }
  }

  @Test func wrongMessagesAreNotUnderstood() throws {
    let attacker = try Attacker()
    let good = ChildReply.made(try SampleReply.pictures()).encoded
    var none = try SampleReply.pictures()
    none.list = []
    // The count of pictures stands before them; behind them, the length of the copy in four bytes.
    let countPosition = ChildReply.made(none).encoded.count - 1 - 4
    #expect(good[countPosition] == 9)
    var messages: [(String, [UInt8])] = [
      ("nothing", []), ("one byte", [0]), ("text", Array("hello".utf8)),
      ("half of it", Array(good.prefix(good.count / 2))), ("more than it", good + [0]),
      ("all but the last byte", Array(good.dropLast())),
    ]
    for (what, position, byte) in [
      ("a wrong mark", 0, 0x55), ("an unknown kind", 4, 99), ("a smaller count", countPosition, 8),
      ("a larger count", countPosition, 255), ("an unknown format", countPosition + 3, 7),
      ("a huge length", countPosition + 7, 0xFF), ("a length of nothing", countPosition + 5, 0),
    ] as [(String, Int, UInt8)] {
      var message = good
      message[position] = byte
      messages.append((what, message))
    }
    for (what, message) in messages {
      let answer = try attacker.answer(toReply: message)
      #expect(
        answer == .decoderFailed(detail: "a reply of \(message.count) bytes makes no sense"),
        "\(what): \(String(describing: answer))")
      try attacker.expectUnharmed(what)
    }
  }

  @Test func refusalsThatNobodyHasAreNotUnderstood() throws {
    let attacker = try Attacker()
    let good = ChildReply.refused(.tooManyParts(found: .max, limit: .max)).encoded
    #expect(try attacker.answer(toReply: good) == .tooManyParts(found: .max, limit: .max))
    var huge = good
    for index in 5..<21 { huge[index] = 0xFF }
    #expect(try attacker.answer(toReply: huge) == .tooManyParts(found: .max, limit: .max))
    for code: UInt8 in [8, 200, 255] {
      var bad = good
      bad[4] = code
      #expect(try attacker.answer(toReply: bad)?.code == "decoder-failed")
    }
    try attacker.expectUnharmed("strange refusals")
  }

  @Test func anEndWithAnotherCodeIsOurFailureNotAPhoto() throws {
    let attacker = try Attacker()
    #expect(
      try attacker.answer(to: "exit 5")
        == .imagerFailed(detail: "the child could not begin (5)"))
    #expect(try attacker.answer(to: "exit 0")?.code == "decoder-failed")
    try attacker.expectUnharmed("other exit codes")
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGTERM, SIGUSR1])
  func aChildThatSignalsItselfEndsAlone(_ signal: Int32) throws {
    let attacker = try Attacker()
    #expect(try attacker.answer(to: "call tgkill self self \(signal)") == .ended(by: signal))
    try attacker.expectUnharmed("signal \(signal)")
  }
}
