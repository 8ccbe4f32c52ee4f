import HTTP
import System
import Glibc

// How fast a form with a photo is parsed, and how much memory that takes: tintype-bench multipart.
// Random bytes, as photos are; fed in the slices in which libfcgi and the site hand them over.

struct Count: MultipartSink {
  var bytes = 0

  mutating func partBegan(_ headers: PartHeaders) {}
  mutating func partData(_ data: Span<UInt8>) { bytes += data.count }
  mutating func partEnded() {}
}

/// KiB of memory that this process has had at most.
func peakMemory() throws -> Int {
  let status = String(
    decoding: try FileBytes.read("/proc/self/status", limit: 65_536), as: UTF8.self)
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
}

let boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
let type = "multipart/form-data; boundary=\(boundary)"
let head = Array(
  "--\(boundary)\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"p.jpg\"\r\n\r\n".utf8
)
let tail = Array("\r\n--\(boundary)--\r\n".utf8)

/// Parses a body with a photo of `size` bytes in slices of `photo.count`. Returns bytes a second.
func parse(_ photo: [UInt8], size: Int) throws -> Double {
  var limits = MultipartLimits()
  limits.fileBytes = 1 << 32
  let total = head.count + size + tail.count
  var parser = try MultipartParser(contentType: type, contentLength: String(total), limits: limits)
  var sink = Count()
  let clock = ContinuousClock()
  let begun = clock.now
  try parser.feed(head.span, to: &sink)
  for _ in 0..<size / photo.count { try parser.feed(photo.span, to: &sink) }
  try parser.feed(tail.span, to: &sink)
  try parser.finish()
  let taken = clock.now - begun
  precondition(sink.bytes == size)
  return Double(size) / (taken / .seconds(1))
}

var generator = SystemRandomNumberGenerator()
var short = false
for slice in [8_192, 65_536] {
  let photo = (0..<slice).map { _ in UInt8.random(in: 0...255, using: &generator) }
  _ = try parse(photo, size: slice)
  let before = try peakMemory()
  let rates = try (0..<5).map { _ in try parse(photo, size: 1 << 28) }.sorted()
  let grown = try peakMemory() - before
  let rate = (rates[2] / 1e7).rounded() / 100
  let isGood = rate >= 1.5 && grown < 256
  short = short || !isGood
  print(
    "multipart in slices of \(slice)  \(rate) GB/s, \(grown) KiB more  ≥ 1.5 GB/s, < 256 KiB  "
      + (isGood ? "PASS" : "short"))
}
if short { exit(1) }
