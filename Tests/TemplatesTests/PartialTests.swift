import Templates
import Testing

@Suite("A partial")
struct PartialTests {
  @Test("is another template in the same context")
  func context() throws {
    #expect(try rendered("\"{{>text}}\"", partials: ["text": "from partial"]) == "\"from partial\"")
    #expect(
      try rendered("{{>partial}}", ["text": "content"], partials: ["partial": "*{{text}}*"])
        == "*content*")
    #expect(try rendered("|{{> partial }}|", partials: ["partial": "[]"]) == "|[]|")
    #expect(try rendered("{{> t.join.title}}", partials: ["t.join.title": "Join"]) == "Join")
  }

  @Test("may include itself")
  func recursion() throws {
    let data: Object = ["content": "X", "nodes": [["content": "Y", "nodes": []]]]
    #expect(
      try rendered(
        "{{>node}}", data, partials: ["node": "{{content}}<{{#nodes}}{{>node}}{{/nodes}}>"])
        == "X<Y<>>")
  }

  @Test("that includes itself without end is an error, not a crash")
  func endless() throws {
    #expect(throws: RenderError.tooDeep) {
      try rendered("{{>a}}", partials: ["a": "{{>b}}", "b": "{{>a}}"])
    }
  }

  @Test("within a line leaves the blanks around it alone")
  func inline() throws {
    #expect(try rendered("| {{>partial}} |", partials: ["partial": "\t|\t"]) == "| \t|\t |")
    #expect(
      try rendered("  {{data}}  {{> partial}}\n", ["data": "|"], partials: ["partial": ">\n>"])
        == "  |  >\n>\n")
  }

  @Test("alone on its line indents its own lines")
  func indentation() throws {
    let partials = ["partial": ">\n>"]
    #expect(try rendered("|\r\n{{>partial}}\r\n|", partials: ["partial": ">"]) == "|\r\n>|")
    #expect(try rendered("  {{>partial}}\n>", partials: partials) == "  >\n  >>")
    #expect(try rendered(">\n  {{>partial}}", partials: partials) == ">\n  >\n  >")
  }

  @Test("indents its lines before they are rendered, not what its variables hold")
  func indentsSource() throws {
    #expect(
      try rendered(
        "\\\n {{>partial}}\n/\n", ["content": "<\n->"],
        partials: ["partial": "|\n{{{content}}}a b{{{content}}}c\n|\n"])
        == "\\\n |\n <\n->a b<\n->c\n |\n/\n")
  }

  @Test("adds its indentation to that of the partial it stands in")
  func nestedIndentation() throws {
    #expect(
      try rendered(
        "  {{>a}}\n", ["x": true],
        partials: ["a": "1\n {{>b}}\n{{#x}}\n2\n{{/x}}\n{{x}}!\n", "b": "3\n4\n"])
        == "  1\n   3\n   4\n  2\n  true!\n")
  }
}
