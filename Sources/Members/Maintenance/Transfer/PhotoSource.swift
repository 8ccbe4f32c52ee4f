import Imaging
import Store

/// Where a document says that its photo is, and under which names it may lie in a folder.
struct PhotoSource {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Paths below the folder, the most exact first; none leads out of it.
  func paths(for member: String) -> [String] {
    let path = self.path
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    let endings = PhotoType.allCases.flatMap(\.fileExtensions)
    let named = [path, last] + endings.flatMap { ["\(last).\($0)", "\(member).\($0)"] }
    return named.filter { path in
      !path.isEmpty
        && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
          !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
        }
    }
  }

  /// The path of the address, decoded; the object's name of one in Firebase's storage.
  private var path: String {
    var rest = text[...]
    if let scheme = rest.firstRange(of: "://") {
      rest = rest[scheme.upperBound...].drop { $0 != "/" }
    }
    rest = rest.prefix { $0 != "?" && $0 != "#" }
    if let object = rest.firstRange(of: "/o/"), rest.hasPrefix("/v0/b/") {
      rest = rest[object.upperBound...]
    }
    return String(Self.decoded(rest).drop { $0 == "/" })
  }

  /// Without percent signs (RFC 3986, section 2.1).
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
