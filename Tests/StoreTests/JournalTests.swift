import Foundation
import Store
import Synchronization
import System
import Testing

/// A journal rewritten while it is read and written.
@Suite struct JournalTests {
  let tree: TemporaryTree
  let feed: Feed

  init() throws {
    tree = try TemporaryTree()
    feed = Feed(store: tree.store)
  }

  /// Old lines, so that compaction may drop them.
  private func fill(_ numbers: some Sequence<Int>) throws {
    let text = numbers.map {
      String(
        decoding: Publication(sequence: Int64($0), member: "m\($0)", photo: "p", colour: "#").bytes,
        as: UTF8.self)
    }
    try tree.write(text.joined(separator: "\n") + "\n", to: "gallery.jsonl")
  }

  @Test func everyCursorFindsExactlyWhatIsNewer() throws {
    try fill(1...300)
    for cursor in [Int64.min, -1, 0, 1, 2, 150, 298, 299, 300, 301, .max] {
      let found = try feed.lines(after: cursor).map(\.sequence)
      #expect(found == (1...300).filter { Int64($0) > cursor }.map(Int64.init), "after \(cursor)")
    }
  }

  @Test func compactionKeepsWhatCountsAndPlacesStayRight() throws {
    try fill(1...5_000)
    #expect(try feed.compact { $0.sequence % 7 == 0 })
    let expected = (1...5_000).filter { $0 % 7 == 0 }.map(Int64.init)
    #expect(try feed.lines().map(\.sequence) == expected.reversed())
    for cursor in [Int64(0), 1, 7, 8, 2_500, 4_999] {
      var newer: [Int64] = []
      try feed.read(after: cursor) {
        newer.append($0.sequence)
        return newer.count < 3
      }
      #expect(newer == Array(expected.filter { $0 > cursor }.prefix(3)))
    }
  }

  @Test func compactionDropsRuinsAndKeepsATornTail() throws {
    try fill(1...3)
    try tree.write(try tree.read("gallery.jsonl") + "ruins\n{\"seq\":4,\"ui", to: "gallery.jsonl")
    try feed.compact { _ in true }
    #expect(try tree.read("gallery.jsonl").hasSuffix("\"colour\":\"#\"}\n{\"seq\":4,\"ui"))
    _ = try feed.append(member: "next", photo: "p", colour: "#")
    #expect(try feed.lines().map(\.member) == ["next", "m3", "m2", "m1"])
  }

  @Test func aLongStretchOfRuinsSpoilsNothing() throws {
    try fill(1...3)
    let before = try tree.read("gallery.jsonl")
    try fill(11...13)
    let after = try tree.read("gallery.jsonl")
    for ruins in ["\n", String(repeating: "x", count: 300_000) + "\n"] {
      try tree.write(before + ruins + after, to: "gallery.jsonl")
      #expect(try feed.lines().map(\.sequence) == [13, 12, 11, 3, 2, 1])
      for cursor in [Int64(2), 3, 4, 11, 12] {
        let newer = try feed.lines(after: cursor).map(\.sequence)
        #expect(newer == [1, 2, 3, 11, 12, 13].filter { $0 > cursor })
      }
      try feed.compact { _ in true }
      #expect(try tree.read("gallery.jsonl") == before + after)
    }
  }

  @Test func onlyOneCompactionRunsAtATime() throws {
    try fill(1...3)
    let other = Feed(store: Store(disk: try LocalDisk(root: tree.path)))
    var inner = true
    try feed.compact { _ in
      inner = try other.compact { _ in true }
      return true
    }
    #expect(!inner)
  }

  @Test func whatFailsLeavesTheJournalAsItWas() throws {
    struct Failure: Error {}
    try fill(1...3)
    let before = try tree.read("gallery.jsonl")
    #expect(throws: Failure.self) { try feed.compact { _ in throw Failure() } }
    #expect(throws: Failure.self) { try feed.rebuild { _ in throw Failure() } }
    #expect(try tree.read("gallery.jsonl") == before)
    #expect(try tree.names(".").filter { $0.hasPrefix(".gallery") } == [])
  }

  @Test func linesAddedDuringACompactionAreThere() throws {
    try fill(1...2_000)
    let writer = Feed(store: Store(disk: try LocalDisk(root: tree.path)))
    try feed.compact { line in
      if line.sequence % 100 == 0 {
        _ = try writer.append(member: "w\(line.sequence)", photo: "p", colour: "#")
      }
      return false
    }
    #expect(try feed.lines().map(\.member) == (1...20).reversed().map { "w\($0 * 100)" })
  }

  @Test func readersSeeAWholeJournalWhileItIsCompacted() throws {
    try fill(1...3_000)
    let path = tree.path
    let done = Atomic(false)
    let odd = (1...3_000).filter { $0 % 2 == 1 }.map(Int64.init)
    let wrong = Atomic(0)
    let readers = try (0..<2).map { number in
      let reader = Feed(store: Store(disk: try LocalDisk(root: path)))
      return try Thread {
        var rounds = 0
        while !done.load(ordering: .relaxed) || rounds == 0 {
          rounds += 1
          var seen: [Int64] = []
          let take = { (line: Publication) in
            seen.append(line.sequence)
            return true
          }
          if number == 0 {
            try? reader.read(before: 2_000, take)
            seen.reverse()
          } else {
            try? reader.read(after: 0, take)
            seen = seen.filter { $0 < 2_000 }
          }
          if seen.filter({ $0 % 2 == 1 }) != odd.filter({ $0 < 2_000 }) {
            wrong.add(1, ordering: .relaxed)
          }
        }
      }
    }
    for round in 0..<40 {
      // Even ones die in turn.
      try feed.compact { $0.sequence % 2 == 1 || $0.sequence > (round + 1) * 75 }
    }
    done.store(true, ordering: .relaxed)
    for reader in readers { reader.join() }
    #expect(wrong.load(ordering: .relaxed) == 0)
    #expect(try feed.lines().map(\.sequence) == odd.reversed())
  }

  @Test func aRebuildSortsMoreThanFitsInMemory() throws {
    let numbers = (1...30_000).map { $0 * 7_919 % 30_011 }
    let filler = String(repeating: "f", count: 600)
    try feed.rebuild { add in
      for number in numbers {
        try add(
          Publication(sequence: Int64(number), member: "m", photo: "\(filler)", colour: "#"))
      }
    }
    #expect(try feed.lines().map(\.sequence) == numbers.sorted(by: >).map(Int64.init))
    #expect(try tree.names(".").filter { $0.hasPrefix(".gallery") } == [])
  }
}
