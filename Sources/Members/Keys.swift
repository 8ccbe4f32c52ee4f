import Glibc
import Sodium
import Store
import System

/// The site's secret keys, made at first use and kept in `keys/`.
struct Keys {
  let store: Store

  func key(_ name: String) throws -> AuthenticationKey {
    let path = "keys/\(name)"
    if let key = try read(path) { return key }
    return try store.locked("keys") {
      if let key = try read(path) { return key }
      try store.writeFile(Key(path, trusted: ()), Random.bytes(AuthenticationKey.size))
      guard let key = try read(path) else { throw SystemError(code: EIO, call: "read") }
      return key
    }
  }

  private func read(_ path: String) throws -> AuthenticationKey? {
    try store.disk.read(path, limit: 1_024).flatMap(AuthenticationKey.init)
  }
}
