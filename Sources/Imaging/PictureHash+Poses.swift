extension PictureHash {
  /// How many ways there are to turn and mirror a square.
  package static let poseCount = 8

  /// The hashes of `side` times `side` grey pixels and of what they become when they are turned by quarters
  /// and mirrored, as they are first. Empty when there is nothing to see.
  package static func poses(grey: [UInt8]) -> [PictureHash] {
    guard let upright = PictureHash(grey: grey) else { return [] }
    var poses = [upright]
    var picture = grey
    for pose in 1..<poseCount {
      picture = pose == poseCount / 2 ? mirrored(picture) : turned(picture)
      if let hash = PictureHash(grey: picture) { poses.append(hash) }
    }
    return poses
  }

  /// A quarter clockwise.
  private static func turned(_ grey: [UInt8]) -> [UInt8] {
    grey.indices.map { grey[(side - 1 - $0 % side) * side + $0 / side] }
  }

  /// Left for right.
  private static func mirrored(_ grey: [UInt8]) -> [UInt8] {
    grey.indices.map { grey[$0 / side * side + side - 1 - $0 % side] }
  }
}
