import Foundation
import System
import Testing

@testable import Site

@Suite struct ConfigurationTests {
  private func configuration(_ text: String) throws -> Configuration {
    try Configuration(text, name: "test.conf")
  }

  @Test func theExampleNamesEverySettingAndItsDefault() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../deploy/tintype.conf")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let entries = try ConfigurationFile(text, name: "tintype.conf").entries
    #expect(Set(entries.map(\.key)) == Set(Setting.all.keys))
    let read = try configuration(text)
    let plain = Configuration()
    #expect(read.siteName == plain.siteName)
    #expect(read.threads == plain.threads)
    #expect(read.workers == plain.workers)
    #expect(read.photos.bytes == plain.photos.bytes)
    #expect(read.photos.pixels == plain.photos.pixels)
    #expect(read.photos.wallSeconds == plain.photos.wallSeconds)
    #expect((200_000_000...1_200_000_000).contains(read.photos.memory))
    #expect(read.accepted == plain.accepted)
    #expect(read.background == plain.background)
    #expect(read.decoders == plain.decoders)
    #expect(read.decoderPatience == plain.decoderPatience)
    #expect(read.stagedBytes == plain.stagedBytes)
    #expect(read.stagedBytesPerClient == plain.stagedBytesPerClient)
    #expect(read.galleryPage == plain.galleryPage)
    #expect(read.sessionDays == plain.sessionDays)
    #expect(read.earlierPhotos == plain.earlierPhotos)
    #expect(read.isIndexed == plain.isIndexed)
    #expect(read.listen == plain.listen)
    #expect(read.data == plain.data)
    #expect(read.imager == nil)
    #expect(!read.mailing)
  }

  @Test func theBaseURLDecidesThePath() throws {
    let site = try configuration("base_url = https://club.example/faces/\npath = /elsewhere")
    #expect(site.path == "/faces")
    #expect(site.root == "https://club.example/faces")
    #expect(site.isHTTPS)
    let local = try configuration("path = /faces")
    #expect(local.root == "/faces")
    #expect(!local.isHTTPS)
    #expect(try configuration("path = /").path == "")
    #expect(try configuration("base_url = http://localhost:8080").path == "")
  }

  @Test(arguments: [
    ("smtp://a.example", "", true), ("smtp://a.example", "none", false),
    ("smtp://127.0.0.1:25", "", false), ("smtp://127.0.0.1:25", "required", true),
    ("smtps://localhost", "none", true),
  ])
  func onlyThisMachineOrAnExplicitWordDoesWithoutTLS(
    _ server: String, _ tls: String, _ needsTLS: Bool
  ) throws {
    let site = try configuration(
      """
      base_url = https://a.example
      mail_from = Club <club@a.example>
      mail_server = \(server)
      mail_tls = \(tls)
      """)
    #expect(site.mailing)
    #expect(site.mail.postage?.needsTLS == needsTLS)
  }

  @Test(arguments: [
    ("nonsense", 1, "expected key = value"),
    ("\n\nno_such = 1", 3, "no_such"),
    ("threads = many", 1, "threads"),
    ("threads = 0", 1, "from 1 to 512"),
    ("threads = 4\nthreads = 5", 2, "twice"),
    ("upload_limit = 40 MiB", 1, "40 MB"),
    ("upload_limit = 99999999999999999999", 1, "upload_limit"),
    ("upload_limit = 0", 1, "upload_limit"),
    ("base_url = club.example", 1, "base_url"),
    ("base_url = https://club.example/a b", 1, "base_url"),
    ("base_url = https://club.example/a?b", 1, "base_url"),
    ("path = faces", 1, "path"),
    ("path = /faces/", 1, "path"),
    ("path = /a/../b", 1, "path"),
    ("listen = 9000", 1, "listen"),
    ("listen = unix:relative", 1, "listen"),
    ("data = relative", 1, "absolute path"),
    ("overrides = site", 1, "absolute path"),
    ("formats = JPEG, TIFF", 1, "formats"),
    ("background = white", 1, "#ffffff"),
    ("indexed = true", 1, "yes or no"),
    ("site_name =", 1, "a name"),
    ("mail_server = mail.example", 1, "smtp://"),
    ("mail_from = Club", 1, "mail_from"),
    ("mail_tls = maybe", 1, "required"),
    ("mail_command = sendmail -t", 1, "absolute path"),
    ("base_url = https://a.example\nmail_server = smtp://a.example", 2, "mail_from"),
    ("mail_from = a@a.example\nmail_server = smtp://a.example", 2, "base_url"),
    ("mail_server = smtp://a.example\nmail_command = /bin/true", 2, "only one"),
    ("mail_user = club", 1, "mail_password_file"),
  ])
  func whatCannotBeIsNamedWithItsLine(_ text: String, _ line: Int, _ word: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(text) }
    #expect(error?.line == line)
    #expect(error?.description.contains(word) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("300", 300, "300\u{A0}B"), ("64 KB", 64_000, "64\u{A0}KB"), ("40MB", 40_000_000, "40\u{A0}MB"),
    ("2 gb", 2_000_000_000, "2\u{A0}GB"), ("1500000", 1_500_000, "1500\u{A0}KB"),
  ])
  func sizesAreReadAndWrittenAsPeopleDo(_ text: String, _ bytes: Int, _ written: String) {
    #expect(ByteSize(text)?.bytes == bytes)
    #expect(ByteSize(bytes: bytes).text == written)
  }
}
