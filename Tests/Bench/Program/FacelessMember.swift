import Sodium

/// One of a crowd, made up from a number: always the same for the same number.
struct FacelessMember {
  let uid: String
  let photo: String
  let name: String
  let email: String

  private static let given = [
    "Ada", "Amélie", "Anton", "Björn", "Chloé", "Daniel", "Elif", "Émile", "Grace", "Hannah",
    "Ingrid",
    "Jürgen", "Karim", "Léa", "Marta", "Nadia", "Oskar", "Priya", "Rosa", "Søren", "Tomás", "Wanda",
  ]
  private static let family = [
    "Andersson", "Baker", "Çelik", "Dubois", "Fischer", "García", "Haddad", "Ivanova", "Jensen",
    "Kowalski", "López", "Müller", "Nakamura", "Okafor", "Petit", "Rossi", "Šimić", "Tanaka",
    "Weber",
  ]
  private static let koreanFamily = ["김", "이", "박", "최", "정", "강", "조", "윤", "장", "임", "한", "오"]
  private static let koreanSyllables = [
    "민", "준", "서", "연", "지", "우", "현", "수", "영", "은", "진", "호", "나", "미", "성", "경", "하", "윤",
    "재", "혜",
  ]

  /// Somebody who is there already.
  init(uid: String, photo: String, name: String, email: String) {
    self.uid = uid
    self.photo = photo
    self.name = name
    self.email = email
  }

  init(_ number: Int) {
    var dice = Dice(state: UInt64(number))
    uid = Encoding.base64url(dice.bytes(15))
    var bytes = dice.bytes(16)
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var digits = Array(Encoding.hexadecimal(bytes))
    for index in [20, 16, 12, 8] { digits.insert("-", at: index) }
    photo = String(digits)
    email = "member\(number)@crowd.example"
    name =
      dice.one(of: [true, false])
      ? "\(dice.one(of: Self.given)) \(dice.one(of: Self.family))"
      : dice.one(of: Self.koreanFamily) + dice.one(of: Self.koreanSyllables)
        + dice.one(of: Self.koreanSyllables)
  }
}

/// SplitMix64.
private struct Dice {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[Int(next() % UInt64(choices.count))]
  }
}
