import Store

/// How far a long piece of work has come, for whoever watches it.
public struct Progress {
  let tell: (_ stage: String, _ done: Int, _ total: Int) -> Void

  public static var silent: Progress { Progress { _, _, _ in } }

  public init(_ tell: @escaping (_ stage: String, _ done: Int, _ total: Int) -> Void) {
    self.tell = tell
  }

  /// Calls `body` with every name in a folder of the tree, one after the other.
  func forEachName(
    _ disk: any Disk, _ folder: String, stage: String? = nil, _ body: (String) throws -> Void
  ) throws {
    var total = 0
    try disk.list(folder) { _ in total += 1 }
    var done = 0
    try disk.list(folder) { name in
      tell(stage ?? folder, done, max(total, done))
      try body(name)
      done += 1
    }
    tell(stage ?? folder, done, done)
  }
}
