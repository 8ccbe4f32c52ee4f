import Templates
import Testing

@Suite("Mutated templates")
struct TemplateMutationTests {
  @Test("are rendered or refused, and never stop the program")
  func mutations() {
    var seed = UInt64.random(in: 1 ... .max)
    print("template mutation seed: \(seed)")
    func number(below limit: Int) -> Int {
      // xorshift64
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return Int(seed % UInt64(limit))
    }
    let pieces = [
      "{{a}}", "{{{b}}}", "{{#list}}", "{{/list}}", "{{^a}}", "{{/a}}", "{{>p}}", "{{<p}}",
      "{{/p}}",
      "{{$x}}", "{{/x}}", "\n", "  ", "\r\n", "text", "{{=<% %>=}}", "<%={{ }}=%>", "{{! c }}",
      "{{",
      "}}", "=", "é", "{{.}}", "\t",
    ]
    let data: Object = ["a": "1", "b": "<", "list": [["a": 2], "3", [4]]]
    var renders = 0
    for _ in 0..<3000 {
      func template() -> String {
        (0...number(below: 8)).map { _ in pieces[number(below: pieces.count)] }.joined()
      }
      let sources = ["page": TemplateSource(template()), "p": TemplateSource(template())]
      guard let set = try? TemplateSet(sources) else { continue }
      if (try? set.render("page", data)) != nil { renders += 1 }
    }
    #expect(renders > 20)
  }
}
