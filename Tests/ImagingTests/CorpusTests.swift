import Glibc
import Imaging
import System
import Testing

@Suite("Every file of the corpus gets an answer that its manifest allows", .serialized)
struct CorpusTests {
  struct Line: Sendable, CustomTestStringConvertible {
    let file: String
    let expected: String
    var testDescription: String { file }

    /// What the words of the manifest allow.
    var allowed: (acceptance: Bool, refusal: Bool) {
      let words = expected
      if words.hasPrefix("as heic") { return (true, false) }
      for either in ["no-crash", "ok-or", "reject-or", "ok or"] where words.hasPrefix(either) {
        return (true, true)
      }
      return (words.hasPrefix("ok"), words.hasPrefix("reject"))
    }
  }

  static let lines: [Line] = {
    guard let corpus = Places.corpus,
      let bytes = try? FileBytes.read(corpus + "/MANIFEST.tsv", limit: 10_000_000)
    else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Line(file: String(columns[0]), expected: String(columns[4]))
    }
  }()

  @Test func everyFileGetsAnAllowedAnswer() throws {
    let imager = Imager(path: Places.imager)
    let sniffer = Sniffer()
    var table = ""
    for line in Self.lines {
      let path = "\(Places.corpus ?? "")/images/\(line.file)"
      let bytes = try FileBytes.read(path, limit: 100_000_000)
      let start = ContinuousClock.now
      let answer: String
      var accepted = false
      do {
        let photo = try imager.develop(bytes, sniffer: sniffer)
        accepted = true
        for picture in [photo.master] + photo.renditions.map(\.bytes) {
          #expect(MetadataScan.findings(in: picture) == [], "\(line.file)")
        }
        let size = photo.originalSize
        answer =
          "ok \(size.width)x\(size.height) master \(photo.masterSize.width)x"
          + "\(photo.masterSize.height) \(photo.averageColour) "
          + photo.changes.map(\.code).joined(separator: ",")
      } catch let error as ImagingError {
        answer = "\(error)"
        if case .imagerFailed = error { Issue.record("\(line.file): \(error)") }
      }
      let time = ContinuousClock.now - start
      table += "\(line.file)\t\(answer)\t\(time)\t\(line.expected)\n"
      let allowed = line.allowed
      #expect(
        accepted ? allowed.acceptance : allowed.refusal, "\(line.file): \(answer), \(line.expected)"
      )
    }
    if let path = Places.variable("TINTYPE_CORPUS_TABLE") {
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
      try Descriptor(owning: file).write(Array(table.utf8))
    }
  }
}
