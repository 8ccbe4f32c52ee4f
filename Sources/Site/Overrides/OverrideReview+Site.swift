extension Pages {
  /// What does not fit any more of what the operator has overridden: first what is left out.
  func overrideFindings(_ configuration: Configuration) throws -> [OverrideFinding] {
    guard var review = try OverrideReview(configuration, layers), let overrides = layers.overrides
    else { return [] }
    let problems = try refused + letters.compiled().refused.filter { !refused.contains($0) }
    let leftOut = problems.map {
      OverrideFinding(
        overrides.relative($0.file), "is left out, line \($0.line): \($0.reason)", .refused)
    }
    return try leftOut + review.run()
  }
}

extension Site {
  /// What does not fit any more of what the operator has overridden.
  public func overrideFindings() throws -> [OverrideFinding] {
    try pages.overrideFindings(configuration)
  }
}

extension Configuration {
  /// The same without a site: compiles all templates.
  public func overrideFindings() throws -> [OverrideFinding] {
    overrides == nil ? [] : try Pages(self).overrideFindings(self)
  }
}
