import Testing

@Suite("A comment")
struct CommentTests {
  @Test("leaves nothing behind")
  func inline() throws {
    #expect(try rendered("12345{{! a comment }}67890") == "1234567890")
    #expect(try rendered("1{{!\n  over\n  lines\n}}2") == "12")
    #expect(try rendered("  12 {{! 34 }}\n") == "  12 \n")
    #expect(try rendered("12345 {{! x }} 67890") == "12345  67890")
    #expect(try rendered("{{! {{ # > }}") == "")
  }

  @Test("alone on its line takes the line with it")
  func standalone() throws {
    #expect(try rendered("Begin.\n{{! c }}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(try rendered("Begin.\n  {{! c }}  \nEnd.\n") == "Begin.\nEnd.\n")
    #expect(try rendered("|\r\n{{! c }}\r\n|") == "|\r\n|")
    #expect(try rendered("  {{! c }}\n!") == "!")
    #expect(try rendered("!\n  {{! c }}") == "!\n")
    #expect(try rendered("Begin.\n{{!\nlines\n}}\nEnd.\n") == "Begin.\nEnd.\n")
  }

  @Test("is not a variable of that name")
  func noCollision() throws {
    #expect(try rendered("[{{! name }}]", ["! name": 1, "name": 2]) == "[]")
  }
}
