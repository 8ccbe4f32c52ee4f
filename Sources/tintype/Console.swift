import Members
import System

enum Console {
  static func error(_ message: String) {
    Log.write(message)
  }

  /// A bar on standard error, when that is a terminal; nothing otherwise.
  static func progress() -> Progress {
    guard Terminal.isErrorOutput else { return .silent }
    var shown: Int64 = 0
    var wasShort = true
    return Progress { stage, done, total in
      let now = Clock.elapsed()
      let isEnd = done == total
      if isEnd ? wasShort : now - shown < 100 { return }
      shown = now
      wasShort = isEnd
      let share = total > 0 ? Double(done) / Double(total) : 1
      let marks = Int(share * 30)
      let bar = String(repeating: "#", count: marks) + String(repeating: "·", count: 30 - marks)
      Terminal.writeError(
        "\r\u{1B}[K\(isEnd ? "" : "\(bar) \(Int(share * 100)) % \(stage) \(done)")")
    }
  }
}
