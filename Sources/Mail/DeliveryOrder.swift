/// What `tintype-mail` is told on standard input, for secrets must not stand in arguments or the
/// environment: netstrings (`5:hello,`) in a fixed order.
public struct DeliveryOrder: Sendable, Equatable {
  /// `smtp://host:port` or `smtps://host:port`.
  public var server: String
  /// Whether nothing may be sent without TLS.
  public var needsTLS: Bool
  /// A file of certificates to trust instead of the system's.
  public var certificates: String?
  public var user: String?
  public var password: String?
  /// What the client calls itself.
  public var client: String
  public var from: String
  public var to: String
  /// Whether one of the two needs SMTPUTF8.
  public var needsUTF8: Bool
  public var message: [UInt8]

  public init(
    server: String, needsTLS: Bool, certificates: String?, user: String?, password: String?,
    client: String, from: String, to: String, needsUTF8: Bool, message: [UInt8]
  ) {
    self.server = server
    self.needsTLS = needsTLS
    self.certificates = certificates
    self.user = user
    self.password = password
    self.client = client
    self.from = from
    self.to = to
    self.needsUTF8 = needsUTF8
    self.message = message
  }

  /// Bytes; more is no letter of ours.
  public static let limit = 4 << 20

  public var bytes: [UInt8] {
    let texts = [
      "tintype-mail 1", server, needsTLS ? "tls" : "", certificates ?? "", user ?? "",
      password ?? "", client, from, to, needsUTF8 ? "utf8" : "",
    ]
    return (texts.map { Array($0.utf8) } + [message]).flatMap { field in
      Array("\(field.count):".utf8) + field + [UInt8(ascii: ",")]
    }
  }

  /// Nil for anything that `bytes` does not make.
  public init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var fields: [[UInt8]] = []
    while !rest.isEmpty {
      guard let field = Self.take(&rest) else { return nil }
      fields.append(field)
    }
    let texts = fields.dropLast().map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 11, texts[0] == "tintype-mail 1" else { return nil }
    let optional = { (index: Int) in texts[index].isEmpty ? nil : texts[index] }
    self.init(
      server: texts[1], needsTLS: texts[2] == "tls", certificates: optional(3),
      user: optional(4), password: optional(5), client: texts[6], from: texts[7], to: texts[8],
      needsUTF8: texts[9] == "utf8", message: fields[10])
  }

  private static func take(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let colon = rest.prefix(10).firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0,
      rest[(colon + 1)...].count > count, rest[colon + 1 + count] == UInt8(ascii: ",")
    else { return nil }
    defer { rest = rest[(colon + 2 + count)...] }
    return Array(rest[(colon + 1)..<(colon + 1 + count)])
  }
}
