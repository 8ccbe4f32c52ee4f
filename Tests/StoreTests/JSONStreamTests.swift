import Store
import Testing

@Suite struct JSONStreamTests {
  /// Gives at most `piece` bytes at a time.
  private func walk(_ text: String, piece: Int = 65_536) -> JSONStream {
    let bytes = Array(text.utf8)
    return JSONStream { Array(bytes.dropFirst(Int($0)).prefix(min($1, piece))) }
  }

  private let text = """
    \u{FEFF} {"a" : [1, {"x":"]}\\"{"} , [] ,true],"b":{"c":-1.5e3},
     "d":"é\\u00e9", "e": {}, "f":null}
    """

  @Test(arguments: [1, 2, 3, 7, 65_536])
  func valuesAreReadOneByOneHoweverTheyAreCut(_ piece: Int) throws {
    var stream = walk(text, piece: piece)
    var keys: [String] = []
    var found: [JSON] = []
    try stream.object { stream, key in
      keys.append(key)
      switch key {
      case "a": try stream.array { found.append(try $0.value()) }
      case "b": try stream.skip()
      default: found.append(try stream.value())
      }
    }
    #expect(keys == ["a", "b", "d", "e", "f"])
    #expect(found == [1, ["x": "]}\"{"], [], true, "éé", [:], .null])
    #expect(try stream.peek() == nil)
  }

  @Test(arguments: [
    "", "[", "{\"a\"", "{\"a\":}", "{\"a\":1,}", "{a:1}", "{\"a\":1 \"b\":2}", "{\"a\":\"x",
    "{\"a\":[1}",
    "{\"a\":tru}", "[1]",
  ])
  func whatIsMalformedIsRefused(_ text: String) {
    #expect(throws: JSONStream.Failure.self) {
      var stream = walk(text)
      try stream.object { stream, _ in _ = try stream.value() }
    }
  }

  @Test func aValueThatIsTooLargeIsRefusedAndCanBePassedOver() throws {
    let large = "{\"a\":\"\(String(repeating: "x", count: 5_000))\",\"b\":1}"
    #expect(throws: JSONStream.Failure.tooLarge(offset: 5)) {
      var stream = walk(large)
      try stream.object { stream, _ in _ = try stream.value(limit: 1_000) }
    }
    var stream = walk(large)
    var keys = ""
    try stream.object { stream, key in
      keys += key
      try stream.skip()
    }
    #expect(keys == "ab")
  }
}
