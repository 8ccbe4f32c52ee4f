import HTTP
import Members
import Templates

/// Keeps the language that the visitor chose, and goes back to the page where they did.
///
/// A GET without a token, since nothing but that changes; other sites cannot choose all the same.
func languageShow(_ visit: Visit) throws -> Response {
  try visit.refuseOtherSites()
  let chosen = try visit.query("language") ?? ""
  guard visit.site.pages.languages.contains(chosen) else {
    throw Failure(.badRequest, "bad-language", text: "bad-request")
  }
  try visit.set(.language, chosen, maxAge: 365 * 86_400)
  if let session = try visit.session.get() {
    try visit.members.remember(language: chosen, of: session.member)
  }
  return try visit.seeOther(visit.refererPath ?? visit.url("/"))
}

extension Visit {
  /// The language of the answer: the one that was chosen, or the best of those that the browser wants.
  static func language(_ request: Request, _ cookies: Cookies?, _ site: Site) -> String {
    let languages = site.pages.languages
    let chosen = cookies?.value(of: CookieName.language.text(site.configuration))
    if let chosen, languages.contains(chosen) { return chosen }
    return AcceptLanguage(request.header(.acceptLanguage)).choose(among: languages) ?? "en"
  }

  /// The languages to choose from.
  var languageChoice: Value {
    .list(
      site.pages.languages.map { code in
        .object([
          "code": .text(code), "current": .bool(code == language),
          "name": .text(site.pages.layers.name(of: code)),
        ])
      })
  }

  /// The page of this site that the browser comes from, with its query.
  fileprivate var refererPath: String? {
    guard let referer = request.header(.referer), let scheme = referer.firstRange(of: "://"),
      let slash = referer[scheme.upperBound...].firstIndex(of: "/")
    else { return nil }
    let parts = referer[slash...].split(separator: "?", maxSplits: 1)
    guard let first = parts.first, let path = try? RequestPath(first.utf8),
      let page = pagePath(of: path), page != url("/language")
    else { return nil }
    let query = parts.count > 1 && page == first ? String(parts[1]) : ""
    let isPlain = query.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return query.isEmpty || !isPlain ? page : "\(page)?\(query)"
  }
}
