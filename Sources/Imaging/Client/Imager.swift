import Synchronization
import System

/// Makes photos in `tintype-imager`, a process apart with a sealed single-use child per photo.
///
/// The process is started when it is first needed and again whenever it has died. Any number of
/// threads may use one value at once; how many photos are developed side by side is theirs to
/// bound. Nothing that a file contains can make a call take longer than its limits say.
public final class Imager: Sendable {
  private let path: String
  private let limits: PhotoLimits
  private let background: Colour
  private let state = Mutex(ImagerConnection())

  /// - Parameters:
  ///   - path: The executable `tintype-imager`.
  ///   - background: What shows through where an upload is transparent.
  public init(path: String, limits: PhotoLimits = PhotoLimits(), background: Colour = .white) {
    self.path = path
    self.limits = limits
    self.background = background
  }

  /// Turns an upload into a master and the renditions made at upload.
  ///
  /// - Parameters:
  ///   - photo: A descriptor of the file, a regular one, open for reading. Its position does not
  ///     matter and stays; nobody may shorten the file meanwhile.
  ///   - type: What ``Sniffer`` found.
  ///   - crop: The square that the renditions show; `nil` for the largest one around what people
  ///     look at, which the result then tells.
  ///   - keepsOriginal: Whether to make ``DevelopedPhoto/original``: a few milliseconds for a JPEG,
  ///     which is copied here, and about 3 ms per megapixel in the child for the other types.
  public func develop(
    photo: Int32, type: PhotoType, crop: Crop? = nil, keepsOriginal: Bool = true
  ) throws(ImagingError) -> DevelopedPhoto {
    let pictures = try perform(
      .develop(type), on: photo, crop: crop, keepsOriginal: keepsOriginal)
    guard var result = DevelopedPhoto(pictures, type: type, crop: crop, limits: limits) else {
      throw .decoderFailed(detail: "the pictures are not those that were asked for")
    }
    if keepsOriginal, result.originalSize.count > result.masterSize.count {
      result.original = OriginalCopy(pictures, of: photo, type: type, limits: limits)
    }
    return result
  }

  /// Makes new renditions of a photo that was developed before.
  ///
  /// - Parameters:
  ///   - photo: A descriptor of a master, which is a JPEG, or of an ``OriginalCopy``.
  ///   - type: The type of that file.
  ///   - crop: The square that the renditions show.
  public func recrop(
    photo: Int32, type: PhotoType = .jpeg, crop: Crop
  ) throws(ImagingError) -> RecroppedPhoto {
    let pictures = try perform(.recrop(type), on: photo, crop: crop)
    guard let result = RecroppedPhoto(pictures, crop: crop, limits: limits) else {
      throw .decoderFailed(detail: "the pictures are not those that were asked for")
    }
    return result
  }

  /// Makes one rendition from a master that ``develop(photo:type:crop:)`` made.
  public func rendition(
    master: Int32, size: RenditionSize, format: RenditionFormat, crop: Crop = .centre
  ) throws(ImagingError) -> DevelopedPhoto.Rendition {
    let pictures = try perform(.rendition(size, format), on: master, crop: crop)
    guard pictures.list.count == 1,
      let result = DevelopedPhoto.Rendition(pictures.list[0], size: size, format: format)
    else { throw .decoderFailed(detail: "the picture is not the one that was asked for") }
    return result
  }

  /// The number of the running process, for tests.
  var processNumber: Int32? {
    state.withLock { state in
      switch state.process {
      case .some(let process): process.number
      case .none: nil
      }
    }
  }

  func perform(
    _ work: ImagerRequest.Work, on picture: Int32, crop: Crop?,
    keepsOriginal: Bool = false
  ) throws(ImagingError) -> ChildReply.Pictures {
    let request = ImagerRequest(
      work: work, crop: crop, keepsOriginal: keepsOriginal, limits: limits,
      background: background)
    do {
      var (outcome, generation) = try attempt(request, on: picture)
      if !outcome.wasAccepted, outcome.status == nil {
        // It had died before it took the job: nothing has happened yet.
        replace(generation)
        (outcome, generation) = try attempt(request, on: picture)
      }
      if outcome.status == nil { replace(generation) }
      return try outcome.pictures()
    } catch let error as ImagingError {
      throw error
    } catch {
      throw .imagerFailed(detail: "\(error)")
    }
  }

  /// Sends a request, to a new process if need be, and waits for its end.
  private func attempt(
    _ request: ImagerRequest, on picture: Int32
  ) throws -> (outcome: Exchange.Outcome, generation: Int) {
    var exchange = try Exchange()
    let descriptors = exchange.descriptors(picture: picture)
    let generation = try state.withLock { state in
      try state.send(request, descriptors: descriptors, path: path)
      return state.generation
    }
    let deadline = ContinuousClock.now + .seconds(limits.wallSeconds + 10)
    do {
      let outcome = try exchange.finish(limit: limits.outputBytes + 4096, deadline: deadline)
      return (outcome, generation)
    } catch {
      if error.isTooBig { throw ImagingError.decoderFailed(detail: "more output than allowed") }
      if error.isTimedOut { replace(generation) }
      throw error
    }
  }

  /// Ends the process of this generation, unless another thread has replaced it already.
  private func replace(_ generation: Int) {
    state.withLock { state in
      if state.generation == generation { state.process = nil }
    }
  }
}
