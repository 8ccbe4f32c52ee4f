/// A number of bytes as people write it: `300`, `64 KB`, `40 MB` or `2 GB`, in thousands.
struct ByteSize: Equatable {
  let bytes: Int

  init(bytes: Int) {
    self.bytes = bytes
  }

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count).trimmingSpaces.uppercased()
    let factors = ["": 1, "B": 1, "KB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000]
    guard let number = Int(digits), let factor = factors[unit] else { return nil }
    let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: factor)
    if isTooLarge { return nil }
    self.bytes = bytes
  }

  /// In the largest unit that gives a whole number, which a line break does not part from it.
  var text: String {
    for (unit, factor) in [("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000)]
    where bytes >= factor && bytes % factor == 0 {
      return "\(bytes / factor)\u{A0}\(unit)"
    }
    return bytes >= 1_000_000 ? "\(bytes / 1_000_000)\u{A0}MB" : "\(bytes)\u{A0}B"
  }
}
