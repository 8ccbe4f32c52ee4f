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
  static let previewEnding = ".preview"
  private static let originalPrefix = "original-"
  private static let originalLifetime: Int64 = 86_400_000
  private let disk: any Disk
  private let key: AuthenticationKey
  private let limits: Limits

  public init(_ members: Members, limits: Limits) {
    disk = members.store.disk
    key = members.key
    self.limits = limits
  }

  /// Begins an upload from `client`. `Busy` when too much is staged already.
  public func begin(client: Client) throws -> StagedUpload {
    let owner = String(
      Encoding.hexadecimal(key.code(Array("client\0\(client.text)".utf8))).prefix(16))
    try makeRoom(for: owner)
    let name = "\(owner)-\(Encoding.base64url(Random.bytes(12)))"
    let path = "\(Self.directory)/\(name)"
    return StagedUpload(disk: disk, path: path, file: try disk.create(path, mode: 0o600))
  }

  /// Keeps an upload for another try, with a small picture of it. The ticket opens it again, for the
  /// same browser only.
  public func keep(
    _ upload: StagedUpload, preview: [UInt8], binding: String
  ) throws -> String {
    try? disk.remove(upload.path + Self.previewEnding)
    try disk.create(upload.path + Self.previewEnding, mode: 0o600).write(preview)
    upload.isKept = true
    let name = upload.path.dropFirst(Self.directory.count + 1)
    return "\(name).\(code(String(name), binding))"
  }

  /// The upload that a ticket stands for; nil when it is another browser's, used or too old.
  public func reopen(_ ticket: String, binding: String) throws -> StagedUpload? {
    guard let (path, status) = try open(ticket, binding) else { return nil }
    return StagedUpload(disk: disk, path: path, size: Int(status.size))
  }

  /// The small picture of a kept upload.
  public func preview(_ ticket: String, binding: String) throws -> [UInt8]? {
    guard let (path, _) = try open(ticket, binding) else { return nil }
    return try disk.read(path + Self.previewEnding, limit: 1 << 20)
  }

  private func open(_ ticket: String, _ binding: String) throws -> (String, FileStatus)? {
    let parts = ticket.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, Key(parts[0]) != nil, !parts[0].contains("/"),
      Digest.equal(Array(parts[1].utf8), Array(code(parts[0], binding).utf8))
    else { return nil }
    let path = "\(Self.directory)/\(parts[0])"
    guard let status = try disk.status(path), age(status) <= limits.lifetime else { return nil }
    return (path, status)
  }

  private func code(_ name: String, _ binding: String) -> String {
    Encoding.base64url(key.code(Array("staged\0\(name)\0\(binding)".utf8)))
  }

  /// Milliseconds.
  private func age(_ status: FileStatus) -> Int64 {
    Clock.milliseconds() - status.modified / 1_000_000
  }

  /// Removes what has been there too long: uploads after their time, the own pixels of photos after a
  /// day. Returns what is left.
  @discardableResult
  public func sweep() throws -> [(name: String, status: FileStatus)] {
    var left: [(name: String, status: FileStatus)] = []
    for name in try disk.list(Self.directory) {
      let path = "\(Self.directory)/\(name)"
      guard let status = try disk.status(path) else { continue }
      if status.isDirectory {
        // A photo's folder that a crash kept from its place.
        if age(status) > limits.lifetime { removeFolder(path) }
        continue
      }
      // Those are settled, not swept.
      if name.hasPrefix(Intents.prefix) { continue }
      let isOriginal = name.hasPrefix(Self.originalPrefix)
      if age(status) > (isOriginal ? Self.originalLifetime : limits.lifetime) {
        try? disk.remove(path)
      } else {
        left.append((name, status))
      }
    }
    return left
  }

  private func removeFolder(_ path: String) {
    for name in (try? disk.list(path)) ?? [] { try? disk.remove("\(path)/\(name)") }
    try? disk.removeDirectory(path)
  }

  private func makeRoom(for owner: String) throws {
    let files = try sweep()
    let own = files.filter { $0.name.hasPrefix(owner) }.reduce(0) { $0 + $1.status.size }
    if own >= limits.perClient { throw Busy(retryAfter: 60) }
    var total = files.reduce(0) { $0 + $1.status.size }
    // Photos can do without their own pixels; uploads cannot. The oldest go first.
    let originals = files.filter { $0.name.hasPrefix(Self.originalPrefix) }
      .sorted { $0.status.modified < $1.status.modified }
    for original in originals where total >= limits.total {
      try? disk.remove("\(Self.directory)/\(original.name)")
      total -= original.status.size
    }
    if total >= limits.total { throw Busy(retryAfter: 60) }
  }
}
