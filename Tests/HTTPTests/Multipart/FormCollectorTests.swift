import Testing

@testable import HTTP

@Suite("A form collector")
struct FormCollectorTests {
  private struct Files: FileSink {
    var names: [String] = []
    var data: [UInt8] = []
    var ended = 0

    mutating func fileBegan(_ headers: PartHeaders) { names.append(headers.fileName ?? "") }
    mutating func fileData(_ bytes: Span<UInt8>) {
      for index in bytes.indices { data.append(bytes[index]) }
    }
    mutating func fileEnded() { ended += 1 }
  }

  private func collect(_ body: String) throws -> FormCollector<Files> {
    var collector = FormCollector(files: Files())
    let bytes = MultipartCase.bytes(body)
    var parser = try MultipartParser(
      contentType: "multipart/form-data; boundary=b", contentLength: "\(bytes.count)")
    for byte in bytes { try parser.feed([byte].span, to: &collector) }
    try parser.finish()
    return collector
  }

  @Test("keeps text fields in order and hands files on")
  func sorts() throws {
    let form = try collect(
      "--b|Content-Disposition: form-data; name=n||Zoë|--b|\(MultipartCase.file)||\u{FFFF}1|"
        + "--b|Content-Disposition: form-data; name=token||t|--b--|")
    #expect(form.fields.fields.map(\.name) == ["n", "token"])
    #expect(try form.fields.text("n") == "Zoë")
    #expect(form.files.names == ["x.jpg"])
    #expect(form.files.data == [0xFF, UInt8(ascii: "1")])
    #expect(form.files.ended == 1)
  }

  @Test("sees no file where none was chosen")
  func noFile() throws {
    let none = "Content-Disposition: form-data; name=\"photo\"; filename=\"\""
    let form = try collect("--b|\(none)|Content-Type: application/octet-stream|||--b--|")
    #expect(form.files.names.isEmpty && form.files.ended == 0)
    #expect(form.fields.fields.isEmpty)
  }

  @Test("takes a file without a name when it has bytes")
  func namelessFile() throws {
    let form = try collect("--b|Content-Disposition: form-data; name=f; filename=\"\"||x|--b--|")
    #expect(form.files.names == [""] && form.files.ended == 1)
  }

  @Test("takes an empty file that has a name")
  func emptyFile() throws {
    let form = try collect("--b|\(MultipartCase.file)|||--b--|")
    #expect(form.files.names == ["x.jpg"] && form.files.ended == 1 && form.files.data.isEmpty)
  }

  @Test("says when a text is not UTF-8, or was sent twice")
  func refuses() throws {
    let form = try collect(
      "--b|\(MultipartCase.disposition)||\u{FFFF}|--b|Content-Disposition: form-data; name=t||1|"
        + "--b|Content-Disposition: form-data; name=t||2|--b--|")
    #expect(throws: FormError.invalidUTF8) { try form.fields.text("a") }
    #expect(throws: FormError.repeated) { try form.fields.text("t") }
    #expect(try form.fields.texts("t") == ["1", "2"])
    #expect(try form.fields.text("absent") == nil)
  }

  @Test("reads the Latin-1 that old Java clients write")
  func latin1() throws {
    let form = try collect(
      "--b|\(MultipartCase.disposition)|Content-Type: text/plain; charset=ISO-8859-1||"
        + "\u{FFFF}|--b--|")
    #expect(try form.fields.text("a") == "ÿ")
  }
}
