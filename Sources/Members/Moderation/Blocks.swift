import Imaging
import Store
import System

/// Pictures that moderators have blocked, `log/blocked.tsv`: lines `+ TAB hash TAB sha256 TAB photo` for
/// each, and the same with `-` when it was unblocked. It is only added to.
///
/// Every photo is compared with all of them before it becomes its member's, in one pass over the file.
/// 100,000 lines, 14 MB, take some 20 ms.
struct Blocks {
  private static let key = Key("log/blocked.tsv", trusted: ())
  private static let blockSize = 1 << 18
  /// What stands for a picture that has no hash.
  private static let noHash = String(repeating: "-", count: 32)
  private static let lineLength = 1 + 1 + 32 + 1 + 64 + 1 + 36

  let store: Store

  func append(_ traces: [Trace], of photo: PhotoID, isBlocked: Bool) throws {
    let lines = traces.map { trace in
      "\(isBlocked ? "+" : "-")\t\(trace.hash?.text ?? Self.noHash)\t\(trace.digest)\t\(photo)"
    }
    try LineLog(store: store, key: Self.key)
      .append(Array(lines.joined(separator: "\n").utf8), locking: "blocked")
  }

  func contains(_ look: Look) throws -> Bool {
    try !matches(look).isEmpty
  }

  /// The blocked pictures that this one is, or looks like.
  func matches(_ look: Look) throws -> Set<Trace> {
    let digest = Array(look.digest.utf8)
    var found: Set<Trace> = []
    var offset: Int64 = 0
    while let end = try lines(
      from: offset,
      { line in
        guard line.has(digest: digest) || line.hash.map(look.isNear) == true else { return }
        if line.isBlocked { found.insert(line.trace) } else { found.remove(line.trace) }
      })
    { offset = end }
    return found
  }

  /// What was blocked after the first `offset` bytes of the list, a bounded part of it, and where that part
  /// ends; nil when nothing was.
  func added(after offset: Int64) throws -> (traces: [Trace], end: Int64)? {
    var traces: [Trace] = []
    let end = try lines(from: offset) { if $0.isBlocked { traces.append($0.trace) } }
    return end.map { (traces, $0) }
  }

  /// Reads whole lines from `offset`, about 2,000. Returns where they end; nil when there are none.
  private func lines(from offset: Int64, _ body: (Span<UInt8>) -> Void) throws -> Int64? {
    guard let block = try store.disk.read(Self.key.path, at: offset, count: Self.blockSize) else {
      return nil
    }
    var start = 0
    while let end = block.span.firstIndex(of: 0x0A, from: start) {
      if end - start == Self.lineLength { body(block.span.extracting(start..<end)) }
      start = end + 1
    }
    // A line that is cut short by the block begins the next; one without an end is nothing.
    return start == 0 ? nil : offset + Int64(start)
  }
}

/// A line of the list.
extension Span<UInt8> {
  fileprivate var isBlocked: Bool { self[0] == UInt8(ascii: "+") }
  fileprivate var hash: PictureHash? { PictureHash(digits: extracting(2..<34)) }
  fileprivate var trace: Trace {
    var digits: [UInt8] = []
    digits.append(extracting(35..<99))
    return Trace(digest: String(decoding: digits, as: UTF8.self), hash: hash)
  }

  fileprivate func has(digest: [UInt8]) -> Bool {
    digest.indices.allSatisfy { self[35 + $0] == digest[$0] }
  }
}

extension Members {
  var blocks: Blocks { Blocks(store: store) }

  /// Blocks a picture: the same or one like it, sent by anybody, is held; those that are there already are
  /// held by `compareWithBlocked`. False when its whole picture is not there.
  @discardableResult
  public func block(_ photo: PhotoID, of id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard let look = try look(of: photo) else { return false }
    try log(Act(.block, by: actor, on: id, photo: photo))
    try blocks.append(look.traces, of: photo, isBlocked: true)
    return true
  }

  /// Unblocks every picture that this one is or looks like. False when there is none.
  @discardableResult
  public func unblock(_ photo: PhotoID, of id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard let look = try look(of: photo) else { return false }
    let matches = try blocks.matches(look)
    if matches.isEmpty { return false }
    try log(Act(.unblock, by: actor, on: id, photo: photo))
    try blocks.append(Array(matches), of: photo, isBlocked: false)
    return true
  }
}
