import CUnistring
import Glibc

/// The calls into libunistring, and the only place with its names and pointers.
enum Unistring {
  /// A normalisation form of Unicode Standard Annex 15.
  enum Form {
    /// Canonical composition: what is stored and compared.
    case nfc
    /// Compatibility decomposition: `ﬁ` becomes `fi`, `é` becomes `e` and a mark.
    case nfkd
    /// Compatibility composition: `ﬁ` becomes `fi`, `ａ` becomes `a`.
    case nfkc
  }

  /// `text` in the given form, or nil when memory runs out. `u8_normalize`
  static func normalized(_ text: String, _ form: Form) -> String? {
    unsafe transformed(text) { bytes, count, length in
      unsafe u8_normalize(handle(form), bytes, count, nil, length)
    }
  }

  /// `text` with full case folding, normalised to `form`. No language's own rules. `u8_casefold`
  static func caseFolded(_ text: String, _ form: Form) -> String? {
    unsafe transformed(text) { bytes, count, length in
      unsafe u8_casefold(bytes, count, nil, handle(form), nil, length)
    }
  }

  /// `text` with its first letter, and that of each later word, in title case, in NFC: `ǆ` becomes `ǅ`,
  /// `ß` becomes `Ss`. No language's own rules. `u8_totitle`
  static func titleCased(_ text: String) -> String? {
    unsafe transformed(text) { bytes, count, length in
      unsafe u8_totitle(bytes, count, nil, handle(.nfc), nil, length)
    }
  }

  /// Whether a character takes the room of two Latin letters, as Han and Hangul do. `uc_width`
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    unsafe uc_width(scalar.value, "UTF-8") == 2
  }

  /// The name of a character's script, such as `Latin`; nil for a code point that has none. `uc_script`
  static func script(of scalar: Unicode.Scalar) -> String? {
    guard let script = unsafe uc_script(scalar.value), let name = unsafe script.pointee.name else {
      return nil
    }
    return unsafe String(cString: name)
  }

  private static func handle(_ form: Form) -> uninorm_t {
    switch form {
    case .nfc: unsafe uninorm_nfc_form()
    case .nfkd: unsafe uninorm_nfkd_form()
    case .nfkc: unsafe uninorm_nfkc_form()
    }
  }

  /// Lends the UTF-8 of `text` to a C function that returns memory of its own, and frees that.
  private static func transformed(
    _ text: String,
    _ call: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<UInt8>?
  ) -> String? {
    var text = text
    return text.withUTF8 { bytes -> String? in
      guard let base = bytes.baseAddress, !bytes.isEmpty else { return "" }
      var length = 0
      guard let result = unsafe call(base, bytes.count, &length) else { return nil }
      defer { unsafe free(result) }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: result, count: length), as: UTF8.self)
    }
  }
}
