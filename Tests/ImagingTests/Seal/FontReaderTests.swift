import Glibc
import Testing

@testable import Imaging

/// A child that draws reads fonts by itself: what else it could reach.
@Suite("A taken-over child that draws reads fonts and nothing else", .serialized)
struct FontReaderTests {
  /// The answer to a child that gets `order` as the letters to draw.
  private func answer(to order: String) throws -> ImagingError? {
    let imager = Imager(path: Places.attackingImager)
    do {
      _ = try imager.draw(try #require(SampleLettering.of(order)), size: .px96, format: .png)
      return nil
    } catch let error as ImagingError {
      return error
    }
  }

  @Test(
    "it opens what fontconfig needs",
    arguments: ["/etc/fonts/fonts.conf", "/usr/share/fonts", "/var/cache/fontconfig"])
  func fonts(_ path: String) throws {
    #expect(try answer(to: "call openat -100 \(path) 0")?.errorOfCall == 0)
  }

  @Test(
    "it opens nothing else",
    arguments: [
      "/etc/passwd", "/proc/self/environ", "/tmp", "/", "/usr/share/fonts/../../../etc/passwd",
    ])
  func others(_ path: String) throws {
    #expect(try answer(to: "call openat -100 \(path) 0")?.errorOfCall == EACCES)
  }

  @Test(
    "it learns which paths there are, and no more of them", arguments: ["/etc/passwd", "/", "/tmp"])
  func names(_ path: String) throws {
    #expect(try answer(to: "call newfstatat -100 \(path) zeros 0")?.errorOfCall == 0)
    #expect(try answer(to: "call access \(path) 0")?.errorOfCall == 0)
    #expect(try answer(to: "call access \(path)-not 0")?.errorOfCall == ENOENT)
  }

  @Test("it writes nowhere")
  func writing() throws {
    for flags in [O_WRONLY, O_RDWR, O_WRONLY | O_CREAT, O_RDWR | O_TRUNC] {
      let order = "call openat -100 /usr/share/fonts/x \(flags) 384"
      #expect(try answer(to: order)?.errorOfCall == EPERM)
    }
    let making = "call openat -100 /tmp/tintype-made \(O_RDONLY | O_CREAT) 384"
    #expect(try answer(to: making) == .ended(by: SIGSYS))
  }

  @Test(
    "it reaches no other process and no network",
    arguments: [
      "socket 1 1 0", "socket 2 1 0", "execve /bin/true arguments arguments", "fork",
      "kill imager 0", "openat2 -100 /etc/passwd zeros 24", "memfd_create /x 0",
    ])
  func others(call: String) throws {
    #expect(try answer(to: "call \(call)") == .ended(by: SIGSYS))
  }
}
