import Members
import Site
import System

/// Makes invitations, and prints or posts them.
struct Inviting {
  private let members: Members
  private let configuration: Configuration
  private let days: Int
  /// Nil when they are printed.
  private let writer: LetterWriter?
  private let options: Options
  private let list: InvitationList?

  /// Throws what keeps anybody from being invited.
  init(_ options: Options, _ workshop: Workshop) throws {
    self.options = options
    members = workshop.members
    configuration = workshop.configuration
    list = try options["--csv"].map { try Self.list($0, options) }
    let isPrinted = options.has("--print")
    if list == nil, options.operands.isEmpty, !isPrinted {
      throw UsageError("an e-mail address or --csv is missing; see tintype help invite")
    }
    if isPrinted, options["--language"] != nil {
      throw UsageError("--language is for letters; --print sends none")
    }
    if configuration.baseURL == nil {
      throw UsageError(
        "an invitation has an address, which needs base_url in \(options.config)",
        code: ExitCode.configuration)
    }
    if !isPrinted, !configuration.mailing {
      throw UsageError(
        "no way to send mail is configured; --print prints the invitations instead",
        code: ExitCode.configuration)
    }
    days = try Self.days(options) ?? configuration.invitationDays
    writer = isPrinted ? nil : try LetterWriter(configuration)
  }

  private static func list(_ path: String, _ options: Options) throws -> InvitationList {
    if !options.operands.isEmpty || options["--name"] != nil {
      throw UsageError("--csv names everybody; EMAIL and --name do not go with it")
    }
    let file = try InputFile(path)
    let list = InvitationList(csv: try file.read(at: 0, count: Int(file.size)))
    if list.guests.isEmpty, list.badRows.isEmpty {
      throw UsageError("there is nobody in \(path)", code: ExitCode.data)
    }
    return list
  }

  private static func days(_ options: Options) throws -> Int? {
    guard let text = options["--days"] else { return nil }
    guard let days = Int(text), (1...365).contains(days) else {
      throw UsageError("--days must be a number from 1 to 365")
    }
    return days
  }

  func run() throws -> Int32 {
    let language = try language(options["--language"])
    guard let list else { return try inviteOne(language) ? ExitCode.ok : ExitCode.findings }
    let sentences = list.badRows.isEmpty ? nil : Sentences(configuration)
    for row in list.badRows {
      let why = row.problem.flatMap { problem in sentences.map { ". \($0.of(problem))" } } ?? ""
      Console.error("line \(row.line) \(row.reason)\(why)")
    }
    let earlier = try invitations()
    var isComplete = list.badRows.isEmpty
    for guest in list.guests {
      let place = "line \(guest.line): "
      do {
        let own = try guest.language.flatMap { try self.language($0) } ?? language
        let isInvited = try invite(
          guest.email, guest.name, earlier[guest.email] ?? [], language: own, place: place)
        if !isInvited { isComplete = false }
      } catch let error as UsageError {
        Console.error("\(place)\(error)")
        isComplete = false
      }
    }
    return isComplete ? ExitCode.ok : ExitCode.findings
  }

  /// Of a letter; the site's first one unless another is named.
  private func language(_ name: String?) throws -> String? {
    guard let languages = writer?.languages else { return nil }
    guard let name else { return languages[0] }
    guard languages.contains(name) else {
      let known = languages.joined(separator: ", ")
      throw UsageError("the site does not speak \(name); it speaks \(known)", code: ExitCode.data)
    }
    return name
  }

  /// Returns whether there is an invitation now.
  private func inviteOne(_ language: String?) throws -> Bool {
    let name = try options["--name"].map { text throws -> DisplayName in
      do throws(Problem) { return try DisplayName(text) } catch {
        throw UsageError(
          "--name cannot be used. \(Sentences(configuration).of(error))", code: ExitCode.data)
      }
    }
    guard let typed = options.operands.first else {
      try recordInvitation()
      show(try members.invite(name: name, days: days), nil, name)
      return true
    }
    let email: EmailAddress
    do throws(Problem) { email = try EmailAddress(checking: typed) } catch {
      throw UsageError(
        "\(typed) cannot be used. \(Sentences(configuration).of(error))", code: ExitCode.data)
    }
    return try invite(email, name, invitations()[email] ?? [], language: language, place: "")
  }

  private func invitations() throws -> [EmailAddress: [Invitation]] {
    var found: [EmailAddress: [Invitation]] = [:]
    for invitation in try members.invitations() {
      if let email = invitation.email { found[email, default: []].append(invitation) }
    }
    return found
  }

  /// The earlier invitations of this address go when the new one is there. Returns false for a member.
  private func invite(
    _ email: EmailAddress, _ name: DisplayName?, _ earlier: [Invitation], language: String?,
    place: String
  ) throws -> Bool {
    if try !members.isFree(email) {
      Console.error("\(place)\(email.text) is a member already; no invitation was made")
      return false
    }
    try recordInvitation()
    let token = try members.invite(
      email: email, name: name, days: days, isMailed: writer != nil)
    if !earlier.isEmpty {
      Console.error("\(place)\(email.text) was invited already; the earlier invitation is void")
    }
    if let writer, let language {
      try post(token, email, name, writer, language)
    } else {
      show(token, email, name)
    }
    for invitation in earlier { try members.revoke(invitation.id) }
    return true
  }

  private func recordInvitation() throws {
    members.record(.invited)
    try members.log(Act(.invite, by: .command, note: writer == nil ? "link" : "letter"))
  }

  private func address(_ token: String) -> String { "\(configuration.root)/invite/\(token)" }

  private func show(_ token: String, _ email: EmailAddress?, _ name: DisplayName?) {
    print("\(email?.text ?? "")\t\(name?.text ?? "")\t\(address(token))")
  }

  private func post(
    _ token: String, _ email: EmailAddress, _ name: DisplayName?, _ writer: LetterWriter,
    _ language: String
  ) throws {
    var values = ["link": address(token)]
    values["name"] = name?.text
    try members.post(
      writer.letter(
        "invitation", to: email, language: language,
        until: Clock.milliseconds() + Int64(days) * 86_400_000, values),
      of: nil)
  }
}
