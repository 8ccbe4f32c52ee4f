import HTTP
import Members

extension Visit {
  /// Counts a try; throws `TooMany` when it is too early for one. `account` is what is tried, as it was
  /// typed. In a browser that has signed in to that account before it is counted apart.
  func limit(_ limit: Limit, account: String? = nil) throws -> Attempt {
    do {
      return try members.attempt(
        limit,
        account: account.map { members.countedAccount($0, pass: cookie(.browser)) },
        client: client)
    } catch let error as TooMany {
      record(.tooMany(limit))
      throw error
    }
  }

  /// From now on this browser is known to be one of the account's own.
  func remember(account: String) throws {
    try set(.browser, members.browserPass(account: account), maxAge: 365 * 86_400)
  }
}
