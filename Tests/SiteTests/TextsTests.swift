import Foundation
import Store
import Testing

@testable import Site

/// What the pages say, in each language.
@Suite struct TextsTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized.path

  private let locales: [String: [String: String]]
  private let templates: String

  init() throws {
    let disk = try LocalDisk(root: Self.root + "/templates")
    locales = try LocaleFiles.read(disk).mapValues { $0.mapValues(\.text) }
    templates = try TemplateFiles(disk).sources.values.map(\.text).joined(separator: "\n")
  }

  @Test func everyLanguageHasTheSameTexts() throws {
    let english = try #require(locales["en"])
    #expect(locales.keys.sorted() == ["en", "ko"])
    for (language, texts) in locales {
      let missing = Set(english.keys).symmetricDifference(texts.keys).sorted()
      #expect(missing == [], "\(language)")
      for (key, text) in texts { #expect(!text.isEmpty, "\(language) \(key)") }
    }
  }

  @Test func everyLanguageSpeaksOfTheSameValues() throws {
    for (key, text) in try #require(locales["en"]) where key != "t.date.format" {
      let tags = { (text: String) in Set(text.matches(of: /{{([a-zA-Z.]+)}}/).map { $0.1 }) }
      #expect(tags(text) == tags(try #require(locales["ko"]?[key])), "\(key)")
    }
  }

  @Test func everyTextIsUsedByATemplateOrByTheCode() throws {
    let used = Set(templates.matches(of: /{{>\s*(t\.[\w.-]+)\s*}}/).map { String($0.1) })
    let byCode = [
      "t.error.", "t.field.", "t.notice.", "t.change.", "t.date.", "t.list.", "t.page.language",
      "t.error-page.", "t.device.", "t.kept.", "t.scope.", "t.report.subject.",
      "t.report.cause.", "t.told.", "t.admin.act.", "t.admin.role.", "t.admin.state.",
      "t.admin.shown.", "t.admin.joining.", "t.admin.queue.held.", "t.admin.log.command",
      "t.admin.log.invited.", "t.report.incomplete",
    ]
    for key in try #require(locales["en"]).keys where !used.contains(key) {
      let isSubject = key.hasPrefix("t.mail.") && key.hasSuffix(".subject")
      #expect(
        isSubject || byCode.contains { key.hasPrefix($0) }, "\(key) is used by nothing")
    }
  }

  @Test func everyTextThatTheCodeNamesIsThere() throws {
    let english = try #require(locales["en"])
    let sources = try LocalDisk(root: Self.root + "/Sources")
    var code = ""
    for folder in try sources.list("Site") + ["../Members"] {
      for file in try sources.list("Site/" + folder) where file.hasSuffix(".swift") {
        let bytes = try sources.read("Site/\(folder)/\(file)", limit: 1 << 20) ?? []
        code += String(decoding: bytes, as: UTF8.self)
      }
    }
    let failures = code.matches(
      of: /Failure\(\s*\.\w+,\s*(?:"([\w-]+)"|error\.code)(?:,\s*text:\s*"([\w-]+)")?/)
    let names = failures.compactMap { $0.2 ?? $0.1 }.map(String.init)
    #expect(names.count > 10)
    for name in names {
      #expect(
        english["t.error.\(name).title"] != nil && english["t.error.\(name).message"] != nil,
        "\(name)")
    }
    let problems = code.matches(of: /Problem\(\s*"([\w.]+)"/).map { String($0.1) }
    #expect(problems.count > 8)
    for name in problems { #expect(english["t.field.\(name)"] != nil, "\(name)") }
    let notices = code.matches(of: /Notice\("([\w-]+)"\)/).map { String($0.1) }
    #expect(notices.count > 5)
    for name in notices { #expect(english["t.notice.\(name)"] != nil, "\(name)") }
  }

  @Test func pagesLoadInEveryLanguage() throws {
    var configuration = Configuration()
    configuration.templates = Self.root + "/templates"
    configuration.assets = Self.root + "/public"
    let pages = try Pages(configuration)
    #expect(pages.languages == ["en", "ko"])
    #expect(pages.date(1_796_035_141_517, in: "en") == "30 November 2026")
    #expect(pages.date(1_796_035_141_517, in: "ko") == "2026년 11월 30일")
    #expect(pages.date(-1, in: "en") == "31 December 1969")
    // A document can hold any number.
    for time in [Int64.min, .max] { #expect(!pages.date(time, in: "en").isEmpty) }
    #expect(pages.text("field.name.long", ["maximum": "80"], in: "en")?.contains("80") == true)
    #expect(pages.text("no.such.text", in: "en") == nil)
  }

  @Test func aMissingTemplateStopsTheStartWithItsName() {
    var configuration = Configuration()
    configuration.templates = Self.root + "/public"
    configuration.assets = Self.root + "/public"
    #expect(throws: ConfigurationError.self) { try Pages(configuration) }
  }
}
