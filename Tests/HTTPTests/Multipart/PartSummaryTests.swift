import Testing

@testable import HTTP

@Suite("The description of parts")
struct PartSummaryTests {
  @Test("names each part, its length, and the text of a field")
  func describes() throws {
    var sink = PartSummaryCollector()
    let body = MultipartCase.bytes(
      "--b|\(MultipartCase.disposition)||say \"é\"|--b|\(MultipartCase.file)|"
        + "Content-Type: image/jpeg||12345|--b--|")
    var parser = MultipartParser(
      boundary: try Boundary(contentType: "multipart/form-data; boundary=b"))
    try parser.feed(body.span, to: &sink)
    try parser.finish()
    #expect(
      sink.json(error: nil) == """
        {
          "parts": [
            {"name": "a", "filename": null, "content_type": null, "length": 8, "text": "say \\"é\\""},
            {"name": "f", "filename": "x.jpg", "content_type": "image/jpeg", "length": 5}
          ]
        }

        """)
  }

  @Test("says what ended it")
  func error() {
    #expect(
      PartSummaryCollector().json(error: .badBoundary) == """
        {
          "parts": [],
          "error": "bad-boundary",
          "status": 400
        }

        """)
  }

  @Test("escapes what a terminal would obey")
  func escapes() {
    #expect(JSONText.quoted("\u{1B}[0m\u{202E}\\\n") == #""\u001b[0m\u202e\\\n""#)
  }
}
