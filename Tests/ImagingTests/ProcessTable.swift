import Glibc
import System

/// Looking at processes from outside, by `/proc`.
enum ProcessTable {
  /// The children of a process, those included that have ended and wait to be removed.
  static func children(of process: Int32) -> [Int32] {
    // A child belongs to the thread that started it.
    entries(of: "/proc/\(process)/task").flatMap { thread -> [Int32] in
      let path = "/proc/\(process)/task/\(thread)/children"
      guard let bytes = try? FileBytes.read(path, limit: 65_536) else { return [] }
      return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// How many descriptors a process has open.
  static func descriptors(of process: Int32) -> Int {
    entries(of: "/proc/\(process)/fd").count
  }

  /// The numbers that name the entries of a folder.
  private static func entries(of path: String) -> [Int32] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var numbers: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let number = Int32(name) { numbers.append(number) }
    }
    return numbers
  }

  /// Whether it has ended, removed from the process table or not.
  static func hasEnded(_ process: Int32) -> Bool {
    guard let bytes = try? FileBytes.read("/proc/\(process)/stat", limit: 4096) else { return true }
    return String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }
}

/// Waits for something, at most five seconds.
func eventually(_ condition: () -> Bool) -> Bool {
  for _ in 0..<1000 {
    if condition() { return true }
    usleep(5000)
  }
  return false
}
