import Testing

@testable import Site

@Suite struct UnifiedDiffTests {
  @Test func equalTextsHaveNoLines() {
    #expect(UnifiedDiff.lines("a\nb\n", "a\nb\n") == [])
    #expect(UnifiedDiff.lines("", "") == [])
  }

  @Test func changesStandBetweenTwoLinesThatStayed() {
    let old = (1...9).map(String.init).joined(separator: "\n") + "\n"
    #expect(
      UnifiedDiff.lines(old, old.replacing("5", with: "five"))
        == ["@@ -3,5 +3,5 @@", " 3", " 4", "-5", "+five", " 6", " 7"])
  }

  @Test func changesFarApartAreApart() {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 1\n", with: "").replacing("line 20", with: "line 20\nline 21")
    #expect(
      UnifiedDiff.lines(old, new) == [
        "@@ -1,3 +1,2 @@", "-line 1", " line 2", " line 3",
        "@@ -19,2 +18,3 @@", " line 19", " line 20", "+line 21",
      ])
  }

  @Test func everythingMayBeNewOrGone() {
    #expect(UnifiedDiff.lines("", "a\n") == ["@@ -1,0 +1,1 @@", "+a"])
    #expect(UnifiedDiff.lines("a\n", "") == ["@@ -1,1 +1,0 @@", "-a"])
  }
}
