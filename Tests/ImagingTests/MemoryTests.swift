import Imaging
import System
import Testing

@Suite("Memory of a child is sized to the machine")
struct MemoryTests {
  @Test func allDecodersTogetherUseHalf() {
    #expect(PhotoLimits.memory(for: 2_000_000_000, decoders: 2) == 500_000_000)
    #expect(PhotoLimits.memory(for: 3_000_000_000, decoders: 4) == 375_000_000)
    for total in stride(from: 1_000_000_000, through: 64_000_000_000, by: 777_777_777) {
      for decoders in 1...2 {
        #expect(PhotoLimits.memory(for: total, decoders: decoders) * decoders <= total / 2)
      }
    }
  }

  @Test func neverMoreThanEnoughNorLessThanUseful() {
    #expect(PhotoLimits.memory(for: 64_000_000_000, decoders: 4) == 1_200_000_000)
    #expect(PhotoLimits.memory(for: 805_306_368, decoders: 2) == 201_326_592)
    #expect(PhotoLimits.memory(for: 500_000_000, decoders: 2) == 200_000_000)
    #expect(PhotoLimits.memory(for: 0, decoders: 0) == 200_000_000)
  }

  @Test func everyGroupAboveIsAsked() {
    let text = "1:name=systemd:/init.scope\n0::/system.slice/tintype.service\n"
    #expect(
      Machine.groupPaths(inCgroup: text) == [
        "/system.slice/tintype.service", "/system.slice", "",
      ])
    #expect(Machine.groupPaths(inCgroup: "0::/\n") == [""])
    #expect(Machine.groupPaths(inCgroup: "0::/../../etc\n") == ["/etc", ""])
    #expect(Machine.groupPaths(inCgroup: "4:memory:/x\n") == [])
  }

  @Test func noLimitIsNone() {
    #expect(Machine.limit(inMemoryMax: "268435456\n") == 268_435_456)
    #expect(Machine.limit(inMemoryMax: "max\n") == nil)
    #expect(Machine.limit(inMemoryMax: "") == nil)
  }

  @Test func thisMachineHasSome() throws {
    let meminfo = String(
      decoding: try FileBytes.read("/proc/meminfo", limit: 65_536), as: UTF8.self)
    let line = try #require(meminfo.split(separator: "\n").first { $0.hasPrefix("MemTotal:") })
    let total =
      try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 1_024
    #expect(Machine.memory > 100_000_000 && Machine.memory <= total)
  }
}
