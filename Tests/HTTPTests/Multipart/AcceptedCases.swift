@testable import HTTP

extension MultipartCase {
  /// Bodies that are right, or near enough.
  static let accepted: [MultipartCase] = [
    .init("a field", field("hello"), nil),
    .init("an empty field", field(""), nil),
    .init("no parts", "--b--|", nil),
    .init("no line end after the last boundary", "--b|\(disposition)||1|--b--", nil),
    .init("padding after a boundary", "--b \t|\(disposition)||1|--b--  |", nil),
    .init("an empty line before the first boundary", "|" + field("1"), nil),
    .init("a preamble", "This is a message in parts.|" + field("1"), nil),
    .init("an epilogue", field("1") + "bye|", nil),
    .init("data with line ends", field("a||b|||"), nil),
    .init("data that nearly is a boundary", field("|-|--|--a|--\r--b\n--b"), nil),
    .init("data that begins with the boundary", field("--b"), nil),
    .init("data that ends with CR", field("a\r"), nil),
    .init("data that is one CR LF", field("|"), nil),
    .init("a file", "--b|\(file)|Content-Type: image/jpeg||\u{FFFF}\0|--b--|", nil),
    .init(
      "a boundary of dashes", type: "multipart/form-data; boundary=--",
      "----|\(disposition)||1|------|",
      nil),
    .init(
      "a quoted boundary with a space", type: #"multipart/form-data; boundary="a b""#,
      "--a b|\(disposition)||1|--a b--|", nil),
    .init(
      "a long boundary", type: "multipart/form-data; boundary=----WebKitFormBoundaryAbCdEf",
      "------WebKitFormBoundaryAbCdEf|\(disposition)||-|-----WebKitFormBoundary|"
        + "------WebKitFormBoundaryAbCdE|------WebKitFormBoundaryAbCdEf--|", nil),
    .init(
      "names in any case", type: "Multipart/Form-Data; BOUNDARY=b",
      "--b|content-disposition:FORM-DATA;NAME=\"a\"||1|--b--|", nil),
    .init("a part that says its length", "--b|\(disposition)|Content-Length: 1||1|--b--|", nil),
    .init(
      "sizes exactly at their limits", "--b|\(disposition)||1234|--b|\(file)||12345|--b--|",
      limits: limits {
        $0.fieldBytes = 4
        $0.allFieldsBytes = 4
        $0.fileBytes = 5
        $0.parts = 2
        $0.headerLines = 1
      }, nil),
    .init(
      "a body that goes on after its length", length: "\(bytes(field("1")).count)",
      field("1") + field("2"), nil),
  ]
}
