/// A PNG file of nothing but its pixels.
package enum BarePNG {
  private static let kept: Set = ["IHDR", "IDAT", "IEND"]

  /// The picture of `file` without resolution and other remarks, which libvips adds.
  ///
  /// - Returns: `nil` if that is no whole PNG file.
  package static func picture(in file: [UInt8]) -> [UInt8]? {
    guard let chunks = PNGChunks(file.span) else { return nil }
    return chunks.list.filter { kept.contains($0.type) }
      .reduce(into: PNGChunks.signature) { $0 += file[$1.range] }
  }
}
