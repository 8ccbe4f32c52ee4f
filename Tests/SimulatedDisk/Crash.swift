/// What a disk makes of what was not synced when the power went.
package enum Crash: Sendable, CustomStringConvertible {
  /// All of it is lost.
  case forgetful
  /// Nothing is lost.
  case eager
  /// Names are there, but what was in the files is not.
  case hollow
  /// The names in one folder are as they were last; all else is lost.
  case uneven(kept: String)
  /// Some changes of names are there and others are not, whatever came first, and of files a part.
  case shuffled(seed: UInt64)

  package static let all: [Crash] =
    [.forgetful, .eager, .hollow, .uneven(kept: "staged")] + (1...2).map { .shuffled(seed: $0) }

  package var description: String {
    switch self {
    case .forgetful: "forgetful"
    case .eager: "eager"
    case .hollow: "hollow"
    case .uneven(let kept): "uneven, \(kept) kept"
    case .shuffled(let seed): "shuffled \(seed)"
    }
  }
}

extension FileTree {
  /// The tree as it is found `secondsLater`.
  func after(_ crash: Crash, secondsLater: Int64) -> FileTree {
    var tree = self
    switch crash {
    case .forgetful:
      tree.crash(
        keeping: { _ in false }, content: { $0.syncedBytes }, secondsLater: secondsLater)
    case .eager:
      tree.crash(keeping: { _ in true }, content: { $0.bytes }, secondsLater: secondsLater)
    case .hollow:
      tree.crash(keeping: { _ in true }, content: { $0.syncedBytes }, secondsLater: secondsLater)
    case .uneven(let folder):
      let kept = Set(find(folder).map { nodes[$0].pending.map(\.id) } ?? [])
      tree.crash(
        keeping: { kept.contains($0.id) }, content: { $0.syncedBytes }, secondsLater: secondsLater)
    case .shuffled(let seed):
      var random = Seeded(seed: seed)
      tree.crash(
        keeping: { _ in Bool.random(using: &random) },
        content: { node in
          let lost = node.bytes.count - node.syncedBytes.count
          if lost == 0 { return node.bytes }
          let torn = Int.random(in: 0...lost, using: &random)
          return Array(node.bytes.dropLast(torn))
            + [UInt8](repeating: 0, count: Bool.random(using: &random) ? torn : 0)
        }, secondsLater: secondsLater)
    }
    return tree
  }
}

/// SplitMix64: the same numbers for the same seed.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
