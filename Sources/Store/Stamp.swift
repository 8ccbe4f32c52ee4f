import System

/// One state of one file, to find out later whether it is still the same.
public struct Stamp: Sendable, Equatable {
  let path: String
  /// Nil: there was no file.
  let status: FileStatus?
}

extension Store {
  /// The state of the file at `key`, taken before it is read.
  public func stamp(_ key: Key) throws -> Stamp {
    Stamp(path: key.path, status: try disk.status(key.path))
  }

  /// Whether all of these files are as they were.
  ///
  /// A file is replaced, never rewritten, so another state has another inode, size or time. The
  /// kernel's clock for files ticks every few milliseconds: `isSettled` keeps away from states that
  /// are younger than that.
  public func areCurrent(_ stamps: [Stamp]) -> Bool {
    do {
      for stamp in stamps where try disk.status(stamp.path) != stamp.status { return false }
      return true
    } catch { return false }
  }
}

extension Stamp {
  /// Whether the file is old enough that a later change must show in its time. One that is not there
  /// shows a change by being there.
  public var isSettled: Bool {
    guard let status else { return true }
    return Clock.microseconds() - status.modified / 1_000 > 100_000
  }
}
