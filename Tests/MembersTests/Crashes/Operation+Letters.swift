import Testing

@testable import Members

extension Operation {
  static let letters = [
    Operation(name: "letter posted") { try $0.members.post(letter, of: nil) },
    Operation(name: "letter sent") {
      try $0.members.post(letter, of: nil)
    } run: {
      try send($0, .sent)
    },
    Operation(name: "letter refused") {
      try $0.members.post(letter, of: nil)
    } run: {
      try send($0, .refused("550 nobody of that name"))
    },
    Operation(name: "letter put off") {
      try $0.members.post(letter, of: nil)
    } run: {
      try send($0, .later("451 not now"))
    },
    Operation(name: "letter tried anew") { world in
      try world.members.post(letter, of: nil)
      try send(world, .refused("550 nobody of that name"))
    } run: { world in
      _ = try world.members.retryOutbox()
    },
  ]

  private static var letter: Letter {
    get throws {
      Letter(
        name: "reset", to: try #require(EmailAddress(World.ada)), language: "en",
        subject: "Hello", text: "Hi.\n", html: "<p>Hi.</p>\n")
    }
  }

  private static func send(_ world: World, _ outcome: MailOutcome) throws {
    var taken: Set<String> = []
    _ = try world.members.sendWaiting(by: ObedientCarrier(outcome), taken: &taken)
  }
}
