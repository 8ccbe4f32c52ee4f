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
      let temporary = path + ".\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
      let file = try store.disk.create(temporary, mode: 0o600)
      try file.write(Random.bytes(AuthenticationKey.size))
      try file.sync()
      try store.disk.rename(temporary, to: path)
      try store.disk.syncDirectory("keys")
      guard let key = try read(path) else { throw SystemError(code: EIO, call: "read") }
      return key
    }
  }

  private func read(_ path: String) throws -> AuthenticationKey? {
    try store.disk.read(path, limit: 1_024).flatMap(AuthenticationKey.init)
  }
}
