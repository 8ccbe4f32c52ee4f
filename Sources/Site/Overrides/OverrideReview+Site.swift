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
  /// The same without a site: compiles all templates. Throws what keeps a site from starting; a folder that
  /// cannot be read for another reason is a finding.
  public func overrideFindings() throws -> [OverrideFinding] {
    guard let overrides else { return [] }
    let pages = try Pages(self)
    do { return try pages.overrideFindings(self) } catch {
      return [OverrideFinding(overrides, "cannot be looked through: \(error)", .refused)]
    }
  }
}
