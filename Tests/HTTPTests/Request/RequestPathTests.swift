import Testing

@testable import HTTP

@Suite("A request path")
struct RequestPathTests {
  private func path(_ text: String) throws -> RequestPath { try RequestPath(text.utf8) }

  @Test(
    "is decoded segment by segment",
    arguments: [
      ("/", []),
      ("/users/Zo%C3%AB", ["users", "Zoë"]),
      ("/a/", ["a", ""]),
      ("//a", ["", "a"]),
      ("/a+b%20c", ["a+b c"]),
      ("/a%5Cb", ["a\\b"]),
      ("/...", ["..."]),
      ("/%ea%b9%80", ["김"]),
    ])
  func decodes(text: String, segments: [String]) throws {
    #expect(try path(text).segments == segments)
  }

  @Test(
    "is refused with the exact error",
    arguments: [
      ("", RequestPathError.notAbsolute),
      ("*", .notAbsolute),
      ("/a%", .badEscape),
      ("/a%2", .badEscape),
      ("/a%zz", .badEscape),
      ("/a%2Fb", .encodedSlash),
      ("/a%2fb", .encodedSlash),
      ("/a%00", .control),
      ("/a%0A", .control),
      ("/a%09", .control),
      ("/%C3", .invalidUTF8),
      ("/%C0%AF", .invalidUTF8),
      ("/a/../b", .dotSegment),
      ("/%2e%2E/b", .dotSegment),
      ("/./b", .dotSegment),
      ("/" + String(repeating: "a", count: 5000), .tooLong),
    ])
  func refuses(text: String, error: RequestPathError) {
    #expect(throws: error) { try path(text) }
  }

  @Test("answers 400, or 414 when it is too long")
  func statuses() {
    #expect(RequestPathError.badEscape.status == .badRequest)
    #expect(RequestPathError.tooLong.status == .uriTooLong)
  }

  @Test("lies below the prefix of the site or not at all")
  func below() throws {
    let base = try path("/faces")
    #expect(try path("/faces/join").below(base)?.segments == ["join"])
    #expect(try path("/faces").below(base)?.segments == [])
    #expect(try path("/faces/").below(base)?.segments == [])
    #expect(try path("/facesx/join").below(base) == nil)
    #expect(try path("/join").below(base) == nil)
    #expect(try path("/join").below(path("/"))?.segments == ["join"])
  }

  @Test("is written so that it reads the same again")
  func encodes() throws {
    for text in ["/", "/a/", "/users/Zo%C3%AB", "/a%20b%25"] {
      #expect(try path(path(text).encoded) == path(text))
    }
  }
}
