/// What is limited, and how: some tries are free, then each has to wait longer than the one before, and
/// quiet time gives tries back. Nobody is locked out.
public enum Limit: String, Sendable, CaseIterable {
  /// Proving a password: signing in, or confirming a change.
  case password
  case join
  /// Asking for a letter to an address.
  case letter
  case report
  /// Sending a photo, which takes a decoder's time.
  case upload
  /// Changing one's name, which has pictures of its initials made.
  case rename
  /// Taking all of one's own data, which reads every photo.
  case download

  /// How many tries, and how fast. Times in milliseconds.
  struct Allowance {
    var free: Int
    var longest: Int64
    /// After this long without a try, one is given back.
    var rest: Int64

    /// How long to wait after `count` tries.
    func delay(after count: Int) -> Int64 {
      if count < free { return 0 }
      return min(longest, 1_000 << min(Int64(count - free), 20))
    }
  }

  private static let minute: Int64 = 60_000

  /// For tries that concern one account. At most some 60 an hour (ASVS 2.2.1 allows 100).
  var account: Allowance {
    switch self {
    case .password: Allowance(free: 5, longest: Self.minute, rest: 15 * Self.minute)
    case .letter: Allowance(free: 3, longest: 60 * Self.minute, rest: 60 * Self.minute)
    case .rename: Allowance(free: 10, longest: 15 * Self.minute, rest: 10 * Self.minute)
    case .join, .report, .upload, .download:
      Allowance(free: 5, longest: 15 * Self.minute, rest: 10 * Self.minute)
    }
  }

  /// For tries from one client.
  var client: Allowance {
    switch self {
    case .password, .letter:
      Allowance(free: 20, longest: 15 * Self.minute, rest: 10 * Self.minute)
    // A class that joins together comes from one address.
    case .join: Allowance(free: 40, longest: 5 * Self.minute, rest: 2 * Self.minute)
    case .report, .download: Allowance(free: 10, longest: 15 * Self.minute, rest: 10 * Self.minute)
    // A class that changes its names together comes from one address.
    case .rename: Allowance(free: 100, longest: 5 * Self.minute, rest: Self.minute)
    case .upload: Allowance(free: 300, longest: Self.minute / 2, rest: 2_000)
    }
  }

  /// For tries from all IPv6 networks that one customer may hold.
  var site: Allowance { Allowance(free: 200, longest: Self.minute, rest: Self.minute) }
}

/// Too many tries; worth another after so many seconds.
public struct TooMany: Error, Equatable {
  public let retryAfter: Int
}
