import Store
import System

/// A file that a command was given to read.
final class InputFile: Sendable {
  private let descriptor: Descriptor

  init(_ path: String) throws {
    do throws(SystemError) { descriptor = try FileBytes.open(path) } catch {
      throw UsageError("\(path) cannot be read: \(error)", code: ExitCode.noInput)
    }
  }

  func read(at offset: Int64, count: Int) throws -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }

  var lines: LineReader { LineReader { [self] in try read(at: $0, count: $1) } }
}
