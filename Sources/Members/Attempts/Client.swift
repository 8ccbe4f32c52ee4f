import Sodium
import System

/// Where requests come from, as limits count it: an IPv4 address, or the 64 bits of an IPv6 address
/// that one connection is given; its holder may use all addresses below it.
public struct Client: Sendable, Hashable {
  /// A name for it, with no more of the address than that.
  public let text: String
  /// The 48 bits of which one customer may hold many networks; nil for IPv4.
  let site: String?

  /// `address` is the web server's word, REMOTE_ADDR; one that cannot be read is taken as it stands.
  public init(address: String) {
    guard let bytes = NetworkAddress(address)?.bytes else {
      text = address
      site = nil
      return
    }
    text = Encoding.hexadecimal(Array(bytes.prefix(8)))
    site = bytes.count == 16 ? Encoding.hexadecimal(Array(bytes.prefix(6))) : nil
  }
}
