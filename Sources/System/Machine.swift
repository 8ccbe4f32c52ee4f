/// What this machine has.
public enum Machine {
  private static let groups = "/sys/fs/cgroup"

  /// Bytes of memory that this process may use at most: the machine's, or less where a control
  /// group (version 2) of it or above it allows less; 1 GB if neither can be read.
  ///
  /// Read anew each time. `proc_meminfo(5)`, `cgroups(7)`
  public static var memory: Int {
    var limits: [Int] = []
    if let found = text("/proc/meminfo").flatMap(total(inMeminfo:)) { limits.append(found) }
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

  /// Bytes that the line `MemTotal` of `/proc/meminfo` says, in KiB there.
  package static func total(inMeminfo text: String) -> Int? {
    for line in text.split(separator: "\n") where line.hasPrefix("MemTotal:") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let number = Int(words[1]) else { return nil }
      return number * 1024
    }
    return nil
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
