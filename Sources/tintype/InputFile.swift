import Store
import System

/// A file that a command was given to read.
final class InputFile: Sendable {
  let path: String
  /// Bytes.
  let size: Int64
  private let descriptor: Descriptor

  init(_ path: String) throws {
    self.path = path
    do throws(SystemError) {
      let opened = try FileBytes.open(path)
      size = Int64(try MappedFile.length(of: opened.number))
      descriptor = consume opened
    } catch {
      throw UsageError("\(path) cannot be read: \(error)", code: ExitCode.noInput)
    }
  }

  func read(at offset: Int64, count: Int) throws -> [UInt8] {
    try descriptor.read(at: offset, count: count)
  }

  var lines: LineReader { LineReader { [self] in try read(at: $0, count: $1) } }
}

/// A file that a command was given to write.
final class OutputFile: Sendable {
  private let descriptor: Descriptor

  init(_ path: String) throws {
    do throws(SystemError) { descriptor = try FileBytes.create(path, mode: 0o600) } catch {
      throw UsageError("\(path) cannot be written: \(error)", code: ExitCode.cannotCreate)
    }
  }

  func write(_ bytes: [UInt8]) throws { try descriptor.write(bytes) }
}
