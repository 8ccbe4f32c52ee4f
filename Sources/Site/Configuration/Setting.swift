import HTTP
import Imaging
import Members
import System

/// One line that a configuration may have: what it must look like, and what it changes.
struct Setting: Sendable {
  /// For the error: “… must be *a number*”.
  let expected: String
  /// False when the value is not as expected.
  let apply: @Sendable (String, inout Configuration) -> Bool

  static let all: [String: Setting] = [
    "site_name": Setting(expected: "a name") { value, configuration in
      configuration.siteName = value
      return !value.isEmpty
    },
    "base_url": Setting(expected: "an address such as https://club.example/faces, or empty") {
      value, configuration in
      configuration.baseURL = BaseURL(value)
      return value.isEmpty || configuration.baseURL != nil
    },
    "path": Setting(expected: "a path such as / or /faces") { value, configuration in
      configuration.path = value == "/" ? "" : value
      return !value.isEmpty && BaseURL.isPath(configuration.path)
    },
    "data": folder(\.data),
    "templates": folder(\.templates),
    "public": folder(\.assets),
    "overrides": Setting(expected: "an absolute path, or empty") { value, configuration in
      configuration.overrides =
        value.isEmpty ? nil : value.hasSuffix("/") ? String(value.dropLast()) : value
      return value.isEmpty || value.hasPrefix("/")
    },
    "imager": Setting(expected: "an absolute path, or empty") { value, configuration in
      configuration.imager = value.isEmpty ? nil : value
      return value.isEmpty || value.hasPrefix("/")
    },
    "listen": Setting(expected: "unix:/path, or an address and port such as 127.0.0.1:9000") {
      value, configuration in
      guard let address = SocketAddress(value) else { return false }
      configuration.listen = address
      return true
    },
    "workers": optionalNumber(\.workers, 1...256),
    "threads": number(\.threads, 1...512),
    "upload_limit": bytes(\.photos.bytes),
    "pixel_limit": Setting(expected: "megapixels, from 1 to 1000") { value, configuration in
      guard let megapixels = Int(value), (1...1000).contains(megapixels) else { return false }
      configuration.photos.pixels = megapixels * 1_000_000
      return true
    },
    "photo_seconds": number(\.photos.wallSeconds, 1...600),
    "photo_memory": Setting(expected: "a size such as 600 MB, or empty") { value, configuration in
      configuration.photoMemory = ByteSize(value)?.bytes
      return value.isEmpty || configuration.photoMemory.map { $0 > 0 } ?? false
    },
    "formats": Setting(expected: "some of \(AcceptedTypes.all.names.joined(separator: ", "))") {
      value, configuration in
      let names = value.split(whereSeparator: { $0 == "," || $0 == " " })
      let types = names.compactMap { PhotoType(name: String($0)) }
      configuration.accepted = AcceptedTypes(Set(types))
      return !types.isEmpty && types.count == names.count
    },
    "background": Setting(expected: "a colour such as #ffffff") { value, configuration in
      guard let colour = Colour(value) else { return false }
      configuration.background = colour
      return true
    },
    "decoders": optionalNumber(\.decoders, 1...256),
    "decoder_patience": number(\.decoderPatience, 1...300),
    "staged_limit": bytes(\.stagedBytes),
    "staged_limit_per_client": bytes(\.stagedBytesPerClient),
    "form_parts": number(\.form.parts, 10...10_000),
    "form_field_limit": bytes(\.form.fieldBytes),
    "form_header_limit": bytes(\.form.headerBytes),
    "gallery_page": number(\.galleryPage, 1...500),
    "session_days": number(\.sessionDays, 1...3650),
    "earlier_photos": number(\.earlierPhotos, 0...1000),
    "api_origins": Setting(expected: "origins such as https://app.example, or empty") {
      value, configuration in
      let texts = value.split(whereSeparator: { $0 == "," || $0 == " " })
      let origins = texts.compactMap { WebOrigin(String($0)) }
      configuration.apiOrigins = Set(origins)
      return origins.count == texts.count
    },
    "profiles": Setting(expected: "everyone or members") { value, configuration in
      guard let profiles = Showing(rawValue: value), profiles != .nobody else { return false }
      configuration.profiles = profiles
      return true
    },
    "mail_server": MailConfiguration.server,
    "mail_tls": MailConfiguration.tls,
    "mail_ca": MailConfiguration.path(\.certificates),
    "mail_user": Setting(expected: "a name, or empty") { value, configuration in
      configuration.mail.user = value.isEmpty ? nil : value
      return true
    },
    "mail_password_file": MailConfiguration.path(\.passwordFile),
    "mail_command": MailConfiguration.command,
    "mail_from": MailConfiguration.from,
    "indexed": choice(\.isIndexed),
    "request_log": choice(\.logsRequests),
    "security_log_days": number(\.securityLogDays, 1...3650),
    "privacy_url": link(\.privacyURL),
    "imprint_url": link(\.imprintURL),
    "join": Setting(
      expected: "one of \(Joining.allCases.map(\.rawValue).joined(separator: ", "))"
    ) { value, configuration in
      guard let joining = Joining(rawValue: value) else { return false }
      configuration.joining = joining
      return true
    },
    "invitation_days": number(\.invitationDays, 1...365),
    "confirm_before_join": choice(\.confirmsBeforeJoining),
    "hold_new": choice(\.holdsNew),
    "quarantine_days": number(\.quarantineDays, 0...3650),
  ]

  private typealias Path<Value> = WritableKeyPath<Configuration, Value> & Sendable

  private static func folder(_ path: Path<String>) -> Setting {
    Setting(expected: "an absolute path") { value, configuration in
      configuration[keyPath: path] = value
      return value.hasPrefix("/")
    }
  }

  private static func choice(_ path: Path<Bool>) -> Setting {
    Setting(expected: "yes or no") { value, configuration in
      configuration[keyPath: path] = value == "yes"
      return value == "yes" || value == "no"
    }
  }

  private static func number(_ path: Path<Int>, _ range: ClosedRange<Int>) -> Setting {
    Setting(expected: "a number from \(range.lowerBound) to \(range.upperBound)") {
      value, configuration in
      guard let number = Int(value), range.contains(number) else { return false }
      configuration[keyPath: path] = number
      return true
    }
  }

  private static func link(_ path: Path<String?>) -> Setting {
    Setting(expected: "an address such as https://club.example/privacy, or empty") {
      value, configuration in
      configuration[keyPath: path] = value.isEmpty ? nil : value
      return value.isEmpty || isLink(value)
    }
  }

  /// A page of this host, or a whole address; either with a query and a fragment if need be.
  private static func isLink(_ text: String) -> Bool {
    if text.contains(where: { $0.isWhitespace || "\"<>\\".contains($0) }) { return false }
    let page = text.prefix { $0 != "?" && $0 != "#" }
    return text.hasPrefix("/") ? !text.hasPrefix("//") : BaseURL(String(page)) != nil
  }

  /// A number whose default depends on the machine, and stays when the value is empty.
  private static func optionalNumber(_ path: Path<Int>, _ range: ClosedRange<Int>) -> Setting {
    let setting = number(path, range)
    return Setting(expected: setting.expected + ", or empty") { value, configuration in
      value.isEmpty || setting.apply(value, &configuration)
    }
  }

  private static func bytes<Number: FixedWidthInteger & Sendable>(_ path: Path<Number>) -> Setting {
    Setting(expected: "a size such as 40 MB") { value, configuration in
      guard let size = ByteSize(value), let number = Number(exactly: size.bytes), number > 0 else {
        return false
      }
      configuration[keyPath: path] = number
      return true
    }
  }
}
