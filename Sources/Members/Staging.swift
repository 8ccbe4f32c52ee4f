import Sodium
import Store
import System

/// Uploads that wait in `staged/` to become photos, bounded in number of bytes and in time.
public struct Staging: Sendable {
  /// Bytes of all uploads together, and of those from one client.
  public struct Limits: Sendable {
    public var total: Int64
    public var perClient: Int64
    /// Milliseconds that an upload is kept for its form to be corrected.
    public var lifetime: Int64 = 3_600_000

    public init(total: Int64, perClient: Int64) {
      self.total = total
      self.perClient = perClient
    }
  }

  private static let directory = "staged"
  private let disk: any Disk
  private let key: AuthenticationKey
  private let limits: Limits

  public init(_ members: Members, limits: Limits) {
    disk = members.store.disk
    key = members.key
    self.limits = limits
  }

  /// Begins an upload from `client`, an address. `Busy` when too much is staged already.
  public func begin(client: String) throws -> StagedUpload {
    let owner = String(Encoding.hexadecimal(key.code(Array("client\0\(client)".utf8))).prefix(16))
    try makeRoom(for: owner)
    let name = "\(owner)-\(Encoding.base64url(Random.bytes(12)))"
    let path = "\(Self.directory)/\(name)"
    return StagedUpload(disk: disk, path: path, file: try disk.create(path, mode: 0o600))
  }

  /// Keeps an upload for another try. The ticket opens it again, for the same browser only.
  public func keep(_ upload: StagedUpload, binding: String) -> String {
    upload.isKept = true
    let name = upload.path.dropFirst(Self.directory.count + 1)
    return "\(name).\(code(String(name), binding))"
  }

  /// The upload that a ticket stands for; nil when it is another browser's, used or too old.
  public func reopen(_ ticket: String, binding: String) throws -> StagedUpload? {
    let parts = ticket.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, Key(parts[0]) != nil, !parts[0].contains("/"),
      Digest.equal(Array(parts[1].utf8), Array(code(parts[0], binding).utf8))
    else { return nil }
    let path = "\(Self.directory)/\(parts[0])"
    guard let status = try disk.status(path), !isOver(status) else { return nil }
    return StagedUpload(disk: disk, path: path, size: Int(status.size))
  }

  private func code(_ name: String, _ binding: String) -> String {
    Encoding.base64url(key.code(Array("staged\0\(name)\0\(binding)".utf8)))
  }

  private func isOver(_ status: FileStatus) -> Bool {
    Clock.milliseconds() - status.modified / 1_000_000 > limits.lifetime
  }

  private func makeRoom(for owner: String) throws {
    var total: Int64 = 0
    var own: Int64 = 0
    for name in try disk.list(Self.directory) {
      let path = "\(Self.directory)/\(name)"
      guard let status = try disk.status(path), !status.isDirectory else { continue }
      if isOver(status) {
        try? disk.remove(path)
        continue
      }
      total += status.size
      if name.hasPrefix(owner) { own += status.size }
    }
    if total >= limits.total || own >= limits.perClient { throw Busy(retryAfter: 60) }
  }
}
