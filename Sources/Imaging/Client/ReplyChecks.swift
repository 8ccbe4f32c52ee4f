extension DevelopedPhoto {
  /// The longest side that a master may have, in pixels.
  package static let masterSide = 2048

  /// Accepts what a child has sent only if it is exactly what was asked for; `nil` otherwise.
  init?(
    _ pictures: ChildReply.Pictures, type: PhotoType, crop: Crop?, limits: PhotoLimits
  ) {
    guard let first = pictures.list.first, first.side == 0, first.format == .jpeg,
      let file = PictureFile(first.bytes), file.format == .jpeg,
      (1...Self.masterSide).contains(file.size.longestSide), file.size.shortestSide >= 1,
      pictures.isPossible(limits), pictures.isCropped(as: crop),
      let renditions = pictures.renditions(after: 1)
    else { return nil }
    var changes = PhotoChange.flags.filter { pictures.changes & $0.bit != 0 }.map(\.change)
    if type != .jpeg { changes.append(.converted(from: type)) }
    self.init(
      master: first.bytes, masterSize: file.size, originalSize: pictures.original,
      averageColour: pictures.average, renditions: renditions, changes: changes,
      crop: pictures.crop)
    // Every value is possible: a child that lies can only keep its own photo from being known again.
    hashes = pictures.hashes
    shownHashes = pictures.shownHashes
  }
}

extension RecroppedPhoto {
  /// Accepts what a child has sent only if it is exactly what was asked for; `nil` otherwise.
  init?(_ pictures: ChildReply.Pictures, crop: Crop, limits: PhotoLimits) {
    guard pictures.isPossible(limits), pictures.isCropped(as: crop),
      let renditions = pictures.renditions(after: 0)
    else { return nil }
    self.init(
      averageColour: pictures.average, renditions: renditions, crop: pictures.crop,
      shownHashes: pictures.shownHashes)
  }
}

extension ChildReply.Pictures {
  /// Whether the size of the upload is one that would have been decoded.
  fileprivate func isPossible(_ limits: PhotoLimits) -> Bool {
    original.shortestSide >= 1 && original.longestSide <= limits.longestSide
      && original.count <= limits.pixels
  }

  /// Whether the square is the one that was asked for, or, when none was, a possible choice: one
  /// of the largest that lie inside.
  fileprivate func isCropped(as wanted: Crop?) -> Bool {
    if let wanted { return crop == wanted.settled(in: original) }
    return crop.quarterTurns == 0 && crop == crop.settled(in: original)
      && crop.square?.side == Crop.centre.settled(in: original).square?.side
  }

  /// All sizes made at upload in all formats, if they and nothing else come after the first
  /// `count` pictures.
  fileprivate func renditions(after count: Int) -> [DevelopedPhoto.Rendition]? {
    let wanted = RenditionSize.madeAtUpload.flatMap { size in
      RenditionFormat.allCases.map { (size, $0) }
    }
    guard list.count == count + wanted.count else { return nil }
    var renditions: [DevelopedPhoto.Rendition] = []
    for (picture, (size, format)) in zip(list.dropFirst(count), wanted) {
      guard let rendition = DevelopedPhoto.Rendition(picture, size: size, format: format) else {
        return nil
      }
      renditions.append(rendition)
    }
    return renditions
  }
}

extension DevelopedPhoto.Rendition {
  /// Accepts a picture only if its own header says the size and format that were asked for.
  init?(_ picture: ChildReply.Picture, size: RenditionSize, format: RenditionFormat) {
    guard picture.isSquare(size, format.picture) else { return nil }
    self.init(size: size, format: format, bytes: picture.bytes)
  }
}

extension ChildReply.Picture {
  /// Whether it is what was asked for, by its own header too.
  func isSquare(_ size: RenditionSize, _ format: PictureFormat) -> Bool {
    guard side == size.rawValue, self.format == format, let file = PictureFile(bytes) else {
      return false
    }
    return file.format == format
      && file.size == PixelSize(width: size.pixels, height: size.pixels)
  }
}
