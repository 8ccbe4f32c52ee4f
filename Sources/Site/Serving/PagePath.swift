import HTTP

extension Visit {
  /// Where the form is shown that was sent to this address: the address itself where it can be looked
  /// at, or the nearest above it; nil when there is none.
  var pagePath: String? { pagePath(of: request.path) }

  /// The same for another address.
  func pagePath(of path: RequestPath) -> String? {
    guard var segments = path.below(site.mount)?.segments else { return nil }
    if segments.isEmpty { return url("/") }
    while !segments.isEmpty {
      if Routes.match(segments)?.route.action(for: .get) != nil {
        return url(RequestPath(segments: segments).encoded)
      }
      segments.removeLast()
    }
    return nil
  }

  /// The form for signing in, which leads back here.
  var signInURL: String {
    url("/sign-in?next=\((pagePath ?? request.path.encoded).percentEncoded)")
  }

  /// The answer to a stranger where only members may go: a page that asks them to sign in.
  var signInNeeded: Failure {
    var failure = Failure(.unauthorized, "sign-in-needed")
    failure.location = signInURL
    return failure
  }
}
