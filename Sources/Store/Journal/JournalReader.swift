import Glibc
import System

/// Reads the lines of a journal from its end or from a place found by halving.
///
/// Holds the file that it opened, so that one which takes its place meanwhile does no harm.
struct JournalReader<Line: JournalLine>: ~Copyable {
  private let file: Descriptor?
  /// Bytes that there were when it was opened.
  let size: Int64

  init(_ disk: any Disk) throws {
    do throws(SystemError) {
      let opened = try disk.open(Line.path)
      size = Int64(try MappedFile.length(of: opened.number))
      file = consume opened
    } catch {
      if error.code != ENOENT { throw error }
      size = 0
      file = nil
    }
  }

  /// The last readable line, and whether the file ends in the middle of one.
  func tail() throws -> (last: Line?, isTorn: Bool) {
    guard size > 0 else { return (nil, false) }
    var last: Line?
    try backwards(before: nil) { line in
      last = line
      return false
    }
    return (last, try read(size - 1, 1) != [0x0A])
  }

  /// Lines older than `cursor` (all, when nil), newest first, as far as `take` wants more.
  func backwards(before cursor: Int64?, _ take: (Line) throws -> Bool) throws {
    let end = try cursor.map { try position($0) } ?? size
    try lines(before: end) { bytes in
      guard let line = Line(bytes) else { return true }
      return try take(line)
    }
  }

  /// Lines newer than `cursor`, oldest first, as far as `take` wants more.
  func forwards(after cursor: Int64, _ take: (Line) throws -> Bool) throws {
    let (start, isLast) = cursor.addingReportingOverflow(1)
    if isLast { return }
    _ = try lines(from: try position(start), to: size) { bytes in
      guard let line = Line(bytes) else { return true }
      return try take(line)
    }
  }

  func read(_ offset: Int64, _ count: Int) throws(SystemError) -> [UInt8] {
    try file?.read(at: offset, count: count) ?? []
  }
}
