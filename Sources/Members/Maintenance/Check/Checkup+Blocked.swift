extension Checkup {
  /// Pictures that were blocked, and whether the photos that members have were compared with them.
  func checkBlocked() throws {
    try examine([]) {
      guard try members.isComparisonDue() else { return [] }
      let sentence = "lists pictures that the members' photos have not been compared with"
      return [
        Trouble("log/blocked.tsv", sentence, .leftover) { _ in
          try self.members.compareWithBlocked()
        }
      ]
    }
  }
}
