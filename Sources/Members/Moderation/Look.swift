import Imaging
import Sodium

/// By what a photo is known again: exactly by the bytes of its whole picture, and by how that and the
/// square that is shown look, turned and mirrored in any way.
struct Look: Sendable {
  /// Bits of 128 in which two pictures may differ that are taken for one.
  ///
  /// Of the 117 pictures of a corpus, compressed again with quality 40, scaled to 200 pixels, or made
  /// a quarter brighter or darker, all but some drawn ones and noise differ by at most 10 from themselves.
  static let tolerance = 10

  /// SHA-256 of the whole picture, in hexadecimal.
  let digest: String
  /// The hashes of the whole picture's poses, the upright one first, and of what is inside of its frame.
  let whole: [PictureHash]
  /// The same of the square.
  let shown: [PictureHash]

  init(digest: String, whole: [PictureHash], shown: [PictureHash]) {
    self.digest = digest
    self.whole = whole
    self.shown = shown
  }

  init(_ master: [UInt8], whole: [PictureHash], shown: [PictureHash]) {
    self.init(
      digest: Encoding.hexadecimal(Digest.sha256(master)), whole: whole, shown: shown)
  }

  /// What a list keeps of it: the whole picture and the square, each as it stands.
  var traces: [Trace] {
    let (whole, shown) = (whole.first, shown.first)
    let hashes = whole == shown ? [whole] : [whole, shown].filter { $0 != nil }
    return hashes.map { Trace(digest: digest, hash: $0) }
  }

  /// Whether it is the picture of this trace, or looks like it in one of its poses.
  func isLike(_ trace: Trace) -> Bool {
    if trace.digest == digest { return true }
    return trace.hash.map(isNear) ?? false
  }

  /// Whether one of its poses looks like what has this hash.
  func isNear(_ hash: PictureHash) -> Bool {
    let isNear = { (pose: PictureHash) in pose.distance(to: hash) <= Self.tolerance }
    return whole.contains(where: isNear) || shown.contains(where: isNear)
  }
}

/// What is kept of a picture to know it again.
struct Trace: Hashable, Sendable {
  let digest: String
  /// Nil for one in which there is nothing to see.
  let hash: PictureHash?
}

extension Members {
  /// By what a photo is known again; nil when its whole picture is not kept.
  func look(of photo: PhotoID) throws -> Look? {
    guard let details = try details(of: photo) else { return nil }
    if let digest = details.digest {
      return Look(digest: digest, whole: details.hashes, shown: details.shownHashes)
    }
    return try master(of: photo).map {
      Look($0, whole: details.hashes, shown: details.shownHashes)
    }
  }
}
