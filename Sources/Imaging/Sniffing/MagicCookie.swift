import CMagic

/// libmagic with its database: tells what a file is by its first bytes.
@safe
struct MagicCookie: ~Copyable {
  private let cookie: magic_t

  /// Loads the system's database; `nil` if there is none. `magic_load(3)`
  ///
  /// Looks at bytes only: no archive, office or compressed file is ever taken apart here, outside
  /// of the seal.
  init?() {
    let flags =
      MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS | MAGIC_NO_CHECK_TAR | MAGIC_NO_CHECK_CDF
      | MAGIC_NO_CHECK_ELF | MAGIC_NO_CHECK_APPTYPE
    guard let cookie = unsafe magic_open(flags) else { return nil }
    if unsafe magic_load(cookie, nil) != 0 {
      unsafe magic_close(cookie)
      return nil
    }
    unsafe self.cookie = unsafe cookie
  }

  deinit {
    unsafe magic_close(cookie)
  }

  /// The media type of a file that begins with `bytes`. libmagic gives up on some that no photo has,
  /// such as `00 00 FE FF FF FF "SADI" 00 4A 00 00`: those have no name either.
  ///
  /// `magic_buffer(3)`; the answer lies in the cookie until the next call, hence `mutating`.
  mutating func mediaType(of bytes: [UInt8]) -> String {
    guard let answer = unsafe magic_buffer(cookie, bytes, bytes.count) else {
      return "application/octet-stream"
    }
    return unsafe String(cString: answer)
  }
}
