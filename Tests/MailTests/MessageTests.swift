import Foundation
import Testing

@testable import Mail

@Suite struct MessageTests {
  private func message(
    subject: String = "Hello", text: String = "Hi.\n", html: String = "<p>Hi.</p>\n",
    from: String = "Club <club@example.org>", to: String = "ada@example.org"
  ) throws -> Message {
    Message(
      from: try #require(Mailbox(from)), to: try #require(Mailbox(address: to)), language: "en",
      subject: subject, text: text, html: html, id: "0123-abc", date: 1_796_035_141_517)
  }

  private func text(_ message: Message) -> String {
    String(decoding: message.bytes, as: UTF8.self)
  }

  private func header(_ message: Message) -> [String] {
    let whole = text(message)
    let head = whole.components(separatedBy: "\r\n\r\n")[0]
    return head.replacingOccurrences(of: "\r\n ", with: " ").components(separatedBy: "\r\n")
  }

  @Test func theHeaderHasWhatReadersAndServersNeed() throws {
    let lines = header(try message())
    #expect(lines.contains("Date: Mon, 30 Nov 2026 10:39:01 +0000"))
    #expect(lines.contains("From: \"Club\" <club@example.org>"))
    #expect(lines.contains("To: ada@example.org"))
    #expect(lines.contains("Subject: Hello"))
    #expect(lines.contains("Message-ID: <0123-abc@example.org>"))
    #expect(lines.contains("Auto-Submitted: auto-generated"))
    #expect(lines.contains("MIME-Version: 1.0"))
    #expect(lines.contains { $0.hasPrefix("Content-Type: multipart/alternative; boundary=") })
  }

  @Test func everyLineIsShortASCIIAndEndsInCRLF() throws {
    let long = String(repeating: "얼굴 사진 클럽 ", count: 40)
    let words = String(repeating: "a long subject of many words ", count: 20)
    for subject in [long, words, String(repeating: "x", count: 500)] {
      let name = "\(long)<club@example.org>"
      let message = try message(subject: subject, text: long, html: words + long, from: name)
      let whole = text(message)
      #expect(whole.hasSuffix("\r\n"))
      for line in whole.components(separatedBy: "\r\n") {
        #expect(line.utf8.count <= 78, "\(line)")
        #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(line)")
      }
    }
  }

  @Test(arguments: [
    "Hi\r\nBcc: mallory@example.org", "Hi\nBcc: mallory@example.org",
    "Hi\rBcc: mallory@example.org", "Hi\u{2028}Bcc: mallory@example.org",
    "Hi\r\n\r\n<p>another body</p>", "Hi\0there", "얼굴\r\nBcc: mallory@example.org",
  ])
  func nothingInASubjectOrNameBecomesAFieldOfItsOwn(_ evil: String) throws {
    let fields = try header(message(subject: evil)).map { $0.prefix { $0 != ":" } }
    #expect(try fields == header(message()).map { $0.prefix { $0 != ":" } })
    #expect(Mailbox("\(evil) <club@example.org>") == nil)
  }

  @Test(arguments: [
    "ada@example.org\r\nBcc: mallory@example.org", "ada@example.org>\r\nDATA", "ada@exam ple.org",
    "ada @example.org", "ada@example.org, mallory@example.org", "ada", "@example.org", "ada@",
    "a<da@example.org", "ada@example.org>", "\"ada\"@example.org", "ada@@example.org", "",
    "ada\u{2028}x@example.org", "ada\u{0}@example.org",
  ])
  func whatIsNoAddressIsNone(_ text: String) {
    #expect(Mailbox(address: text) == nil)
  }

  @Test func domainsGoInASCIIAndNamesAskForMore() throws {
    let mailbox = try #require(Mailbox(address: "ada@bücher.example"))
    #expect(mailbox.address == "ada@xn--bcher-kva.example")
    #expect(!mailbox.needsUTF8)
    let korean = try #require(Mailbox(address: "민준@example.org"))
    #expect(korean.needsUTF8)
    #expect(korean.address == "민준@example.org")
  }

  @Test func namesAreQuotedOrEncoded() throws {
    #expect(Mailbox("club@example.org")?.field == "club@example.org")
    #expect(Mailbox("\"The Club\" <club@example.org>")?.name == "The Club")
    let quoted = try #require(Mailbox("A \\ B <club@example.org>"))
    #expect(quoted.field == "\"A \\\\ B\"\r\n <club@example.org>")
    let korean = try #require(Mailbox("얼굴 클럽 <club@example.org>"))
    #expect(korean.field.hasPrefix("=?UTF-8?B?"))
  }

  @Test(arguments: [
    ("a=b", "a=3Db\r\n"), ("end \nnext", "end=20\r\nnext\r\n"), ("한", "=ED=95=9C\r\n"),
    ("a\r\nb\rc\n", "a\r\nb\r\nc\r\n"), ("tab\there", "tab=09here\r\n"), ("", ""),
    (".", ".\r\n"), ("\n\na", "\r\n\r\na\r\n"),
  ])
  func quotedPrintableIsAsItShouldBe(_ text: String, _ expected: String) {
    #expect(String(decoding: QuotedPrintable.encode(text), as: UTF8.self) == expected)
  }

  @Test func quotedPrintableBreaksLongLinesWithoutBreakingCharacters() {
    for count in 70...160 {
      for unit in ["x", "=", "한"] {
        let encoded = String(
          decoding: QuotedPrintable.encode(String(repeating: unit, count: count)), as: UTF8.self)
        let lines = encoded.components(separatedBy: "\r\n").dropLast()
        #expect(lines.allSatisfy { $0.count <= 76 })
        let joined = lines.joined(separator: "\n").replacingOccurrences(of: "=\n", with: "")
        let once = String(decoding: QuotedPrintable.encode(unit), as: UTF8.self).dropLast()
        #expect(joined == String(repeating: String(once), count: count))
      }
    }
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func base64IsThatOfTheRFC(_ text: String, _ expected: String) {
    #expect(Base64.encode(Array(text.utf8)) == expected)
  }
}
