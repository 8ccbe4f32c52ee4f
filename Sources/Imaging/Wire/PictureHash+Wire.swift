extension ByteWriter {
  /// Hashes: how many in a byte, then 16 bytes for each.
  mutating func append(_ hashes: [PictureHash]) {
    append(UInt8(clamping: hashes.count))
    for hash in hashes {
      append(hash.across)
      append(hash.down)
    }
  }
}

extension ByteReader {
  /// The hashes of a picture's poses; nil when there are more than it can have, or bytes are missing.
  mutating func nextHashes(atMost limit: Int) -> [PictureHash]? {
    guard let count = next(UInt8.self), count <= limit else { return nil }
    var hashes: [PictureHash] = []
    for _ in 0..<count {
      guard let across = next(UInt64.self), let down = next(UInt64.self) else { return nil }
      hashes.append(PictureHash(across: across, down: down))
    }
    return hashes
  }
}
