import HTTP

extension Response {
  /// The headers of every answer, unless it says otherwise: what a browser may do with it is as little
  /// as possible. Public photos and documents allow to be embedded elsewhere by themselves.
  mutating func addSafetyHeaders(_ configuration: Configuration) {
    let defaults: [(HeaderName, HeaderValue)] = [
      (.contentTypeOptions, "nosniff"),
      (.referrerPolicy, "strict-origin-when-cross-origin"),
      (.contentSecurityPolicy, "default-src 'none'; frame-ancestors 'none'; sandbox"),
      (.crossOriginResourcePolicy, "same-origin"),
      (.crossOriginOpenerPolicy, "same-origin"),
      (.frameOptions, "DENY"),
      (
        .permissionsPolicy,
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"
      ),
    ]
    for (name, value) in defaults where headers[name] == nil { headers[name] = value }
    if !configuration.isIndexed { headers[.robotsTag] = "noindex" }
    // RFC 6797: for half a year only https.
    if configuration.isHTTPS { headers[.strictTransportSecurity] = "max-age=15768000" }
  }
}
