import Glibc
import Imaging
import System
import Testing

/// Not a test but a ruler: `TINTYPE_MEASURE=FILE TINTYPE_ROUNDS=5 swift test --filter Measure`;
/// with `TINTYPE_ORIGINAL=1` the copy of all pixels is made too.
@Suite(.enabled(if: Places.variable("TINTYPE_MEASURE") != nil))
struct MeasureTests {
  @Test func developsOnePhotoSeveralTimes() throws {
    let path = Places.variable("TINTYPE_MEASURE") ?? ""
    let rounds = Places.variable("TINTYPE_ROUNDS").flatMap { Int($0) } ?? 3
    let bytes = try FileBytes.read(path, limit: 100_000_000)
    var limits = PhotoLimits()
    if let memory = Places.variable("TINTYPE_MEMORY").flatMap({ Int($0) }) {
      limits.memory = memory
    }
    do {
      var imager = Imager(path: Places.imager, limits: limits)
      for round in 0...rounds {
        if round == 1 { imager = Imager(path: Places.imager, limits: limits) }
        let start = ContinuousClock.now
        let photo = try imager.develop(
          bytes, keepsOriginal: Places.variable("TINTYPE_ORIGINAL") != nil)
        let time = ContinuousClock.now - start
        print(photo.originalSize, photo.masterSize, photo.averageColour, photo.changes, time)
        print(photo.master.count, photo.renditions.map { $0.bytes.count })
        if let folder = Places.variable("TINTYPE_OUTPUT") {
          try save(photo.master, folder + "/master.jpg")
          for rendition in photo.renditions {
            let name = "\(rendition.size.rawValue).\(rendition.format.fileExtension)"
            try save(rendition.bytes, folder + "/" + name)
          }
        }
      }
    }
    printUsage("children", RUSAGE_CHILDREN, rounds)
    printUsage("client", RUSAGE_SELF, rounds)
  }

  private func printUsage(_ name: String, _ who: __rusage_who, _ rounds: Int) {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    let system = Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    print("\(name): user \(user) s, system \(system) s, \(rounds + 1) rounds, 2 imagers")
  }

  /// Starting, sealing and ending a child that has nothing to decode, and the talk about it.
  @Test func refusesAnEmptyPictureManyTimes() throws {
    let imager = Imager(path: Places.imager)
    let file = try MemoryFile(Array("GIF89a".utf8))
    let rounds = 200
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      _ = try? imager.develop(photo: file.descriptor.number, type: .gif)
      times.append(ContinuousClock.now - start)
    }
    times.sort()
    print("nothing to do: median \(times[rounds / 2]), p95 \(times[rounds * 95 / 100])")
  }

  private func save(_ bytes: [UInt8], _ path: String) throws {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try Descriptor(owning: number).write(bytes)
  }
}
