import Synchronization
import System

/// Serves FastCGI with a fixed number of threads.
///
/// An epoll set owns the listening socket and the idle connections; a thread takes a connection only
/// while there is a request on it. So kept connections, however many, hold no thread.
///
/// No more threads look for requests than can run: each finds the next one without being woken for
/// it, which is a quarter faster than if all waited. One whose answer takes a while leaves its place
/// to another.
public final class Server: Sendable {
  private let listener: Listener
  private let poller: Poller
  private let stop: Waker
  private let places: Permits
  private let threads: Int
  private let stopping = Atomic<Bool>(false)
  private let handler: Handler

  /// `threads` answer at the same time, at most.
  public init(
    _ listener: consuming Listener, threads: Int, handler: @escaping Handler
  ) throws {
    Connection.prepareLibrary()
    self.listener = listener
    self.handler = handler
    self.threads = threads
    places = try Permits(min(threads, Processor.count + 1))
    poller = try Poller()
    stop = try Waker()
    try poller.add(self.listener.descriptor.number)
    try poller.addPersistent(stop.readable)
  }

  /// Starts the threads, and returns when `finish` has been called and each has ended.
  public func run() throws {
    let running = try (0..<threads).map { _ in try Thread { [self] in serve() } }
    for thread in running { thread.join() }
  }

  /// Lets requests that have begun come to their end, and begins no other.
  public func finish() {
    stopping.store(true, ordering: .releasing)
    stop.wake()
    places.give(threads)
  }

  private func serve() {
    var hasPlace = false
    let connection = Connection {
      if hasPlace { self.places.give() }
      hasPlace = false
    }
    while !stopping.load(ordering: .acquiring) {
      if !hasPlace {
        places.take()
        hasPlace = true
        continue
      }
      guard let ready = try? poller.wait() else { continue }
      if ready == stop.readable { continue }
      if ready == listener.descriptor.number { accept() } else { answer(ready, connection) }
    }
  }

  private func accept() {
    let accepted: Int32?
    do { accepted = try listener.accept() } catch {
      // Out of descriptors or memory: those who wait in the queue are taken a little later.
      Clock.sleep(milliseconds: 20)
      accepted = nil
    }
    try? poller.rearm(listener.descriptor.number)
    guard let accepted else { return }
    do { try poller.add(accepted) } catch { _ = Descriptor(owning: accepted) }
  }

  private func answer(_ descriptor: Int32, _ connection: Connection) {
    guard connection.begin(descriptor) else { return }
    handler(connection)
    guard let kept = connection.end() else { return }
    do { try poller.rearm(kept) } catch { _ = Descriptor(owning: kept) }
  }
}
