import Imaging
import System
import Glibc

/// Work for the imager, as a page server gives it. The imager ends with this value.
struct PhotoBench {
  private let imager: Imager

  init(imager path: String) {
    imager = Imager(path: path)
  }

  /// Develops the JPEG at `path` so often; whoever started this process measures what it took.
  func develop(_ path: String, count: Int) throws {
    let file = unsafe open(path, O_RDONLY)
    precondition(file >= 0, "\(path) cannot be read")
    defer { close(file) }
    // A photo costs nothing to begin with: the imager runs already. So it runs here without one too.
    refuse(file: "/dev/null")
    for _ in 0..<count { _ = try imager.develop(photo: file, type: .jpeg) }
  }

  /// Prints the median time, in milliseconds, of a child that finds nothing to decode: starting,
  /// sealing and ending it, and the talk about it.
  func refuse(count: Int) throws {
    refuse(file: "/dev/null")
    var times = (0..<max(count, 1)).map { _ in
      let begun = ContinuousClock.now
      refuse(file: "/dev/null")
      return ContinuousClock.now - begun
    }
    times.sort()
    print((times[times.count / 2] / .milliseconds(1)))
  }

  /// Hands over a file that is no photo.
  private func refuse(file path: String) {
    let file = unsafe open(path, O_RDONLY)
    defer { close(file) }
    do {
      _ = try imager.develop(photo: file, type: .gif)
      fatalError("\(path) became a photo")
    } catch {
      precondition(error == .damaged, "\(error)")
    }
  }
}
