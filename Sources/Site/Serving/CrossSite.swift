import HTTP

extension Visit {
  /// Refuses a form that a page of another site sent, whatever it has in it.
  ///
  /// Browsers say by `Sec-Fetch-Site` (Fetch Metadata) or `Origin` (RFC 6454) who sends; programs say
  /// nothing: for those the form's token decides. `null` is some page that hides where it is from.
  /// Programs that use no cookies come from wherever they are let.
  func refuseOtherSites() throws {
    if let site = request.header(.secFetchSite) {
      // `none`: the person typed, or sends a form again.
      if !["same-origin", "none"].contains(site) { throw Failure.crossSite }
      return
    }
    guard let origin = request.header(.origin) else { return }
    if origin.lowercased() != ownOrigin { throw Failure.crossSite }
  }

  /// Without a base URL, what the request says of the host: it cannot be made up by another site.
  private var ownOrigin: String? {
    if let base = configuration.baseURL { return base.origin.lowercased() }
    let scheme = request.variables.value(of: "HTTPS") == "on" ? "https" : "http"
    return request.variables.value(of: "HTTP_HOST").map { "\(scheme)://\($0)".lowercased() }
  }
}
