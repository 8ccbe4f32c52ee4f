import Templates
import Testing

@Suite("Inheritance")
struct InheritanceTests {
  @Test("a block shows its default content, with all tags in it")
  func defaults() throws {
    #expect(try rendered("{{$title}}Default title{{/title}}\n") == "Default title\n")
    let data: Object = ["bar": ["baz": "<q>"], "x": "{{y}}"]
    #expect(try rendered("{{$f}}a {{x}} b{{/f}}", data) == "a {{y}} b")
    #expect(try rendered("{{$f}}{{#bar}}{{{baz}}}{{/bar}}{{/f}}", data) == "<q>")
    #expect(try rendered("{{$f}}{{^no}}n{{/no}}{{/f}}", data) == "n")
  }

  @Test("a parent without arguments is a partial")
  func withoutArguments() throws {
    let partials = ["parent": "{{$foo}}default content{{/foo}}"]
    #expect(try rendered("{{<parent}}{{/parent}}\n", partials: partials) == "default content")
    #expect(
      try rendered("{{>parent}}|{{<parent}}{{/parent}}", partials: partials)
        == "default content|default content")
  }

  @Test("an argument takes the place of the default")
  func overrides() throws {
    #expect(
      try rendered(
        "{{<super}}{{$title}}sub template title{{/title}}{{/super}}",
        partials: ["super": "...{{$title}}Default title{{/title}}..."])
        == "...sub template title...")
    #expect(
      try rendered(
        "{{<parent}}{{$stuff2}}override two{{/stuff2}}{{/parent}}",
        partials: ["parent": "{{$stuff}}default one{{/stuff}}, {{$stuff2}}default two{{/stuff2}}"])
        == "default one, override two")
    #expect(
      try rendered(
        "test {{<parent}}{{$stuff}}override1{{/stuff}}{{/parent}} "
          + "{{<parent}}{{$stuff}}override2{{/stuff}}{{/parent}}\n",
        partials: ["parent": "|{{$stuff}}...{{/stuff}}{{$default}} default{{/default}}|"])
        == "test |override1 default| |override2 default|\n")
  }

  @Test("data of the same name is no argument")
  func data() throws {
    let partials = ["include": "{{$var}}var in include{{/var}}"]
    let data: Object = ["var": "var in data"]
    #expect(
      try rendered(
        "{{<include}}{{$var}}var in template{{/var}}{{/include}}", data, partials: partials)
        == "var in template")
    #expect(try rendered("{{<include}}{{/include}}", data, partials: partials) == "var in include")
  }

  @Test("text between the blocks of a parent tag is ignored")
  func textInParent() throws {
    let partials = ["parent": "{{$foo}}default content{{/foo}}"]
    #expect(
      try rendered("{{<parent}} asdfasd {{$foo}}hmm{{/foo}} asdf {{/parent}}", partials: partials)
        == "hmm")
    #expect(try rendered("{{<parent}} asd {{/parent}}", partials: partials) == "default content")
  }

  @Test("the outermost argument wins, over any number of parents")
  func levels() throws {
    let partials = [
      "parent": "{{<older}}{{$a}}p{{/a}}{{/older}}",
      "older": "{{<grandParent}}{{$a}}o{{/a}}{{/grandParent}}", "grandParent": "{{$a}}g{{/a}}",
    ]
    #expect(try rendered("{{<parent}}{{$a}}c{{/a}}{{/parent}}", partials: partials) == "c")
    #expect(try rendered("{{<parent}}{{/parent}}", partials: partials) == "p")
  }

  @Test("an argument may end a recursion of parents")
  func recursion() throws {
    #expect(
      try rendered(
        "{{<parent}}{{$foo}}override{{/foo}}{{/parent}}",
        partials: [
          "parent": "{{$foo}}default content{{/foo}} {{$bar}}{{<parent2}}{{/parent2}}{{/bar}}",
          "parent2":
            "{{$foo}}parent2 default{{/foo}} {{<parent}}{{$bar}}don't recurse{{/bar}}{{/parent}}",
        ]) == "override override override don't recurse")
  }

  @Test("an argument that holds a block of its own name does not fill it with itself")
  func selfReference() throws {
    #expect(
      try rendered(
        "{{<p}}{{$a}}[{{$a}}x{{/a}}]{{/a}}{{/p}}", partials: ["p": "{{$a}}{{/a}}"]) == "[x]")
  }

  @Test("an argument is rendered in the context of the place it fills")
  func scope() throws {
    #expect(
      try rendered(
        "{{<parent}}{{$block}}I say {{fruit}}.{{/block}}{{/parent}}",
        ["fruit": "apples", "nested": ["fruit": "bananas"]],
        partials: ["parent": "{{#nested}}{{$block}}You say {{fruit}}.{{/block}}{{/nested}}"])
        == "I say bananas.")
  }

  @Test("an argument may hold a parent with arguments of its own")
  func nestedParents() throws {
    #expect(
      try rendered(
        "{{<outer}}{{$body}}{{<card}}{{$name}}Zoë{{/name}}{{/card}}!{{/body}}{{/outer}}",
        partials: ["outer": "<{{$body}}{{/body}}>", "card": "({{$name}}{{/name}})"]) == "<(Zoë)!>")
  }
}

