import Glibc

/// The bytes of an IP address: 4 or 16, in the order of the network. `inet_pton(3)`
public struct NetworkAddress: Sendable, Equatable {
  public let bytes: [UInt8]

  /// Reads `192.0.2.1` or `2001:db8::1`; an IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is that
  /// IPv4 address. Nil for anything else.
  public init?(_ text: String) {
    var four = [UInt8](repeating: 0, count: 4)
    if unsafe inet_pton(AF_INET, text, &four) == 1 {
      bytes = four
      return
    }
    var sixteen = [UInt8](repeating: 0, count: 16)
    guard unsafe inet_pton(AF_INET6, text, &sixteen) == 1 else { return nil }
    let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    bytes = Array(sixteen[..<12]) == mapped ? Array(sixteen[12...]) : sixteen
  }
}
