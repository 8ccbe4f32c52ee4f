import SimulatedDisk
import Testing

@testable import Members

/// Something that changes the tree, and that must happen wholly or not at all.
struct Operation: Sendable, CustomTestStringConvertible {
  let name: String
  /// What is broken before it begins.
  let damage: @Sendable (World) throws -> Void
  let run: @Sendable (World) throws -> Void

  init(
    name: String, damage: @escaping @Sendable (World) throws -> Void = { _ in },
    run: @escaping @Sendable (World) throws -> Void
  ) {
    self.name = name
    self.damage = damage
    self.run = run
  }

  var testDescription: String { name }

  static let all = changes + journeys + repairs + letters

  private static let repairs = [
    Operation(name: "compaction") { world in
      try world.members.compactFeed()
      try world.members.compactNames()
    },
    Operation(name: "repair of a lost feed") {
      try $0.disk.remove("gallery.jsonl")
    } run: {
      try $0.repair()
    },
    Operation(name: "repair of lost names") {
      try $0.disk.remove("names.tsv")
    } run: {
      try $0.repair()
    },
    Operation(name: "repair of a lost address") { world in
      try world.disk.remove(#require(EmailAddress(World.ada)).index.path)
    } run: {
      try $0.repair()
    },
    Operation(name: "repair of a hidden photo that is public") { world in
      let minjun = try #require(try world.members.member(world.id(World.minjun))?.photo?.id)
      try world.disk.rename(minjun.withheldFolder.path, to: minjun.publicFolder.path)
    } run: {
      try $0.repair()
    },
  ]

  private static let holdingAda: @Sendable (World) throws -> Void = { world in
    try world.members.hold(world.currentPhoto(World.ada), of: world.id(World.ada))
  }

  private static let reportingAda: @Sendable (World) throws -> Void = { world in
    let ada = try #require(try world.members.member(world.id(World.ada)))
    try world.members.report(
      .photo(world.currentPhoto(World.ada)), of: ada, as: .other, words: Reason("no"), by: .stranger
    )
  }

  private static let useAgain: @Sendable (World) throws -> Void = { world in
    let ada = try world.id(World.ada)
    let member = try #require(try world.members.member(ada))
    let earlier = try #require(try world.members.earlierPhotos(of: member).first)
    try world.members.setPhoto(World.print(5), of: ada, forgetting: earlier.id)
  }

  private static let changes = [
    Operation(name: "sign-up with a photo") { try $0.join("New", World.newcomer, World.print(5)) },
    Operation(name: "sign-up without a photo") { try $0.join("New", World.newcomer, nil) },
    Operation(name: "first photo") { world in
      var print = World.print(5)
      print.original = nil
      try world.members.setPhoto(print, of: world.id(World.grace))
    },
    Operation(name: "photo change") { world in
      try world.members.setPhoto(World.print(5), of: world.id(World.ada))
    },
    Operation(name: "photo change of a hidden member") { world in
      try world.members.setPhoto(World.print(5), of: world.id(World.minjun))
    },
    Operation(name: "crop") { world in
      let ada = try world.id(World.ada)
      var print = World.print(5)
      print.original = try world.members.member(ada)?.photo.map { .sharedWith($0.id) }
      try world.members.setPhoto(print, of: ada, predecessor: .dropped)
    },
    Operation(name: "use again") { world in
      let ada = try world.id(World.ada)
      let earlier = try world.members.member(ada).map { try world.members.earlierPhotos(of: $0) }
      try world.members.setPhoto(World.print(1), of: ada, forgetting: earlier?.last?.id)
    },
    Operation(name: "description") { world in
      try world.members.describePhoto("a face", of: world.id(World.ada))
    },
    Operation(name: "profile edit") { world in
      let ada = try world.id(World.ada)
      let fields = try ProfileFields(name: "Countess", bio: "Engines.", age: "36")
      let revision = try world.members.member(ada)?.revision ?? -1
      try world.members.edit(ada, fields, revision: revision)
    },
    Operation(name: "e-mail change") { world in
      try world.members.changeAddress(
        of: world.id(World.ada), to: try #require(EmailAddress(World.renamed)))
    },
    Operation(name: "e-mail change by a link") { world in
      try world.members.add(
        "of the link", .address, of: world.id(World.ada), email: EmailAddress(World.renamed),
        lifetime: 3_600_000)
    } run: { world in
      let token = try "\(world.id(World.ada)).of the link"
      try world.members.changeAddress(by: #require(try world.members.link(token, for: .address)))
    },
    Operation(name: "password change") { world in
      let password = try Password("a newer, longer one", name: "", email: "")
      let session = try #require(try world.members.session(cookie: World.beginning.cookie))
      _ = try world.members.changePassword(to: password, by: session)
    },
    Operation(name: "sign-out everywhere else") { world in
      try world.members.endSessions(of: world.id(World.ada))
    },
    Operation(name: "hide") { try $0.members.setVisibility(.members, of: $0.id(World.ada)) },
    Operation(name: "publish") { try $0.members.setVisibility(.everyone, of: $0.id(World.minjun)) },
    Operation(name: "hold") {
      try $0.members.hold($0.currentPhoto(World.ada), of: $0.id(World.ada))
    },
    Operation(name: "photo approval", damage: holdingAda) { world in
      try world.members.approvePhoto(world.currentPhoto(World.ada), of: world.id(World.ada))
    },
    Operation(name: "photo change of a held photo", damage: holdingAda) { world in
      try world.members.setPhoto(World.print(5), of: world.id(World.ada))
    },
    Operation(name: "crop of a held photo", damage: holdingAda) { world in
      try world.members.setPhoto(
        World.print(5), of: world.id(World.ada), predecessor: .dropped)
    },
    Operation(name: "crop of a reported photo", damage: reportingAda) { world in
      try world.members.setPhoto(
        World.print(5), of: world.id(World.ada), predecessor: .dropped)
    },
    Operation(name: "photo change of a reported photo", damage: reportingAda) { world in
      try world.members.setPhoto(World.print(5), of: world.id(World.ada))
    },
    Operation(name: "use again of a reported photo") { world in
      try reportingAda(world)
      try world.members.setPhoto(World.print(6), of: world.id(World.ada))
    } run: {
      try useAgain($0)
    },
    Operation(name: "earlier photo taken away by a moderator") { world in
      try reportingAda(world)
      try world.members.setPhoto(World.print(6), of: world.id(World.ada))
    } run: { world in
      let ada = try world.id(World.ada)
      let member = try #require(try world.members.member(ada))
      let earlier = try #require(try world.members.earlierPhotos(of: member).first)
      try world.members.takeAwayPhoto(earlier.id, of: ada, reason: nil, by: .command)
    },
    Operation(name: "comparison with a picture that was blocked") { world in
      try world.members.block(
        world.currentPhoto(World.ada), of: world.id(World.ada), by: .command)
    } run: { world in
      try world.members.compareWithBlocked()
    },
    Operation(name: "suspension") { world in
      try world.members.suspend(
        world.id(World.ada), reason: Reason("spam"), by: .command)
    },
    Operation(name: "suspension of a hidden member") { world in
      try world.members.suspend(world.id(World.minjun), reason: nil, by: .command)
    },
    Operation(name: "end of a suspension") { world in
      try world.members.suspend(world.id(World.ada), reason: nil, by: .command)
    } run: { world in
      try world.members.unsuspend(world.id(World.ada), by: .command)
    },
    Operation(name: "adding") { world in
      _ = try world.members.add(
        name: DisplayName("New"), email: EmailAddress(checking: World.newcomer),
        password: nil, role: .moderator, by: .command)
    },
    Operation(name: "role") { world in
      try world.members.setRole(.moderator, of: world.id(World.ada), by: .command)
    },
    Operation(name: "photo taken away by a moderator") { world in
      try world.members.takeAwayPhoto(
        world.currentPhoto(World.ada), of: world.id(World.ada), reason: Reason("no"), by: .command)
    },
    Operation(name: "held photo taken away by a moderator", damage: holdingAda) { world in
      try world.members.takeAwayPhoto(
        world.currentPhoto(World.ada), of: world.id(World.ada), reason: nil, by: .command)
    },
    Operation(name: "name taken away") { world in
      try world.members.takeAwayName(
        "Grace", of: world.id(World.grace), reason: nil, by: .command)
    },
    Operation(name: "photo removal") { try $0.members.removePhoto(of: $0.id(World.ada)) },
    Operation(name: "photo deletion") { world in
      let ada = try world.id(World.ada)
      let member = try #require(try world.members.member(ada))
      let earlier = try #require(try world.members.earlierPhotos(of: member).first)
      try world.members.deleteEarlier(earlier.id, of: ada)
    },
    Operation(name: "account deletion") { try $0.members.delete($0.id(World.ada)) },
    Operation(name: "account deletion of a hidden member") {
      try $0.members.delete($0.id(World.minjun))
    },
    Operation(name: "sign-in") { world in
      _ = try world.members.signIn(email: World.ada, password: goodPassword, device: "other")
    },
    Operation(name: "sign-out") { world in
      let session = try world.members.session(cookie: World.beginning.cookie)
      try world.members.end(#require(session))
    },
    Operation(name: "token") { world in
      let order = try TokenOrder(name: "script", scopes: "profile:read", days: "1")
      _ = try world.members.makeToken(order, of: world.id(World.grace))
    },
    Operation(name: "token revoked") { world in
      let ada = try world.id(World.ada)
      let token = try #require(try world.members.apiTokens(of: ada).first)
      try world.members.revokeToken(token.id, of: ada)
    },
    Operation(name: "photo whose request may come again") { try $0.addOnce() },
  ]
}
