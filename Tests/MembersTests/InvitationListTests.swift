import Testing

@testable import Members

@Suite struct InvitationListTests {
  private func list(_ text: String) -> InvitationList { InvitationList(csv: Array(text.utf8)) }

  private func guests(_ text: String) -> [String] {
    list(text).guests.map { "\($0.line) \($0.email.text) \($0.name?.text ?? "-")" }
  }

  private func bad(_ text: String) -> [Int] { list(text).badRows.map(\.line) }

  @Test(arguments: [
    "ada@example.org,Ada\nminjun@example.org,김민준\n",
    "ada@example.org;Ada\r\nminjun@example.org;김민준",
    "\u{FEFF}ada@example.org\tAda\r\nminjun@example.org\t김민준\r\n",
    "\"ada@example.org\",\"Ada\"\rminjun@example.org,\"김민준\"\r",
    " ada@example.org , Ada \n minjun@example.org,김민준,\n",
  ])
  func theSameListInEachFormThatSpreadsheetsWrite(_ text: String) {
    #expect(guests(text) == ["1 ada@example.org Ada", "2 minjun@example.org 김민준"])
    #expect(bad(text) == [])
  }

  @Test func aFirstRowMayNameTheColumns() {
    #expect(guests("Email,Name\nada@example.org,Ada") == ["2 ada@example.org Ada"])
    #expect(guests("이름;전화;이메일\n민준;010;minjun@example.org") == ["2 minjun@example.org 민준"])
    #expect(guests("E-Mail\nada@example.org") == ["2 ada@example.org -"])
  }

  @Test func aColumnMayNameTheLanguage() {
    let list = list("email,language\nminjun@example.org, KO \nada@example.org,\neve@example.org")
    #expect(list.guests.map(\.language) == ["ko", nil, nil])
  }

  @Test func aNameMayHoldQuotationMarksSeparatorsAndLines() {
    #expect(
      guests("ada@example.org,\"Lovelace, \"\"Ada\"\"\"\neve@example.org,Eve")
        == ["1 ada@example.org Lovelace, \"Ada\"", "2 eve@example.org Eve"])
    // A name on two lines is none; the next row keeps its number.
    #expect(list("ada@example.org,\"A\nB\"\nnobody\n").badRows.map(\.line) == [1, 3])
  }

  @Test func emptyLinesAreNoRowsAndAreCounted() {
    #expect(
      guests("\n\nada@example.org\n , \n\neve@example.org") == [
        "3 ada@example.org -", "6 eve@example.org -",
      ])
  }

  @Test func badRowsAreNamedAndTheOthersGoOn() {
    let rows = [
      "ada@example.org,Ada", "not an address,X", "eve@example.org,Eve, Esq.",
      "ADA@example.org,Again",
      "x@example.org,\"open", "y@example.org,qu\"ote", "z@example.org,\"a\"b",
      "last@example.org,Last",
    ]
    let text = rows.joined(separator: "\n")
    #expect(bad(text) == [2, 3, 4, 5, 6, 7])
    #expect(guests(text) == ["1 ada@example.org Ada", "8 last@example.org Last"])
  }

  @Test func aRowInAnotherEncodingIsBad() {
    let list = InvitationList(
      csv: Array("ada@example.org,Ada\n".utf8) + Array("eve@example.org,".utf8) + [
        0xB1, 0xE8, 0x0A,
      ]
        + Array("grace@example.org,Grace\n".utf8))
    #expect(list.badRows == [InvitationList.BadRow(line: 2, reason: "is not UTF-8", problem: nil)])
    #expect(list.guests.map(\.line) == [1, 3])
  }

  @Test func nothingIsNobody() {
    #expect(guests("") == [] && bad("") == [])
    #expect(guests("\u{FEFF}") == [] && bad("\r\n\r\n") == [])
  }
}
