import Store
import Testing

@testable import Members

/// The rule of `EmailAddress`, and each way by which an address comes in.
@Suite struct EmailAddressTests {
  @Test(arguments: [
    ("ada@example.org", "  ADA@Example.ORG\n"), ("zoë@example.org", "ZOE\u{308}@example.org"),
    ("a@bücher.example", "a@xn--bcher-kva.example"), ("a@bücher.example", "A@BÜCHER.EXAMPLE"),
    ("straße@example.org", "strasse@example.org"), ("a@예시.한국", "a@xn--vv4b11d.xn--3e0b707e"),
    ("ΟΔΟΣ@example.gr", "οδος@example.gr"),
  ])
  func theseAreOneAddress(_ one: String, _ other: String) throws {
    let one = try EmailAddress(checking: one)
    let other = try EmailAddress(checking: other)
    #expect(one == other)
    #expect(one.index == other.index)
  }

  @Test(arguments: [
    ("a@faß.de", "a@fass.de"), ("zoe@example.org", "zoë@example.org"),
    ("a.da@example.org", "ada@example.org"), ("ada+x@example.org", "ada@example.org"),
  ])
  func theseAreTwo(_ one: String, _ other: String) throws {
    #expect(try EmailAddress(checking: one) != EmailAddress(checking: other))
  }

  /// Mail must not go to a name that merely folds to the same.
  @Test func mailGoesToTheNameThatWasTyped() throws {
    #expect(
      try EmailAddress(checking: "Straße@XN--BCHER-KVA.example").text == "straße@bücher.example")
  }

  @Test(arguments: [
    ("", "email.empty"), (" \u{3000}", "email.empty"), ("ada", "email.invalid"),
    ("ada@x_y.org", "email.invalid"), ("ada@xn--zzzzzzzz99.org", "email.invalid"),
    ("a\u{200B}da@example.org", "email.invisible"), ("ada@exam\u{AD}ple.org", "email.invisible"),
    ("ada@example.org\u{202E}", "email.invisible"), ("a\u{0}da@example.org", "email.invisible"),
    ("\u{430}da@example.org", "email.mixed"), ("ada@p\u{430}ypal.com", "email.mixed"),
    ("ada@xn--pypal-4ve.com", "email.mixed"), ("сосо@example.org", "email.lookalike"),
    ("ada@сосо.com", "email.lookalike"), ("ada@xn--n1aaa.com", "email.lookalike"),
    ("ﬁnn@example.org", "email.lookalike"), ("ａda@example.org", "email.lookalike"),
    ("οικο@example.gr", "email.lookalike"), ("ada@сосо.сосо", "email.lookalike"),
  ])
  func whatIsRefusedSaysWhy(_ text: String, _ code: String) {
    let problem = #expect(throws: Problem.self) { try EmailAddress(checking: text) }
    #expect(problem?.code == code)
  }

  @Test(arguments: [
    "оса@пример.рф", "иван@example.org", "성춘향@예시.한국", "tanaka田中@example.jp",
  ])
  func addressesOfEveryScriptAreTaken(_ text: String) {
    #expect(EmailAddress(text)?.text == text)
  }

  /// The example of gravatar.com's documentation.
  @Test func theHashesAreThoseOfPictureServices() throws {
    let digests = try EmailAddress(checking: "MyEmailAddress@example.com ").digests
    #expect(digests["md5"]?.text == "0bc83cb571cd1c50ba6f3e8a78ef1346")
    #expect(
      digests["sha256"]?.text == "84059b07d4be67b806386c0aad8070a23f18836bbaae342275dc0a83414c32ee")
  }

  @Test func joiningKeepsTheHashesAndRefusesTheSameAddressInAnotherForm() throws {
    let site = try TemporaryMembers()
    let member = try site.join(email: "Zoë@xn--bcher-kva.example").member
    let text = try site.text("credentials/\(member).json")
    #expect(text.contains("\"email\": \"zoë@bücher.example\""))
    #expect(text.contains("\"md5\": \"") && text.contains("\"sha256\": \""))
    let error = #expect(throws: InvalidFields.self) {
      try site.join(email: "zoe\u{308}@BÜCHER.example")
    }
    #expect(error?.problems == [.email: .emailTaken])
    let session = try site.signIn("ZOË@Bücher.example")
    #expect(session?.member == member)
  }

  @Test func joiningSaysWhatIsWrongWithTheAddress() {
    let error = #expect(throws: InvalidFields.self) {
      try Application(name: "Ada", email: "\u{430}da@example.org", password: goodPassword)
    }
    #expect(error?.problems[.email]?.code == "email.mixed")
  }
}
