import Nettle
import Testing

@Suite struct NettleTests {
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 + 0, radix: 16) }.map { $0.count == 1 ? "0" + $0 : $0 }.joined()
  }

  /// RFC 1321, A.5.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func md5IsThatOfTheStandard(_ text: String, _ digest: String) {
    #expect(hexadecimal(MD5.digest(Array(text.utf8))) == digest)
  }

  /// The key stream of a zero key: AES of the counters 0 and 1 (GCM specification, test case 13 and 14).
  @Test func counterModeBeginsAtZeroAndDeciphersItself() {
    let zeros = [UInt8](repeating: 0, count: 32)
    let stream = AES256.counterMode(zeros, key: zeros)
    #expect(hexadecimal(Array(stream.prefix(16))) == "dc95c078a2408989ad48a21492842087")
    #expect(hexadecimal(Array(stream.suffix(16))) == "530f8afbc74536b9a963b4f1c4cb738b")
    let text = Array("a text of thirty and one bytes.".utf8)
    let key = (0..<32).map { UInt8($0) }
    #expect(AES256.counterMode(AES256.counterMode(text, key: key), key: key) == text)
  }
}
