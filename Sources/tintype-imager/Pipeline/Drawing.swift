import Imaging

/// The work of a child that draws: from characters to a picture.
struct Drawing {
  private static let families = "Noto Serif, Noto Serif CJK KR, serif"
  /// What the characters may fill of the side at most.
  private static let room = 0.8
  private static let jpegQuality = 90
  private static let webpQuality = 88
  private static let webpEffort = 4

  let lettering: Lettering
  let size: RenditionSize
  let format: PictureFormat

  /// The picture; a refusal when no font has a shape for a character.
  func reply() -> ChildReply {
    do {
      var pictures = ChildReply.Pictures()
      pictures.list = [
        ChildReply.Picture(side: size.rawValue, format: format, bytes: try file(try picture()))
      ]
      return .made(pictures)
    } catch {
      return .refused(error)
    }
  }

  private func picture() throws(ChildRefusal) -> Picture {
    let text = try TextLayout(lettering.text, families: Self.families)
    let side = size.pixels
    let wanted = Double(side * lettering.typeSize) / 100
    text.setSize(wanted)
    let longest = max(text.ink.width, text.ink.height)
    guard text.unknownCharacters == 0, longest > 0 else { throw .unsupported }
    let most = Double(side) * Self.room
    if longest > most { text.setSize(wanted * most / longest) }
    let pixels = try text.square(of: side, ink: lettering.ink, ground: lettering.ground)
    return try Picture(pixels: pixels, PixelSize(width: side, height: side))
  }

  private func file(_ picture: borrowing Picture) throws(ChildRefusal) -> [UInt8] {
    switch format {
    case .jpeg: try picture.jpeg(quality: Self.jpegQuality, optimised: true)
    case .webp: try picture.webp(quality: Self.webpQuality, effort: Self.webpEffort)
    case .png: try picture.png()
    }
  }
}
