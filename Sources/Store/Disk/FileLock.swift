import System

/// A lock held on a file until this value goes out of use.
public struct FileLock: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// The descriptor that holds it. A process that gets a copy holds the lock too, until it ends.
  public var number: Int32 { descriptor.number }

  /// Takes over a descriptor whose closing gives up the lock.
  public init(holding descriptor: consuming Descriptor) {
    self.descriptor = descriptor
  }
}
