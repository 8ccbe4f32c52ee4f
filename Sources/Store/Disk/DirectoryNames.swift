import Glibc
import System

/// The names in a directory, one after the other. `readdir(3)`
@safe
struct DirectoryNames: ~Copyable {
  private let stream: OpaquePointer

  init(_ directory: consuming Descriptor) throws(SystemError) {
    guard let stream = unsafe fdopendir(directory.release()) else {
      throw SystemError(code: errno, call: "fdopendir")
    }
    unsafe self.stream = stream
  }

  deinit { unsafe closedir(stream) }

  /// The next name, `.` and `..` left out; nil at the end.
  func next() -> String? {
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { return name }
    }
    return nil
  }
}
