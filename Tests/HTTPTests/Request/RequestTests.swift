import Testing

@testable import HTTP

@Suite("A request")
struct RequestTests {
  private func request(_ variables: [String: String]) throws -> Request {
    try Request(DictionaryVariables(variables))
  }

  @Test("is read from the variables that a server gives")
  func reads() throws {
    let request = try request([
      "REQUEST_METHOD": "POST", "REQUEST_URI": "/join?x=1&y=a%20b", "HTTP_ACCEPT": "text/html",
      "CONTENT_TYPE": "multipart/form-data; boundary=b", "CONTENT_LENGTH": "12",
      "HTTP_COOKIE": "a=1",
    ])
    #expect(request.method == .post)
    #expect(request.path.segments == ["join"])
    #expect(try request.query().text("y") == "a b")
    #expect(request.header(.accept) == "text/html")
    #expect(request.contentType?.essence == "multipart/form-data")
    #expect(try request.contentLength() == 12)
    #expect(try request.cookies().value(of: "a") == "1")
    #expect(request.header("User-Agent") == nil)
  }

  @Test("falls back to what plain CGI calls path and query")
  func cgi() throws {
    let request = try request([
      "REQUEST_METHOD": "GET", "SCRIPT_NAME": "", "PATH_INFO": "/users/Zoë",
      "QUERY_STRING": "q=1",
    ])
    #expect(request.path.segments == ["users", "Zoë"])
    #expect(request.rawQuery == "q=1")
    #expect(throws: RequestPathError.dotSegment) { try self.request(["PATH_INFO": "/a/../b"]) }
  }

  @Test("may name the whole address")
  func absoluteForm() throws {
    #expect(try request(["REQUEST_URI": "http://x.example/a?b"]).path.segments == ["a"])
    #expect(throws: RequestPathError.notAbsolute) {
      try request(["REQUEST_URI": "http://x.example"])
    }
  }

  @Test("must say its length when it is a POST")
  func length() throws {
    #expect(try request(["REQUEST_METHOD": "GET", "REQUEST_URI": "/"]).contentLength() == 0)
    #expect(throws: ContentLengthError.missing) {
      try request(["REQUEST_METHOD": "POST", "REQUEST_URI": "/", "CONTENT_LENGTH": ""])
        .contentLength()
    }
  }

  @Test("has a method that is compared by case")
  func methods() {
    #expect(Method("get") == .other("get"))
    #expect(Method("HEAD") == .head)
    #expect(Method("HEAD").isSafe && !Method("POST").isSafe)
    #expect(Method("DELETE").name == "DELETE")
  }

  @Test(
    "has a length of digits only",
    arguments: ["+1", "-1", " 1", "1 ", "0x1", "1.0", "1,1", "99999999999999999999", "١"])
  func refusesLengths(text: String) {
    #expect(throws: ContentLengthError.malformed) { try ContentLength.parse(text) }
  }

  @Test("has a length up to the greatest integer")
  func lengths() throws {
    #expect(try ContentLength.parse("0") == 0)
    #expect(try ContentLength.parse("9223372036854775807") == .max)
    #expect(ContentLengthError.missing.status == .lengthRequired)
  }
}
