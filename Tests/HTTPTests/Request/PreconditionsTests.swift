import Testing

@testable import HTTP

@Suite("Conditions of a request")
struct PreconditionsTests {
  private func outcome(
    _ headers: [String: String], method: String = "GET", etag: String? = "a", weak: Bool = false
  ) throws -> Preconditions.Outcome {
    var variables = ["REQUEST_METHOD": method, "REQUEST_URI": "/"]
    for (name, value) in headers { variables[name] = value }
    let request = try Request(DictionaryVariables(variables))
    return Preconditions(request).evaluate(etag: etag.flatMap { ETag($0, isWeak: weak) })
  }

  @Test(
    "by tag answer 304 to a reader who has it",
    arguments: ["\"a\"", "W/\"a\"", "\"x\", \"a\"", "*", "\"x\",W/\"a\" , \"y\""])
  func notModified(value: String) throws {
    #expect(try outcome(["HTTP_IF_NONE_MATCH": value]) == .notModified)
    #expect(try outcome(["HTTP_IF_NONE_MATCH": value], method: "HEAD") == .notModified)
    #expect(try outcome(["HTTP_IF_NONE_MATCH": value], method: "POST") == .failed)
  }

  @Test("by another or a malformed tag change nothing", arguments: ["\"b\"", "a", "\"a", "", ","])
  func proceeds(value: String) throws {
    #expect(try outcome(["HTTP_IF_NONE_MATCH": value]) == .proceed)
  }

  @Test(
    "by date change nothing, as no answer has one",
    arguments: ["HTTP_IF_MODIFIED_SINCE", "HTTP_IF_UNMODIFIED_SINCE"])
  func dates(name: String) throws {
    #expect(try outcome([name: "Sun, 06 Nov 1994 08:49:37 GMT"]) == .proceed)
  }

  @Test("that must match fail with 412 when they do not, strongly")
  func ifMatch() throws {
    #expect(try outcome(["HTTP_IF_MATCH": "\"a\""]) == .proceed)
    #expect(try outcome(["HTTP_IF_MATCH": "*"]) == .proceed)
    #expect(try outcome(["HTTP_IF_MATCH": "\"b\""]) == .failed)
    #expect(try outcome(["HTTP_IF_MATCH": "W/\"a\""]) == .failed)
    #expect(try outcome(["HTTP_IF_MATCH": "\"a\""], weak: true) == .failed)
  }

  @Test("need a tag without quotes and blanks")
  func tags() {
    #expect(ETag("a\"b") == nil)
    #expect(ETag("a b") == nil)
    #expect(ETag("abc")?.formatted == "\"abc\"")
    #expect(ETag("abc", isWeak: true)?.formatted == "W/\"abc\"")
  }
}
