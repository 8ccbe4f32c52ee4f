import Store
import Testing

/// Names that are overwritten in their place.
@Suite struct BlankingTests {
  let tree: TemporaryTree
  let names: Names
  let file = "names.tsv"

  init() throws {
    tree = try TemporaryTree()
    names = Names(store: tree.store)
  }

  private func line(_ number: Int, _ member: String, _ name: String) -> String {
    "\(number)\t\(member)\t\(name)\t\(name.prefix(1))\n"
  }

  @Test func onlyTheMembersLinesAreOverwrittenAndKeepTheirPlace() throws {
    try tree.write(
      line(1, "ada", "zebulon") + line(2, "grace", "ada") + line(3, "ada", "émile")
        + line(4, "adam", "adam"), to: file)
    try names.blank("ada")
    try #expect(
      tree.read(file) == line(1, "ada", "       ")
        + line(2, "grace", "ada") + line(3, "ada", "      ").replacing("\t \n", with: "\t  \n")
        + line(4, "adam", "adam"))
    let before = try tree.store.stamp(try #require(Key(file)))
    try names.blank("ada")
    #expect(try tree.store.stamp(try #require(Key(file))) == before, "what is blank is left alone")
  }

  @Test func oneLineMayBeKept() throws {
    try tree.write(line(1, "ada", "former") + line(22, "ada", "now"), to: file)
    try names.blank("ada", keeping: 22)
    let text = try tree.read(file)
    #expect(!text.contains("former") && text.hasSuffix(line(22, "ada", "now")))
    try names.blank("ada", keeping: 2)
    #expect(try !tree.read(file).contains("now"))
  }

  @Test func whatACrashCutShortIsOverwrittenToo() throws {
    try tree.write(line(1, "grace", "grace") + "2\tada\tzebu", to: file)
    try names.blank("ada")
    #expect(try tree.read(file) == line(1, "grace", "grace") + "2\tada\t    ")
  }

  @Test func withoutAFileThereIsNothingToDo() throws {
    try names.blank("ada")
    #expect(try !tree.names(".").contains(file))
  }

  @Test func theyAreFoundWhereverTheyStand() throws {
    let others = (0..<9_000).map { line($0, "m\($0)", "member number \($0)") }
    var lines = others
    for place in [0, 1, 4_500, 8_999] { lines[place] = line(place, "ada", "zebulon") }
    try tree.write(lines.joined(), to: file)
    try names.blank("ada")
    for place in [0, 1, 4_500, 8_999] { lines[place] = line(place, "ada", "       ") }
    #expect(try tree.read(file) == lines.joined())
  }

  @Test func aCopyThatIsBeingMadeMeanwhileDoesNotBringThemBack() throws {
    let lines = (0..<3_000).map { line($0, "m\($0)", "member number \($0)") }
    try tree.write(lines.joined() + line(3_000, "last", "the last"), to: file)
    try names.compact { entry in
      // Long after the first lines were copied.
      if entry.sequence == 2_999 { try names.blank("m7") }
      return true
    }
    let text = try tree.read(file)
    #expect(!text.contains("member number 7\t") && text.contains("member number 77\t"))
    #expect(text.split(separator: "\n").count == 3_001)
    #expect(try !tree.names(".").contains { $0.hasPrefix(".names.tsv") })
  }

  @Test func aFileThatIsBeingMadeAgainDoesNotBringThemBack() throws {
    try tree.write(line(1, "ada", "zebulon") + line(2, "grace", "grace"), to: file)
    let all = [1: ("ada", "zebulon"), 2: ("grace", "grace")].sorted { $0.key < $1.key }
    try names.rebuild { add in
      for (number, (member, name)) in all {
        try add(
          NameLine(sequence: Int64(number), member: member, name: name, initials: ""))
      }
      try names.blank("ada")
    }
    let text = try tree.read(file)
    #expect(!text.contains("zebulon") && text.contains("grace"))
  }

  @Test func whatAKilledRewritingLeftIsGoneToo() throws {
    try tree.write(line(1, "ada", "zebulon"), to: file)
    for left in [".names.tsv.new", ".names.tsv.run-0", ".names.tsv.run-1"] {
      try tree.write(line(1, "ada", "zebulon"), to: left)
    }
    try names.blank("ada")
    #expect(try tree.store.disk.list("").filter { $0.hasPrefix(".names") } == [])
  }
}
