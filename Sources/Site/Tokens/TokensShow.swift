import HTTP
import Members
import Store
import Templates

/// The member's tokens for programs, and the form for another one. A program is told of its own token.
func tokensShow(_ visit: Visit) throws -> Response {
  if let grant = try visit.grant.get() {
    return visit.json(["uid": .string(grant.member.text), "tokens": [grant.token.facts]])
  }
  return try visit.show(tokensPage(visit, visit.tokenOwner()))
}

/// What somebody has filled in for a new token, or what stands there at first.
struct TypedToken {
  var name = ""
  var scopes = [Scope.photoWrite.rawValue]
  var days = "30"
}

func tokensPage(_ visit: Visit, _ member: MemberID, typed: TypedToken = TypedToken()) throws -> Page
{
  let tokens = try visit.members.apiTokens(of: member)
  var document = JSONObject()
  document["tokens"] = .array(tokens.map(\.facts))
  let account = try visit.members.account(of: member)
  return try visit.formPage(
    "account-tokens",
    [
      "apiTokens": visit.apiTokensValue(tokens, typed),
      "email": .text(account?.email.text ?? ""),
      "hasPassword": .bool(account?.hasPassword ?? false),
    ], facts: document)
}

extension Visit {
  /// Whose tokens this is about; asks strangers to sign in. No cache keeps the answer.
  func tokenOwner() throws -> MemberID {
    isPrivate = true
    guard let id = try viewer.get().id, try visitor.get() != nil else { throw signInNeeded }
    return id
  }

  /// What the partial `api-tokens` shows.
  fileprivate func apiTokensValue(_ tokens: [APIToken], _ typed: TypedToken) -> Value {
    let scopes = Scope.allCases.map { scope -> Value in
      [
        "name": .text(scope.rawValue), "label": .text(label(scope)),
        "checked": .bool(typed.scopes.contains(scope.rawValue)),
      ]
    }
    return [
      "list": .list(tokens.map(tokenValue)), "scopes": .list(scopes), "name": .text(typed.name),
      "days": .text(typed.days),
      "maximum": .number(TokenOrder.days.upperBound), "hasTokens": .bool(!tokens.isEmpty),
    ]
  }

  func tokenValue(_ token: APIToken) -> Value {
    var value: Object = [
      "id": .text(token.id), "name": .text(token.name),
      "scopes": .text(token.scopes.map(label).joined(separator: " · ")),
      "expires": .text(site.pages.date(token.expires, in: language)),
      "revokeURL": .text(url("/account/tokens/\(token.id)/revoke")),
    ]
    value["used"] = token.used.map { .text(site.pages.date($0, in: language)) }
    return .object(value)
  }

  private func label(_ scope: Scope) -> String {
    text("scope.\(scope.rawValue.replacing(":", with: "-"))") ?? scope.rawValue
  }
}

extension APIToken {
  /// What programs are told; times in milliseconds since 1970.
  var facts: JSON {
    [
      "id": .string(id), "name": .string(name),
      "scopes": .array(scopes.map { .string($0.rawValue) }), "created": .integer(created),
      "expires": .integer(expires), "used": used.map(JSON.integer) ?? .null,
    ]
  }
}
