import Members
import Store
import Testing

@testable import Site

@Suite struct LetterTests {
  private let pages: Pages
  private let ada: EmailAddress

  init() throws {
    var configuration = Configuration()
    configuration.templates = TextsTests.root + "/templates"
    configuration.assets = TextsTests.root + "/public"
    configuration.siteName = "Club & Friends"
    configuration.baseURL = BaseURL("https://club.example/faces")
    pages = try Pages(configuration)
    ada = try #require(EmailAddress("ada@example.org"))
  }

  @Test(arguments: LetterNames.all, ["en", "ko"])
  func everyLetterSaysEverythingInBothParts(name: String, language: String) throws {
    let given = [
      "name": "Ada <b>", "link": "https://club.example/faces/x/1?a=b&c", "reason": "No <face>",
    ]
    let until: Int64 = 1_796_035_141_517
    let letter = try pages.letter(name, to: ada, language: language, until: until, given)
    #expect(letter.language == language)
    #expect(letter.subject.contains("Club & Friends"))
    #expect(letter.text.contains("Ada <b>"))
    #expect(letter.html.contains("Ada &lt;b&gt;"))
    #expect(letter.html.contains("<html lang=\"\(language)\""))
    #expect(letter.text.hasSuffix("Club & Friends: https://club.example/faces/\n"))
    for text in [letter.text, letter.html, letter.subject] {
      #expect(!text.contains("{{"))
      #expect(!text.contains("<img") && !text.contains("style=\"") && !text.contains("<script"))
    }
    // Paragraphs, and no line that two of them share.
    #expect(letter.text.split(separator: "\n\n", omittingEmptySubsequences: false).count >= 4)
    #expect(!letter.text.contains("\n\n\n"))
    #expect(letter.text.contains("(UTC)") || letter.text.contains(" UTC"))
  }

  @Test func aMissingLetterStopsTheStartWithItsName() throws {
    let disk = try LocalDisk(root: TextsTests.root + "/public")
    let error = #expect(throws: ConfigurationError.self) {
      _ = try LetterTemplates(TemplateLayers(disk)).set("en")
    }
    #expect(error?.file == "mails/confirm.mustache")
  }

  @Test func linksAreInBothPartsWithTheirLimit() throws {
    let link = "https://club.example/faces/reset/1?a=b&c"
    for name in ["confirm", "reset", "address-confirm", "invitation"] {
      let letter = try pages.letter(
        name, to: ada, language: "en", until: 1_796_035_141_517, ["name": "Ada", "link": link])
      #expect(letter.text.contains("\n\n\(link)\n\n"), "\(name)")
      #expect(letter.html.contains("href=\"https://club.example/faces/reset/1?a=b&amp;c\""))
      #expect(letter.text.contains("30 November 2026, 10:39 UTC"), "\(letter.text)")
    }
  }

  @Test func anInvitationToSomebodyUnknownHasAGreetingAndALanguageThatExists() throws {
    let letter = try pages.letter(
      "invitation", to: ada, language: "xx", until: 0, ["link": "https://club.example/"])
    #expect(letter.text.hasPrefix("Hello,\n\n"))
    #expect(letter.language == "en")
  }
}
