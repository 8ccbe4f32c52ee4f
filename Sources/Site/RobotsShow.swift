import HTTP

/// `robots.txt`: what search engines may read. It counts when the site stands at the top of its host.
func robotsShow(_ visit: Visit) throws -> Response {
  let rules = visit.configuration.isIndexed ? visit.indexedRules : "Disallow: /\n"
  var response = Response(
    type: "text/plain; charset=utf-8", body: Array("User-agent: *\n\(rules)".utf8))
  response.headers[.cacheControl] = "public, max-age=3600"
  return response
}

extension Visit {
  /// Nothing but pages to look at.
  fileprivate var indexedRules: String {
    ["/account", "/admin", "/api/", "/join", "/sign-in", "/forgot", "/staged/", "/*/report"]
      .map { "Disallow: \(url($0))\n" }.joined()
  }
}
