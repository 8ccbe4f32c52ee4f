import CSystem

/// What this machine has.
public enum Machine {
  private static let groups = "/sys/fs/cgroup"

  /// Bytes of memory that this process may use at most: the machine's, or less where a control
  /// group (version 2) of it or above it allows less; 1 GB if neither can be read.
  ///
  /// Read anew each time. `sysinfo(2)`, `cgroups(7)`
  public static var memory: Int {
    var limits: [Int] = []
    // Not from /proc, of which a service may be shown its own processes only.
    let machine = Int(clamping: tt_memory())
    if machine > 0 { limits.append(machine) }
    for path in text("/proc/self/cgroup").map(groupPaths(inCgroup:)) ?? [] {
      let file = text("\(groups)\(path)/memory.max")
      if let found = file.flatMap(limit(inMemoryMax:)) { limits.append(found) }
    }
    return limits.min() ?? 1_000_000_000
  }

  private static func text(_ path: String) -> String? {
    guard let bytes = try? FileBytes.read(path, limit: 65_536) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The version 2 control group in `/proc/self/cgroup` and all above it, the root as "".
  package static func groupPaths(inCgroup text: String) -> [String] {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else {
      return []
    }
    let names = line.dropFirst(3).split(separator: "/").filter { $0 != ".." }
    return (0...names.count).reversed().map { count in
      names.prefix(count).reduce("") { $0 + "/" + $1 }
    }
  }

  /// Bytes that a `memory.max` says; `nil` for `max`, which is no limit.
  package static func limit(inMemoryMax text: String) -> Int? {
    text.split(separator: "\n").first.flatMap { Int($0) }
  }
}
