/// Why a file did not become a photo.
public enum ImagingError: Error, Sendable, Equatable {
  /// The file has no bytes.
  case emptyFile
  /// Not of an accepted type; `mediaType` is what it is, as libmagic names it.
  case notAPhoto(mediaType: String)
  /// Of a type that this site has switched off.
  case typeSwitchedOff(PhotoType)
  /// More bytes than allowed.
  case tooManyBytes(found: Int, limit: Int)
  /// More pixels (width times height) than allowed.
  case tooManyPixels(found: Int, limit: Int)
  /// A side longer than allowed, in pixels.
  case sideTooLong(found: Int, limit: Int)
  /// A JPEG of more segments or scans than any camera writes.
  case tooManyParts(found: Int, limit: Int)
  /// Cut off, damaged, or not what its first bytes promise.
  case damaged
  /// Of an accepted type, but of a variant that cannot be decoded here.
  case unsupported
  /// It needs more memory than one photo may have.
  case tooMuchMemory
  /// It took longer than one photo may take.
  case timedOut
  /// It made the decoder crash or do something forbidden; only the decoder's process was hit.
  /// `detail` is for the log.
  case decoderFailed(detail: String)
  /// Too many photos are being developed; worth another try after so many seconds.
  case busy(retryAfter: Int)
  /// The imager could not be started or broke off: nothing that the sender did. `detail` is for
  /// the log.
  case imagerFailed(detail: String)

  /// A stable name for JSON and for choosing words, such as `too-many-pixels`.
  public var code: String {
    switch self {
    case .emptyFile: "empty-file"
    case .notAPhoto: "not-a-photo"
    case .typeSwitchedOff: "type-switched-off"
    case .tooManyBytes: "too-many-bytes"
    case .tooManyPixels: "too-many-pixels"
    case .sideTooLong: "side-too-long"
    case .tooManyParts: "too-many-parts"
    case .damaged: "damaged-photo"
    case .unsupported: "unsupported-variant"
    case .tooMuchMemory: "too-much-memory"
    case .timedOut: "photo-timed-out"
    case .decoderFailed: "decoder-failed"
    case .busy: "imager-busy"
    case .imagerFailed: "imager-failed"
    }
  }
}
