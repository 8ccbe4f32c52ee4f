import Templates
import Testing

@Suite("An inverted section")
struct InvertedTests {
  @Test("is shown when its value is not true")
  func truth() throws {
    #expect(try rendered("{{^b}}x{{/b}}", ["b": false]) == "x")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": nil]) == "x")
    #expect(try rendered("{{^b}}x{{/b}}") == "x")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": []]) == "x")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": ""]) == "x")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": true]) == "")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": "text"]) == "")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": ["name": "Joe"]]) == "")
    #expect(try rendered("{{^b}}x{{/b}}", ["b": [1, 2]]) == "")
    #expect(try rendered("{{^a.b}}x{{/a.b}}", ["a": [:]]) == "x")
    #expect(try rendered("{{^a.b}}x{{/a.b}}", ["a": ["b": true]]) == "")
  }

  @Test("may be inside others")
  func nested() throws {
    let template = "| A {{^t}}B {{^t}}C{{/t}} D{{/t}} E |"
    #expect(try rendered(template, ["t": false]) == "| A B C D E |")
    #expect(try rendered(template, ["t": true]) == "| A  E |")
  }

  @Test("treats lines as a section does")
  func lines() throws {
    #expect(try rendered(" | {{^b}}\t|\t{{/b}} | \n") == " | \t|\t | \n")
    #expect(
      try rendered("| This Is\n  {{^b}}\n|\n  {{/b}}\n| A Line\n") == "| This Is\n|\n| A Line\n")
    #expect(try rendered("|\r\n{{^b}}\r\n{{/b}}\r\n|") == "|\r\n|")
    #expect(try rendered("  {{^b}}\n^{{/b}}\n/") == "^\n/")
    #expect(try rendered("^{{^b}}\n/\n  {{/b}}") == "^\n/\n")
    #expect(try rendered("|{{^ b }}={{/ b }}|") == "|=|")
  }
}
