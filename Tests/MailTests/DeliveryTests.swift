import Testing

@testable import Mail

@Suite struct DeliveryTests {
  private let order = DeliveryOrder(
    server: "smtp://mail.example:587", needsTLS: true, certificates: nil, user: "club",
    password: "a,b:c\n", client: "example.org", from: "club@example.org", to: "민준@example.org",
    needsUTF8: true, message: Array("Hi: 3:abc,\r\n".utf8))

  @Test func anOrderArrivesAsItWasGiven() {
    #expect(DeliveryOrder(order.bytes) == order)
  }

  @Test func anythingElseIsNoOrder() {
    let bytes = order.bytes
    for count in bytes.indices { #expect(DeliveryOrder(Array(bytes.prefix(count))) == nil) }
    #expect(DeliveryOrder(bytes + [0x31]) == nil)
    #expect(DeliveryOrder(Array("99999999999999999999:a,".utf8)) == nil)
    #expect(DeliveryOrder(Array("-1:,".utf8)) == nil)
    #expect(DeliveryOrder([]) == nil)
  }

  @Test(arguments: [
    ("smtp://mail.example", "smtp://mail.example:587", false, false),
    ("smtps://mail.example", "smtps://mail.example:465", true, false),
    ("smtp://bücher.example:25", "smtp://xn--bcher-kva.example:25", false, false),
    ("smtp://localhost:25", "smtp://localhost:25", false, true),
    ("smtp://127.0.0.1:2525", "smtp://127.0.0.1:2525", false, true),
    ("smtp://[::1]:25", "smtp://[::1]:25", false, true),
    ("smtp://[2001:DB8::1]", "smtp://[2001:db8::1]:587", false, false),
    ("smtp://127.example.org", "smtp://127.example.org:587", false, false),
  ])
  func serversAreReadAsPeopleWriteThem(
    _ text: String, _ url: String, _ isTLS: Bool, _ isLoopback: Bool
  ) throws {
    let server = try #require(MailServer(text))
    #expect(server.url == url)
    #expect(server.isTLS == isTLS)
    #expect(server.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "mail.example", "http://mail.example", "smtp://", "smtp://mail.example:0", "smtp://a:b@c",
    "smtp://mail.example/path", "smtp://mail.example:99999", "smtp://ma il.example",
    "smtp://mail.example:", "smtp://[::1", "smtp://[file]",
  ])
  func whatIsNoServerIsNone(_ text: String) {
    #expect(MailServer(text) == nil)
  }
}
