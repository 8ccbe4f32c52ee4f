/// Which addresses belong to the public internet.
public enum PublicAddress {
  /// Whether an address, 4 or 16 bytes in network order, may be asked for files that strangers name:
  /// not loopback, private, link-local, shared, multicast, reserved or for documentation, nor any of
  /// these inside IPv6 (the IANA registries of special-purpose addresses, RFC 6890).
  public static func contains(_ address: [UInt8]) -> Bool {
    switch address.count {
    case 4: isPublic4(address)
    case 16: isPublic6(address)
    default: false
    }
  }

  private static func isPublic4(_ address: [UInt8]) -> Bool {
    let special: [(network: [UInt8], bits: Int)] = [
      ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
      ([192, 0, 0], 24), ([192, 0, 2], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15),
      ([198, 51, 100], 24), ([203, 0, 113], 24), ([224], 3),
    ]
    return !special.contains { begins(address, with: $0.network, bits: $0.bits) }
  }

  /// Only global unicast, 2000::/3, without the parts of it that are not, or that hold an IPv4 address.
  private static func isPublic6(_ address: [UInt8]) -> Bool {
    let special: [(network: [UInt8], bits: Int)] = [
      ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16),
      ([0x3F, 0xFF, 0x00], 20),
    ]
    return begins(address, with: [0x20], bits: 3)
      && !special.contains { begins(address, with: $0.network, bits: $0.bits) }
  }

  private static func begins(_ address: [UInt8], with network: [UInt8], bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit % 8)
      let wanted = bit / 8 < network.count ? network[bit / 8] : 0
      return address[bit / 8] & mask == wanted & mask
    }
  }
}
