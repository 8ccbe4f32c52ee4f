import Store
import System

/// Looks through the whole tree for what is not as it should be, and repairs what it can prove.
///
/// May run beside a server: whatever looks wrong is looked at again with its locks held. Memory does
/// not grow with the tree.
public final class Checkup {
  let members: Members
  let studio: Studio?
  let isRepairing: Bool
  let losses: Losses
  private let report: (Finding) -> Void
  let progress: Progress

  /// How many findings harm somebody and were not repaired.
  public private(set) var wrong = 0
  public private(set) var leftovers = 0
  public private(set) var repaired = 0

  /// Whether a member's document is missing, cannot be read or says of photos what cannot be: it may
  /// name any photo, so none is removed.
  var areDocumentsIncomplete = false
  /// Whether an index has to be made again from the documents.
  var isFeedIncomplete = false
  var areNamesIncomplete = false
  var photoFacts: LineSorter? = LineSorter()
  var nameFacts: LineSorter? = LineSorter()

  /// What becomes of the names of photos of which the tree has nothing left.
  public enum Losses: Sendable {
    /// They stay in their documents: the photo may yet be found.
    case kept
    /// They leave the documents.
    case writtenOff
  }

  /// `studio` makes renditions that are missing; without one they are only reported.
  public init(
    _ members: Members, studio: Studio?, isRepairing: Bool, losses: Losses = .kept,
    progress: Progress = .silent, report: @escaping (Finding) -> Void
  ) {
    self.members = members
    self.studio = studio
    self.isRepairing = isRepairing
    self.losses = losses
    self.progress = progress
    self.report = report
  }

  var store: Store { members.store }
  var disk: any Disk { members.store.disk }

  /// Folders are listed before the documents that name them are read, so that a photo published
  /// meanwhile is not missed.
  public func run() throws {
    try part("the tree's folder", checkFolders)
    try part("staged", checkStaged)
    try part("profile_image", checkPhotoFolders)
    try part("credentials", checkCredentials)
    try part("emails", checkAddresses)
    try part("sessions", checkSessions)
    try part("reports", checkReports)
    try part("quarantine", checkQuarantine)
    try part("initials", checkMonograms)
    try part("tokens", checkTokens)
    try part("outbox", checkOutbox)
    try part("waiting", checkWaiting)
    try part("invitations", checkInvitations)
    // Without all of the documents nobody knows whose the photos are.
    guard try part("users", checkDocuments) else { return }
    try part("gallery.jsonl", checkFeed)
    try part("masters", checkPhotos)
    try part("names.tsv", checkNames)
    try part("log/blocked.tsv", checkBlocked)
  }

  /// Looks at a part of the tree; one that cannot be looked at does not keep the others from it.
  /// Returns whether all of it was seen.
  @discardableResult
  private func part(_ path: String, _ look: () throws -> Void) throws -> Bool {
    do {
      try look()
      return true
    } catch let error as SystemError {
      areDocumentsIncomplete = true
      try examine([]) { [Trouble(path, "could not be looked at to its end: \(error)")] }
      return false
    }
  }

  /// Looks, and if there is anything, looks again while nobody changes the documents at `keys`.
  func examine(_ keys: [Key], _ look: () throws -> [Trouble]) throws {
    if try look().isEmpty { return }
    try store.transaction(keys) { transaction in
      for trouble in try look() { tell(trouble, transaction) }
    }
  }

  private func tell(_ trouble: Trouble, _ transaction: Transaction) {
    var outcome = Finding.Outcome.stays
    if isRepairing, let repair = trouble.repair {
      do {
        try repair(transaction)
        outcome = .repaired
      } catch { outcome = .failed("\(error)") }
    }
    switch (outcome, trouble.kind) {
    case (.repaired, _): repaired += 1
    case (_, .leftover): leftovers += 1
    case (_, .wrong): wrong += 1
    }
    report(
      Finding(
        path: trouble.path, sentence: trouble.sentence, kind: trouble.kind, outcome: outcome))
  }

  /// Milliseconds within which a file may be part of something that is going on.
  private static let youth: Int64 = 120_000

  func isYoung(_ path: String) throws -> Bool {
    guard let status = try disk.status(path) else { return false }
    return Clock.milliseconds() - status.modified / 1_000_000 < Self.youth
  }
}
