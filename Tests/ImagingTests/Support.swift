import Glibc
import Imaging
import System
import Testing

/// Where things are while the tests run.
enum Places {
  /// The imager that was built with these tests, or the one named in `TINTYPE_IMAGER`.
  static let imager: String = {
    variable("TINTYPE_IMAGER") ?? beside("tintype-imager")
  }()

  /// An imager whose children follow orders, from the same build; see Tests/Attacks.
  static let attackingImager = imager + "-attacks"

  /// A program that was built with these tests.
  private static func beside(_ name: String) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(decoding: buffer.prefix(max(length, 0)).map(UInt8.init), as: UTF8.self)
    return path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
  }

  /// The corpus beside the project, or in `TINTYPE_CORPUS`; `nil` where there is none.
  static let corpus: String? = {
    let project = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let candidates = [
      variable("TINTYPE_CORPUS"), project + "/../shared/corpus",
    ]
    return candidates.compactMap { $0 }.first { access($0 + "/MANIFEST.tsv", R_OK) == 0 }
  }()

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension Colour {
  func isClose(to other: Colour, within limit: Int) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .allSatisfy { abs(Int($0) - Int($1)) <= limit }
  }
}

/// A nameless file that the imager can be given.
struct MemoryFile: ~Copyable {
  let descriptor: Descriptor

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/tintype-photo-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    if number < 0 { throw SystemError(code: errno, call: "mkstemp") }
    unlink(&template)
    let file = Descriptor(owning: number)
    try file.write(bytes)
    descriptor = file
  }
}

extension Imager {
  /// Sniffs and develops a file whose bytes are at hand.
  func develop(
    _ bytes: [UInt8], sniffer: Sniffer = Sniffer(), crop: Crop? = nil,
    keepsOriginal: Bool = true
  ) throws -> DevelopedPhoto {
    let type = try sniffer.photoType(Array(bytes.prefix(Sniffer.prefixLength)))
    let file = try MemoryFile(bytes)
    return try develop(
      photo: file.descriptor.number, type: type, crop: crop, keepsOriginal: keepsOriginal)
  }
}
