/// What one part of a multipart body held, for whoever has to find out what a client sent.
public struct PartSummary: Equatable, Sendable {
  public let name: String
  /// As it would be shown; nil for a text field, empty when no file was chosen.
  public let fileName: String?
  /// As declared.
  public let contentType: String?
  /// The bytes of data.
  public internal(set) var length = 0
  /// SHA-256 of the data in hexadecimal, where somebody computed it.
  public internal(set) var sha256: String?
  /// The value of a text field; nil for a file, and for bytes that are not in its charset.
  public internal(set) var text: String?

  /// One line of JSON with the keys name, filename, content_type, length, sha256 where it is known,
  /// and, for text fields that can be read, text.
  public var json: String {
    var members = [
      "\"name\": " + JSONText.quoted(name),
      "\"filename\": " + (fileName.map(JSONText.quoted) ?? "null"),
      "\"content_type\": " + (contentType.map(JSONText.quoted) ?? "null"),
      "\"length\": \(length)",
    ]
    if let sha256 { members.append("\"sha256\": " + JSONText.quoted(sha256)) }
    if let text { members.append("\"text\": " + JSONText.quoted(text)) }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

/// A sink that describes the parts instead of keeping them.
public struct PartSummaryCollector: MultipartSink {
  /// The parts that are complete.
  public private(set) var parts: [PartSummary] = []

  private var current: (summary: PartSummary, headers: PartHeaders)?
  private var text: [UInt8] = []

  public init() {}

  public mutating func partBegan(_ headers: PartHeaders) {
    let summary = PartSummary(
      name: headers.name, fileName: headers.fileName, contentType: headers.contentType)
    current = (summary, headers)
    text = []
  }

  /// Notes the hash of the part that ended last.
  public mutating func setHash(_ sha256: String) {
    if !parts.isEmpty { parts[parts.count - 1].sha256 = sha256 }
  }

  public mutating func partData(_ bytes: Span<UInt8>) {
    current?.summary.length += bytes.count
    if current?.headers.isFile == true { return }
    for index in bytes.indices { text.append(bytes[index]) }
  }

  public mutating func partEnded() {
    guard let headers = current?.headers, var summary = current?.summary else { return }
    if !headers.isFile {
      switch headers.charset {
      case .utf8: summary.text = String(validating: text, as: UTF8.self)
      case .latin1: summary.text = Latin1.text(text)
      }
    }
    parts.append(summary)
    current = nil
  }

  /// A JSON document: the parts, one on a line, and after them the error that ended the parsing.
  public func json(error: MultipartError?) -> String {
    var text = "{\n  \"parts\": ["
    text += parts.map { "\n    " + $0.json }.joined(separator: ",")
    text += parts.isEmpty ? "]" : "\n  ]"
    if let error {
      text +=
        ",\n  \"error\": \(JSONText.quoted(error.code)),\n  \"status\": \(error.status.rawValue)"
    }
    return text + "\n}\n"
  }
}
