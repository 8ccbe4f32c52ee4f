/// Whose a file is, and who may do what with it.
public struct Permissions: Sendable, Equatable {
  /// The number of the user.
  public var owner: UInt32
  /// The lower nine bits, as `chmod(1)` takes them.
  public var mode: UInt32

  public init(owner: UInt32, mode: UInt32) {
    self.owner = owner
    self.mode = mode
  }
}
