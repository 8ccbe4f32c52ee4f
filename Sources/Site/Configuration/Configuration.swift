import HTTP
import Imaging
import Members
import System

/// What whoever runs the site has chosen; `deploy/tintype.conf` explains each.
public struct Configuration: Sendable {
  public var siteName = "Tintype"
  /// The site's address as visitors know it, without a slash at its end; nil when not given.
  public var baseURL: BaseURL?
  /// Where the site begins on its host, without a slash at its end: empty, or like `/faces`.
  public var path = ""
  public var data = "/var/lib/tintype"
  public var templates = "/usr/local/share/tintype/templates"
  public var assets = "/usr/local/share/tintype/public"
  /// The folder of what goes before our templates, texts and public files; nil: there is none.
  public var overrides: String?
  /// The imager's executable; nil: beside this one.
  public var imager: String?
  public var listen = SocketAddress.unix(path: "/run/tintype/tintype.sock")
  public var workers = Processor.count
  public var threads = 48
  public var photos = PhotoLimits()
  /// Bytes of memory that a photo may need beyond the imager's own; nil: as the machine allows.
  public var photoMemory: Int?
  public var accepted = AcceptedTypes.all
  public var background = Colour.white
  /// Photos decoded at once, in all processes together.
  public var decoders = Processor.count
  /// Seconds that an upload waits for a decoder.
  public var decoderPatience = 30
  public var stagedBytes: Int64 = 2_000_000_000
  public var stagedBytesPerClient: Int64 = 400_000_000
  public var form = MultipartLimits()
  public var galleryPage = 48
  public var sessionDays = 30
  public var earlierPhotos = 24
  /// Who is shown the profiles of members who join from now on.
  public var profiles = Showing.everyone
  public var isIndexed = false
  /// Origins whose pages may use tokens for programs.
  public var apiOrigins: Set<WebOrigin> = []
  public var mail = MailConfiguration()
  public var logsRequests = true
  public var securityLogDays = 90
  /// Pages elsewhere that the law may ask for; nil: none.
  public var privacyURL: String?
  public var imprintURL: String?
  public var joining = Joining.open
  /// Days that an invitation works.
  public var invitationDays = 14
  /// Whether nobody is a member before they have confirmed their address.
  public var confirmsBeforeJoining = false
  /// Whether the photos of new members wait for a moderator's approval.
  public var holdsNew = false
  /// Days for which evidence is kept of what moderators took away.
  public var quarantineDays = 0

  public init() {}

  /// Reads the text of a configuration file, called `name` in errors.
  public init(_ text: String, name: String) throws(ConfigurationError) {
    let entries = try ConfigurationFile(text, name: name).entries
    for entry in entries {
      guard let setting = Setting.all[entry.key] else {
        throw ConfigurationError(
          file: name, line: entry.line, reason: "there is no setting called \(entry.key)")
      }
      guard setting.apply(entry.value, &self) else {
        throw ConfigurationError(
          file: name, line: entry.line,
          reason: "\(entry.key) must be \(setting.expected), not “\(entry.value)”")
      }
    }
    if let baseURL { path = baseURL.path }
    do throws(MailConfiguration.Mistake) { try mail.check(baseURL) } catch {
      let line = entries.first { $0.key == error.key }?.line ?? 1
      throw ConfigurationError(file: name, line: line, reason: error.reason)
    }
    if confirmsBeforeJoining, !mailing || baseURL == nil {
      let entry = entries.first { $0.key == "confirm_before_join" }
      throw ConfigurationError(
        file: name, line: entry?.line ?? 1,
        reason: "confirm_before_join needs base_url, and a way to send mail")
    }
    form.fileBytes = photos.bytes
    photos.memory =
      photoMemory ?? PhotoLimits.memory(for: Machine.memory, decoders: decoders)
  }

  /// What stands before the site's own paths in absolute addresses, or, without a base URL, in those
  /// that begin at the host.
  public var root: String { baseURL?.text ?? path }
  public var isHTTPS: Bool { baseURL?.isHTTPS ?? false }
}
