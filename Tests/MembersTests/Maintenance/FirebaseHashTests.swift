import Sodium
import Testing

@testable import Members

@Suite struct FirebaseHashTests {
  /// The example in the README of firebase/scrypt.
  static let console = """
    hash_config {
      algorithm: SCRYPT,
      base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
      base64_salt_separator: Bw==,
      rounds: 8,
      mem_cost: 14,
    }
    """
  static let salt = "42xEC+ixf3L2lw=="
  static let hash =
    "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="
  static let password = "user1password"

  @Test func thePublishedExampleIsVerified() throws {
    let parameters = try #require(FirebaseParameters(text: Self.console))
    let hash = try #require(FirebaseHash(parameters, salt: Self.salt, hash: Self.hash))
    #expect(hash.matches(Self.password))
    #expect(!hash.matches("user1Password"))
    #expect(!hash.matches(""))
    let kept = try #require(FirebaseHash(hash.text))
    #expect(kept == hash)
    #expect(kept.matches(Self.password))
  }

  @Test func anotherAlgorithmIsNotTakenForThisOne() {
    let console = Self.console.replacing("algorithm: SCRYPT", with: "algorithm: MD5")
    #expect(FirebaseParameters(text: console) == nil)
  }

  @Test func parametersAreReadFromJSONToo() {
    let json = """
      {"hash_config": {"algorithm": "SCRYPT", "base64_signer_key": "AAEC", "base64_salt_separator":
      "Bw==", "rounds": 8, "mem_cost": 14}}
      """
    #expect(
      FirebaseParameters(text: json)
        == FirebaseParameters(signerKey: "AAEC", saltSeparator: "Bw==", rounds: 8, memoryCost: 14))
  }

  @Test(arguments: [
    ("", "Bw==", 8, 14), ("AA*A", "Bw==", 8, 14), ("AAAA", "Bw==", 0, 14), ("AAAA", "Bw==", 8, 40),
    ("AAAA", "B", 8, 14),
  ])
  func parametersThatCannotBeAreRefused(_ key: String, _ separator: String, _ r: Int, _ n: Int) {
    #expect(
      FirebaseParameters(signerKey: key, saltSeparator: separator, rounds: r, memoryCost: n) == nil)
  }

  @Test(arguments: [
    "", "!", "$argon2id$v=19$m=1", "$firebase-scrypt$", "$firebase-scrypt$n=14,r=8$AA$AA$AA",
    "$firebase-scrypt$n=99,r=8$AA$AA$AA$AA", "$firebase-scrypt$n=14,r=8$AA$AA$AA$*",
  ])
  func otherTextsAreNoSuchHash(_ text: String) {
    #expect(FirebaseHash(text) == nil)
  }

  @Test(
    arguments: [
      ("", []), ("Zg==", [0x66]), ("Zm8", [0x66, 0x6F]), ("-_+/", [0xFB, 0xFF, 0xBF]),
    ] as [(String, [UInt8])])
  func base64IsReadInBothAlphabets(_ text: String, _ bytes: [UInt8]) {
    #expect(Encoding.base64Bytes(text) == bytes)
    #expect(Encoding.base64Bytes(Encoding.base64url(bytes)) == bytes)
  }
}
