/// The cookies of the site.
///
/// All begin with the session's name, so that `Site.cacheKey` keeps no answer to whoever has one: what a page
/// says depends on most of them, and on the language that was chosen too.
enum CookieName: String {
  case session = "tintype"
  case form = "tintype-form"
  case notice = "tintype-notice"
  /// The language that was chosen on a page.
  case language = "tintype-language"
  /// Given at sign-in, for longer than a session: see `KnownBrowser`.
  case browser = "tintype-browser"

  /// With the strictest prefix that applies (RFC 6265bis §4.1.3): `__Host-` binds the cookie to this
  /// host, `__Secure-` to https.
  func text(_ configuration: Configuration) -> String {
    guard configuration.isHTTPS else { return rawValue }
    return (configuration.path.isEmpty ? "__Host-" : "__Secure-") + rawValue
  }
}
