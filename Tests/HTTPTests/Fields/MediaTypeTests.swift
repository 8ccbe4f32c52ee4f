import Testing

@testable import HTTP

@Suite("A media type")
struct MediaTypeTests {
  @Test("is read with its parameters")
  func reads() throws {
    let type = try #require(
      MediaType(#" Text/HTML ; Charset="utf-8" ;; a=b;c="x\"y;z" ; "#))
    #expect(type.essence == "text/html")
    #expect(type.values(of: "charset") == ["utf-8"])
    #expect(type.values(of: "a") == ["b"])
    #expect(type.values(of: "c") == ["x\"y;z"])
    #expect(type.values(of: "d") == [])
  }

  @Test("keeps both of two parameters of one name")
  func twice() throws {
    #expect(try #require(MediaType("a/b; x=1; x=2")).values(of: "x") == ["1", "2"])
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "text", "text/", "/html", "te xt/html", "a/b; x", "a/b; =1", "a/b; x=\"1", "a/b/c",
    ])
  func refuses(text: String) {
    #expect(MediaType(text) == nil)
  }
}
