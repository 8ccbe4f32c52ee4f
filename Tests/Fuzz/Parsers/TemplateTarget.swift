import Templates

/// A page and a partial, apart by a zero byte: refused, or rendered without a stop.
enum TemplateTarget {
  private static let data: Object = [
    "a": "1", "b": "<b>&\"'", "empty": "", "no": .null,
    "list": [["a": 2, "list": ["x"]], "3", [4]], "object": ["a": "deep", "b": ["a": "deeper"]],
  ]

  static func run(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      .map { TemplateSource(String(decoding: $0, as: UTF8.self)) }
    guard let page = parts.first,
      let set = try? TemplateSet(["page": page, "p": parts.count > 1 ? parts[1] : "{{a}}"])
    else { return }
    precondition(set.names == ["p", "page"])
    let first = try? set.render("page", data)
    precondition(first == (try? set.render("page", data)), "the same page twice is the same")
  }
}
