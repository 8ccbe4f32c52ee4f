import HTTP
import Sodium
import System

/// Prints the parts of the multipart body on standard input as JSON.
func describeForm(_ options: Options) throws -> Int32 {
  guard let type = options["--type"] else {
    throw UsageError("tintype form needs --type, the request's Content-Type")
  }
  var collector = HashingCollector()
  do {
    var parser =
      if let length = options["--length"] {
        try MultipartParser(contentType: type, contentLength: length)
      } else {
        MultipartParser(boundary: try Boundary(contentType: type))
      }
    let input = Descriptor(owning: 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while parser.wanted > 0 {
      let count = try input.read(into: &buffer)
      if count == 0 { break }
      try parser.feed(buffer.span.extracting(0..<count), to: &collector)
    }
    try parser.finish()
    print(collector.summary.json(error: nil), terminator: "")
    return ExitCode.ok
  } catch let error as MultipartError {
    print(collector.summary.json(error: error), terminator: "")
    Console.error("the form would be refused: \(error.code), \(error.status.rawValue)")
    return ExitCode.findings
  }
}

/// Describes the parts, with the hash of each.
private struct HashingCollector: MultipartSink {
  private(set) var summary = PartSummaryCollector()
  private var hash = SHA256()

  mutating func partBegan(_ headers: PartHeaders) {
    summary.partBegan(headers)
    hash = SHA256()
  }

  mutating func partData(_ bytes: Span<UInt8>) {
    summary.partData(bytes)
    hash.add(bytes)
  }

  mutating func partEnded() {
    summary.partEnded()
    summary.setHash(Encoding.hexadecimal(hash.finish()))
  }
}
