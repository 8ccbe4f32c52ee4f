import Templates
import Testing

@testable import Site

/// What one request needs of the templates is what a server has of them.
@Suite struct NeededTemplatesTests {
  private let folder: OwnFolder

  init() throws {
    folder = try OwnFolder([
      "templates/partials/footer.mustache": "<footer>{{> partials/mine}}</footer>",
      "templates/partials/mine.mustache": "mine",
      "locales/ko.json": #"{"nav": {"join": "어서 오세요"}}"#,
      "templates/pages/report.mustache": "{{#broken}}",
    ])
  }

  @Test func everyPageInEveryLanguageIsTheSame() throws {
    let (all, needed) = (
      try Pages(folder.configuration), try Pages(folder.configuration, forOneRequest: true)
    )
    #expect(needed.languages == all.languages)
    let names = try TemplateFiles(all.layers.disk, .without(LetterTemplates.folder)).sources.keys
      .filter { $0.hasPrefix("pages/") }
    #expect(names.count > 20)
    for language in all.languages {
      for name in names {
        let values: Object = ["site": all.siteValue, "lang": .text(language)]
        #expect(
          try needed.render(name, values, in: language) == all.render(name, values, in: language),
          "\(name) in \(language)")
      }
      #expect(needed.text("nav.join", in: language) == all.text("nav.join", in: language))
      #expect(needed.text("no.such.text", in: language) == nil)
    }
    #expect(needed.text("nav.join", in: "ko") == "어서 오세요")
  }
}
