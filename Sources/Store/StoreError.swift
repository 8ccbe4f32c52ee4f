import Glibc
import System

/// What can go wrong between a caller and the tree.
public enum StoreError: Error, Equatable {
  /// Somebody else's change came first, or the document exists already (create) or no longer (replace).
  case conflict(Key)
  /// The file at this key is no document that we can read; nothing was changed.
  case unreadable(Key, JSONError)
}

extension SystemError {
  /// Whether there is no room left for what was being written.
  public var isDiskFull: Bool { self.code == ENOSPC || self.code == EDQUOT }

  /// Whether something else stands where a file should be, or one that is far too large.
  public var isOddFile: Bool { [ELOOP, EISDIR, EFBIG].contains(code) }
}
