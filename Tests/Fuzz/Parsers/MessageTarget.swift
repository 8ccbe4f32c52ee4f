@testable import Imaging

/// What the page server, the imager and its children say to each other; the first byte says which
/// message the rest is.
enum MessageTarget {
  static func run(_ bytes: [UInt8]) {
    guard let kind = bytes.first else { return }
    let message = Array(bytes.dropFirst())
    switch kind % 3 {
    case 0: request(message)
    case 1: reply(message)
    default: status(message)
    }
  }

  private static func request(_ message: [UInt8]) {
    guard let request = ImagerRequest(message) else { return }
    precondition(request.encoded.count <= ImagerRequest.longest)
    precondition(ImagerRequest(request.encoded) == request)
  }

  private static func reply(_ message: [UInt8]) {
    guard let reply = ChildReply(message) else { return }
    let again = ChildReply(reply.encoded)
    precondition(again?.encoded == reply.encoded)
    guard case .made(let pictures) = reply else { return }
    for crop in [nil, Crop.centre] {
      let photo = DevelopedPhoto(pictures, type: .png, crop: crop, limits: PhotoLimits())
      guard let photo else { continue }
      precondition(photo.renditions.count == 8)
      for rendition in photo.renditions {
        let side = rendition.size.pixels
        precondition(
          PictureFile(rendition.bytes)?.size == PixelSize(width: side, height: side))
      }
    }
  }

  private static func status(_ message: [UInt8]) {
    if let status = ImagerStatus(message) { precondition(status.encoded == message) }
    let outcome = Exchange.Outcome(
      output: message, status: ImagerStatus(message.prefix(2)), wasAccepted: true)
    _ = try? outcome.pictures()
  }
}
