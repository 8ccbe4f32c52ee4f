/// A colour in sRGB, 8 bits a channel.
public struct Colour: Sendable, Hashable, CustomStringConvertible {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let white = Colour(red: 255, green: 255, blue: 255)

  /// As in CSS: `#` and six lower-case hexadecimal digits.
  public var description: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// Reads what ``description`` writes; upper case is understood too.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 7, bytes[0] == UInt8(ascii: "#") else { return nil }
    let digits = bytes.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 6 else { return nil }
    self.init(
      red: UInt8(digits[0] * 16 + digits[1]), green: UInt8(digits[2] * 16 + digits[3]),
      blue: UInt8(digits[4] * 16 + digits[5]))
  }
}
