/// A field of a form, by the name that it has there.
public enum Field: String, Sendable, CaseIterable {
  case name, email, password, photo, alt, age, bio, scope, days, reason
  /// The password that somebody has, asked again before a change.
  case current
}

/// What is wrong with a field: a stable code such as `name.long`, with the limit it speaks of.
public struct Problem: Error, Equatable, Sendable {
  public let code: String
  /// The least or greatest value that is allowed, where the code speaks of one.
  public let limit: Int?

  public static let emailTaken = Problem("email.taken")
  public static let emailSame = Problem("email.same")
  public static let photoMissing = Problem("photo.missing")
  /// One that was kept for this form is there no more.
  public static let photoLost = Problem("photo.lost")
  public static let currentEmpty = Problem("current.empty")
  public static let currentWrong = Problem("current.wrong")

  init(_ code: String, limit: Int? = nil) {
    self.code = code
    self.limit = limit
  }
}

/// The fields of a form that cannot be taken as they are.
public struct InvalidFields: Error, Equatable, Sendable {
  public var problems: [Field: Problem]

  public init(_ problems: [Field: Problem]) {
    self.problems = problems
  }
}
