import System

/// Gets files from the internet by `tintype-fetch`, a process of its own for each.
public struct Fetcher: Sendable {
  private let program: String
  /// Seconds that one file may take.
  private let seconds: Int

  public init(program: String, seconds: Int = 60) {
    self.program = program
    self.seconds = seconds
  }

  /// A file with at most `limit` bytes from `address`.
  func fetch(_ address: String, limit: Int) throws -> Descriptor {
    let file = try TemporaryFile()
    let complaint = try TemporaryFile()
    let process = try ChildProcess.spawn(
      program, [String(limit), String(seconds), address],
      descriptors: [nil, file.descriptor.number, complaint.descriptor.number])
    guard try process.wait() == .exited(0) else {
      let said = try complaint.descriptor.read(at: 0, count: 300)
      let line = String(decoding: said, as: UTF8.self).prefix { !$0.isNewline }
      throw ImportPhotos.Failure(code: "photo.fetch: \(line)")
    }
    return file.release()
  }
}
