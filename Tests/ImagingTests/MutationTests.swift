@testable import Imaging
import System
import Testing

/// Photos with some bytes changed, through the real imager: for 3 seconds, or as many as
/// `TINTYPE_FUZZ_SECONDS` says.
@Suite("Damaged photos cost one clear refusal each")
struct MutationTests {
  private static let seconds = Places.variable("TINTYPE_FUZZ_SECONDS").flatMap { Int($0) } ?? 3

  /// Small photos of every type, from the corpus if it is there.
  private func seeds(_ imager: Imager) throws -> [[UInt8]] {
    let photo = try imager.develop(DrawnPNG.quadrants(width: 60, height: 40).bytes)
    let made = [DrawnPNG.quadrants(width: 30, height: 30).bytes, photo.master]
    guard let corpus = Places.corpus else { return made + photo.renditions.suffix(2).map(\.bytes) }
    let names = CorpusTests.lines.filter { $0.expected.hasPrefix("ok") }.map(\.file)
    let files = names.compactMap { try? FileBytes.read("\(corpus)/images/\($0)", limit: 60_000) }
    return made + files
  }

  @Test func everyAnswerIsAPhotoOrARefusal() throws {
    let imager = Imager(path: Places.imager)
    let sniffer = Sniffer()
    let seeds = try seeds(imager)
    let process = imager.processNumber
    var answers: [String: Int] = [:]
    let end = ContinuousClock.now + .seconds(Self.seconds)
    while ContinuousClock.now < end {
      let bytes = mutated(seeds[Int.random(in: 0..<seeds.count)])
      do {
        _ = try imager.develop(bytes, sniffer: sniffer)
        answers["ok", default: 0] += 1
      } catch let error as ImagingError {
        let detail = if case .decoderFailed(let detail) = error { detail } else { "" }
        answers[error.code + " " + detail, default: 0] += 1
        #expect(error.code != "imager-failed")
      }
    }
    print(answers)
    #expect(imager.processNumber == process)
  }

  /// A few bytes changed, mostly near the beginning where the structure is, or a piece cut out.
  private func mutated(_ seed: [UInt8]) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...8) where !bytes.isEmpty {
      let near = Bool.random() ? min(bytes.count, 600) : bytes.count
      bytes[Int.random(in: 0..<near)] = UInt8.random(in: 0...255)
    }
    if Int.random(in: 0..<10) == 0, bytes.count > 40 {
      let start = Int.random(in: 0..<bytes.count - 20)
      bytes.removeSubrange(start..<start + Int.random(in: 1..<20))
    }
    return bytes
  }
}
