import Imaging
import Sodium
import Store

/// A member as another site describes them, in our terms.
struct ImportRecord {
  /// Their identifier there.
  let source: String
  var name: String?
  var email: String?
  /// A hash as it is kept with credentials.
  var password: String?
  /// An address or a path.
  var photo: String?
  var alt: String?
  var crop: Crop?
  var dateJoined: Int64?
  var isDisabled = false
  /// Whether the photo waited for approval.
  var isHeld = false
  /// Codes of what of it cannot be taken, by field.
  private(set) var problems: [String: String] = [:]
  /// The keys that mean nothing to us, or the same as here.
  var rest = JSONObject()

  /// The one that is ours, of the many spellings.
  private static let photoKeys = [
    "profilePhotoURL", "profileImageURL", "profileImageUrl", "photoURL", "photoUrl",
  ]
  /// Keys of our own that a document from elsewhere cannot bring.
  private static let own: Set<String> = [
    "revision", "nameSeq", "profilePhoto", "earlierPhotos", "heldPhotos", "imported",
    "passwordHash", "salt",
    "version", "uid", "id", "localId", "__collections__", "password",
  ]

  /// Nil when it does not say who it is.
  init?(_ id: String?, _ document: JSONObject, _ parameters: FirebaseParameters?) {
    var document = document
    var source = id
    // As Firestore's own interface writes a document.
    if let fields = document["fields"]?.object, let name = document["name"]?.text,
      name.contains("/documents/")
    {
      source = name.split(separator: "/").last.map(String.init)
      document = fields
    }
    document = JSON.object(document).withoutTypes.object ?? JSONObject()
    let named = ["localId", "uid", "id"].lazy.compactMap { document[$0]?.text }.first
    guard let source = source ?? named, !source.isEmpty else { return nil }
    self.source = source
    name = (document["name"] ?? document["displayName"])?.text
    email = document["email"]?.text
    photo = Self.photoKeys.lazy.compactMap { document[$0]?.text }.first { !$0.isEmpty }
    alt = document["profilePhoto"]?["alt"]?.text
    crop = document["profilePhoto"]?["crop"].map(PhotoDetails.crop)
    isHeld = document["profilePhoto"]?["held"].map { $0 != .bool(false) } ?? false
    dateJoined = ["dateJoined", "createdAt"].lazy.compactMap { document[$0]?.milliseconds }
      .first { JSON.moments.contains($0) }
    isDisabled = document["disabled"] == .bool(true) || document["standing"] == "suspended"
    password = Self.hash(document, parameters)
    problems = Self.problems(document, hasPassword: password != nil)
    let isNamed = document["name"] != nil
    let taken = [isNamed ? "name" : "displayName", "email", "dateJoined"]
    let known = Self.own.union(Self.photoKeys).union(taken)
    for member in document.members where !known.contains(member.key) {
      rest[member.key] = member.value
    }
    if let age = rest["age"]?.text.flatMap({ Int64($0) }) { rest["age"] = .integer(age) }
  }

  private static func problems(_ document: JSONObject, hasPassword: Bool) -> [String: String] {
    var problems: [String: String] = [:]
    for (field, keys) in [("name", ["name", "displayName"]), ("email", ["email"])] {
      let value = keys.lazy.compactMap { document[$0] }.first
      if let value, value != .null, value.text == nil { problems[field] = "\(field).invalid" }
    }
    if document["earlierPhotos"]?.array?.isEmpty == false {
      problems["earlierPhotos"] = "earlier-photos.left"
    }
    if document["passwordHash"] != nil, !hasPassword { problems["password"] = "password.unusable" }
    // Nothing of ours keeps a password as it is typed.
    if document["password"] != nil { problems["password"] = "password.plain" }
    return problems
  }

  private static func hash(_ document: JSONObject, _ parameters: FirebaseParameters?) -> String? {
    guard let hash = document["passwordHash"]?.text else { return nil }
    if hash.hasPrefix("$argon2id$") || FirebaseHash(hash) != nil { return hash }
    guard let parameters, let salt = document["salt"]?.text else { return nil }
    return FirebaseHash(parameters, salt: salt, hash: hash)?.text
  }

  /// Theirs when it is legal here, and otherwise one that is made of it, always the same.
  var id: MemberID {
    if let id = MemberID(source) { return id }
    let digest = Digest.sha256(Array(source.utf8))
    return MemberID(bytes: Array(digest.prefix(15)))
  }
}
