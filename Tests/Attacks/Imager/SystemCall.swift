import CCalls
import CSeccomp
import Glibc

/// A system call in words: its name, or its number, and what is handed to it.
struct SystemCall {
  /// Its number; negative when nobody knows the name.
  let number: Int
  private var values: [Int]

  init(_ words: [String]) {
    let name = words.first ?? ""
    number = unsafe Int(name) ?? Int(seccomp_syscall_resolve_name(name))
    values = words.dropFirst().prefix(6).map(Self.value)
    values += Array(repeating: 0, count: 6 - values.count)
  }

  /// Its result, negative when it failed, and then the error.
  func make() -> (result: Int, code: Int32) {
    var code: Int32 = 0
    let result = unsafe tt_call(number, values, &code)
    return (result, code)
  }

  private static func value(of word: String) -> Int {
    switch word {
    case "zeros": return unsafe Int(bitPattern: tt_room())
    case "imager": return Int(Surroundings.imager.load(ordering: .relaxed))
    case "self": return Int(getpid())
    case "vector":
      // Sixteen bytes of the room, as struct iovec describes them.
      let place = unsafe UnsafeMutableRawPointer(tt_room() + 4096)
      unsafe place.storeBytes(of: iovec(iov_base: tt_room(), iov_len: 16), as: iovec.self)
      return Int(bitPattern: place)
    case "arguments":
      // Neither arguments nor environment: null pointers.
      return unsafe Int(bitPattern: tt_room() + 8192)
    default:
      if let number = Int(word) { return number }
      return unsafe Int(bitPattern: strdup(word))
    }
  }
}
