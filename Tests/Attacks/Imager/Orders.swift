import CCalls
import Glibc
import Imaging
import System

/// What a picture tells a child to do: one order and its arguments, separated by spaces.
struct Orders {
  private let picture: Int32
  private let bytes: [UInt8]

  init(picture: Int32) {
    self.picture = picture
    let file = try? MappedFile(descriptor: picture)
    switch file {
    case .some(let file): bytes = file.withBytes { span in span.indices.map { span[$0] } }
    case .none: bytes = []
    }
  }

  /// Orders in the place of letters to be drawn.
  init(_ text: String, picture: Int32) {
    self.picture = picture
    bytes = Array(text.utf8)
  }

  /// Does it. What came of it is told as a refusal: the error's number as what was found, and the
  /// result as the limit.
  func follow() -> [UInt8] {
    let words = bytes.prefix { $0 != UInt8(ascii: "\n") }.split(separator: UInt8(ascii: " "))
      .map { String(decoding: $0, as: UTF8.self) }
    guard let order = words.first else { return [] }
    let arguments = Array(words.dropFirst())
    switch order {
    case "echo": return Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    case "call": return outcome(SystemCall(arguments).make())
    case "number": return outcome((SystemCall(arguments).number, 0))
    case "old": return outcome((tt_call_32(20), 0))
    case "environment": return outcome((Self.environmentCount, 0))
    case "open": return outcome((Self.openDescriptors, 0))
    case "memory": return outcome(Exhaustion.takeMemory())
    case "threads": Exhaustion.spinInThreads()
    case "spin": Exhaustion.spin()
    case "sleep": Exhaustion.sleepForEver()
    case "flood": Exhaustion.flood()
    case "drip": Exhaustion.drip()
    case "mute": Exhaustion.closeAndSleep()
    case "exit": CurrentProcess.exitNow(arguments.first.flatMap { Int32($0) } ?? 0)
    default: return []
    }
  }

  private func outcome(_ outcome: (result: Int, code: Int32)) -> [UInt8] {
    ChildReply.refused(.tooManyParts(found: Int(outcome.code), limit: outcome.result)).encoded
  }

  /// Variables in the environment.
  private static var environmentCount: Int {
    var count = 0
    while unsafe environ[count] != nil { count += 1 }
    return count
  }

  /// Descriptors below 1024 that are open.
  private static var openDescriptors: Int {
    (0..<1024).count { SystemCall(["fstat", String($0), "zeros"]).make().code == 0 }
  }
}
