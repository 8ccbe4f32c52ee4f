import Store

/// Something in the tree that is not as it should be.
public struct Finding: Sendable, Equatable {
  public enum Kind: Sendable {
    /// Somebody misses something, or sees what they should not.
    case wrong
    /// Nobody is harmed; it only takes room.
    case leftover
  }

  public enum Outcome: Sendable, Equatable {
    /// Nothing was done: nobody asked for it, or it could not be proved to be right.
    case stays
    case repaired
    /// The repair was tried and came to nothing, for this reason.
    case failed(String)
  }

  /// The file or folder, relative to the tree's root.
  public let path: String
  /// What is the matter, a plain sentence without its full stop.
  public let sentence: String
  public let kind: Kind
  public let outcome: Outcome
}

/// A finding with what would repair it, which is called with the locks of its documents held.
struct Trouble {
  let path: String
  let sentence: String
  let kind: Finding.Kind
  let repair: ((Transaction) throws -> Void)?

  init(
    _ path: String, _ sentence: String, _ kind: Finding.Kind = .wrong,
    repair: ((Transaction) throws -> Void)? = nil
  ) {
    self.path = path
    self.sentence = sentence
    self.kind = kind
    self.repair = repair
  }
}
