import Testing

@Suite("Delimiters")
struct DelimiterTests {
  @Test("may be changed to any two words")
  func change() throws {
    #expect(try rendered("{{=<% %>=}}(<%text%>)", ["text": "Hey!"]) == "(Hey!)")
    #expect(try rendered("({{=[ ]=}}[text])", ["text": "It worked!"]) == "(It worked!)")
    #expect(try rendered("|{{= @   @ =}}|") == "||")
    #expect(try rendered("{{=| |=}}|={{ }}=|{{a}}", ["a": 1]) == "1")
  }

  @Test("hold until the end of the template, sections included")
  func sections() throws {
    let template = """
      [
      {{#section}}
        {{data}}
        |data|
      {{/section}}

      {{= | | =}}
      |#section|
        {{data}}
        |data|
      |/section|
      ]

      """
    #expect(
      try rendered(template, ["section": true, "data": "I got interpolated."]) == """
        [
          I got interpolated.
          |data|

          {{data}}
          I got interpolated.
        ]

        """)
  }

  @Test("do not reach into partials, nor out of them")
  func partials() throws {
    #expect(
      try rendered(
        "[ {{>include}} ]\n{{= | | =}}\n[ |>include| ]\n", ["value": "yes"],
        partials: ["include": ".{{value}}."]) == "[ .yes. ]\n[ .yes. ]\n")
    #expect(
      try rendered(
        "[ {{>include}} ]\n[ .{{value}}.  .|value|. ]\n", ["value": "yes"],
        partials: ["include": ".{{value}}. {{= | | =}} .|value|."])
        == "[ .yes.  .yes. ]\n[ .yes.  .|value|. ]\n")
  }

  @Test("alone on their line take the line with them")
  func standalone() throws {
    #expect(try rendered("Begin.\n{{=@ @=}}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(try rendered("Begin.\n  {{=@ @=}}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(try rendered("|\r\n{{= @ @ =}}\r\n|") == "|\r\n|")
    #expect(try rendered("  {{=@ @=}}\n=") == "=")
    #expect(try rendered("=\n  {{=@ @=}}") == "=\n")
    #expect(try rendered("| {{=@ @=}} |") == "|  |")
    #expect(try rendered(" | {{=@ @=}}\n") == " | \n")
  }
}
