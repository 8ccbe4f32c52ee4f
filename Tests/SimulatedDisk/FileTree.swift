import Glibc
import System

/// Files and folders in memory, each as whoever reads sees it and as it would be found after a crash.
struct FileTree: Sendable {
  struct Node: Sendable {
    let isDirectory: Bool
    /// Nanoseconds since 1970.
    var modified: Int64
    var bytes: [UInt8] = []
    var syncedBytes: [UInt8] = []
    var entries: [String: Int] = [:]
    var syncedEntries: [String: Int] = [:]
    /// What happened to the entries since the directory was synced.
    var pending: [Change] = []
  }

  /// A name that was given to a node, or taken away (`node` is nil).
  struct Change: Sendable {
    let id: Int
    let name: String
    let node: Int?
    /// The other half of a move: file systems with a journal keep both or none.
    var other: (directory: Int, id: Int)?
  }

  private(set) var nodes: [Node] = [Node(isDirectory: true, modified: 0)]
  private var changes = 0

  static func failure(_ code: Int32) -> SystemError { SystemError(code: code, call: "simulated") }

  // MARK: Looking

  func find(_ path: String) -> Int? {
    path.split(separator: "/").reduce(0) { (at: Int?, name) in
      at.flatMap { nodes[$0].entries[String(name)] }
    }
  }

  func existing(_ path: String) throws(SystemError) -> Int {
    guard let number = find(path) else { throw Self.failure(ENOENT) }
    return number
  }

  private func place(_ path: String) throws(SystemError) -> (directory: Int, name: String) {
    let parts = path.split(separator: "/").map(String.init)
    let directory = try existing(parts.dropLast().joined(separator: "/"))
    return (directory, parts.last ?? "")
  }

  // MARK: Changing

  mutating func make(_ path: String, isDirectory: Bool) throws(SystemError) -> Int {
    if find(path) != nil { throw Self.failure(EEXIST) }
    let place = try place(path)
    nodes.append(Node(isDirectory: isDirectory, modified: Clock.microseconds() * 1_000))
    set(place, to: nodes.count - 1)
    return nodes.count - 1
  }

  /// At the end, or over what stands at `offset`.
  mutating func write(_ bytes: [UInt8], to node: Int, at offset: Int? = nil) {
    if let offset {
      let end = min(offset + bytes.count, nodes[node].bytes.count)
      nodes[node].bytes.replaceSubrange(offset..<end, with: bytes)
    } else {
      nodes[node].bytes += bytes
    }
    nodes[node].modified = Clock.microseconds() * 1_000
  }

  mutating func sync(file: Int) { nodes[file].syncedBytes = nodes[file].bytes }

  mutating func link(_ path: String, to new: String) throws(SystemError) {
    let node = try existing(path)
    if find(new) != nil { throw Self.failure(EEXIST) }
    set(try place(new), to: node)
  }

  mutating func rename(_ path: String, to new: String) throws(SystemError) {
    let node = try existing(path)
    if let target = find(new), nodes[target].isDirectory { throw Self.failure(EEXIST) }
    let target = try place(new)
    let source = try place(path)
    set(target, to: node, other: (source.directory, changes + 2))
    set(source, to: nil, other: (target.directory, changes))
  }

  mutating func remove(_ path: String, isDirectory: Bool) throws(SystemError) {
    let node = try existing(path)
    guard nodes[node].isDirectory == isDirectory else {
      throw Self.failure(isDirectory ? ENOTDIR : EISDIR)
    }
    guard nodes[node].entries.isEmpty else { throw Self.failure(ENOTEMPTY) }
    set(try place(path), to: nil)
  }

  mutating func sync(directory: Int) {
    let changes = nodes[directory].pending
    nodes[directory].pending = []
    for change in changes {
      apply(change, to: directory)
      if let other = change.other { persist(other.id, in: other.directory) }
    }
  }

  private mutating func set(
    _ place: (directory: Int, name: String), to node: Int?, other: (directory: Int, id: Int)? = nil
  ) {
    changes += 1
    nodes[place.directory].entries[place.name] = node
    nodes[place.directory].pending.append(
      Change(id: changes, name: place.name, node: node, other: other))
  }

  // MARK: Surviving

  /// With what happened to the same name before.
  private mutating func persist(_ id: Int, in directory: Int) {
    guard let change = nodes[directory].pending.first(where: { $0.id == id }) else { return }
    apply(change, to: directory)
    nodes[directory].pending.removeAll { $0.name == change.name && $0.id <= id }
  }

  private mutating func apply(_ change: Change, to directory: Int) {
    nodes[directory].syncedEntries[change.name] = change.node
  }

  /// What is found when the power comes back: of each directory the changes that are `kept` (those
  /// that were not synced are asked for), of each file the bytes that `content` gives.
  mutating func crash(
    keeping kept: (Change) -> Bool, content: (Node) -> [UInt8], secondsLater: Int64
  ) {
    var gone: Set<Int> = []
    for directory in nodes.indices {
      for change in nodes[directory].pending where !gone.contains(change.id) && !kept(change) {
        gone.insert(change.id)
        if let other = change.other { gone.insert(other.id) }
      }
    }
    for directory in nodes.indices {
      for change in nodes[directory].pending where !gone.contains(change.id) {
        apply(change, to: directory)
      }
      nodes[directory].pending = []
    }
    for index in nodes.indices {
      nodes[index].entries = nodes[index].syncedEntries
      nodes[index].bytes = content(nodes[index])
      nodes[index].syncedBytes = nodes[index].bytes
      nodes[index].modified -= secondsLater * 1_000_000_000
    }
  }
}
