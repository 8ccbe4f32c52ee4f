import Synchronization

/// What a child knows of the processes around it.
enum Surroundings {
  /// The number of the process that forked it.
  static let imager = Atomic<Int32>(0)
}
