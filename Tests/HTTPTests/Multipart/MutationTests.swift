import Testing

@testable import HTTP

@Suite("Mutated multipart bodies")
struct MutationTests {
  /// A repeatable source of numbers (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test("give the same whole and sliced, whatever they are")
  func mutations() {
    let seed = UInt64.random(in: 0 ... .max)
    print("multipart mutation seed: \(seed)")
    var numbers = Numbers(state: seed)
    let sources = MultipartCase.accepted + MultipartCase.refused
    var limits = MultipartLimits()
    limits.headerBytes = 200
    limits.fieldBytes = 20
    limits.fileBytes = 20
    limits.parts = 3
    for _ in 0..<4000 {
      let source = sources[Int.random(in: 0..<sources.count, using: &numbers)]
      let body = mutated(MultipartCase.bytes(source.body), &numbers)
      func run(_ slices: [Int]) -> MultipartRun {
        MultipartRun.of(
          contentType: source.contentType, contentLength: "\(body.count)", body: body,
          slices: slices, limits: limits)
      }
      let slices = (0..<40).map { _ in Int.random(in: 1...12, using: &numbers) }
      #expect(run(slices) == run([]), "seed \(seed), body \(body)")
      #expect(run([1]) == run([]), "seed \(seed), body \(body)")
    }
  }

  /// One to four changes: a byte replaced, taken out or put in, a stretch repeated or cut off.
  private func mutated(_ body: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var body = body
    let telling: [UInt8] = [13, 10, 45, 98, 34, 92, 59, 61, 58, 32, 0, 255]
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let place = Int.random(in: 0...body.count, using: &numbers)
      let byte = telling.randomElement(using: &numbers) ?? 0
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: body.insert(byte, at: place)
      case 1 where place < body.count: body[place] = byte
      case 2 where place < body.count: body.remove(at: place)
      case 3:
        let end = min(body.count, place + Int.random(in: 1...30, using: &numbers))
        body.insert(contentsOf: Array(body[place..<end]), at: place)
      case 4 where place > body.count / 2: body.removeSubrange(place...)
      default: break
      }
    }
    return body
  }
}
