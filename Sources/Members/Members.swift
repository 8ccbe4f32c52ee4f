import Imaging
import Sodium
import Store

/// Those who have joined: their documents, credentials, sessions and photos in the tree.
///
/// Knows nothing of HTTP. Everything here may be called by many threads and processes at once.
public struct Members: Sendable {
  public let store: Store
  let feed: Feed
  let names: Names
  let settings: MemberSettings
  let hashing: Slots
  /// What form tokens and staged photos are bound with.
  let key: AuthenticationKey
  /// A hash that no password has, checked when there is no member, so that both take equally long.
  let decoy: String

  public init(store: Store, settings: MemberSettings) throws {
    self.store = store
    self.settings = settings
    feed = Feed(store: store)
    names = Names(store: store)
    hashing = Slots(disk: store.disk, name: "hash", count: settings.cores)
    key = try Keys(store: store).key("form")
    decoy =
      "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$" + String(repeating: "A", count: 43)
  }

  /// The member with this identifier; nil when there is none.
  public func member(_ id: MemberID) throws -> Member? {
    let stamp = try store.stamp(id.document)
    return try store.get(id.document).map { Member(id: id, document: $0, stamp: stamp) }
  }
}

public struct MemberSettings: Sendable {
  /// Processor cores: how many passwords are hashed at once.
  public var cores: Int
  /// Days that a session lasts.
  public var sessionDays: Int
  /// Earlier photos kept for each member.
  public var earlierPhotos: Int
  /// Who is shown the profiles of members who join from now on.
  public var visibility: Showing
  /// Whether the photos of those who join are held until a moderator has approved one of them.
  public var holdsNew: Bool
  /// Days for which evidence is kept of what moderators took away; 0: none is kept.
  public var quarantineDays: Int

  public init(
    cores: Int, sessionDays: Int = 30, earlierPhotos: Int = 24, visibility: Showing = .everyone,
    holdsNew: Bool = false, quarantineDays: Int = 0
  ) {
    self.cores = cores
    self.sessionDays = sessionDays
    self.earlierPhotos = earlierPhotos
    self.visibility = visibility
    self.holdsNew = holdsNew
    self.quarantineDays = quarantineDays
  }
}
