import System

/// Passwords of ten and more characters that lists of stolen ones are full of, and the words that most
/// others are made of.
enum CommonPasswords {
  /// Whether `text`, case-folded, is one of them, or one of their words with digits or marks around it,
  /// or a word written twice; whatever stands between its words, unless that is most of it.
  static func contains(_ text: String) -> Bool {
    if isCommon(text) { return true }
    let words = text.filter { $0.isLetter || $0.isNumber }
    return words.count * 2 >= text.count && isCommon(words)
  }

  private static func isCommon(_ text: String) -> Bool {
    if isListed(text) { return true }
    var core = text.drop { !$0.isLetter }
    while core.last?.isLetter == false { core.removeLast() }
    if text.count - core.count <= 6, isListed(unrepeated(String(core))) { return true }
    let word = unrepeated(text)
    return word.count * 2 <= text.count && word.count <= 12
  }

  /// Whether this is one of the list's words, also where `@`, `0` and the like stand for letters.
  private static func isListed(_ text: String) -> Bool {
    if text.isEmpty { return false }
    let plain = String(text.map { lookalikes[$0] ?? $0 })
    return [text, plain].contains { word in
      if more.contains(word) { return true }
      let wanted = Array(" \(word) ".utf8)
      return !word.contains(" ") && bytes.span.firstIndex(of: wanted.span, from: 0) != nil
    }
  }

  private static let bytes = Array(" \(list.replacing("\n", with: " ")) ".utf8)

  private static let lookalikes: [Character: Character] = [
    "@": "a", "0": "o", "1": "l", "3": "e", "5": "s", "$": "s", "7": "t", "!": "i",
  ]

  /// `passwordpassword` is `password`.
  private static func unrepeated(_ text: String) -> String {
    let characters = Array(text)
    for length in 1...max(1, characters.count / 2) where characters.count % length == 0 {
      let isRepeated = characters.indices.allSatisfy { characters[$0] == characters[$0 % length] }
      if isRepeated { return String(characters.prefix(length)) }
    }
    return text
  }

  /// Korean, also as it comes out when it is typed on Latin keys, what people call this site, and phrases
  /// that everybody knows.
  private static let more: Set<String> = [
    "비밀번호", "사랑해", "사랑합니다", "안녕하세요", "대한민국", "gkrtodekt1", "dkssudgktpdy", "zaq12wsxcde3",
    "tkfkdgody12", "qlalfqjsgh", "qlalfqjsgh1", "rkskekfk12", "tkfkdgkqslek", "eogksalsrnr",
    "changeme", "tintype", "letmeinplease", "mypassword", "newpassword", "trustno1trustno1",
    "correcthorsebatterystaple", "thequickbrownfox", "maytheforcebewithyou", "tobeornottobe",
    "openthepodbaydoors", "onceuponatime",
  ]
}