@Suite("Lines of inheritance")
struct InheritanceLineTests {
  @Test("a parent alone on its line indents the lines of the parent")
  func standaloneParent() throws {
    #expect(
      try rendered("Hi,\n  {{<parent}}{{/parent}}\n", partials: ["parent": "one\ntwo\n"])
        == "Hi,\n  one\n  two\n")
  }

  @Test("an argument below its tag begins with the next line")
  func argumentLines() throws {
    #expect(
      try rendered(
        "{{<parent}}{{$ballmer}}\npeaked\n\n:(\n{{/ballmer}}{{/parent}}",
        partials: ["parent": "{{$ballmer}}peaking{{/ballmer}}"]) == "peaked\n\n:(\n")
    #expect(
      try rendered(
        "{{<parent}}{{$block}}\none\ntwo{{/block}}\n{{/parent}}\n",
        partials: ["parent": "Hi,\n  {{$block}}{{/block}}\n"]) == "Hi,\n  one\n  two\n")
  }

  @Test("an argument keeps the indentation of the place it fills")
  func inherits() throws {
    #expect(
      try rendered(
        "{{<parent}}{{$nineties}}hammer time{{/nineties}}{{/parent}}",
        partials: ["parent": "stop:\n  {{$nineties}}collaborate and listen{{/nineties}}\n"])
        == "stop:\n  hammer time\n")
  }

  @Test("an argument loses its own indentation and takes that of its place")
  func reindents() throws {
    #expect(
      try rendered(
        "{{<parent}}{{$block}}\n    one\n    two\n{{/block}}{{/parent}}\n",
        partials: ["parent": "Hi,\n  {{$block}}\n  {{/block}}\n"]) == "Hi,\n  one\n  two\n")
  }

  @Test("a block with lines of its own is indented like its default content")
  func intrinsic() throws {
    #expect(
      try rendered(
        "{{<parent}}{{$block}}\none\ntwo\n{{/block}}{{/parent}}\n",
        partials: ["parent": "Hi,\n{{$block}}\n  default\n{{/block}}\n"]) == "Hi,\n  one\n  two\n")
  }

  @Test("a layout of many lines gives a page of many lines")
  func layout() throws {
    let page = """
      {{<layout}}
        {{$title}}Join{{/title}}
        {{$main}}
          <h1>{{name}}</h1>
          {{#items}}
          <li>{{.}}</li>
          {{/items}}
        {{/main}}
      {{/layout}}

      """
    let layout = """
      <title>{{$title}}Site{{/title}} · Site</title>
      <main>
        {{$main}}
        {{/main}}
      </main>

      """
    #expect(
      try rendered(page, ["name": "A", "items": [1, 2]], partials: ["layout": layout]) == """
        <title>Join · Site</title>
        <main>
          <h1>A</h1>
          <li>1</li>
          <li>2</li>
        </main>

        """)
  }
}
