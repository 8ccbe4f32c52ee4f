/// Passwords of ten and more characters that lists of stolen ones are full of, and the words that most
/// others are made of.
enum CommonPasswords {
  /// Whether `text`, case-folded, is one of them, or one of their words with digits or marks around it,
  /// or a word written twice.
  static func contains(_ text: String) -> Bool {
    if whole.contains(text) { return true }
    let core = text.drop { !$0.isLetter }
    let letters = core.prefix { $0.isLetter }
    let rest = core.dropFirst(letters.count)
    let isPadded = rest.allSatisfy { !$0.isLetter } && text.count - letters.count <= 6
    if isPadded, words.contains(unrepeated(String(letters))) { return true }
    return unrepeated(text).count * 2 <= text.count && unrepeated(text).count <= 8
  }

  /// `passwordpassword` is `password`.
  private static func unrepeated(_ text: String) -> String {
    let characters = Array(text)
    for length in 1...max(1, characters.count / 2) where characters.count % length == 0 {
      let isRepeated = characters.indices.allSatisfy { characters[$0] == characters[$0 % length] }
      if isRepeated { return String(characters.prefix(length)) }
    }
    return text
  }

  private static let whole: Set<String> = [
    "1q2w3e4r5t", "1q2w3e4r5t6y", "1qaz2wsx3edc", "q1w2e3r4t5", "q1w2e3r4t5y6", "zaq12wsxcde3",
    "qwertyuiop", "asdfghjkl;", "zxcvbnm123", "qwerty12345", "qwertyuiop123", "1234qwerasdf",
    "a123456789", "aa12345678", "abcd123456", "123456789a", "qweasdzxc123", "trustno1trustno1",
    "iloveyousomuch", "mypassword", "newpassword", "passw0rd123", "p@ssw0rd123", "changemenow",
    "gkrtodekt1", "dkssudgktpdy", "tkfkdgody12", "qlalfqjsgh", "qlalfqjsgh1", "rkskekfk12",
  ]

  private static let words: Set<String> = [
    "password", "passwort", "qwerty", "qwertz", "azerty", "iloveyou", "letmein", "welcome", "admin",
    "administrator", "monkey", "dragon", "football", "baseball", "superman", "batman", "princess",
    "sunshine", "shadow", "master", "michael", "jordan", "charlie", "starwars", "pokemon",
    "computer",
    "internet", "whatever", "freedom", "changeme", "secret", "login", "abc", "test", "tintype",
    "asdf",
    "asdfgh", "asdfghjkl", "zxcvbn", "zxcvbnm", "love", "hello", "killer", "liverpool", "chelsea",
    "비밀번호", "사랑해", "안녕하세요",
  ]
}
