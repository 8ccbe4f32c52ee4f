import Members
import Templates

extension Problem {
  /// What its sentence speaks of.
  var values: Object {
    guard let limit else { return Object() }
    return ["minimum": .text(String(limit)), "maximum": .text(String(limit))]
  }
}

/// What is wrong with something that was typed, in English, as the form beside the field says it: for
/// commands.
public struct Sentences {
  private let pages: Pages?

  public init(_ configuration: Configuration) {
    pages = try? Pages(configuration)
  }

  public func of(_ problem: Problem) -> String {
    pages?.text("field.\(problem.code)", problem.values, in: "en") ?? problem.code
  }
}
