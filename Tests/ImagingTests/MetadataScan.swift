import Glibc
import System

/// Looks for anything in a published picture that is not needed to show it. Written without the
/// code that it tests.
enum MetadataScan {
  /// What was found in the private copy of an upload, which may also have a colour profile, Adobe's
  /// segment and an orientation.
  static func findings(inOriginal file: [UInt8]) -> [String] {
    var index = 2
    var rest = Array(file.prefix(2))
    while index + 4 <= file.count, file[index] == 0xFF, file[index + 1] != 0xDA {
      let end = index + 2 + Int(file[index + 2]) << 8 + Int(file[index + 3])
      let segment = Array(file[index..<min(end, file.count)])
      let isProfile = segment[1] == 0xE2 && segment[4...].starts(with: Array("ICC_PROFILE\0".utf8))
      let isAdobe = segment[1] == 0xEE && segment.count == 16
      let isOrientation = (0...8).contains { segment == orientation($0) }
      if !isProfile && !isAdobe && !isOrientation { rest += segment }
      index = end
    }
    return findings(in: rest + file[min(index, file.count)...])
  }

  /// An EXIF segment with nothing but the orientation in it.
  private static func orientation(_ value: UInt8) -> [UInt8] {
    Array(DrawnJPEG.oriented([0xFF, 0xD8], value, bigEndian: true).dropFirst(2))
  }

  /// What was found; empty for a clean picture.
  static func findings(in file: [UInt8]) -> [String] {
    var result: [String] = []
    if file.starts(with: [0xFF, 0xD8]) {
      result += jpeg(file)
    } else {
      result += webp(file)
    }
    for text in ["Exif", "http://ns.adobe", "MARKER", "Photoshop", "ftyp", "<?php", "ICC_PROFILE"]
    where contains(file, Array(text.utf8)) {
      result.append("contains \(text)")
    }
    return result
  }

  private static func jpeg(_ file: [UInt8]) -> [String] {
    var result: [String] = []
    var index = 2
    while index + 4 <= file.count, file[index] == 0xFF {
      let marker = file[index + 1]
      if marker == 0xDA { break }
      let length = Int(file[index + 2]) << 8 | Int(file[index + 3])
      if marker == 0xE0 {
        if length != 16 { result.append("JFIF segment of \(length) bytes") }
      } else if (0xE1...0xEF).contains(marker) || marker == 0xFE {
        result.append("segment \(String(marker, radix: 16))")
      }
      index += 2 + length
    }
    if file.suffix(2) != [0xFF, 0xD9] { result.append("bytes after the end") }
    return result
  }

  private static func webp(_ file: [UInt8]) -> [String] {
    var result: [String] = []
    var index = 12
    while index + 8 <= file.count {
      let name = String(decoding: file[index..<index + 4], as: UTF8.self)
      if name != "VP8 " { result.append("chunk \(name)") }
      let length = (0..<4).reduce(0) { $0 | Int(file[index + 4 + $1]) << (8 * $1) }
      index += 8 + length + length % 2
    }
    if index != file.count { result.append("bytes after the end") }
    return result
  }

  private static func contains(_ file: [UInt8], _ wanted: [UInt8]) -> Bool {
    var start = 0
    while let index = file.span.firstIndex(of: wanted[0], from: start) {
      if file[index...].starts(with: wanted) { return true }
      start = index + 1
    }
    return false
  }
}
