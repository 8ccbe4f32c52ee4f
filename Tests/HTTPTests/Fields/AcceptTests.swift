import Testing

@testable import HTTP

@Suite("Accept and Accept-Language")
struct AcceptTests {
  @Test(
    "a newer image format counts only when it is named",
    arguments: [
      ("image/avif,image/webp,*/*;q=0.8", true),
      ("IMAGE/WebP", true),
      ("image/webp;q=0.1", true),
      ("image/webp;q=0", false),
      ("image/webp;q=0.000, */*", false),
      ("image/*", false),
      ("*/*", false),
      ("", false),
    ])
  func explicitly(text: String, named: Bool) {
    #expect(Accept(text).namesExplicitly("image/webp") == named)
  }

  @Test("nothing said accepts everything, but names nothing")
  func absent() {
    #expect(Accept(nil).quality(of: "text/html") == 1000)
    #expect(!Accept(nil).namesExplicitly("image/webp"))
  }

  @Test("the most specific range decides")
  func specific() {
    let accept = Accept("text/*;q=0.5, text/html;q=0.7, */*;q=0.1")
    #expect(accept.quality(of: "text/html") == 700)
    #expect(accept.quality(of: "text/plain") == 500)
    #expect(accept.quality(of: "image/png") == 100)
    #expect(Accept("image/png").quality(of: "text/html") == 0)
  }

  @Test(
    "JSON is sent to those who ask for it",
    arguments: [
      ("application/json", true),
      ("application/json, text/plain, */*", true),
      ("application/json;q=0.5, text/html", false),
      ("text/html, application/json", false),
      ("text/html;q=0.9, application/json", true),
      ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false),
      ("*/*", false),
      ("application/*", false),
      ("application/json;q=0", false),
      ("", false),
    ])
  func json(text: String, wanted: Bool) {
    #expect(Accept(text).prefersJSON == wanted)
  }

  @Test(
    "elements that cannot be read are passed over",
    arguments: ["text/html;q=2", "text/html;q=x", ";q=1", ",,"])
  func lenient(text: String) {
    #expect(Accept(text + ", image/png").quality(of: "image/png") == 1000)
    #expect(Accept(text + ", image/png").quality(of: "text/html") == 0)
  }

  @Test(
    "the language is the best of those there are",
    arguments: [
      ("ko", "ko"),
      ("ko-KR,ko;q=0.9,en;q=0.8", "ko"),
      ("KO-kr", "ko"),
      ("fr, en;q=0.5, ko;q=0.7", "ko"),
      ("en-US", "en-GB"),
      ("en", "en-GB"),
      ("pt-BR", "pt-BR"),
      ("*", "en-GB"),
      ("en-GB;q=0, *", "ko"),
      ("zh-Hant-TW", "zh-Hant"),
      ("fr", nil),
      ("", nil),
      ("ko;q=0", nil),
    ])
  func languages(text: String, chosen: String?) {
    let tags = ["en-GB", "ko", "pt-BR", "zh-Hant"]
    #expect(AcceptLanguage(text).choose(among: tags) == chosen)
  }
}
