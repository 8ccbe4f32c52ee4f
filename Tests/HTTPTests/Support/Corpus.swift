import Foundation

/// The bodies in `shared/corpus/multipart`, which lies beside the project and never in it.
struct Corpus {
  struct Part: Decodable {
    let name: String
    let filename: String?
    let contentType: String?
    let length: Int
    let sha256: String
    let text: String?
    let noFile: Bool?
  }

  struct Expectation: Decodable {
    let verdict: String
    let parts: [Part]?
    let error: String?
    let status: Int?
  }

  struct Case {
    let name: String
    let expected: Expectation
    let contentType: String?
    let contentLength: String?
    let body: [UInt8]
  }

  let cases: [Case]

  /// The folder: TINTYPE_CORPUS/multipart, or ../shared/corpus/multipart beside the checkout.
  static let folder: URL? = {
    var candidates: [URL] = []
    if let path = ProcessInfo.processInfo.environment["TINTYPE_CORPUS"] {
      candidates.append(URL(fileURLWithPath: path))
    }
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    candidates.append(
      root.deletingLastPathComponent().appendingPathComponent("shared/corpus"))
    return candidates.map { $0.appendingPathComponent("multipart") }
      .first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("expected.json").path)
      }
  }()

  init(_ folder: URL) throws {
    let json = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let expected = try decoder.decode([String: Expectation].self, from: json)
    cases = try expected.sorted { $0.key < $1.key }.map { name, expectation in
      let headers = String(
        decoding: try Data(contentsOf: folder.appendingPathComponent(name + ".headers")),
        as: UTF8.self)
      let body = try Data(contentsOf: folder.appendingPathComponent(name + ".body"))
      return Case(
        name: name, expected: expectation, contentType: Self.field("content-type", headers),
        contentLength: Self.field("content-length", headers), body: Array(body))
    }
  }

  private static func field(_ name: String, _ headers: String) -> String? {
    for line in headers.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name else {
        continue
      }
      return line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }
}
