import HTTP
import Members

extension Visit {
  /// Counts a try; throws `TooMany` when it is too early for one. `account` is what is tried, as it was
  /// typed. In a browser that has signed in to that account before, its password is counted apart.
  func limit(_ limit: Limit, account: String? = nil) throws -> Attempt {
    let pass = limit == .password ? cookie(.browser) : nil
    do {
      return try members.attempt(
        limit, account: account.map { try members.countedAccount($0, pass: pass) },
        client: client)
    } catch let error as TooMany {
      record(.tooMany(limit))
      throw error
    }
  }

  /// From now on this browser is known to be one of the member's own.
  func rememberBrowser(of id: MemberID) throws {
    guard let pass = try members.browserPass(of: id) else { return }
    try set(.browser, pass, maxAge: 365 * 86_400)
  }
}
