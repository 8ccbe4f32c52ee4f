import HTTP
import Imaging
import Templates

extension Failure {
  /// What is said of a file that did not become a photo.
  init(_ error: ImagingError) {
    switch error {
    case .emptyFile: self.init(.unprocessableContent, error.code, text: "empty-photo")
    case .notAPhoto(let mediaType):
      self.init(
        .unsupportedMediaType, error.code, text: "unsupported-photo",
        ["found": .text(FileKind.name(of: mediaType))])
    case .typeSwitchedOff(let type):
      self.init(
        .unsupportedMediaType, error.code, text: type == .heic ? "format-off-heic" : "format-off",
        ["found": .text(type.name)])
    case .unsupported:
      self.init(.unsupportedMediaType, error.code, text: "unsupported-variant")
    case .tooManyBytes(_, let limit):
      self = .tooLarge(limit: limit)
    case .tooManyPixels(let found, let limit):
      self.init(
        .unprocessableContent, error.code, text: "too-many-pixels",
        [
          "found": .text(Self.megapixels(found)), "limit": .text(Self.megapixels(limit)),
        ])
    case .sideTooLong(let found, let limit):
      self.init(
        .unprocessableContent, error.code, text: "side-too-long",
        ["found": .text(String(found)), "limit": .text(String(limit))])
    case .tooManyParts, .tooMuchMemory, .timedOut:
      self.init(.unprocessableContent, error.code, text: "photo-timeout")
    case .damaged:
      self.init(.unprocessableContent, error.code, text: "damaged-photo")
    case .decoderFailed(let detail):
      self.init(.unprocessableContent, error.code, text: "damaged-photo")
      cause = detail
    case .busy(let seconds):
      self.init(.serviceUnavailable, "busy")
      retryAfter = seconds
    case .imagerFailed(let detail):
      self.init(.serviceUnavailable, "busy")
      retryAfter = 5
      cause = detail
    }
  }

  private static func megapixels(_ pixels: Int) -> String {
    let tenths = (pixels + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
