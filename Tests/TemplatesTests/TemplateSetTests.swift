import Templates
import Testing

@Suite("A set of templates")
struct TemplateSetTests {
  private func problems(_ sources: [String: TemplateSource]) -> [String] {
    do {
      _ = try TemplateSet(sources)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test(
    "names file and line of a mistake",
    arguments: [
      ("a\n{{#b}}\n", "p.html:2: “b” is not closed"),
      ("a\n\n{{/b}}\n", "p.html:3: “b” is closed, and was not open"),
      ("{{#a}}\n{{#b}}\n{{/a}}", "p.html:3: “a” is closed, and “b” of line 2 is open"),
      ("x\ny {{name", "p.html:2: the tag is not closed"),
      ("{{{name}}", "p.html:1: the tag is not closed"),
      ("\n{{ }}", "p.html:2: the tag has no name"),
      ("{{#}}", "p.html:1: the tag has no name"),
      ("{{a b}}", "p.html:1: the name “a b” holds a blank"),
      ("{{=x=}}", "p.html:1: two delimiters are expected, such as {{=<% %>=}}"),
      ("{{!\n\n}}\n{{>none}}", "p.html:4: there is no template “none”"),
      ("{{<none}}{{/none}}", "p.html:1: there is no template “none”"),
      ("{{<p}}\n{{x}}{{/p}}", "p.html:2: only blocks may stand in a parent tag"),
    ])
  func mistakes(text: String, problem: String) {
    #expect(problems(["p": TemplateSource(text, file: "p.html")]) == [problem])
  }

  @Test("names a missing partial at the very beginning of a set, too")
  func first() {
    #expect(
      problems(["a": "{{<p}}{{$x}}\n {{>none}}e{{/x}}{{/p}}", "p": "{{b}}"])
        == ["a:2: there is no template “none”"])
  }

  @Test("tells all mistakes, in order")
  func all() {
    #expect(
      problems(["b": "{{>x}}\n{{>y}}", "a": "{{#z}}"]) == [
        "a:1: “z” is not closed", "b:1: there is no template “x”",
        "b:2: there is no template “y”",
      ])
  }

  @Test("counts lines from where the text stands in its file")
  func lines() {
    #expect(
      problems(["t.x": TemplateSource("{{", file: "locales/ko.json", line: 17)])
        == ["locales/ko.json:17: the tag is not closed"])
  }

  @Test("is made anew for each language")
  func languages() throws {
    let base: [String: TemplateSource] = ["join": "<h1>{{> t.join.title}}</h1>"]
    let korean = try TemplateSet(base.merging(["t.join.title": "{{site}} 가입"]) { $1 })
    #expect(try korean.text("join", ["site": "사진"], escaping: .html) == "<h1>사진 가입</h1>")
    #expect(try korean.text("t.join.title", ["site": "<"], escaping: .html) == "&lt; 가입")
    #expect(korean.contains("join") && !korean.contains("leave"))
    #expect(korean.names == ["join", "t.join.title"])
  }

  @Test("has no template that it was not given")
  func unknown() throws {
    let set = try TemplateSet(["a": ""])
    #expect(throws: RenderError.unknownTemplate("b")) { try set.render("b", [:]) }
  }

  @Test("appends to what is there")
  func appends() throws {
    var bytes = Array("a".utf8)
    try TemplateSet(["x": "b{{c}}"]).render("x", ["c": "d"], into: &bytes)
    #expect(bytes == Array("abd".utf8))
  }

  @Test("leaves what is there alone when a page cannot be rendered")
  func restores() throws {
    var bytes = Array("a".utf8)
    let set = try TemplateSet(["x": "b{{>x}}"])
    #expect(throws: RenderError.tooDeep) { try set.render("x", [:], into: &bytes) }
    #expect(bytes == Array("a".utf8))
  }

  @Test("an object replaces, removes and merges names")
  func objects() {
    var object: Object = ["a": 1, "b": 2, "a": 3]
    #expect(object["a"] == 3)
    object["b"] = nil
    #expect(object["b"] == nil)
    #expect(object.merging(["a": 4, "c": 5]) == ["a": 4, "c": 5])
    #expect(Value(nil as String?) == .null && Value("x" as String?) == "x")
  }
}
