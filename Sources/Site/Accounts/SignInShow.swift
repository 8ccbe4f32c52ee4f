import HTTP
import Members
import Templates

/// The form for signing in. `next` is the page that was wanted.
func signInShow(_ visit: Visit) throws -> Response {
  let next = try visit.query("next") ?? ""
  if let session = try visit.session.get() {
    return try visit.seeOther(visit.safeNext(next) ?? visit.url("/users/\(session.member)"))
  }
  return try visit.show(signInPage(visit, email: "", next: next))
}

/// `kept` is what somebody wrote before their session ended.
func signInPage(
  _ visit: Visit, email: String, next: String, kept: KeptForm? = nil
) throws -> Page {
  var values: Object = ["fields": ["email": .text(email)]]
  if let next = visit.safeNext(next) { values["next"] = .text(next) }
  values["kept"] = kept?.value
  return try visit.formPage("sign-in", values)
}

extension Visit {
  /// A path within this site to go on to after signing in, and nothing that leads elsewhere.
  func safeNext(_ next: String) -> String? {
    guard next.utf8.first == UInt8(ascii: "/"), let path = try? RequestPath(next.utf8),
      let below = path.below(site.mount), path.encoded == next, !next.hasPrefix("//"),
      !["sign-in", "sign-out", "join"].contains(below.segments.first)
    else { return nil }
    return next
  }

  /// From now on this browser is signed in.
  func begin(_ session: Session) throws {
    try set(.session, session.cookie, maxAge: configuration.sessionDays * 86_400)
    try set(.form, "", maxAge: 0)
  }
}
