/// New renditions of a photo that is there already.
public struct RecroppedPhoto: Sendable {
  /// The mean of all pixels of the square.
  public let averageColour: Colour
  /// Every size made at upload in every format, largest first.
  public let renditions: [DevelopedPhoto.Rendition]
  /// The square that they show, settled in the picture's size.
  public let crop: Crop
  /// By what that square is known again: the hashes of its poses, the upright one first. Empty when there is
  /// nothing to see in it.
  public let shownHashes: [PictureHash]
}
