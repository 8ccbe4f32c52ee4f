import SimulatedDisk
import Testing

@testable import Members

/// Programs with a fault, to see that the tests of crashes see it.
@Suite("A removed fsync or a swapped step does not go unnoticed")
struct MutantTests {
  /// Calls to sync a folder of which another one makes up: both ends of a move are kept or neither is,
  /// and the one is synced beside the other. What is removed twice over is in here as well,
  /// the root, where a compaction that is lost has changed nothing, and tokens, where the last word on a
  /// request only repeats what the member's document tells; outbox, where a letter that is given up gets
  /// its new name just before it is written anew.
  private static let madeUpFor: Set = [
    "masters", "profile_image", "withheld", "staged", "users", "removed", "tokens", "outbox",
    "reports", "",
    // Photos that are compared with the same blocked pictures again are held again.
    "log",
    // Where nothing is left half done an intent changes nothing.
    "staged/intent",
    // What these say of somebody who joins follows from the document.
    "invitations", "credentials",
  ]

  @Test func everyRemovedSync() throws {
    var caught: Set<String> = []
    var unnoticed: Set<String> = []
    var count = 0
    for operation in Operation.all {
      let trial = try Trial(operation)
      let syncs = trial.calls.indices.filter {
        [.sync, .syncDirectory].contains(trial.calls[$0].kind)
      }
      for number in Visits.some(syncs, of: operation) {
        let call = trial.calls[number]
        count += 1
        if try complaint(operation, trial, from: number, { .omitting(number, powerCut: $0) }) != nil
        {
          caught.insert(Self.place(call))
          continue
        }
        let place = Self.place(call)
        unnoticed.insert(place)
        #expect(
          (call.kind == .syncDirectory || place == "staged/intent")
            && Self.madeUpFor.contains(place),
          "\(operation.name) without \(call)")
      }
    }
    if Visits.areAll {
      #expect(unnoticed.subtracting(caught) == [], "noticed in no operation")
    }
    print("mutants: \(count) with an fsync removed")
  }

  /// The path, or the kind of file where each has a name of its own.
  private static func place(_ call: SimulatedDisk.Call) -> String {
    call.path.hasPrefix("staged/intent-") ? "staged/intent" : call.path
  }

  /// A step that must come before another, each named by the kind of call and where it is made.
  struct Swap: Sendable, CustomTestStringConvertible {
    let operation: String
    let first: Step
    let second: Step

    struct Step: Sendable {
      let kind: SimulatedDisk.Call.Kind
      let place: String
    }

    init(_ operation: String, _ first: Step, _ second: Step) {
      self.operation = operation
      self.first = first
      self.second = second
    }

    var testDescription: String { "\(operation): \(first.place) after \(second.place)" }

    static let all = [
      Swap("sign-up with a photo", .rename("masters/"), .link("users/")),
      Swap("sign-up with a photo", .rename("profile_image/"), .link("users/")),
      Swap("sign-up without a photo", .link("credentials/"), .link("users/")),
      Swap("sign-up without a photo", .link("emails/"), .link("users/")),
      Swap("photo change", .rename("profile_image/"), .rename("users/")),
      Swap("photo change", .rename("masters/"), .rename("users/")),
      Swap("photo change", .sync("gallery.jsonl"), .syncDirectory("users")),
      Swap("e-mail change", .link("emails/"), .rename("credentials/")),
      Swap("password change", .rename("sessions/"), .rename("credentials/")),
      Swap("hide", .rename("withheld/"), .rename("users/")),
      Swap("publish", .rename("users/"), .rename("profile_image/")),
      Swap("hold", .rename("withheld/"), .rename("users/")),
      Swap("photo approval", .rename("users/"), .rename("profile_image/")),
      Swap("approval", .rename("users/"), .rename("profile_image/")),
      Swap("sign-up by invitation", .rename("invitations/"), .link("users/")),
      Swap("new password by a link", .rename("credentials/"), .remove("sessions/")),
      Swap("account deletion", .rename("credentials/"), .remove("users/")),
      Swap("account deletion", .remove("emails/"), .remove("credentials/")),
    ]
  }

  @Test(arguments: Swap.all) func swappedSteps(_ swap: Swap) throws {
    let operation = try #require(Operation.all.first { $0.name == swap.operation })
    let trial = try Trial(operation)
    let first = try #require(trial.calls.firstIndex(where: swap.first.matches))
    let second = try #require(trial.calls.lastIndex(where: swap.second.matches))
    try #require(first < second)
    let found = try complaint(operation, trial, from: second) {
      .postponing(first, after: second, powerCut: $0)
    }
    #expect(found != nil)
  }

  /// The first complaint about a mutant, from any power cut after `first`.
  private func complaint(
    _ operation: Operation, _ trial: Trial, from first: Int, _ fault: (Int) -> Fault
  ) throws -> String? {
    // Most are seen when what was acknowledged is lost: at the end.
    for point in ((first + 1)...trial.calls.count).reversed() {
      let isPassed = point > first + 1 && point < trial.calls.count
      if isPassed, !trial.calls[point].changes { continue }
      for crash in Crash.all {
        let world = try World.before(operation, fault(point))
        let isDone = (try? operation.run(world)) != nil
        if let complaint = trial.complaint(world, crash, isAcknowledged: isDone) {
          return complaint
        }
        if isDone, let name = try World(world.disk.after(crash)).formerNames().first {
          return "\(name), which nobody is called any more, is still told"
        }
      }
    }
    return nil
  }
}

extension MutantTests.Swap.Step {
  static func link(_ place: String) -> Self { Self(kind: .link, place: place) }
  static func rename(_ place: String) -> Self { Self(kind: .rename, place: place) }
  static func remove(_ place: String) -> Self { Self(kind: .remove, place: place) }
  static func sync(_ place: String) -> Self { Self(kind: .sync, place: place) }

  static func syncDirectory(_ place: String) -> Self { Self(kind: .syncDirectory, place: place) }

  func matches(_ call: SimulatedDisk.Call) -> Bool {
    call.kind == kind && call.path.hasPrefix(place)
  }
}
