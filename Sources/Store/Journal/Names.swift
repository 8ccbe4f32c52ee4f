/// `names.tsv`: one line for each name that a member took, as search compares names.
///
/// A line counts only while the member's document has the same `nameSeq` and a name that folds to
/// the same text.
public typealias Names = Journal<NameLine>

/// `seq TAB uid TAB folded name TAB initials`. No part holds a tab or a line feed.
public struct NameLine: JournalLine, Equatable {
  public static let path = "names.tsv"
  public static let mode: UInt32 = 0o600

  public let sequence: Int64
  public let member: String
  public let name: String
  /// The name with each Hangul syllable as its leading consonant; empty when it has none.
  public let initials: String

  public init(sequence: Int64, member: String, name: String, initials: String) {
    self.sequence = sequence
    self.member = member
    self.name = name
    self.initials = initials
  }

  public init?(_ bytes: ArraySlice<UInt8>) {
    let columns = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
    guard columns.count == 4,
      let sequence = Int64(String(decoding: columns[0], as: UTF8.self))
    else { return nil }
    self.init(
      sequence: sequence, member: String(decoding: columns[1], as: UTF8.self),
      name: String(decoding: columns[2], as: UTF8.self),
      initials: String(decoding: columns[3], as: UTF8.self))
  }

  public var bytes: [UInt8] {
    Array("\(sequence)\t\(member)\t\(name)\t\(initials)".utf8)
  }
}
