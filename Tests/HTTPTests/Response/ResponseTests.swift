import Testing

@testable import HTTP

@Suite("A response")
struct ResponseTests {
  private func text(_ response: Response, _ method: Method = .get) -> String {
    String(decoding: response.serialized(for: method), as: UTF8.self)
  }

  @Test("is written as CGI wants it")
  func writes() {
    var response = Response(type: "text/plain", body: Array("hello".utf8))
    response.headers[.vary] = "Accept"
    #expect(
      text(response) == "Status: 200 OK\r\nContent-Type: text/plain\r\nVary: Accept\r\n"
        + "Content-Length: 5\r\n\r\nhello")
  }

  @Test("to HEAD has the length of the body, not the body")
  func head() {
    let response = Response(.notFound, type: "text/plain", body: Array("hello".utf8))
    #expect(
      text(response, .head)
        == "Status: 404 Not Found\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\n")
  }

  @Test("304 has no body and no length")
  func notModified() {
    var response = Response(.notModified)
    response.headers[.etag] = ETag("a").map { HeaderValue($0) }
    response.body = [1]
    response.headers[.contentLength] = "1"
    #expect(text(response) == "Status: 304 Not Modified\r\nETag: \"a\"\r\n\r\n")
  }

  @Test("303 says where to go")
  func seeOther() {
    #expect(
      text(.seeOther("/users/1"))
        == "Status: 303 See Other\r\nLocation: /users/1\r\nContent-Length: 0\r\n\r\n")
  }

  @Test("405 names the methods, HEAD with GET")
  func methodNotAllowed() {
    let response = Response.methodNotAllowed(allow: [.get, .post, .other("bad name\r\n")])
    #expect(response.headers[.allow]?.description == "GET, HEAD, POST")
  }

  @Test(
    "cannot hold a header value that breaks the header",
    arguments: ["a\r\nb", "a\nb", "a\0", " a", "a\u{7F}"])
  func refuses(text: String) {
    #expect(throws: HeaderValueError.self) { try HeaderValue(text) }
  }

  @Test("may hold UTF-8 and tabs in a header value")
  func accepts() throws {
    for text in ["Zoë\tx", ""] {
      #expect(try HeaderValue(text).description == text)
    }
    #expect(HeaderValue(12).description == "12")
  }

  @Test("sets several cookies beside each other, and replaces other fields")
  func fields() throws {
    var response = Response()
    response.setCookie(try SetCookie(name: "a", value: "1", isSecure: false))
    response.setCookie(try SetCookie(name: "b", value: "2", isSecure: false))
    response.headers[.cacheControl] = "no-store"
    response.headers["cache-control"] = "private"
    #expect(response.headers.fields.count == 3)
    #expect(response.headers[.cacheControl] == "private")
    response.headers[.cacheControl] = nil
    #expect(response.headers.fields.count == 2)
  }

  @Test("names a header field as CGI does")
  func variables() {
    #expect(HeaderName.acceptLanguage.variable == "HTTP_ACCEPT_LANGUAGE")
    #expect(HeaderName.contentType.variable == "CONTENT_TYPE")
  }
}
