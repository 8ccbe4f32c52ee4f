import Glibc

/// A thread of the system, running `body` to its end. `pthread_create(3)`
public struct Thread: Sendable {
  private let handle: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  public init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    var handle = pthread_t()
    let box = unsafe Unmanaged.passRetained(Body(body))
    let code = unsafe pthread_create(
      &handle, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      unsafe box.release()
      throw SystemError(code: code, call: "pthread_create")
    }
    self.handle = handle
  }

  /// Waits for the end of the thread; call once. `pthread_join(3)`
  public func join() {
    pthread_join(handle, nil)
  }
}
