/// The name of a document or file in the store: segments of `A-Za-z0-9-._`, joined by `/`.
public struct Key: Sendable, Hashable, CustomStringConvertible {
  public let path: String

  /// Nil for other characters, an empty segment, or one that begins with a dot: such are `.` and `..`,
  /// and the files in which a journal is written again.
  public init?(_ path: String) {
    let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for segment in segments {
      guard let first = segment.first, first != UInt8(ascii: "."), segment.count <= 200,
        segment.allSatisfy(Self.isAllowed)
      else { return nil }
    }
    self.path = path
  }

  /// A key that cannot be wrong because of what it is made of.
  package init(_ path: String, trusted: ()) {
    self.path = path
  }

  package static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The key's directory, empty at the top.
  var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  public var description: String { path }
}
