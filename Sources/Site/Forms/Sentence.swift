import Members
import Templates

extension Problem {
  /// What its sentence speaks of.
  var values: Object {
    guard let limit else { return Object() }
    return ["minimum": .text(String(limit)), "maximum": .text(String(limit))]
  }
}

extension Configuration {
  /// What is wrong with something that was typed, in English, as the form beside the field says it: for
  /// commands.
  public func sentence(_ problem: Problem) -> String {
    let pages = try? Pages(self)
    return pages?.text("field.\(problem.code)", problem.values, in: "en") ?? problem.code
  }
}
