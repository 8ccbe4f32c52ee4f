import Imaging
import Sodium
import Store
import System

/// Pictures that moderators have blocked, `log/blocked.tsv`: a line `+ TAB hash TAB sha256 TAB photo` for
/// each, and the same with `-` when it was unblocked. It is only added to.
///
/// Every upload is compared with all of them, in one pass over the file.
struct Blocks {
  /// Bits of 128 in which a picture may differ from a blocked one.
  ///
  /// Of the 117 pictures of a corpus, compressed again with quality 40, scaled to 200 pixels, or made
  /// a quarter brighter or darker, all but some drawn ones and noise differ by at most 10 from themselves.
  static let tolerance = 10

  private static let key = Key("log/blocked.tsv", trusted: ())
  private static let blockSize = 1 << 18
  /// What stands for a picture that has no hash.
  private static let noHash = String(repeating: "-", count: 32)
  private static let lineLength = 1 + 1 + 32 + 1 + 64 + 1 + 36

  let store: Store

  /// What identifies a whole picture: exactly, and by how it looks.
  struct Picture: Hashable {
    let digest: String
    let hash: PictureHash?

    init(_ master: [UInt8], _ hash: PictureHash?) {
      digest = Encoding.hexadecimal(Digest.sha256(master))
      self.hash = hash
    }

    fileprivate init(line: Span<UInt8>) {
      digest = String(decoding: [UInt8](line.extracting(35..<99)), as: UTF8.self)
      hash = PictureHash(digits: line.extracting(2..<34))
    }
  }

  func append(_ picture: Picture, of photo: PhotoID, isBlocked: Bool) throws {
    let line =
      "\(isBlocked ? "+" : "-")\t\(picture.hash?.text ?? Self.noHash)\t\(picture.digest)\t\(photo)"
    try LineLog(store: store, key: Self.key).append(Array(line.utf8), locking: "blocked")
  }

  func contains(_ master: [UInt8], _ hash: PictureHash?) throws -> Bool {
    guard try store.exists(Self.key) else { return false }
    return try !matches(Picture(master, hash)).isEmpty
  }

  /// The blocked pictures that this one is, or looks like.
  func matches(_ picture: Picture) throws -> Set<Picture> {
    var found: Set<Picture> = []
    let digest = Array(picture.digest.utf8)
    try forEachLine { line in
      guard line.count == Self.lineLength else { return }
      let isSame = line.extracting(35..<99).elementsEqual(digest)
      guard isSame || picture.hash?.isLike(line.extracting(2..<34)) == true else { return }
      let blocked = Picture(line: line)
      if line[0] == UInt8(ascii: "+") { found.insert(blocked) } else { found.remove(blocked) }
    }
    return found
  }

  private func forEachLine(_ body: (Span<UInt8>) -> Void) throws {
    var offset: Int64 = 0
    while let block = try store.disk.read(Self.key.path, at: offset, count: Self.blockSize),
      !block.isEmpty
    {
      var start = 0
      while let end = block.span.firstIndex(of: 0x0A, from: start) {
        body(block.span.extracting(start..<end))
        start = end + 1
      }
      // A line that is cut short by the block begins the next; one without an end is nothing.
      if start == 0 { return }
      offset += Int64(start)
    }
  }
}

extension Span<UInt8> {
  fileprivate func elementsEqual(_ bytes: [UInt8]) -> Bool {
    guard count == bytes.count else { return false }
    for index in indices where self[index] != bytes[index] { return false }
    return true
  }
}

extension [UInt8] {
  fileprivate init(_ span: Span<UInt8>) {
    self.init()
    append(span)
  }
}

extension PictureHash {
  /// Whether the hash that these digits tell is near.
  fileprivate func isLike(_ digits: Span<UInt8>) -> Bool {
    PictureHash(digits: digits).map { distance(to: $0) <= Blocks.tolerance } ?? false
  }
}

extension Members {
  var blocks: Blocks { Blocks(store: store) }

  /// Blocks a picture: the same or one like it, sent by anybody, is held. False when its whole picture is
  /// not there.
  @discardableResult
  public func block(_ photo: PhotoID, of id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard let picture = try picture(photo) else { return false }
    try log(Act(.block, by: actor, on: id, photo: photo))
    try blocks.append(picture, of: photo, isBlocked: true)
    return true
  }

  /// Unblocks every picture that this one is or looks like. False when there is none.
  @discardableResult
  public func unblock(_ photo: PhotoID, of id: MemberID, by actor: Act.Actor) throws -> Bool {
    guard let picture = try picture(photo) else { return false }
    let matches = try blocks.matches(picture)
    if matches.isEmpty { return false }
    try log(Act(.unblock, by: actor, on: id, photo: photo))
    for match in matches { try blocks.append(match, of: photo, isBlocked: false) }
    return true
  }

  private func picture(_ photo: PhotoID) throws -> Blocks.Picture? {
    guard let master = try master(of: photo) else { return nil }
    return Blocks.Picture(master, try details(of: photo)?.hash)
  }
}
