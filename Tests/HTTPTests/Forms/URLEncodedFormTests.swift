import Testing

@testable import HTTP

@Suite("A urlencoded form")
struct URLEncodedFormTests {
  private func form(_ text: String, limits: FormLimits = .form) throws -> FormFields {
    try FormFields(urlencoded: Array(text.utf8).span, limits: limits)
  }

  @Test("is decoded pair by pair, in order")
  func decodes() throws {
    let form = try form("&a=1&&b=x+y%20z%2B&c&=d&e=f=g&a=2&n=%EA%B9%80&")
    #expect(form.fields.map(\.name) == ["a", "b", "c", "", "e", "a", "n"])
    #expect(try form.text("b") == "x y z+")
    #expect(try form.text("c") == "")
    #expect(try form.text("e") == "f=g")
    #expect(try form.text("n") == "김")
    #expect(try form.texts("a") == ["1", "2"])
    #expect(form.contains("c") && !form.contains("x"))
  }

  @Test("may be empty")
  func empty() throws {
    #expect(try form("").fields.isEmpty)
  }

  @Test("with a field sent twice says so when one is asked for")
  func twice() throws {
    let form = try form("a=1&a=2")
    #expect(throws: FormError.repeated) { try form.text("a") }
  }

  @Test("with a bad escape is refused", arguments: ["a=%", "a=%2", "a=%zz", "%=1", "a=1%+2"])
  func badEscapes(text: String) {
    #expect(throws: FormError.badEscape) { try form(text) }
  }

  @Test("is UTF-8 in its names, and in the values that are asked for")
  func invalidUTF8() throws {
    #expect(throws: FormError.invalidUTF8) { try form("%FF=1") }
    let fields = try form("a=%FF&b=1")
    #expect(throws: FormError.invalidUTF8) { try fields.text("a") }
    #expect(try fields.text("b") == "1")
  }

  @Test("is bounded in fields and sizes")
  func limits() throws {
    let limits = FormLimits(fields: 2, fieldBytes: 4)
    #expect(try form("a=12&b=34", limits: limits).fields.count == 2)
    #expect(throws: FormError.tooManyFields) { try form("a&b&c", limits: limits) }
    #expect(throws: FormError.fieldTooLarge) { try form("a=123", limits: limits) }
    #expect(FormError.fieldTooLarge.status == .contentTooLarge)
  }
}
