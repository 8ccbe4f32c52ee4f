import Store
import Testing

@testable import Members

/// Joining in other ways than through the open door, and links that are sent by mail.
extension Operation {
  static let journeys = [
    Operation(name: "invitation") { world in
      try world.invite()
    },
    Operation(name: "revocation") { world in
      try world.invite()
    } run: { world in
      try world.members.revoke(Invitation.id(of: World.invitation))
    },
    Operation(name: "sign-up by invitation") { world in
      try world.invite()
    } run: { world in
      let invitation = try #require(try world.members.invitation(World.invitation))
      _ = try world.members.join(
        World.application(), photo: World.print(5), device: "test", invitation: invitation)
    },
    Operation(name: "application to be approved") { world in
      _ = try world.members.apply(World.application(), photo: World.print(5), until: .approval)
    },
    Operation(name: "approval") { world in
      try world.members.approve(world.waiting(.approval))
    },
    Operation(name: "refusal") { world in
      try world.members.decline(world.waiting(.approval))
    },
    Operation(name: "application to be confirmed") { world in
      _ = try world.members.apply(World.application(), photo: World.print(5), until: .confirmation)
    },
    Operation(name: "confirmation of an application") { world in
      try world.applyToConfirm(nil)
    } run: { world in
      let link = try world.link(.confirm, of: world.waiting(.confirmation))
      #expect(try world.members.confirm(link, joining: .open) == .joined)
    },
    Operation(name: "confirmation of an application that is then to be approved") { world in
      try world.applyToConfirm(nil)
    } run: { world in
      let link = try world.link(.confirm, of: world.waiting(.confirmation))
      #expect(try world.members.confirm(link, joining: .approve) == .awaitingApproval)
    },
    Operation(name: "confirmation of an application by invitation") { world in
      try world.invite()
      try world.applyToConfirm(world.members.invitation(World.invitation))
    } run: { world in
      let link = try world.link(.confirm, of: world.waiting(.confirmation))
      #expect(try world.members.confirm(link, joining: .closed) == .joined)
    },
    Operation(name: "confirmation of an address") { world in
      try world.give(.confirm, to: world.id(World.ada))
    } run: { world in
      let link = try world.link(.confirm, of: world.id(World.ada))
      #expect(try world.members.confirm(link, joining: .open) == .address)
    },
    Operation(name: "link") { world in
      try world.give(.reset, to: world.id(World.ada))
    },
    Operation(name: "new password by a link") { world in
      try world.give(.confirm, to: world.id(World.ada))
      try world.give(.reset, to: world.id(World.ada))
    } run: { world in
      let link = try world.link(.reset, of: world.id(World.ada))
      let password = try world.members.newPassword("another horse battery", by: link)
      try world.members.resetPassword(by: link, to: password)
    },
  ]
}

extension World {
  static let invitation = String(repeating: "i", count: 43)
  private static let secret = String(repeating: "s", count: 43)

  static func token(_ id: MemberID) -> String { "\(id).\(secret)" }

  static func application() throws -> Application {
    try Application(name: "New", email: newcomer, password: goodPassword)
  }

  fileprivate func invite() throws {
    try members.addInvitation(
      Self.invitation, email: EmailAddress(Self.newcomer), days: 14, isMailed: true)
  }

  fileprivate func applyToConfirm(_ invitation: Invitation?) throws {
    let id = try members.apply(
      World.application(), photo: World.print(5), until: .confirmation, invitation: invitation)
    try give(.confirm, to: id)
  }

  fileprivate func give(_ purpose: LinkPurpose, to id: MemberID) throws {
    try members.add(
      Self.secret, purpose, of: id, email: members.account(of: id)?.email, lifetime: 60_000_000)
  }

  fileprivate func link(_ purpose: LinkPurpose, of id: MemberID) throws -> Link {
    try #require(try members.link(Self.token(id), for: purpose))
  }

  fileprivate func waiting(_ wait: Wait) throws -> MemberID {
    try #require(try members.waiting(for: wait).first?.id)
  }
}
