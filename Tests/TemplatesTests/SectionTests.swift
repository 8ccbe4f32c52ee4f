import Templates
import Testing

@Suite("A section")
struct SectionTests {
  @Test("is shown when its value is true")
  func truth() throws {
    #expect(try rendered("{{#b}}x{{/b}}", ["b": true]) == "x")
    #expect(try rendered("{{#b}}x{{/b}}", ["b": false]) == "")
    #expect(try rendered("{{#b}}x{{/b}}", ["b": nil]) == "")
    #expect(try rendered("[{{#b}}x{{/b}}]") == "[]")
    #expect(try rendered("{{#b}}x{{/b}}", ["b": []]) == "")
    #expect(try rendered("{{#b}}x{{/b}}", ["b": ""]) == "")
    #expect(try rendered("{{#b}}x{{/b}}", ["b": 0]) == "x")
    #expect(try rendered("{{#b}}x{{/b}}", ["b": "123"]) == "x")
  }

  @Test("opens its value as a context, with those outside of it")
  func contexts() throws {
    #expect(try rendered("{{#c}}Hi {{name}}.{{/c}}", ["c": ["name": "Joe"]]) == "Hi Joe.")
    let data: Object = [
      "a": "foo", "b": "wrong", "sec": ["b": "bar"], "c": ["d": "baz"],
    ]
    #expect(try rendered("{{#sec}}{{a}}, {{b}}, {{c.d}}{{/sec}}", data) == "foo, bar, baz")
    #expect(try rendered("{{#foo}}{{.}} is {{foo}}{{/foo}}", ["foo": "bar"]) == "bar is bar")
  }

  @Test("may be inside others, each seeing all outside")
  func nested() throws {
    let data: Object = [
      "tops": [
        [
          "tname": ["upper": "A", "lower": "a"],
          "middles": [["mname": "1", "bottoms": [["bname": "x"], ["bname": "y"]]]],
        ]
      ]
    ]
    let template =
      "{{#tops}}{{#middles}}{{tname.lower}}{{mname}}.{{#bottoms}}{{tname.upper}}{{mname}}{{bname}}"
      + ".{{/bottoms}}{{/middles}}{{/tops}}"
    #expect(try rendered(template, data) == "a1.A1x.A1y.")
    let twice = "| A {{#b}}B {{#b}}C{{/b}} D{{/b}} E |"
    #expect(try rendered(twice, ["b": true]) == "| A B C D E |")
    #expect(try rendered(twice, ["b": false]) == "| A  E |")
  }

  @Test("repeats for every element of a list")
  func lists() throws {
    let items: Value = [["item": 1], ["item": 2], ["item": 3]]
    #expect(try rendered("{{#list}}{{item}}{{/list}}", ["list": items]) == "123")
    #expect(try rendered("{{#list}}({{.}}){{/list}}", ["list": ["a", "b"]]) == "(a)(b)")
    #expect(
      try rendered(
        "{{#list}}({{#.}}{{.}}{{/.}}){{/list}}", ["list": [[1, 2, 3], ["a", "b", "c"]]])
        == "(123)(abc)")
    #expect(
      try rendered("{{#list}}({{a}}{{b}}){{/list}}", ["list": [["a": 1], ["b": 2]]]) == "(1)(2)")
  }

  @Test("may have a dotted name")
  func dotted() throws {
    #expect(try rendered("{{#a.b.c}}Here{{/a.b.c}}", ["a": ["b": ["c": true]]]) == "Here")
    #expect(try rendered("{{#a.b.c}}Here{{/a.b.c}}", ["a": ["b": ["c": false]]]) == "")
    #expect(try rendered("{{#a.b.c}}Here{{/a.b.c}}", ["a": [:]]) == "")
  }

  @Test("within a line changes nothing around it")
  func inline() throws {
    let data: Object = ["b": true]
    #expect(try rendered(" | {{#b}}\t|\t{{/b}} | \n", data) == " | \t|\t | \n")
    #expect(try rendered(" | {{#b}} {{! c }}\n {{/b}} | \n", data) == " |  \n  | \n")
    #expect(try rendered(" {{#b}}YES{{/b}}\n {{#b}}GOOD{{/b}}\n", data) == " YES\n GOOD\n")
    #expect(try rendered("|{{# b }}={{/ b }}|", data) == "|=|")
  }

  @Test("whose tags are alone on their lines takes those lines with it")
  func standalone() throws {
    let data: Object = ["b": true, "two": "second"]
    #expect(
      try rendered("| This Is\n  {{#b}}\n|\n  {{/b}}\n| A Line\n", data)
        == "| This Is\n|\n| A Line\n")
    #expect(try rendered("|\r\n{{#b}}\r\n{{/b}}\r\n|", data) == "|\r\n|")
    #expect(try rendered("  {{#b}}\n#{{/b}}\n/", data) == "#\n/")
    #expect(try rendered("#{{#b}}\n/\n  {{/b}}", data) == "#\n/\n")
    #expect(
      try rendered("{{#b}}\n* first\n{{/b}}\n* {{two}}\n{{#b}}\n* third\n{{/b}}\n", data)
        == "* first\n* second\n* third\n")
  }
}
