import Store
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    #"{"b":1.10,"a":1e2,"c":123456789012345678901234567890,"d":-0,"e":[true,false,null]}"#,
    #"{"nested":{"z":{"y":[{}]}},"empty":[],"text":"한글 🙂 \"quoted\" \\ \n"}"#,
    #"[]"#, #""only text""#, #"-12.5E-3"#,
  ])
  func comesBackAsItWas(_ text: String) throws {
    let value = try JSONParser.parse(Array(text.utf8))
    #expect(String(decoding: JSONWriter.line(value), as: UTF8.self) == text)
    #expect(try JSONParser.parse(JSONWriter.document(value)) == value)
  }

  @Test(arguments: [
    ("{\"a\":1,\"a\":2}", JSONError.Reason.duplicateKey, 0),
    ("", .unexpectedEnd, 0),
    ("{\"a\":1", .unexpectedEnd, 6),
    ("[1,]", .unexpectedByte, 3),
    ("01", .badNumber, 2),
    ("1.", .unexpectedEnd, 2),
    ("1.x", .unexpectedByte, 2),
    ("1e", .unexpectedEnd, 2),
    ("\"\\x\"", .badEscape, 3),
    ("\"\\ud800\"", .badUnicode, 7),
    ("\"\u{1}\"", .badString, 1),
    ("{} {}", .trailingBytes, 3),
    ("nul", .unexpectedEnd, 3),
    ("\u{FEFF}{}", .unexpectedByte, 0),
  ])
  func refuses(_ text: String, _ reason: JSONError.Reason, _ offset: Int) {
    let error = #expect(throws: JSONError.self) { try JSONParser.parse(Array(text.utf8)) }
    #expect(error?.reason == reason)
    #expect(error?.offset == offset)
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let bytes: [UInt8] = [0x22, 0xC0, 0xAF, 0x22]
    do {
      _ = try JSONParser.parse(bytes)
      Issue.record("taken")
    } catch { #expect(error.reason == .badUnicode) }
  }

  @Test func refusesNestingThatWouldExhaustTheStack() {
    let deep = String(repeating: "[", count: 100_000)
    do {
      _ = try JSONParser.parse(Array(deep.utf8))
      Issue.record("taken")
    } catch { #expect(error.reason == .tooDeep) }
  }

  @Test func readsEscapes() throws {
    let value = try JSONParser.parse(Array(#""\u00e9\ud83d\ude42\/\b\f""#.utf8))
    #expect(value.text == "é🙂/\u{8}\u{c}")
  }

  @Test func findsADuplicateAmongManyKeys() {
    let members = (0..<40).map { "\"k\($0)\":\($0)" } + ["\"k7\":0"]
    let text = "{\(members.joined(separator: ","))}"
    do {
      _ = try JSONParser.parse(Array(text.utf8))
      Issue.record("taken")
    } catch { #expect(error.reason == .duplicateKey) }
  }

  @Test func writesOneMemberALine() throws {
    let value: JSON = ["name": "Ada", "tags": ["x"], "none": [], "empty": [:]]
    let expected = """
      {
        "name": "Ada",
        "tags": [
          "x"
        ],
        "none": [],
        "empty": {}
      }

      """
    #expect(String(decoding: JSONWriter.document(value), as: UTF8.self) == expected)
  }
}
