import Glibc
import Sodium
import Store
import Synchronization
import System
import Text

/// Fills a tree with members like one who has joined through the site, as fast as the disk takes them.
///
/// Their documents are the first one's with other names, numbers and addresses; so they are as the site
/// writes them, whatever it writes. The first member stays the oldest, and all have joined yesterday.
struct Crowd: Sendable {
  /// Members who share the files of one photo, which a file system bounds.
  private static let group = 5_000

  private let disk: LocalDisk
  private let document: JSONObject
  private let credentials: JSONObject
  private let photo: [(name: String, bytes: [UInt8])]
  private let first: FacelessMember
  /// Microseconds since 1970: the place of the first member in the feed and among the names.
  private let sequence = Clock.microseconds() - 86_400_000_000

  init(tree: String, like uid: String) throws {
    disk = try LocalDisk(root: tree)
    let store = Store(disk: disk)
    guard let document = try store.get(Self.key("users/\(uid).json")),
      let credentials = try store.get(Self.key("credentials/\(uid).json")),
      let path = document["profilePhotoURL"]?.text, let name = document["name"]?.text
    else { fatalError("\(uid) has no documents with a name and a photo") }
    self.document = document
    self.credentials = credentials
    first = FacelessMember(
      uid: uid, photo: String(path.dropFirst("/profile_image/".count)), name: name, email: "")
    let folder = String(path.dropFirst())
    photo = try disk.list(folder).map {
      (name: $0, bytes: try LocalDisk(root: tree).read("\(folder)/\($0)", limit: 1 << 24) ?? [])
    }
  }

  /// Adds members until there are `count`.
  func fill(to count: Int) throws {
    try disk.remove("users/\(first.uid).json")
    try writeDocument(of: first, number: 0)
    for index in [Publication.path, NameLine.path] { try disk.remove(index) }
    let groups = stride(from: 1, to: count, by: Self.group).map {
      $0..<min($0 + Self.group, count)
    }
    let next = Atomic(0)
    let threads = try (0..<Processor.count).map { _ in
      try Thread {
        while true {
          let number = next.add(1, ordering: .relaxed).oldValue
          guard number < groups.count else { return }
          do { try add(groups[number]) } catch { fatalError("\(error)") }
        }
      }
    }
    try writeIndexes(0..<count)
    for thread in threads { thread.join() }
  }

  private func add(_ numbers: Range<Int>) throws {
    let neighbour = FacelessMember(numbers.lowerBound)
    for number in numbers {
      let member = FacelessMember(number)
      try addPhoto(of: member, sharedWith: neighbour)
      try writeDocument(of: member, number: number)
      var secret = credentials
      secret["email"] = .string(member.email)
      try write(secret, to: "credentials/\(member.uid).json", mode: 0o600)
      var index = JSONObject()
      index["uid"] = .string(member.uid)
      index["revision"] = 1
      let hash = Encoding.hexadecimal(Digest.sha256(Array(member.email.utf8)))
      try write(index, to: "emails/\(hash).json", mode: 0o600)
    }
  }

  private func writeDocument(of member: FacelessMember, number: Int) throws {
    var own = document
    own["name"] = .string(member.name)
    own["profilePhotoURL"] = .string("/profile_image/\(member.photo)")
    if var details = own["profilePhoto"]?.object {
      details["seq"] = .integer(place(number))
      own["profilePhoto"] = .object(details)
    }
    own["nameSeq"] = .integer(place(number))
    try write(own, to: "users/\(member.uid).json", mode: 0o640)
  }

  private func addPhoto(of member: FacelessMember, sharedWith other: FacelessMember) throws {
    let folder = "profile_image/\(member.photo)"
    try disk.makeDirectory(folder, mode: 0o755)
    for file in photo {
      if member.uid == other.uid {
        try disk.create("\(folder)/\(file.name)", mode: 0o644).write(file.bytes)
      } else {
        try disk.link(
          "profile_image/\(other.photo)/\(file.name)", to: "\(folder)/\(file.name)")
      }
    }
  }

  private func writeIndexes(_ numbers: Range<Int>) throws {
    let colour = document["profilePhoto"]?["colour"]?.text ?? ""
    let feed = try disk.append(Publication.path, mode: Publication.mode)
    let names = try disk.append(NameLine.path, mode: NameLine.mode)
    for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 1_000) {
      var publications: [UInt8] = []
      var lines: [UInt8] = []
      for number in start..<min(start + 1_000, numbers.upperBound) {
        let member = number == 0 ? first : FacelessMember(number)
        publications +=
          Publication(
            sequence: place(number), member: member.uid, photo: member.photo, colour: colour
          ).bytes
        publications.append(0x0A)
        let name = member.name.folded
        lines +=
          NameLine(
            sequence: place(number), member: member.uid, name: name,
            initials: name.hangulInitials ?? ""
          ).bytes
        lines.append(0x0A)
      }
      try feed.write(publications)
      try names.write(lines)
    }
  }

  private func place(_ number: Int) -> Int64 { sequence + Int64(number) }

  private func write(_ document: JSONObject, to path: String, mode: UInt32) throws {
    try disk.create(path, mode: mode).write(JSONWriter.document(.object(document)))
  }

  private static func key(_ path: String) -> Key {
    guard let key = Key(path) else { fatalError("\(path) is no key") }
    return key
  }
}
