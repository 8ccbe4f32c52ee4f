import Fetching
import Testing

@Suite struct PublicAddressTests {
  @Test(arguments: [
    [127, 0, 0, 1], [10, 1, 2, 3], [172, 16, 0, 1], [172, 31, 255, 255], [192, 168, 1, 1],
    [169, 254, 169, 254], [0, 0, 0, 0], [100, 64, 0, 1], [224, 0, 0, 1], [255, 255, 255, 255],
    [192, 0, 2, 1], [198, 18, 0, 1], [198, 51, 100, 1], [203, 0, 113, 9], [240, 0, 0, 1],
    [], [1, 2, 3],
  ])
  func addressesOfNoPublicHostAreRefused(_ address: [UInt8]) {
    #expect(!PublicAddress.contains(address))
  }

  @Test(arguments: [
    [8, 8, 8, 8], [172, 32, 0, 1], [192, 167, 1, 1], [100, 128, 0, 1], [1, 1, 1, 1],
  ])
  func publicAddressesAreTaken(_ address: [UInt8]) {
    #expect(PublicAddress.contains(address))
  }

  private func address6(_ start: [UInt8], _ end: [UInt8]) -> [UInt8] {
    start + [UInt8](repeating: 0, count: 16 - start.count - end.count) + end
  }

  @Test func ofTheLongAddressesOnlyGlobalOnesAreTaken() {
    #expect(PublicAddress.contains(address6([0x2A, 0x00, 0x14, 0x50], [1])))
    #expect(PublicAddress.contains(address6([0x26, 0x06, 0x47], [1])))
    for start: [UInt8] in [
      [], [0xFC], [0xFD], [0xFE, 0x80], [0xFF, 0x02], [0x20, 0x01, 0x0D, 0xB8], [0x20, 0x02, 127],
      [0x00, 0x64, 0xFF, 0x9B], [0x20, 0x01, 0x00, 0x00],
    ] {
      #expect(!PublicAddress.contains(address6(start, [1])), "\(start)")
    }
    // IPv4 inside IPv6.
    #expect(!PublicAddress.contains(address6([], [0xFF, 0xFF, 127, 0, 0, 1])))
    #expect(!PublicAddress.contains(address6([], [0xFF, 0xFF, 8, 8, 8, 8])))
  }
}
