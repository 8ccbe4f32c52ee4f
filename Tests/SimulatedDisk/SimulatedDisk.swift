import Glibc
import Store
import Synchronization
import System

/// A disk in memory that loses what was not synced, and fails when it is told to.
package final class SimulatedDisk: Disk {
  /// A call that was made, by its place in the order of all calls.
  package struct Call: Sendable, Equatable, CustomStringConvertible {
    package enum Kind: String, Sendable {
      case read, create, append, overwrite, write, sync, link, rename, remove, makeDirectory
      case removeDirectory, syncDirectory
    }

    package let kind: Kind
    package let path: String

    package var changes: Bool { kind != .read }
    package var description: String { "\(kind.rawValue) \(path)" }
  }

  struct State: Sendable {
    var tree = FileTree()
    var calls: [Call] = []
    var locks = 0
    var fault = Fault.none
    var postponed: (@Sendable (inout FileTree) -> Void)?
    var isOff = false
  }

  let state: Mutex<State>

  /// An empty disk.
  package init() { state = Mutex(State()) }

  private init(_ tree: FileTree) { state = Mutex(State(tree: tree)) }

  /// Another disk with the same files.
  package func copy() -> SimulatedDisk { SimulatedDisk(state.withLock(\.tree)) }

  /// Lets `fault` happen; calls are counted from here.
  package func arm(_ fault: Fault) {
    state.withLock { state in
      state.fault = fault
      state.calls = []
      state.locks = 0
    }
  }

  /// What is found on the disk some hours after the power went.
  package func after(_ crash: Crash) -> SimulatedDisk {
    SimulatedDisk(state.withLock { $0.tree.after(crash, secondsLater: 10_000) })
  }

  /// The calls since this disk was made or armed, but for those that take a lock.
  package var calls: [Call] { state.withLock(\.calls) }

  /// How many locks were asked for since then.
  package var locks: Int { state.withLock(\.locks) }

  /// Makes a call: notes it, lets the fault happen that is due, and does it.
  func call<Result: Sendable>(
    _ kind: Call.Kind, _ path: String,
    _ body: @Sendable (inout FileTree) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    // A lock lets a closure with typed errors through only as a value.
    let outcome = state.withLock { state -> Swift.Result<Result, SystemError> in
      do throws(SystemError) {
        try state.note(Call(kind: kind, path: path))
        return .success(try body(&state.tree))
      } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Makes a call without a result, which a program with a fault may leave out or make late.
  func change(
    _ kind: Call.Kind, _ path: String,
    _ body: @escaping @Sendable (inout FileTree) throws(SystemError) -> Void
  ) throws(SystemError) {
    let outcome = state.withLock { state -> Swift.Result<Void, SystemError> in
      do throws(SystemError) {
        try state.note(Call(kind: kind, path: path))
        if state.skipsCall {
          state.postponed = { tree in try? body(&tree) }
          return .success(())
        }
        try body(&state.tree)
        return .success(())
      } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// What a write that failed has left in the file.
  func writePart(_ bytes: [UInt8], to node: Int, at offset: Int?) {
    state.withLock { state in
      if !state.isOff { state.tree.write(bytes, to: node, at: offset) }
    }
  }
}

// MARK: - Disk

extension SimulatedDisk {
  package func status(_ path: String) throws(SystemError) -> FileStatus? {
    try call(.read, path) { tree throws(SystemError) in
      guard let number = tree.find(path) else { return nil }
      let node = tree.nodes[number]
      return FileStatus(
        device: 1, inode: UInt64(number), size: Int64(node.bytes.count), modified: node.modified,
        isDirectory: node.isDirectory, isFile: !node.isDirectory)
    }
  }

  package func read(_ path: String, limit: Int) throws(SystemError) -> [UInt8]? {
    try call(.read, path) { tree throws(SystemError) in
      guard let number = tree.find(path) else { return nil }
      if tree.nodes[number].bytes.count > limit { throw FileTree.failure(EFBIG) }
      return tree.nodes[number].bytes
    }
  }

  package func read(_ path: String, at offset: Int64, count: Int) throws(SystemError) -> [UInt8]? {
    try call(.read, path) { tree throws(SystemError) in
      guard let number = tree.find(path) else { return nil }
      return Array(tree.nodes[number].bytes.dropFirst(Int(offset)).prefix(count))
    }
  }

  package func list(_ path: String) throws(SystemError) -> [String] {
    try call(.read, path) { tree throws(SystemError) in
      tree.find(path).map { tree.nodes[$0].entries.keys.sorted() } ?? []
    }
  }

  /// A real file with what is in this one now.
  package func open(_ path: String) throws(SystemError) -> Descriptor {
    let bytes = try call(.read, path) { tree throws(SystemError) in
      tree.nodes[try tree.existing(path)].bytes
    }
    var name = Array("/tmp/tintype-simulated-XXXXXX".utf8CString)
    let file = Descriptor(owning: try checked("mkstemp") { unsafe mkstemp(&name) })
    _ = unsafe unlink(name)
    try file.write(bytes)
    return file
  }

  package func create(_ path: String, mode: UInt32) throws(SystemError) -> any OpenFile {
    let node = try call(.create, path) { tree throws(SystemError) in
      try tree.make(path, isDirectory: false)
    }
    return SimulatedFile(disk: self, path: path, node: node)
  }

  package func append(_ path: String, mode: UInt32) throws(SystemError) -> any OpenFile {
    let node = try call(.append, path) { tree throws(SystemError) in
      if let node = tree.find(path) { return node }
      return try tree.make(path, isDirectory: false)
    }
    return SimulatedFile(disk: self, path: path, node: node)
  }

  package func overwrite(_ path: String, at offset: Int64) throws(SystemError) -> any OpenFile {
    let node = try call(.overwrite, path) { tree throws(SystemError) in try tree.existing(path) }
    return SimulatedFile(disk: self, path: path, node: node, offset: Int(offset))
  }

  package func link(_ path: String, to new: String) throws(SystemError) {
    try change(.link, new) { tree throws(SystemError) in try tree.link(path, to: new) }
  }

  package func rename(_ path: String, to new: String) throws(SystemError) {
    try change(.rename, new) { tree throws(SystemError) in try tree.rename(path, to: new) }
  }

  package func remove(_ path: String) throws(SystemError) {
    try change(.remove, path) { tree throws(SystemError) in
      try tree.remove(path, isDirectory: false)
    }
  }

  package func makeDirectory(_ path: String, mode: UInt32) throws(SystemError) {
    try call(.makeDirectory, path) { tree throws(SystemError) in
      _ = try tree.make(path, isDirectory: true)
    }
  }

  package func removeDirectory(_ path: String) throws(SystemError) {
    try change(.removeDirectory, path) { tree throws(SystemError) in
      try tree.remove(path, isDirectory: true)
    }
  }

  package func syncDirectory(_ path: String) throws(SystemError) {
    try change(.syncDirectory, path) { tree throws(SystemError) in
      tree.sync(directory: try tree.existing(path))
    }
  }

  package func lock(_ path: String, wait: Bool) throws(SystemError) -> FileLock? {
    let outcome = state.withLock { state -> Swift.Result<Void, SystemError> in
      do throws(SystemError) { return .success(try state.noteLock()) } catch {
        return .failure(error)
      }
    }
    try outcome.get()
    // Of no file: only one thread uses the disk.
    return FileLock(holding: Descriptor(owning: unsafe Glibc.open("/dev/null", O_RDONLY)))
  }
}

private final class SimulatedFile: OpenFile {
  private let disk: SimulatedDisk
  private let path: String
  private let node: Int
  /// Where it is written over; nil: at the end.
  private let offset: Int?

  init(disk: SimulatedDisk, path: String, node: Int, offset: Int? = nil) {
    self.offset = offset
    self.disk = disk
    self.path = path
    self.node = node
  }

  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    let copied = bytes.indices.map { bytes[$0] }
    let (node, offset) = (node, offset)
    do throws(SystemError) {
      try disk.call(.write, path) { tree throws(SystemError) in
        tree.write(copied, to: node, at: offset)
      }
    } catch {
      // A disk that fails or fills up may have taken a part.
      disk.writePart(Array(copied.prefix(copied.count / 2)), to: node, at: offset)
      throw error
    }
  }

  func sync() throws(SystemError) {
    let node = node
    try disk.change(.sync, path) { tree throws(SystemError) in tree.sync(file: node) }
  }
}
