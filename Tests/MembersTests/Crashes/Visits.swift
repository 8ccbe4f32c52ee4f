import Foundation

/// Which of the moments of an operation are visited: a part of them, other ones in each operation, unless
/// `TINTYPE_CRASHES` is `all`, as in `Tests/crashes`.
enum Visits {
  static let areAll = ProcessInfo.processInfo.environment["TINTYPE_CRASHES"] == "all"
  private static let stride = 5

  static func some(_ moments: some Sequence<Int>, of operation: Operation) -> [Int] {
    let offset = operation.name.utf8.reduce(0) { $0 + Int($1) }
    return moments.filter { areAll || ($0 + offset) % stride == 0 }
  }

  static func some<Value>(_ values: [Value], at moment: Int) -> [Value] {
    areAll ? values : [values[moment % values.count]]
  }
}
