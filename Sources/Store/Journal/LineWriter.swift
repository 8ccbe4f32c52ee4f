/// Writes lines to a new file, many at a time.
struct LineWriter {
  private let file: any OpenFile
  private var waiting: [UInt8] = []
  /// An empty file has nothing that could be lost.
  private var isDurable = true

  /// Makes the file; what a crash has left under that name goes.
  init(_ disk: any Disk, _ path: String, mode: UInt32) throws {
    if try disk.status(path) != nil { try disk.remove(path) }
    file = try disk.create(path, mode: mode)
  }

  mutating func write(line: some Collection<UInt8>) throws {
    waiting += line
    waiting.append(0x0A)
    if waiting.count > 65_536 { try flush() }
  }

  mutating func write(bytes: [UInt8]) throws {
    waiting += bytes
    try flush()
  }

  mutating func flush() throws {
    if waiting.isEmpty { return }
    try file.write(waiting)
    waiting.removeAll(keepingCapacity: true)
    isDurable = false
  }

  /// Makes all of it durable, if it is not yet.
  mutating func finish() throws {
    try flush()
    if isDurable { return }
    try file.sync()
    isDurable = true
  }
}
