extension PhotoLimits {
  /// What ``memory`` should be on a machine with `totalBytes` of memory where up to `decoders`
  /// photos are developed side by side.
  ///
  /// All of them together use at most half of the memory, so that children are refused memory
  /// before the server and its machine run out of it. Each has 1.2 GB at most, enough for a HEIC of
  /// 70 megapixels and more, and 200 MB at least, without which not even the usual photo of a phone
  /// can be developed: have fewer decoders where that is more than half.
  public static func memory(for totalBytes: Int, decoders: Int) -> Int {
    min(max(totalBytes / 2 / max(decoders, 1), 200_000_000), 1_200_000_000)
  }
}
