import Testing
import Zip
import Zlib

@Suite struct ZipTests {
  private let date = ZipDate(year: 2026, month: 11, day: 30)

  @Test(
    arguments: [("", 0), ("123456789", 0xCBF4_3926), ("안녕", 0x8269_786A)] as [(String, UInt32)])
  func checksums(_ text: String, _ expected: UInt32) {
    var whole = CRC32()
    whole.update(Array(text.utf8))
    var pieces = CRC32()
    for byte in text.utf8 { pieces.update([byte]) }
    #expect(whole.value == pieces.value)
    #expect(whole.value == expected)
  }

  /// The file that Info-ZIP and Python's zipfile read as one file `a.txt` with `hi`.
  @Test func aSmallArchive() {
    var writer = ZipWriter(date: date)
    let entry = ZipEntry(name: "a.txt", size: 2, checksum: 0xD893_2AAC)
    let archive = writer.begin(entry) + Array("hi".utf8) + writer.finish()
    #expect(UInt64(archive.count) == ZipWriter.length(of: [entry]))
    #expect(archive.starts(with: [0x50, 0x4B, 3, 4, 20, 0, 0, 8, 0, 0, 0, 0, 0x7E, 0x5D]))
    // The end: one file in a list of 51 bytes, which begins after 37.
    let end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 51, 0, 0, 0, 37, 0, 0, 0, 0, 0]
    #expect(Array(archive.suffix(22)) == end)
  }

  @Test func anArchiveOfNothing() {
    #expect(ZipWriter(date: date).finish().count == 22)
  }

  @Test func whatLiesBeyondFourGibibytesIsFoundInAnotherRecord() {
    let far: UInt64 = 5 << 30
    var writer = ZipWriter(date: date, offset: far)
    _ = writer.begin(ZipEntry(name: "a", size: 1, checksum: 0))
    let end = writer.finish()
    // 46 + 1 + 12 bytes of list, 56 and 20 of the larger end, 22 of the usual one.
    #expect(end.count == 47 + 12 + 56 + 20 + 22)
    let places = [47 + 4, 47 + 12 + 48]
    let expected = [far, far + 32]
    for (place, number) in zip(places, expected) {
      let found = end[place..<place + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      #expect(found == number)
    }
  }

  @Test func manyFilesNeedItToo() {
    let entries = (0..<65_535).map { ZipEntry(name: "\($0)", size: 0, checksum: 0) }
    let names = entries.reduce(0) { $0 + $1.name.utf8.count }
    #expect(ZipWriter.length(of: entries) == UInt64(65_535 * 76 + 2 * names + 56 + 20 + 22))
  }
}
