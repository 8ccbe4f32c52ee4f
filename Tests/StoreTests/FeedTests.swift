import Foundation
import Store
import System
import Testing

@Suite struct FeedTests {
  let tree: TemporaryTree
  let feed: Feed

  init() throws {
    tree = try TemporaryTree()
    feed = Feed(store: tree.store)
  }

  private func line(_ sequence: Int64, _ member: String, _ photo: String) -> String {
    #"{"seq":\#(sequence),"uid":"\#(member)","photo":"\#(photo)","colour":"black"}"#
  }

  @Test func newestComesFirstAndNumbersOnlyGrow() throws {
    let given = try (0..<5).map { try feed.append(member: "m\($0)", photo: "p", colour: "#000000") }
    #expect(given == given.sorted())
    #expect(Set(given).count == 5)
    #expect(try feed.lines().map(\.member) == ["m4", "m3", "m2", "m1", "m0"])
  }

  @Test func anEmptyFeedHasNothing() throws {
    #expect(try feed.lines() == [])
    #expect(try feed.lines(before: 5) == [])
  }

  @Test func everyCursorFindsExactlyWhatIsOlder() throws {
    // Lines of very different length, so that halving meets every part of them.
    var lines = ""
    for number in 1...400 {
      let uid = String(repeating: "u", count: number % 97 + 1)
      lines += line(Int64(number * 10), uid, "p\(number)") + "\n"
    }
    try tree.write(lines, to: "gallery.jsonl")
    for cursor in [Int64.min, 0, 9, 10, 11, 15, 20, 1_995, 2_000, 3_999, 4_000, 4_001, .max] {
      let expected = (1...400).reversed().map { Int64($0 * 10) }.filter { $0 < cursor }
      #expect(try feed.lines(before: cursor).map(\.sequence) == expected, "before \(cursor)")
    }
  }

  @Test func aTornLineSpoilsNoOther() throws {
    _ = try feed.append(member: "ada", photo: "p", colour: "#")
    let whole = try tree.read("gallery.jsonl")
    try tree.write(whole + #"{"seq":99999999999999999,"uid":"mi"#, to: "gallery.jsonl")
    let sequence = try feed.append(member: "minjun", photo: "q", colour: "#")
    #expect(sequence < 99_999_999_999_999_999)
    #expect(try feed.lines().map(\.member) == ["minjun", "ada"])
    #expect(try feed.lines(before: sequence).map(\.member) == ["ada"])
  }

  @Test func aClockThatWentBackwardsDoesNotDisturbTheOrder() throws {
    let future = Clock.microseconds() + 3_600_000_000
    try tree.write(
      line(future, "ada", "p") + "\n", to: "gallery.jsonl")
    #expect(try feed.append(member: "minjun", photo: "q", colour: "#") == future + 1)
  }

  @Test func readingStopsWhereTheReaderHasEnough() throws {
    for number in 0..<10 { _ = try feed.append(member: "m\(number)", photo: "p", colour: "#") }
    var seen = 0
    try feed.read(before: nil) { _ in
      seen += 1
      return seen < 3
    }
    #expect(seen == 3)
  }

  @Test func manyWritersGetNumbersOfTheirOwn() throws {
    let path = tree.path
    let threads = try (0..<4).map { writer in
      let disk = try LocalDisk(root: path)
      return try Thread {
        let feed = Feed(store: Store(disk: disk))
        for _ in 0..<25 { _ = try? feed.append(member: "w\(writer)", photo: "p", colour: "#") }
      }
    }
    for thread in threads { thread.join() }
    let sequences = try feed.lines().map(\.sequence)
    #expect(sequences.count == 100)
    #expect(sequences == Set(sequences).sorted(by: >))
  }
}
