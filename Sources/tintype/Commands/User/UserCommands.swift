import Members

extension Command {
  /// What administrators do with accounts.
  static var users: [Command] {
    [
      .userAdd, .userList, .userShow, .userRole, .userPassword, .userResetLink, .userSuspend,
      .userUnsuspend, .userDelete,
    ]
  }
}

extension Workshop {
  /// The member whose e-mail address or identifier this is.
  func member(_ name: String) throws -> Member {
    guard let member = try members.member(named: name) else {
      throw UsageError("there is no member \(name)", code: ExitCode.noInput)
    }
    return member
  }

  /// Does something to a member that the security log tells of. When `act` finds nothing to do,
  /// `refusal` says why: the rest of a sentence that begins with the identifier.
  func act(
    on name: String, _ event: SecurityEvent, else refusal: String, _ act: (Member) throws -> Bool
  ) throws -> Int32 {
    let member = try member(name)
    guard try act(member) else {
      throw UsageError("\(member.id) \(refusal)", code: ExitCode.data)
    }
    members.record(event, member.id)
    return ExitCode.ok
  }
}

/// Why nothing of an account's credentials can be changed.
let noCredentials = "has no credentials to sign in with"

extension Role {
  /// The role of this name.
  init(argument name: String) throws {
    guard let role = Role(rawValue: name) else {
      let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("there is no role called \(name); there are \(names)")
    }
    self = role
  }
}

extension Options {
  /// What `--reason` says to the member.
  func reason() throws -> Reason? {
    guard let text = self["--reason"] else { return nil }
    do throws(Problem) { return try Reason(text) } catch {
      throw UsageError("the reason is longer than \(Reason.limit) characters", code: ExitCode.data)
    }
  }
}
