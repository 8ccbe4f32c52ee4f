import Store
import Text

/// The parts of a profile that a member writes.
public struct ProfileFields: Sendable, Equatable {
  public static let bioLimit = 1_000
  public static let altLimit = 300

  public var name: DisplayName
  /// Nil when empty.
  public var bio: String?
  /// Years, 1 to 150; nil when not given.
  public var age: Int?

  public init(name: String, bio: String, age: String) throws(InvalidFields) {
    var problems: [Field: Problem] = [:]
    var checked: DisplayName?
    do { checked = try DisplayName(name) } catch { problems[.name] = error }
    var bioText: String?
    do { bioText = try Self.text(bio, limit: Self.bioLimit, code: "bio.long") } catch {
      problems[.bio] = error
    }
    let years = age.trimmed
    self.age = Int(years)
    if !years.isEmpty, self.age.map({ !(1...150).contains($0) }) ?? true {
      problems[.age] = Problem("age.invalid")
    }
    guard problems.isEmpty, let checked else { throw InvalidFields(problems) }
    self.name = checked
    self.bio = bioText
  }

  /// Whether the document says just this.
  func stand(in document: JSONObject, of id: MemberID) -> Bool {
    Member.name(in: document, of: id) == name.text && document["bio"]?.text == bio
      && document["age"]?.integer == age.map(Int64.init)
  }

  /// The description of a photo for those who do not see it; nil when empty.
  public static func alt(_ text: String) throws(Problem) -> String? {
    try self.text(text, limit: altLimit, code: "alt.long")
  }

  /// Text of several lines: line ends made one kind, other controls and direction marks dropped.
  private static func text(_ text: String, limit: Int, code: String) throws(Problem) -> String? {
    let text = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }).trimmed.normalized
      .removing { $0 != "\n" && ($0.isControl || $0.isBidiControl) }
    if text.looksEmpty { return nil }
    if text.graphemeCount > limit || text.utf8.count > limit * 16 {
      throw Problem(code, limit: limit)
    }
    return text
  }
}
