import System

/// A file whose first line is a password.
public enum PasswordFile {
  public struct Refusal: Error, CustomStringConvertible {
    public let description: String
  }

  /// The password. Refuses a file that others than its owner may read.
  public static func read(_ path: String) throws -> String {
    let bytes: [UInt8]
    do {
      if try FileBytes.mode(of: path) & 0o077 != 0 {
        throw Refusal(description: "\(path) may be read by others; chmod 600 it")
      }
      bytes = try FileBytes.read(path, limit: 4_096)
    } catch let error as SystemError {
      throw Refusal(description: "\(path) cannot be read: \(error)")
    }
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    if line.isEmpty { throw Refusal(description: "\(path) has no password in its first line") }
    return String(decoding: line, as: UTF8.self)
  }
}
