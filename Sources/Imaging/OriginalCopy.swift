/// An upload's own pixels without anything else, so that it can be cropped again from all of them.
///
/// Not for the public: it may carry the colour profile of the upload.
public struct OriginalCopy: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// What to name it when it is developed again.
  public let type: PhotoType
}
