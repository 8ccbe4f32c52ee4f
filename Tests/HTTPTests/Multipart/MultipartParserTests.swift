import Testing

@testable import HTTP

@Suite("The multipart parser")
struct MultipartParserTests {
  @Test("refuses with the exact error", arguments: MultipartCase.refused)
  func refuses(item: MultipartCase) {
    #expect(item.run(slices: []).error == item.error)
  }

  @Test("accepts", arguments: MultipartCase.accepted)
  func accepts(item: MultipartCase) {
    let run = item.run(slices: [])
    #expect(run.error == nil)
    #expect(run.parts.allSatisfy { $0.isComplete })
  }

  @Test(
    "gives the same for slices of 1 to 16 bytes",
    arguments: MultipartCase.refused + MultipartCase.accepted)
  func sliced(item: MultipartCase) {
    let whole = item.run(slices: [])
    for size in 1...16 {
      #expect(item.run(slices: [size]) == whole, "in slices of \(size)")
    }
  }

  @Test(
    "gives the same cut in two anywhere",
    arguments: MultipartCase.refused + MultipartCase.accepted)
  func cutInTwo(item: MultipartCase) {
    let whole = item.run(slices: [])
    let count = MultipartCase.bytes(item.body).count
    for cut in 1..<max(2, min(count, 400)) {
      #expect(item.run(slices: [cut, count]) == whole, "cut at \(cut)")
    }
  }

  @Test("has a case for every error")
  func coversErrors() {
    let covered = Set(MultipartCase.refused.compactMap(\.error))
    #expect(covered == Set(MultipartError.allCases))
  }

  @Test("keeps the exact bytes of the data")
  func keepsBytes() {
    func data(_ body: String) -> [UInt8]? {
      MultipartCase("", MultipartCase.field(body), nil).run(slices: []).parts.first?.data
    }
    #expect(data("") == [])
    #expect(data("|") == [13, 10])
    #expect(data("--b") == Array("--b".utf8))
    #expect(data("a|-|--|--\r--b\n--b|") == MultipartCase.bytes("a|-|--|--\r--b\n--b|"))
  }

  @Test("throws the same error again after the first")
  func staysFailed() throws {
    var sink = PartSummaryCollector()
    var parser = try MultipartParser(
      contentType: "multipart/form-data; boundary=b", contentLength: "100")
    #expect(throws: MultipartError.malformedBoundaryLine) {
      try parser.feed(Array("--bx".utf8).span, to: &sink)
    }
    #expect(throws: MultipartError.malformedBoundaryLine) {
      try parser.feed(Array("more".utf8).span, to: &sink)
    }
    #expect(throws: MultipartError.malformedBoundaryLine) { try parser.finish() }
  }

  @Test("wants no more than the declared length")
  func countsDown() throws {
    var sink = PartSummaryCollector()
    let body = MultipartCase.bytes(MultipartCase.field("1"))
    var parser = try MultipartParser(
      contentType: "multipart/form-data; boundary=b", contentLength: "\(body.count)")
    #expect(parser.wanted == body.count)
    try parser.feed((body + [1, 2, 3]).span, to: &sink)
    #expect(parser.wanted == 0)
    try parser.finish()
    #expect(sink.parts.count == 1)
  }

  @Test("lets the sink end the parsing with its own error")
  func sinkFails() throws {
    struct Full: Error {}
    struct Sink: MultipartSink {
      func partBegan(_ headers: PartHeaders) throws { throw Full() }
      func partData(_ bytes: Span<UInt8>) {}
      func partEnded() {}
    }
    var sink = Sink()
    var parser = try MultipartParser(
      contentType: "multipart/form-data; boundary=b", contentLength: "100")
    let body = MultipartCase.bytes(MultipartCase.field("1"))
    #expect(throws: Full.self) { try parser.feed(body.span, to: &sink) }
  }
}
