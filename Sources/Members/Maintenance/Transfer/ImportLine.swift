import Store

/// What became of one member of an import: a line of its report.
public struct ImportLine: Sendable, Equatable {
  public enum Outcome: String, Sendable, CaseIterable {
    /// New here.
    case brought
    /// They were here from an earlier run, and got what they lacked.
    case completed
    /// They were here from an earlier run, complete.
    case skipped
    /// They were not taken; `problems` says why.
    case refused
  }

  /// The identifier in the file; empty when there was none.
  public let source: String
  public internal(set) var uid: String?
  public internal(set) var outcome = Outcome.skipped
  /// Codes of what could not be taken, by field.
  public internal(set) var problems: [String: String] = [:]

  init(_ source: String) {
    self.source = source
  }

  /// The line as JSON, without its line feed.
  public var json: [UInt8] {
    var line = JSONObject()
    line["source"] = .string(source)
    line["uid"] = uid.map(JSON.string)
    if let uid, uid != source { line["mapped"] = true }
    line["outcome"] = .string(outcome.rawValue)
    if !problems.isEmpty {
      var list = JSONObject()
      for (field, code) in problems.sorted(by: { $0.key < $1.key }) { list[field] = .string(code) }
      line["problems"] = .object(list)
    }
    return JSONWriter.line(.object(line))
  }
}
