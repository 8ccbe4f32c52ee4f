/// What a child knows of the processes around it.
enum Surroundings {
  /// The number of the process that forked it.
  nonisolated(unsafe) static var imager: Int32 = 0
}
