import Testing

@testable import Members
@testable import Site

/// What is said of the time to wait after too many tries.
@Suite struct WaitTests {
  private let pages: Pages

  init() throws {
    var configuration = Configuration()
    configuration.templates = TextsTests.root + "/templates"
    configuration.assets = TextsTests.root + "/public"
    pages = try Pages(configuration)
  }

  @Test(arguments: [
    (1, "a second", "1초"), (2, "2 seconds", "2초"), (60, "60 seconds", "60초"),
    (119, "119 seconds", "119초"), (120, "2 minutes", "2분"), (121, "3 minutes", "3분"),
    (3_600, "60 minutes", "60분"),
  ])
  func theTimeIsTheTrueOne(seconds: Int, english: String, korean: String) throws {
    let failure = Failure(TooMany(retryAfter: seconds))
    #expect(failure.retryAfter == seconds && failure.code == "too-many")
    let text = { pages.text("error.too-many.message", failure.values, in: $0) }
    #expect(try #require(text("en")).hasSuffix("Please try again in \(english)."))
    #expect(try #require(text("ko")).contains(" \(korean) 뒤에 다시"))
  }
}
