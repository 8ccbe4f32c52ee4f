import HTTP
import System

/// Prints the parts of the multipart body on standard input as JSON.
func describeForm(_ options: Options) -> Int32 {
  guard let type = options.type else {
    Console.error("tintype form needs --type, the request's Content-Type")
    return 64
  }
  var collector = PartSummaryCollector()
  do {
    var parser =
      if let length = options.length {
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
    print(collector.json(error: nil), terminator: "")
    return 0
  } catch let error as MultipartError {
    print(collector.json(error: error), terminator: "")
    return 1
  } catch {
    Console.error("\(error)")
    return 1
  }
}
