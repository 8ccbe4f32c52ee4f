/// The lines that differ between two texts, in the unified format of `diff -u`, without its header.
enum UnifiedDiff {
  /// Lines that are shown around those that differ.
  private static let context = 2

  private struct Line {
    /// A blank, a minus or a plus.
    let sign: Character
    let text: Substring
    /// How many lines of the old and of the new text stand before it.
    let old: Int
    let new: Int
  }

  static func lines(_ old: String, _ new: String) -> [String] {
    let all = merged(lines(of: old), lines(of: new))
    return hunks(all).flatMap { range in
      let hunk = all[range]
      let first = all[range.lowerBound]
      let counts = (hunk.count { $0.sign != "+" }, hunk.count { $0.sign != "-" })
      let header =
        "@@ -\(first.old + 1),\(counts.0) +\(first.new + 1),\(counts.1) @@"
      return [header] + hunk.map { "\($0.sign)\($0.text)" }
    }
  }

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  /// All lines of both, those that were taken out before those that came in their place.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(Line(sign: "-", text: old[i], old: i, new: j))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(sign: "+", text: new[j], old: i, new: j))
        j += 1
      } else {
        lines.append(Line(sign: " ", text: old[i], old: i, new: j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  /// What differs with the lines around it; what overlaps is one.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
