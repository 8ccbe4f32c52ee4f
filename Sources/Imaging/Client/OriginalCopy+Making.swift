import System

extension OriginalCopy {
  /// Copies a JPEG upload here, where nothing is decoded, and takes what a child has made of any
  /// other; neither is believed to hold anything but what ``BareJPEG`` keeps.
  ///
  /// - Returns: `nil` if there is no copy, or not one of the picture that was developed.
  init?(
    _ pictures: ChildReply.Pictures, of upload: Int32, type: PhotoType, limits: PhotoLimits
  ) {
    let copy: BareJPEG?
    let orientation = type == .jpeg ? Int(pictures.orientation) : 1
    guard (1...8).contains(orientation) else { return nil }
    if type == .jpeg {
      guard let file = try? FileBytes.read(descriptor: upload, limit: limits.bytes) else {
        return nil
      }
      copy = BareJPEG(file.span, orientation: orientation)
    } else {
      copy = BareJPEG(pictures.copy.span)
    }
    let turn = Crop(quarterTurns: orientation >= 5 ? 1 : 0)
    guard let copy, copy.size.map(turn.turned) == pictures.original else { return nil }
    self.init(bytes: copy.bytes, type: .jpeg)
  }
}
