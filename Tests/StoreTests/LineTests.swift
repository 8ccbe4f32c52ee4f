import Store
import Testing

@Suite struct LineTests {
  private func lines(_ text: String) throws -> (lines: [String], isTorn: Bool) {
    let bytes = Array(text.utf8)
    var reader = LineReader { Array(bytes.dropFirst(Int($0)).prefix($1)) }
    var lines: [String] = []
    while let line = try reader.next() { lines.append(line) }
    return (lines, reader.isTorn)
  }

  @Test func linesAreReadOneByOne() throws {
    #expect(try lines("").lines == [])
    #expect(try lines("a\n\nb\n").lines == ["a", "", "b"])
    #expect(try !lines("a\n").isTorn)
    #expect(try lines("a\nb").lines == ["a", "b"])
    #expect(try lines("a\nb").isTorn)
  }

  @Test func aLineMayBeLongerThanWhatIsReadAtOnce() throws {
    let long = String(repeating: "x", count: 200_000)
    #expect(try lines("\(long)\ny\n").lines == [long, "y"])
  }

  @Test(arguments: [100, 1_000, 1 << 20])
  func anyNumberOfLinesIsSorted(_ limit: Int) throws {
    var sorter = LineSorter(limit: limit)
    var wanted: [String] = []
    for number in 0..<2_000 {
      let line = "\(number * 7_919 % 2_000) line"
      wanted.append(line)
      try sorter.add(line)
    }
    var found: [String] = []
    try sorter.forEach { found.append($0) }
    #expect(found == wanted.sorted())
  }
}
