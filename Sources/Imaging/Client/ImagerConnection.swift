import System

/// The one imager of this process, if it runs.
struct ImagerConnection: ~Copyable {
  var process: ImagerProcess?
  /// Grows with every process, so that several threads that see one die replace it once.
  private(set) var generation = 0

  /// Sends to the running process, or to a new one when there is none or it has died.
  mutating func send(
    _ request: ImagerRequest, descriptors: [Int32], path: String
  ) throws(SystemError) {
    if process == nil { try start(path) }
    do {
      try deliver(request, descriptors)
    } catch  where error.isClosed {
      try start(path)
      try deliver(request, descriptors)
    }
  }

  private mutating func start(_ path: String) throws(SystemError) {
    process = nil
    process = try ImagerProcess(path: path)
    generation += 1
  }

  private func deliver(_ request: ImagerRequest, _ descriptors: [Int32]) throws(SystemError) {
    switch process {
    case .some(let process): try process.send(request, descriptors: descriptors)
    case .none: break
    }
  }
}
