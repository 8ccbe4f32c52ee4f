import Foundation
import System
import Testing

@testable import Site

/// What does not fit ours of today is named.
@Suite struct OverrideReviewTests {
  private static let footer = "templates/partials/footer.mustache"

  @Test func whatFitsIsNotNamed() throws {
    let folder = try OwnFolder([
      Self.footer: "by hand", "locales/ko.json": #"{"nav": {"join": "가입하기"}}"#,
      "public/style.css": ":root { --accent: #a00 }",
    ])
    _ = try OverrideMaking(folder.configuration)?.copy(
      "templates/pages/profile.mustache", isReviewed: false)
    _ = try OverrideMaking(folder.configuration)?.copy("public/standin/640.jpg", isReviewed: false)
    #expect(try folder.findings() == [])
  }

  @Test func aCopyThatFailsLeavesNothing() throws {
    // A folder has the name that the copy is to get.
    let folder = try OwnFolder([".original/public/icon.svg/x": ""])
    let making = try #require(try OverrideMaking(folder.configuration))
    #expect(throws: SystemError.self) { try making.copy("public/icon.svg", isReviewed: false) }
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0.hasSuffix(".new") } == [])
  }

  @Test func anOriginalThatIsNotOursAnyMoreIsNamedWithWhatChanged() throws {
    let ours = try OwnFolder.ours(Self.footer)
    let folder = try OwnFolder([
      Self.footer: "<footer></footer>",
      ".original/" + Self.footer: ours.replacing("site-footer", with: "old-footer"),
    ])
    let finding = try #require(try folder.configuration.overrideFindings().first)
    #expect(finding.file == Self.footer)
    #expect(finding.kind == .doubtful)
    #expect(finding.sentence == "was made from a file of ours that has changed since")
    #expect(
      finding.changes.prefix(4) == [
        "@@ -1,3 +1,3 @@", "-<footer class=\"old-footer\">", "+<footer class=\"site-footer\">",
        "   <nav aria-label=\"{{> t.nav.footer}}\">",
      ])
    _ = try OverrideMaking(folder.configuration)?.copy(Self.footer, isReviewed: true)
    #expect(try folder.findings() == [])
    #expect(try folder.read(Self.footer) == "<footer></footer>")
  }

  @Test func aFileThatWeDoNotHaveIsNamedUnlessAnOwnOneIncludesIt() throws {
    let folder = try OwnFolder([
      "templates/pages/gone.mustache": "x", "templates/partials/mine.mustache": "y",
      Self.footer: "{{> partials/mine}}",
    ])
    #expect(
      try folder.findings()
        == ["templates/pages/gone.mustache: takes the place of no file of ours"])
    try folder.write("z", to: ".original/templates/partials/mine.mustache")
    #expect(try folder.findings().count == 2)
  }

  @Test func whatNobodyCanMeanIsNamed() throws {
    let folder = try OwnFolder([
      Self.footer: " \n", "templates/pages/sign-in.mustache": "<p style='color: red'>x</p>",
      "templates/pages/join.html": "x", "style.css": "x", "publik/style.css": "x",
      "public/Style.css": "x", "public/fonts/own.woff2": "x", "locales/ko.JSON": "{}",
      "locales/en.json": #"{"join": {"title": 5}, "nav": {"join": ""}}"#,
    ])
    try folder.write(bytes: [0x63, 0x61, 0x66, 0xE9], to: "templates/partials/token.mustache")
    let found = try folder.findings()
    #expect(
      found == [
        "locales/ko.JSON: is not used: texts are in locales/<language>.json, such as locales/ko.json",
        "public/Style.css: is not used: ours is called public/style.css",
        "publik/style.css: is not used: own files are in templates/, locales/ and public/",
        "style.css: is not used: own files are in templates/, locales/ and public/",
        "templates/pages/join.html: is not used: templates end in .mustache",
        "templates/pages/sign-in.mustache: has style=…, which browsers leave out here: use style.css"
          + " or a script",
        "\(Self.footer): is empty", "templates/partials/token.mustache: is not in UTF-8",
        "locales/en.json, join.title: is no text", "locales/en.json, nav.join: is empty",
      ])
  }

  @Test func textsAreNamedThatAreGoneOrChangedOrShowOtherValues() throws {
    let folder = try OwnFolder([
      "locales/en.json": """
      {"nav": {"gone": "x", "join": "Come in"}, "search": {"title": "Found {{name}}", "found": "{count}"}}
      """,
      ".original/locales/en.json": #"{"nav": {"join": "Enter"}}"#,
    ])
    #expect(
      try folder.findings() == [
        "locales/en.json, nav.gone: takes the place of no text of ours",
        "locales/en.json, nav.join: was made from a text of ours that has changed since",
        "locales/en.json, search.title: shows {name}, which ours does not",
        "locales/en.json, search.title: lacks {query}, which ours shows",
      ])
    let changed = try folder.configuration.overrideFindings().first { !$0.changes.isEmpty }
    #expect(changed?.changes == ["@@ -1,1 +1,1 @@", "-Enter", "+Join"])
  }

  @Test func aLanguageThatLacksTextsIsNamedOnce() throws {
    let folder = try OwnFolder(["locales/ar.json": #"{"nav": {"join": "انضم"}}"#])
    let findings = try folder.findings()
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("locales/ar.json: lacks ") == true)
  }

  @Test func aCopyIsMadeOnceWithItsOriginal() throws {
    let folder = try OwnFolder()
    let making = try #require(try OverrideMaking(folder.configuration))
    _ = try making.copy(Self.footer, isReviewed: false)
    #expect(try folder.read(Self.footer) == OwnFolder.ours(Self.footer))
    #expect(try folder.read(".original/" + Self.footer) == OwnFolder.ours(Self.footer))
    #expect(throws: OverrideError.self) { try making.copy(Self.footer, isReviewed: false) }
    for file in [
      "templates/../public/script.js", "public/style.css", "templates/none.mustache", "",
    ] {
      #expect(throws: OverrideError.self) { try making.copy(file, isReviewed: false) }
    }
  }

  @Test func textsAreCopiedOneByOneAndForANewLanguageAllTogether() throws {
    let folder = try OwnFolder(["locales/ko.json": #"{"nav": {"join": "가입하기"}, "x": 1}"#])
    let making = try #require(try OverrideMaking(folder.configuration))
    _ = try making.copyTexts("ko", "join.title", isReviewed: false)
    #expect(
      try folder.read("locales/ko.json").contains(
        #"{"# + "\n" + #"  "nav": {"# + "\n" + #"    "join": "가입하기""#))
    #expect(try folder.findings() == ["locales/ko.json, x: is no text"])
    #expect(throws: OverrideError.self) { try making.copyTexts("ko", nil, isReviewed: false) }
    #expect(throws: OverrideError.self) {
      try making.copyTexts("ko", "join.title", isReviewed: false)
    }
    _ = try making.copyTexts("ar", nil, isReviewed: false)
    #expect(try folder.findings() == ["locales/ko.json, x: is no text"])
    #expect(try Pages(folder.configuration).languages == ["en", "ar", "ko"])
  }
}
