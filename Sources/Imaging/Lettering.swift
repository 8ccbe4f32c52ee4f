/// A few characters in the middle of a square of one colour, as a picture to be drawn.
public struct Lettering: Sendable, Hashable {
  /// Bytes of UTF-8 that ``text`` may have.
  public static let longestText = 128

  public let text: String
  public let ink: Colour
  public let ground: Colour
  /// The size of the type in hundredths of the picture's side; what would not fit is drawn smaller.
  public let typeSize: Int

  /// Nil for a text that is empty or too long, and a size that is not 1 to 100.
  public init?(_ text: String, ink: Colour, ground: Colour, typeSize: Int) {
    guard (1...Self.longestText).contains(text.utf8.count), (1...100).contains(typeSize) else {
      return nil
    }
    self.text = text
    self.ink = ink
    self.ground = ground
    self.typeSize = typeSize
  }
}
