import Testing

@testable import HTTP

@Suite("The multipart corpus beside the project")
struct CorpusTests {
  @Test(
    "gives what expected.json says, whole and in every slicing its README names",
    .enabled(
      if: Corpus.folder != nil,
      "no corpus: set TINTYPE_CORPUS or put shared/corpus beside the checkout; NOTHING was tested"))
  func corpus() throws {
    let corpus = try Corpus(#require(Corpus.folder))
    #expect(corpus.cases.count >= 90)
    for item in corpus.cases {
      let whole = run(item, slices: [])
      judge(whole, item)
      let boundary = (try? Boundary(contentType: item.contentType))?.count ?? 5
      for size in [1, 2, 3, 7, boundary, boundary + 4, 8192, 65_535] {
        #expect(run(item, slices: [size]) == whole, "\(item.name) in slices of \(size)")
      }
    }
  }

  @Test(
    "gives the same when bodies up to 16 KiB are cut in two at any byte",
    .enabled(if: Corpus.folder != nil, "no corpus: NOTHING was tested"))
  func cutInTwo() throws {
    for item in try Corpus(#require(Corpus.folder)).cases where item.body.count <= 16_384 {
      let whole = run(item, slices: [])
      for cut in 1..<max(2, item.body.count) {
        let cutRun = run(item, slices: [cut, item.body.count])
        if cutRun != whole {
          Issue.record("\(item.name) cut at \(cut)")
          break
        }
      }
    }
  }

  private func run(_ item: Corpus.Case, slices: [Int]) -> MultipartRun {
    MultipartRun.of(
      contentType: item.contentType, contentLength: item.contentLength, body: item.body,
      slices: slices)
  }

  private func judge(_ run: MultipartRun, _ item: Corpus.Case) {
    let expected = item.expected
    if let error = run.error {
      #expect(expected.verdict != "accept", "\(item.name): \(error)")
      #expect(expected.error == nil || expected.error == error.code, "\(item.name): \(error)")
      #expect(expected.status == nil || expected.status == error.status.rawValue, "\(item.name)")
      #expect((400..<500).contains(error.status.rawValue))
      return
    }
    #expect(expected.verdict != "reject", "\(item.name) was accepted")
    let parts = expected.parts ?? []
    #expect(run.parts.count == parts.count, "\(item.name)")
    for (got, want) in zip(run.parts, parts) {
      #expect(got.isComplete, "\(item.name)")
      #expect(got.headers.name == want.name, "\(item.name)")
      #expect(got.headers.contentType == want.contentType, "\(item.name)")
      #expect(got.data.count == want.length, "\(item.name)")
      #expect(SHA256.hexadecimal(got.data) == want.sha256, "\(item.name)")
      if let name = want.filename {
        #expect(got.headers.fileName == name, "\(item.name): \(got.headers.fileName ?? "nil")")
      }
      if let text = want.text { #expect(String(decoding: got.data, as: UTF8.self) == text) }
      if want.noFile == true { #expect(got.headers.fileName == "" && got.data.isEmpty) }
    }
  }
}
