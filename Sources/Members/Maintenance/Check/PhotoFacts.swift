import Store

/// All that the tree says of one photo.
struct PhotoFacts {
  /// A member whose document names the photo as the one that their profile shows.
  struct Claim: Equatable {
    let member: MemberID
    let sequence: Int64
    /// Whether only some may see it.
    let isWithheld: Bool
  }

  enum Folder { case complete, incomplete }

  let id: PhotoID
  var current: [Claim] = []
  var earlier: [MemberID] = []
  /// The folder in `profile_image/`.
  var open: Folder?
  /// The folder in `withheld/`.
  var closed: Folder?
  var hasMaster = false
  /// Whether it is in `removed/`.
  var isMarked = false
  /// Its lines in the feed.
  var publications: [Publication] = []

  init(_ id: PhotoID) {
    self.id = id
  }

  var owners: Set<MemberID> { Set(current.map(\.member) + earlier) }

  func isPublished(_ claim: Claim) -> Bool {
    publications.contains { $0.member == claim.member.text && $0.sequence == claim.sequence }
  }
}

/// One fact as a line `photo kind …`, to be sorted, so that the facts of a photo stand together.
extension PhotoFacts {
  /// What a member's document says of photos.
  struct Claims {
    private let member: MemberID
    let current: (photo: PhotoID, claim: Claim)?
    let earlier: [PhotoID]

    init(_ member: MemberID, _ document: JSONObject) {
      self.member = member
      current = Member.photo(in: document).map { photo in
        let isWithheld = Member.photoShowing(in: document) != .everyone
        return (
          photo.id, Claim(member: member, sequence: photo.sequence, isWithheld: isWithheld)
        )
      }
      earlier = Members.earlierPhotos(in: document)
    }

    var lines: [String] {
      let first = current.map { photo, claim in
        "\(photo) current \(member) \(claim.sequence) \(claim.isWithheld ? "withheld" : "open")"
      }
      return (first.map { [$0] } ?? []) + earlier.map { "\($0) earlier \(member)" }
    }
  }

  static func line(_ folder: String, _ photo: PhotoID, _ state: Folder) -> String {
    "\(photo) \(folder) \(state == .complete ? "complete" : "incomplete")"
  }

  static func line(_ entry: Publication) -> String {
    "\(entry.photo) published \(entry.member) \(entry.sequence)"
  }

  /// Takes in what one of those lines says of this photo.
  mutating func add(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 2 else { return }
    let member = MemberID(words[2])
    let sequence = words.count > 3 ? Int64(words[3]) ?? 0 : 0
    let folder = words[2] == "complete" ? Folder.complete : .incomplete
    switch words[1] {
    case "current":
      guard let member else { return }
      let isWithheld = words.last == "withheld"
      current.append(Claim(member: member, sequence: sequence, isWithheld: isWithheld))
    case "earlier": if let member { earlier.append(member) }
    case "published":
      publications.append(
        Publication(
          sequence: sequence, member: words[2], photo: id.text, colour: ""))
    case "profile_image": open = folder
    case "withheld": closed = folder
    case "masters": hasMaster = true
    case "removed": isMarked = true
    default: break
    }
  }
}
