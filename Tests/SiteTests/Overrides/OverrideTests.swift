import Templates
import Testing

@testable import Site

/// Own templates and texts in the place of ours.
@Suite struct OverrideTests {
  private func pages(_ files: [String: String]) throws -> Pages {
    let folder = try OwnFolder(files)
    return try withExtendedLifetime(folder) { try Pages(folder.configuration) }
  }

  private func rendered(_ pages: Pages, _ name: String, _ values: Object = [:]) throws -> String {
    String(decoding: try pages.render(name, values, in: "en"), as: UTF8.self)
  }

  @Test func aTemplateTakesThePlaceOfOurs() throws {
    let pages = try pages(["templates/partials/footer.mustache": "<footer>{{site.name}}!</footer>"])
    #expect(
      try rendered(pages, "partials/footer", ["site": ["name": "A & <B>"]])
        == "<footer>A &amp; &lt;B&gt;!</footer>")
    #expect(pages.refused == [])
  }

  @Test func aTextTakesThePlaceOfOursInItsLanguageAlone() throws {
    let pages = try pages([
      "locales/en.json": #"{"nav": {"join": "Come in"}}"#,
      "locales/ko.json": #"{"nav": {"sign-in": "들어가기"}}"#,
    ])
    #expect(pages.text("nav.join", in: "en") == "Come in")
    #expect(pages.text("nav.join", in: "ko") != "Come in")
    #expect(pages.text("nav.sign-in", in: "ko") == "들어가기")
    #expect(pages.text("nav.gallery", in: "en") == "Gallery")
  }

  @Test func aLanguageOfOnesOwnIsEnglishWhereItSaysNothing() throws {
    let pages = try pages([
      "locales/ar.json": #"{"page": {"direction": "rtl", "language": "العربية"}}"#,
      "locales/en.json": #"{"nav": {"join": "Come in"}}"#,
    ])
    #expect(pages.languages == ["en", "ar", "ko"])
    #expect(pages.text("page.direction", in: "ar") == "rtl")
    #expect(pages.text("nav.join", in: "ar") == "Come in")
    #expect(pages.text("nav.gallery", in: "ar") == "Gallery")
  }

  @Test func anOwnTemplateMayBringTextsThatWeDoNotHave() throws {
    let pages = try pages([
      "templates/partials/footer.mustache": "{{> t.club.rules}} {{> partials/mine}}",
      "templates/partials/mine.mustache": "mine",
      "locales/en.json": #"{"club": {"rules": "Our rules"}}"#,
    ])
    #expect(pages.refused == [])
    let korean = try pages.render("partials/footer", [:], in: "ko")
    #expect(String(decoding: korean, as: UTF8.self) == "Our rules mine")
  }

  @Test(arguments: [
    ("{{#site}}", 1, "not closed"),
    ("\n{{> partials/gone}}", 2, "partials/gone"),
    ("\n\n{{> t.no.such}}", 3, "t.no.such"),
    ("{{{site.name}}}", 1, "would not be escaped"),
    ("{{& site.name}}", 1, "would not be escaped"),
    ("{{> partials/footer}}", 1, "includes itself"),
  ])
  func aTemplateWithAMistakeIsLeftOutAndNamed(
    _ text: String, _ line: Int, _ reason: String
  ) throws {
    let folder = try OwnFolder(["templates/partials/footer.mustache": text])
    let pages = try Pages(folder.configuration)
    let problem = try #require(pages.refused.first)
    #expect(pages.refused.count == 1)
    #expect(problem.file == folder.path + "/templates/partials/footer.mustache")
    #expect(problem.line == line)
    #expect(problem.reason.contains(reason))
    #expect(try rendered(pages, "partials/footer").contains("<footer"))
  }

  @Test(arguments: [
    ("en", #"{"nav": {"join": "Join {{#x}}"}}"#, "not closed"),
    ("en", #"{"nav": {"join": "<b>Join</b>"}}"#, "markup"),
    ("en", #"{"nav": {"join": "{{{name}}}"}}"#, "would not be escaped"),
    ("en", #"{"nav": {"join": "Join""#, "ends too early"),
    ("e", #"{"nav": {"join": "Join!"}}"#, "no language"),
  ])
  func aTextWithAMistakeIsLeftOutAndNamed(
    _ language: String, _ document: String, _ reason: String
  ) throws {
    let pages = try pages(["locales/\(language).json": document])
    #expect(pages.refused.map(\.reason).filter { $0.contains(reason) }.count == 1)
    #expect(pages.text("nav.join", in: "en") == "Join")
    #expect(pages.languages == ["en", "ko"])
  }

  @Test func aLetterWithAMistakeIsLeftOutToo() throws {
    let folder = try OwnFolder(["templates/mails/confirm.mustache": "{{#name}}"])
    #expect(try Pages(folder.configuration).letters.set("en").contains("mails/confirm"))
    #expect(
      try folder.findings() == [
        "templates/mails/confirm.mustache: is left out, line 1: “name” is not closed"
      ])
  }

  @Test func publicFilesHaveAddressesOfTheirOwn() throws {
    let folder = try OwnFolder(["public/icon.svg": "<svg/>", "public/style.css": ":root{}"])
    guard case .object(let site) = try Pages(folder.configuration).siteValue else {
      Issue.record("the site has no values")
      return
    }
    let address = { (name: String) in if case .text(let text)? = site[name] { text } else { "" } }
    #expect(address("icon").hasPrefix("/assets/own/icon.svg?v="))
    #expect(address("ownStyle").hasPrefix("/assets/own/style.css?v="))
    #expect(address("style").hasPrefix("/assets/style.css?v="))
    #expect(address("silhouette").hasPrefix("/assets/silhouette.svg?v="))
  }

  @Test func aFolderThatIsNotThereStopsTheStart() {
    var configuration = Configuration()
    configuration.templates = TextsTests.root + "/templates"
    configuration.assets = TextsTests.root + "/public"
    configuration.overrides = "/no/such/folder"
    let error = #expect(throws: ConfigurationError.self) { try Pages(configuration) }
    #expect(error?.file == "/no/such/folder")
  }
}
