import Text

/// A list of people to be invited, as a table with the columns e-mail address and, if wanted, name.
///
/// The first row may name the columns, which may then stand anywhere and have others beside them; one of
/// them may be the language of the letter.
public struct InvitationList: Sendable {
  public struct Guest: Sendable {
    /// Counted from 1.
    public let line: Int
    public let email: EmailAddress
    public let name: DisplayName?
    /// Such as `ko`, as it was typed; nil when none was.
    public let language: String?
  }

  /// A row that nobody can be invited by.
  public struct BadRow: Sendable, Equatable {
    public let line: Int
    /// The rest of a sentence that begins with the line.
    public let reason: String
    /// What is wrong with the address or name, where it is one of them.
    public let problem: Problem?
  }

  public private(set) var guests: [Guest] = []
  public private(set) var badRows: [BadRow] = []

  private var emailColumn = 0
  private var nameColumn: Int? = 1
  private var languageColumn: Int?
  private var hasHeader = false
  private var lines: [EmailAddress: Int] = [:]

  public init(csv: [UInt8]) {
    for (number, row) in CSV.rows(csv).enumerated() {
      switch row.fields {
      case .failure(let fault): bad(row.line, fault.rawValue)
      case .success(let fields):
        if number == 0, takeHeader(fields) { continue }
        take(fields, row.line)
      }
    }
  }

  private static let emailNames: Set = [
    "email", "e-mail", "mail", "email address", "e-mail address", "address", "이메일", "이메일 주소",
    "메일",
  ]
  private static let nameNames: Set = ["name", "full name", "display name", "이름", "성명"]

  private static let languageNames: Set = ["language", "lang", "언어"]

  private mutating func takeHeader(_ fields: [String]) -> Bool {
    let names = fields.map { $0.trimmed.lowercased() }
    guard let email = names.firstIndex(where: Self.emailNames.contains) else { return false }
    emailColumn = email
    nameColumn = names.firstIndex(where: Self.nameNames.contains)
    languageColumn = names.firstIndex(where: Self.languageNames.contains)
    hasHeader = true
    return true
  }

  private mutating func take(_ fields: [String], _ line: Int) {
    if !hasHeader, fields.count > 2, fields[2...].contains(where: { !$0.trimmed.isEmpty }) {
      return bad(
        line, "has more than an address and a name; a name with a comma needs quotation marks")
    }
    guard fields.indices.contains(emailColumn) else { return bad(line, "has no e-mail address") }
    let typed = fields[emailColumn]
    let email: EmailAddress
    do throws(Problem) { email = try EmailAddress(checking: typed) } catch {
      return bad(line, "has no e-mail address that can be used: \(typed.trimmed)", error)
    }
    if let earlier = lines[email] {
      return bad(line, "has the same address as line \(earlier), and was passed over")
    }
    var name: DisplayName?
    if let nameColumn, fields.indices.contains(nameColumn), !fields[nameColumn].trimmed.isEmpty {
      do throws(Problem) { name = try DisplayName(fields[nameColumn]) } catch {
        return bad(line, "has a name that cannot be used", error)
      }
    }
    var language: String?
    if let languageColumn, fields.indices.contains(languageColumn) {
      language = fields[languageColumn].trimmed.lowercased()
    }
    lines[email] = line
    guests.append(
      Guest(
        line: line, email: email, name: name, language: language == "" ? nil : language))
  }

  private mutating func bad(_ line: Int, _ reason: String, _ problem: Problem? = nil) {
    badRows.append(BadRow(line: line, reason: reason, problem: problem))
  }
}
