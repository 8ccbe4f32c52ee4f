import System

/// The lines of a file from its beginning, read block by block.
public struct LineReader {
  /// Bytes read at once.
  private static let blockSize = 65_536

  /// At most so many bytes from an offset; fewer only at the end.
  private let read: (Int64, Int) throws -> [UInt8]
  private var block: [UInt8] = []
  private var position = 0
  private var offset: Int64 = 0
  /// Whether the line that `next` gave last was without a line feed: the end of the file, cut short.
  public private(set) var isTorn = false

  public init(_ read: @escaping (Int64, Int) throws -> [UInt8]) {
    self.read = read
  }

  /// The lines of a file of the tree; none when it is not there.
  public init(_ disk: any Disk, _ path: String) {
    self.init { try disk.read(path, at: $0, count: $1) ?? [] }
  }

  /// Bytes kept of a line; no line of ours comes near.
  private static let lineLimit = 1 << 20

  /// Without its line feed, and of a line without end only the beginning; nil at the end of the file.
  public mutating func next() throws -> String? {
    var line: [UInt8] = []
    while true {
      if let end = block.span.firstIndex(of: 0x0A, from: position) {
        keep(block[position..<end], in: &line)
        position = end + 1
        return String(decoding: line, as: UTF8.self)
      }
      keep(block[position...], in: &line)
      block = try read(offset, Self.blockSize)
      offset += Int64(block.count)
      position = 0
      if block.isEmpty {
        if line.isEmpty { return nil }
        isTorn = true
        return String(decoding: line, as: UTF8.self)
      }
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
    line += bytes.prefix(Self.lineLimit - line.count)
  }
}
