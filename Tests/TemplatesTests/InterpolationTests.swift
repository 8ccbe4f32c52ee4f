import Templates
import Testing

@Suite("A variable")
struct InterpolationTests {
  @Test("is replaced by its value")
  func replaces() throws {
    #expect(try rendered("Hello from {Mustache}!\n") == "Hello from {Mustache}!\n")
    #expect(try rendered("Hello, {{subject}}!", ["subject": "world"]) == "Hello, world!")
    #expect(try rendered("{{mph}} miles", ["mph": 85]) == "85 miles")
    #expect(try rendered("{{{mph}}} {{&mph}}", ["mph": 85]) == "85 85")
    #expect(try rendered("{{yes}}", ["yes": true]) == "true")
  }

  @Test("is escaped, but for triple braces and the ampersand")
  func escapes() throws {
    let data: Object = ["forbidden": "& \" < > '"]
    #expect(try rendered("{{forbidden}}", data) == "&amp; &quot; &lt; &gt; &#39;")
    #expect(try rendered("{{{forbidden}}}", data) == "& \" < > '")
    #expect(try rendered("{{&forbidden}}", data) == "& \" < > '")
  }

  @Test("is not escaped in plain text")
  func plainText() throws {
    let set = try TemplateSet(["mail": "Dear {{name}},"])
    #expect(try set.text("mail", ["name": "A & B"], escaping: .none) == "Dear A & B,")
  }

  @Test("that is null or missing shows nothing")
  func missing() throws {
    for template in ["I ({{x}}) be", "I ({{{x}}}) be", "I ({{&x}}) be", "I ({{x.y}}) be"] {
      #expect(try rendered(template) == "I () be")
      #expect(try rendered(template, ["x": nil]) == "I () be")
    }
    #expect(try rendered("({{x}})", ["x": [1]]) == "()")
    #expect(try rendered("({{x}})", ["x": ["y": 1]]) == "()")
  }

  @Test("may be found by a dotted name, each part in the value before")
  func dotted() throws {
    let joe: Object = ["person": ["name": "Joe"]]
    #expect(try rendered("{{person.name}}{{#person}}{{name}}{{/person}}", joe) == "JoeJoe")
    #expect(try rendered("{{{person.name}}}{{&person.name}}", joe) == "JoeJoe")
    let deep: Object = ["a": ["b": ["c": ["name": "Phil"]]], "b": ["c": ["name": "Wrong"]]]
    #expect(try rendered("{{a.b.c.name}}", deep) == "Phil")
    #expect(try rendered("{{#a}}{{b.c.name}}{{/a}}", deep) == "Phil")
    #expect(try rendered("({{a.b.c}})", ["a": [:]]) == "()")
    #expect(try rendered("({{a.b.name}})", ["a": ["b": [:]], "name": "Jim"]) == "()")
    #expect(try rendered("{{#a}}({{b.c}}){{/a}}", ["a": ["b": [:]], "b": ["c": "ERROR"]]) == "()")
  }

  @Test("with a dot before it is looked for in the innermost context alone")
  func leadingDot() throws {
    let data: Object = ["a": ["x": 1], "b": ["name": "Name"], "name": "Fail"]
    #expect(try rendered("{{#a}}{{.name}}{{/a}}{{#b}}{{.name}}{{/b}}", data) == "Name")
  }

  @Test("that is a dot is the innermost context")
  func implicit() throws {
    #expect(try rendered("{{#a}}{{.}}{{{.}}}{{&.}}{{/a}}", ["a": "<"]) == "&lt;<<")
  }

  @Test("keeps the blanks around it, and none of those in it")
  func blanks() throws {
    let data: Object = ["string": "---"]
    #expect(try rendered("| {{string}} |", data) == "| --- |")
    #expect(try rendered("  {{string}}\n", data) == "  ---\n")
    #expect(try rendered("  {{{string}}}\n", data) == "  ---\n")
    #expect(try rendered("|{{ string }}{{{ string }}}{{& string }}|", data) == "|---------|")
  }

  @Test("is not read again for tags")
  func noInjection() throws {
    #expect(try rendered("{{a}}", ["a": "{{b}}", "b": "x"]) == "{{b}}")
  }
}
