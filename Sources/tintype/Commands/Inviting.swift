import Members
import Site
import System

/// Makes invitations, and prints or posts them.
struct Inviting {
  private let members: Members
  private let configuration: Configuration
  private let days: Int
  private let writer: LetterWriter?
  private let list: InvitationList
  private let options: Options

  /// Throws what keeps anybody from being invited.
  init(_ options: Options, _ workshop: Workshop) throws {
    self.options = options
    members = workshop.members
    configuration = workshop.configuration
    if configuration.baseURL == nil {
      throw UsageError(
        "an invitation has an address, which needs base_url in \(options.config)",
        code: ExitCode.configuration)
    }
    if !options.has("--print"), !configuration.mailing {
      throw UsageError(
        "no way to send mail is configured; --print prints the invitations instead",
        code: ExitCode.configuration)
    }
    days = try Self.days(options) ?? configuration.invitationDays
    writer = options.has("--print") ? nil : try LetterWriter(configuration)
    if let path = options["--csv"] {
      if !options.operands.isEmpty || options["--name"] != nil {
        throw UsageError("--csv names everybody; EMAIL and --name do not go with it")
      }
      let file = try InputFile(path)
      list = InvitationList(csv: try file.read(at: 0, count: Int(file.size)))
    } else {
      list = InvitationList(csv: [])
    }
  }

  private static func days(_ options: Options) throws -> Int? {
    guard let text = options["--days"] else { return nil }
    guard let days = Int(text), (1...365).contains(days) else {
      throw UsageError("--days must be a number from 1 to 365")
    }
    return days
  }

  func run() throws -> Int32 {
    if options["--csv"] == nil { return try inviteOne() }
    for row in list.badRows { Console.error("line \(row.line) \(row.reason)") }
    let earlier = try invitations()
    for guest in list.guests {
      try invite(guest.email, guest.name, earlier[guest.email] ?? [], place: "line \(guest.line): ")
    }
    return list.badRows.isEmpty ? ExitCode.ok : ExitCode.findings
  }

  private func inviteOne() throws -> Int32 {
    let name = try options["--name"].map { text throws -> DisplayName in
      do throws(Problem) { return try DisplayName(text) } catch {
        throw UsageError("--name cannot be used (\(error.code))")
      }
    }
    guard let typed = options.operands.first else {
      guard options.has("--print") else {
        throw UsageError("an e-mail address or --csv is missing; see tintype help")
      }
      show(try members.invite(name: name, days: days), nil, name)
      return ExitCode.ok
    }
    let email: EmailAddress
    do throws(Problem) { email = try EmailAddress(checking: typed) } catch {
      throw UsageError("\(typed) is no e-mail address that can be used (\(error.code))")
    }
    try invite(email, name, invitations()[email] ?? [], place: "")
    return ExitCode.ok
  }

  private func invitations() throws -> [EmailAddress: [Invitation]] {
    var found: [EmailAddress: [Invitation]] = [:]
    for invitation in try members.invitations() {
      if let email = invitation.email { found[email, default: []].append(invitation) }
    }
    return found
  }

  /// The earlier invitations of this address go when the new one is there.
  private func invite(
    _ email: EmailAddress, _ name: DisplayName?, _ earlier: [Invitation], place: String
  ) throws {
    if try !members.isFree(email) {
      return Console.error("\(place)\(email.text) is a member already")
    }
    let token = try members.invite(
      email: email, name: name, days: days, isMailed: writer != nil)
    members.record(.invited)
    if !earlier.isEmpty {
      Console.error("\(place)\(email.text) was invited already; the earlier invitation is void")
    }
    if let writer { try post(token, email, name, writer) } else { show(token, email, name) }
    for invitation in earlier { try members.revoke(invitation.id) }
  }

  private func address(_ token: String) -> String { "\(configuration.root)/invite/\(token)" }

  private func show(_ token: String, _ email: EmailAddress?, _ name: DisplayName?) {
    print("\(email?.text ?? "")\t\(name?.text ?? "")\t\(address(token))")
  }

  private func post(
    _ token: String, _ email: EmailAddress, _ name: DisplayName?, _ writer: LetterWriter
  ) throws {
    var values = ["link": address(token)]
    values["name"] = name?.text
    try members.post(
      writer.letter(
        "invitation", to: email, language: writer.languages[0],
        until: Clock.milliseconds() + Int64(days) * 86_400_000, values))
  }
}
