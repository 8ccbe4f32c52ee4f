import Imaging
import Store
import System

/// Makes photos of uploads: what it is, whether it may be, and the imager's work, a bounded number at
/// once in all processes together.
public struct Studio: Sendable {
  public let accepted: AcceptedTypes
  public let limits: PhotoLimits
  private let imager: Imager
  private let sniffer: Sniffer
  private let decoders: Slots
  /// Milliseconds that an upload waits for a decoder.
  private let patience: Int

  public init(
    _ store: Store, imager: Imager, accepted: AcceptedTypes, limits: PhotoLimits, decoders: Int,
    patienceSeconds: Int
  ) {
    self.imager = imager
    self.accepted = accepted
    self.limits = limits
    sniffer = Sniffer(accepted: accepted)
    self.decoders = Slots(disk: store.disk, name: "decode", count: decoders)
    patience = patienceSeconds * 1_000
  }

  /// Throws `ImagingError` for what is no photo, and `Busy` when no decoder came free in time.
  /// `crop` is the square that is shown; nil for the one around what people look at.
  public func develop(_ upload: StagedUpload, crop: Crop? = nil) throws -> DevelopedPhoto {
    let type = try sniffer.photoType(upload.beginning(Sniffer.prefixLength))
    let photo = try upload.open()
    let number = photo.number
    return try decoding {
      try imager.develop(photo: number, type: type, crop: crop, keepsOriginal: true)
    }
  }

  /// The renditions of another square. `picture` is the descriptor of a JPEG: a photo's whole picture,
  /// or the upload's own pixels.
  public func recrop(_ picture: Int32, crop: Crop) throws -> RecroppedPhoto {
    try decoding { try imager.recrop(photo: picture, type: .jpeg, crop: crop) }
  }

  /// One more rendition of a photo, from the descriptor of its master.
  public func rendition(
    of master: Int32, _ size: RenditionSize, _ format: RenditionFormat, crop: Crop
  ) throws -> [UInt8] {
    try decoding {
      try imager.rendition(master: master, size: size, format: format, crop: crop).bytes
    }
  }

  /// A picture of a few characters. Who asks for one gets something else soon rather than it late.
  public func draw(
    _ lettering: Lettering, _ size: RenditionSize, _ format: PictureFormat
  ) throws -> [UInt8] {
    try decoding(patience: min(patience, 2_000)) {
      try imager.draw(lettering, size: size, format: format)
    }
  }

  private func decoding<Result>(
    patience: Int? = nil, _ body: () throws -> Result
  ) throws -> Result {
    guard let result = try decoders.run(patience: patience ?? self.patience, body) else {
      throw Busy(retryAfter: 30)
    }
    return result
  }
}
