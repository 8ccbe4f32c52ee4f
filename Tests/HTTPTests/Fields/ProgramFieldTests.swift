import Testing

@testable import HTTP

/// The fields that programs send.
@Suite struct ProgramFieldTests {
  @Test(arguments: [
    ("Bearer abc", "abc"), ("bearer abc", "abc"), ("BEARER\tabc", "abc"), (" Bearer  abc ", "abc"),
    ("Bearer", ""), ("Bearer ", ""), ("Bearer a b", "a b"), ("Bearer \"a\"", "\"a\""),
  ])
  func bearers(_ field: String, _ token: String) {
    #expect(BearerToken(field)?.text == token)
  }

  @Test(arguments: ["", "Basic YTpi", "Bearerx y", "abc", "Bear er x", ",Bearer x"])
  func otherSchemes(_ field: String) {
    #expect(BearerToken(field) == nil)
    #expect(BearerToken(nil) == nil)
  }

  @Test(arguments: [
    ("abc", "abc"), ("\"abc\"", "abc"), (" \"a b\" ", "a b"), ("\"a\\\"b\\\\\"", "a\"b\\"),
    ("8e03978e-40d5-43e8-bc93-6894a57f9324", "8e03978e-40d5-43e8-bc93-6894a57f9324"),
  ])
  func idempotencyKeys(_ field: String, _ key: String) {
    #expect(IdempotencyKey(field)?.text == key)
  }

  @Test(arguments: [
    "", " ", "\"", "\"\"", "a b", "a,b", "\"a\"b\"", "\"a\\b\"", "\"a\\\"", "é", "a\u{7F}",
    String(repeating: "x", count: 256),
  ])
  func noIdempotencyKeys(_ field: String) {
    #expect(IdempotencyKey(field) == nil)
  }

  @Test(arguments: [
    "https://app.example", "http://localhost:3000", "https://a-b.example:8443",
    "http://127.0.0.1:80000",
  ])
  func origins(_ text: String) {
    #expect(WebOrigin(text)?.description == text)
  }

  @Test(arguments: [
    "", "*", "null", "app.example", "https://", "https://app.example/", "https://App.example",
    "https://a@app.example", "https://app.example:", "https://app.example:443",
    "http://app.example:80", "https://app.example:12x", "https://a b", "ftp://app.example",
    "https://app.example\r\nX: y", "https://[::1]",
  ])
  func noOrigins(_ text: String) {
    #expect(WebOrigin(text) == nil)
  }
}
