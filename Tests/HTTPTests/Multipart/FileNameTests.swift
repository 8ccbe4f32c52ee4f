import Testing

@testable import HTTP

@Suite("The name of an uploaded file")
struct FileNameTests {
  private func name(_ parameter: String) throws -> String? {
    try Disposition(Array("form-data; name=\"f\"; \(parameter)".utf8)).fileName
  }

  @Test(
    "is read as each client writes it",
    arguments: [
      (#"filename="photo.jpg""#, "photo.jpg"),
      ("filename=photo.jpg", "photo.jpg"),
      (#"filename="""#, ""),
      (#"filename="a%22b.jpg""#, "a\"b.jpg"),
      (#"filename="100%25.jpg""#, "100%25.jpg"),
      (#"filename="say \"hi\".jpg""#, "say \"hi\".jpg"),
      (#"filename="a\"b\\c.jpg""#, #"a"b\c.jpg"#),
      (#"filename="C:\Documents\new\photo.jpg""#, "photo.jpg"),
      (#"filename="C:\\dir\\photo.jpg""#, "photo.jpg"),
      (#"filename="\\server\share\photo.jpg""#, "photo.jpg"),
      (#"filename="../../etc/photo.jpg""#, "photo.jpg"),
      (#"filename="x; name=evil; filename=y.jpg""#, "x; name=evil; filename=y.jpg"),
      (#"filename="&#44608;.jpg""#, "&#44608;.jpg"),
      (#"filename=".htaccess""#, ".htaccess"),
      (#"filename=".."#, nil),
      (#"filename="..""#, ""),
      (#"filename="photo.jpg. . .""#, "photo.jpg"),
      ("filename*=UTF-8''%EC%9D%B4%EB%A6%84.jpg", "이름.jpg"),
      ("filename*=utf-8'ko'..%2F..%2Fa.jpg", "a.jpg"),
      ("filename*=ISO-8859-1''caf%E9.jpg", "café.jpg"),
      ("filename=\"safe.jpg\"; filename*=UTF-8''evil.php", "safe.jpg"),
      ("filename=\"Zoe\u{308}.jpg\"", "Zo\u{EB}.jpg"),
    ])
  func reads(parameter: String, expected: String?) {
    #expect((try? name(parameter)).flatMap { $0 } == expected)
  }

  @Test("never holds control or bidi characters")
  func dropsControls() throws {
    #expect(try name(#"filename="a%0D%0AX-Injected: 1.jpg""#) == "aX-Injected: 1.jpg")
    #expect(try name("filename=\"photo\u{202E}gpj.exe\"") == "photogpj.exe")
  }

  @Test("survives bytes that are not UTF-8")
  func repairs() throws {
    let value = Array("form-data; name=f; filename=\"caf".utf8) + [0xE9, 0xC0, 0xAF] + [0x22]
    #expect(try Disposition(value).fileName == "caf\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test("is absent for a text field")
  func absent() throws {
    #expect(try Disposition(Array("form-data; name=a".utf8)).fileName == nil)
  }
}
