/// What media types a client wants (RFC 9110, section 12.5.1).
public struct Accept: Sendable {
  private let ranges: [QualityList.Element]

  /// Reads the field value; nil or empty accepts everything.
  public init(_ text: String?) {
    ranges = QualityList.parse(text ?? "")
  }

  /// How much `essence`, such as `text/html`, is wanted: 0 not at all, 1000 most.
  ///
  /// The most specific range that matches decides.
  public func quality(of essence: String) -> Int {
    if ranges.isEmpty { return 1000 }
    let type = essence.prefix { $0 != "/" }
    return explicitQuality(of: essence) ?? quality(ofRange: "\(type)/*")
      ?? quality(ofRange: "*/*") ?? 0
  }

  /// Whether the client names this very type; `*/*` and `image/*` do not count, because those who
  /// send them are not saying that they can show a newer format.
  public func namesExplicitly(_ essence: String) -> Bool {
    (explicitQuality(of: essence) ?? 0) > 0
  }

  /// Whether JSON is asked for rather than a page: it is named, and a page is not wanted as much.
  public var prefersJSON: Bool {
    guard let json = explicitQuality(of: "application/json"), json > 0 else { return false }
    guard let page = explicitQuality(of: "text/html") else {
      return json >= quality(of: "text/html")
    }
    return json > page
  }

  private func explicitQuality(of essence: String) -> Int? {
    quality(ofRange: essence)
  }

  private func quality(ofRange range: String) -> Int? {
    ranges.first { $0.value == range && !$0.hasParameters }?.quality
  }
}
