import Members
import Store
import System

/// How long it takes to make the indexes of a tree again, and how much memory.
enum IndexBench {
  /// Prints a line for each: what, seconds, mebibytes of this process so far.
  static func run(_ tree: String) throws {
    let members = try Members(
      store: Store(disk: try LocalDisk(root: tree)), settings: MemberSettings(cores: 1))
    try measure("feed compacted") { try members.compactFeed() }
    try measure("names compacted") { try members.compactNames() }
    try measure("feed made again") { try members.rebuildFeed() }
    try measure("names made again") { try members.rebuildNames() }
  }

  private static func measure<Result>(_ what: String, _ body: () throws -> Result) rethrows {
    let begun = Clock.elapsed()
    _ = try body()
    let status = (try? FileBytes.read("/proc/self/status", limit: 1 << 16)) ?? []
    let peak = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
    let mebibytes = (peak.flatMap { Int($0) } ?? 0) / 1_024
    print("\(what)\t\((Clock.elapsed() - begun + 500) / 1_000)\t\(mebibytes)")
  }
}
