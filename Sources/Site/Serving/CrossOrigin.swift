import HTTP

/// What programs in browsers may do from other origins (CORS, in the Fetch standard): those that the
/// configuration names may use tokens, and nobody may use cookies.
extension Visit {
  /// The answer to a browser that asks beforehand whether a page of another origin may send a request.
  func preflight(_ route: Route) -> Response? {
    guard request.method == .options, request.header(.accessControlRequestMethod) != nil,
      let origin = allowedOrigin
    else { return nil }
    var response = Response(.noContent)
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlAllowMethods] = try? HeaderValue(
      route.methods.map(\.name).joined(separator: ", "))
    response.headers[.accessControlAllowHeaders] = "Authorization, Content-Type, Idempotency-Key"
    response.headers[.accessControlMaxAge] = "7200"
    response.headers[.vary] = "Origin"
    return response
  }

  /// Says which origin may read the answer to a program. What is public says so by itself, to all.
  func allowOrigin(_ response: inout Response) {
    guard bearer != nil || isForPrograms else { return }
    let origin = allowedOrigin
    response.headers[.accessControlAllowOrigin] = origin
    response.headers[.accessControlExposeHeaders] =
      origin.map { _ in "Location, Retry-After, WWW-Authenticate" }
    let vary = response.headers[.vary].map { "\($0), Origin" } ?? "Origin"
    response.headers[.vary] = try? HeaderValue(vary)
  }

  private var allowedOrigin: HeaderValue? {
    configuration.apiOrigin(of: request).flatMap { try? HeaderValue($0.description) }
  }
}

extension Configuration {
  /// The origin of the page that sent a request, if its programs are welcome.
  func apiOrigin(of request: Request) -> WebOrigin? {
    let origin = request.header(.origin).flatMap { WebOrigin($0) }
    return origin.flatMap { apiOrigins.contains($0) ? $0 : nil }
  }
}
