import Foundation
import Members
import Store
import Synchronization
import System
import Testing

@Suite struct GalleryTests {
  let site: TemporaryMembers

  init() throws { site = try TemporaryMembers() }

  private func joinMany(_ count: Int, _ prefix: String = "m") throws -> [MemberID] {
    try (0..<count).map {
      try site.join("\(prefix)\($0)", email: "\(prefix)\($0)@example.org", photo: photo()).member
    }
  }

  private func older(from cursor: Int64? = nil, count: Int = 2) throws -> [MemberID] {
    var seen: [MemberID] = []
    var next = cursor
    repeat {
      let page = try site.members.gallery(before: next, count: count)
      seen += page.members.map(\.id)
      next = page.older
    } while next != nil
    return seen
  }

  @Test func goingBackShowsTheSamePages() throws {
    let ids = Array(try joinMany(7).reversed())
    let first = try site.members.gallery(before: nil, count: 3)
    let second = try site.members.gallery(before: try #require(first.older), count: 3)
    let third = try site.members.gallery(before: try #require(second.older), count: 3)
    #expect(third.members.map(\.id) == [ids[6]])
    #expect(third.older == nil)
    #expect(first.newer == nil)
    let back = try site.members.gallery(after: try #require(third.newer), count: 3)
    #expect(back.members.map(\.id) == Array(ids[3..<6]))
    let top = try site.members.gallery(after: try #require(back.newer), count: 3)
    #expect(top.members.map(\.id) == Array(ids[..<3]))
    #expect(top.newer == nil)
    #expect(
      try site.members.gallery(before: try #require(top.older), count: 3).members.map(\.id)
        == second.members.map(\.id))
  }

  @Test func pagesBeyondEitherEndLeadBack() throws {
    let ids = Array(try joinMany(2).reversed())
    #expect(try site.members.gallery(before: 0, count: 3).newer == 0)
    let low = try site.members.gallery(before: 5, count: 3)
    #expect(low.members.isEmpty && low.older == nil)
    #expect(
      try site.members.gallery(after: try #require(low.newer), count: 3).members.map(\.id) == ids)
    let high = try site.members.gallery(after: .max - 5, count: 3)
    #expect(high.members.isEmpty && high.newer == nil)
    #expect(
      try site.members.gallery(before: try #require(high.older), count: 3).members.map(\.id) == ids)
    #expect(try site.members.gallery(after: .max, count: 3).members.isEmpty)
    #expect(try site.members.gallery(before: .min, count: 3).members.isEmpty)
  }

  @Test func linksAreOnlyForPagesWithSomebodyOnThem() throws {
    let ids = try joinMany(4)
    let page = try site.members.gallery(before: nil, count: 2)
    try site.members.removePhoto(of: ids[0])
    try site.members.removePhoto(of: ids[1])
    #expect(try site.members.gallery(before: nil, count: 2).older == nil)
    try site.members.removePhoto(of: ids[2])
    try site.members.removePhoto(of: ids[3])
    #expect(try site.members.gallery(before: page.older, count: 2).newer == nil)
  }

  @Test func aStretchOfDeadLinesMakesAPageShorterAndNothingIsLost() throws {
    let first = try joinMany(1)[0]
    let feed = Feed(store: site.store)
    for _ in 0..<5_000 { _ = try feed.append(member: "gone", photo: "p", colour: "#") }
    let last = try joinMany(1, "n")[0]
    let page = try site.members.gallery(before: nil, count: 10)
    #expect(page.members.map(\.id) == [last])
    #expect(page.sources.count < 3_000)
    #expect(try older(count: 10) == [last, first])
  }

  /// Members who stay as they are must be seen exactly once, whatever the others do meanwhile.
  @Test func nobodyIsSkippedOrSeenTwiceWhileOthersComeChangeAndLeave() throws {
    let quiet = try joinMany(30)
    let busy = try joinMany(6, "busy")
    let quietAgain = try joinMany(30, "q")
    let stop = Atomic(false)
    let members = site.members
    let threads = try (0..<3).map { worker in
      try Thread {
        var round = 0
        while !stop.load(ordering: .relaxed) {
          round += 1
          let one = busy[(worker * 2 + round) % 6]
          if round % 3 == 0 {
            try? members.removePhoto(of: one)
          } else {
            _ = try? members.setPhoto(Print(photo(), alt: nil), of: one)
          }
          if round % 4 == 0 { _ = try? members.compactFeed() }
        }
      }
    }
    let expected = Array((quiet + quietAgain).reversed())
    let still = Set(expected)
    for _ in 0..<15 {
      #expect(try older(count: 7).filter(still.contains) == expected)
      var upwards: [MemberID] = []
      var cursor: Int64? = 0
      while let place = cursor {
        let page = try members.gallery(after: place, count: 7)
        upwards.insert(contentsOf: page.members.map(\.id), at: 0)
        cursor = page.newer
      }
      #expect(upwards.filter(still.contains) == expected)
    }
    stop.store(true, ordering: .relaxed)
    for thread in threads { thread.join() }
  }
}
