import Testing

@testable import HTTP

@Suite("A byte range")
struct ByteRangeTests {
  @Test(
    "is one part of the body",
    arguments: [
      ("bytes=0-0", ByteRange.part(0..<1)),
      ("bytes=2-5", .part(2..<6)),
      ("bytes=2-", .part(2..<10)),
      ("bytes=-3", .part(7..<10)),
      ("bytes=-30", .part(0..<10)),
      ("bytes=5-99999999999999999999", .part(5..<10)),
      ("Bytes=9-9", .part(9..<10)),
      ("bytes=10-", .unsatisfiable),
      ("bytes=10-20", .unsatisfiable),
      ("bytes=-0", .unsatisfiable),
      ("bytes=99999999999999999999-", .unsatisfiable),
      ("bytes=5-2", .whole),
      ("bytes=0-1,3-4", .whole),
      ("bytes=a-b", .whole),
      ("bytes=-", .whole),
      ("bytes=", .whole),
      ("bytes=1", .whole),
      ("bytes=--1", .whole),
      ("items=0-1", .whole),
    ])
  func reads(text: String, range: ByteRange) {
    #expect(ByteRange(text, length: 10) == range)
  }

  @Test("is whole without the header, and never of an empty body")
  func edges() {
    #expect(ByteRange(nil, length: 10) == .whole)
    #expect(ByteRange("bytes=0-", length: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-1", length: 0) == .unsatisfiable)
  }

  @Test("counts only if the body is still the same")
  func ifRange() throws {
    func range(_ condition: String) throws -> ByteRange {
      let request = try Request(
        DictionaryVariables([
          "REQUEST_METHOD": "GET", "REQUEST_URI": "/", "HTTP_RANGE": "bytes=0-0",
          "HTTP_IF_RANGE": condition,
        ]))
      return ByteRange(request, length: 10, etag: ETag("a"))
    }
    #expect(try range("\"a\"") == .part(0..<1))
    #expect(try range("\"b\"") == .whole)
    #expect(try range("W/\"a\"") == .whole)
    #expect(try range("Sun, 06 Nov 1994 08:49:37 GMT") == .whole)
  }
}
