import Imaging
import System

/// A decoded picture in memory, in sRGB and in its working size, not yet upright.
struct Decoded: ~Copyable {
  let picture: Picture
  /// What was done to it.
  let changes: [PhotoChange]
  /// An upright file with all of its pixels, if one is wanted.
  let copy: [UInt8]?

  /// Decodes the file that `header` was read from.
  init(
    _ type: PhotoType, _ file: borrowing MappedFile, _ header: borrowing Picture,
    _ facts: PictureFacts, _ request: ImagerRequest
  ) throws(ChildRefusal) {
    let plan = ScalePlan(
      header.size, crop: request.crop ?? .centre, needsMaster: request.work.needsMaster)
    if FullSize.isWanted(request, header) {
      let full = try FullSize(of: header, background: request.background)
      let copy = try full.copy(orientation: facts.orientation, limit: request.limits.copyBytes)
      let colours = try ColourResult(of: full.picture, plan, background: request.background)
      self.init(colours, full.changes, copy: copy)
    } else if let shrink = plan.shrinkOnLoad(type) {
      // A JPEG or WebP decoder makes a small picture faster than a large one.
      let smaller = try Picture.load(type, file, shrink: shrink, scale: 1 / Double(shrink))
      try request.limits.check(smaller.size)
      self.init(try ColourResult(of: smaller, plan, background: request.background))
    } else {
      self.init(try ColourResult(of: header, plan, background: request.background))
    }
  }

  private init(
    _ colours: consuming ColourResult, _ changes: [PhotoChange] = [], copy: [UInt8]? = nil
  ) {
    self.changes = changes + colours.changes
    self.copy = copy
    picture = colours.picture
  }
}

extension ImagerRequest.Work {
  /// Whether the whole picture is wanted, beside the square.
  fileprivate var needsMaster: Bool {
    if case .recrop = self { false } else { true }
  }
}

extension PhotoLimits {
  /// Bytes that a copy of all pixels may have; the other pictures need the rest.
  fileprivate var copyBytes: Int { outputBytes / 4 * 3 }
}
