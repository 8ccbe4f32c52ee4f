import Glibc

/// How a colour profile turns one channel into light: ICC.1:2022, sections 10.6 and 10.18.
enum ICCCurve {
  /// Equally spaced samples from 0 to 1.
  case table([UInt16])
  /// `(a x + b)^g` from `d` upwards, `c x` below.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double)

  /// Reads a `curv` tag, or a `para` tag of types 0 and 3; `nil` for anything else.
  init?(_ tag: [UInt8]) {
    let bytes = tag.span
    guard bytes.count >= 12 else { return nil }
    switch bytes.fourCharacters(at: 0) {
    case "curv": self.init(table: bytes, count: Int(bytes.bigEndian32(at: 8)))
    case "para": self.init(parametric: bytes, kind: Int(bytes.bigEndian16(at: 8)))
    default: return nil
    }
  }

  private init?(table bytes: Span<UInt8>, count: Int) {
    guard count <= 65_536, 12 + 2 * count <= bytes.count else { return nil }
    switch count {
    case 0: self = .parametric(g: 1, a: 1, b: 0, c: 0, d: 0)
    case 1:
      let gamma = Double(bytes.bigEndian16(at: 12)) / 256
      self = .parametric(g: gamma, a: 1, b: 0, c: 0, d: 0)
    default: self = .table((0..<count).map { bytes.bigEndian16(at: 12 + 2 * $0) })
    }
  }

  private init?(parametric bytes: Span<UInt8>, kind: Int) {
    let counts = [1, 3, 4, 5]
    guard counts.indices.contains(kind), 12 + 4 * counts[kind] <= bytes.count else { return nil }
    let numbers = (0..<counts[kind]).map { bytes.fixed16(at: 12 + 4 * $0) }
    switch kind {
    case 0: self = .parametric(g: numbers[0], a: 1, b: 0, c: 0, d: 0)
    case 3:
      self = .parametric(
        g: numbers[0], a: numbers[1], b: numbers[2], c: numbers[3], d: numbers[4])
    default: return nil
    }
  }

  /// The light for a channel's value, both 0 to 1.
  func value(at x: Double) -> Double {
    switch self {
    case .parametric(let g, let a, let b, let c, let d):
      return x < d ? c * x : pow(a * x + b, g)
    case .table(let samples):
      let place = x * Double(samples.count - 1)
      let low = min(Int(place), samples.count - 2)
      let part = place - Double(low)
      let value = Double(samples[low]) * (1 - part) + Double(samples[low + 1]) * part
      return value / 65_535
    }
  }
}
