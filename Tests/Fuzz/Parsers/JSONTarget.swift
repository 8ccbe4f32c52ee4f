import Store

/// A document: what can be read comes out the same after being written, in both ways of writing.
enum JSONTarget {
  static func run(_ bytes: [UInt8]) {
    guard let value = try? JSONParser.parse(bytes) else { return }
    precondition((try? JSONParser.parse(JSONWriter.line(value))) == value)
    precondition((try? JSONParser.parse(JSONWriter.document(value))) == value)
    precondition(!JSONWriter.line(value).contains(UInt8(ascii: "\n")))
  }
}
