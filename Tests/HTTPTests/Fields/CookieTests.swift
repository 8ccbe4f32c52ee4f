import Testing

@testable import HTTP

@Suite("Cookies")
struct CookieTests {
  @Test("are read leniently")
  func reads() throws {
    let cookies = try Cookies("a=1; b=\"two\";c = 3 ;; junk; =x; a=4; d=x=y; e=")
    #expect(cookies.value(of: "a") == "1")
    #expect(cookies.values(of: "a") == ["1", "4"])
    #expect(cookies.value(of: "b") == "two")
    #expect(cookies.value(of: "c") == "3")
    #expect(cookies.value(of: "d") == "x=y")
    #expect(cookies.value(of: "e") == "")
    #expect(cookies.value(of: "junk") == nil)
    #expect(cookies.value(of: "A") == nil)
  }

  @Test("with control characters, or too many, are refused")
  func refuses() {
    #expect(throws: CookieError.control) { try Cookies("a=1\u{0}") }
    #expect(throws: CookieError.control) { try Cookies("a=1\r\nX: y") }
    #expect(throws: CookieError.tooLarge) {
      try Cookies(String(repeating: "a=1;", count: 201))
    }
    #expect(throws: CookieError.tooLarge) {
      try Cookies("a=" + String(repeating: "x", count: 20_000))
    }
    #expect(CookieError.control.status == .badRequest)
  }

  @Test("are written strictly")
  func writes() throws {
    let cookie = try SetCookie(
      name: "__Host-session", value: "abc123", isSecure: true, maxAge: 3600)
    #expect(
      cookie.formatted
        == "__Host-session=abc123; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax")
    let plain = try SetCookie(name: "s", value: "", path: "/faces", isSecure: false)
    #expect(plain.formatted == "s=; Path=/faces; HttpOnly; SameSite=Lax")
  }

  @Test(
    "with a value that would break the header cannot be made",
    arguments: ["a b", "a;b", "a,b", "a\"b", "a\\b", "a\r\nb", "é"])
  func badValues(value: String) {
    #expect(throws: SetCookieError.badValue) {
      try SetCookie(name: "a", value: value, isSecure: false)
    }
  }

  @Test("keep the promise of their prefix")
  func prefixes() {
    #expect(throws: SetCookieError.badPrefix) {
      try SetCookie(name: "__Host-a", value: "1", isSecure: false)
    }
    #expect(throws: SetCookieError.badPrefix) {
      try SetCookie(name: "__Host-a", value: "1", path: "/x", isSecure: true)
    }
    #expect(throws: SetCookieError.badPrefix) {
      try SetCookie(name: "__Secure-a", value: "1", isSecure: false)
    }
    #expect(throws: SetCookieError.badName) {
      try SetCookie(name: "a b", value: "1", isSecure: true)
    }
    #expect(throws: SetCookieError.badPath) {
      try SetCookie(name: "a", value: "1", path: "/;x", isSecure: true)
    }
  }
}
