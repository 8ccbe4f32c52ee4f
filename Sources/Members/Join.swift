import Imaging
import Sodium
import Store
import System

/// What somebody gives to become a member, checked.
public struct Application: Sendable {
  public let name: DisplayName
  public let email: EmailAddress
  public let password: Password

  /// Throws every field's problem at once.
  public init(name: String, email: String, password: String) throws(InvalidFields) {
    var problems: [Field: Problem] = [:]
    var displayName: DisplayName?
    do { displayName = try DisplayName(name) } catch { problems[.name] = error }
    var address: EmailAddress?
    do { address = try EmailAddress(checking: email) } catch { problems[.email] = error }
    var secret: Password?
    do { secret = try Password(password, name: name, email: email) } catch {
      problems[.password] = error
    }
    guard let displayName, let address, let secret else { throw InvalidFields(problems) }
    self.name = displayName
    self.email = address
    self.password = secret
  }
}

extension Members {
  /// Whether somebody could join with this address now.
  public func isFree(_ email: EmailAddress) throws -> Bool {
    try owner(of: email) == nil
  }

  /// Makes a member and begins their first session. `email.taken` when the address is in use.
  ///
  /// The user document comes last: until then nothing of the member counts, and the address is free.
  public func join(
    _ application: Application, photo: Print?, device: String, language: String? = nil
  ) throws -> Session {
    guard try isFree(application.email) else { throw Self.taken }
    let hash = try hashed { PasswordHash.make(application.password.text) }
    guard let hash else { throw Busy(retryAfter: 10) }
    let id = MemberID.random()
    var credentials = Credentials(email: application.email, passwordHash: hash).document
    credentials["language"] = language.map { .string($0) }
    let photoID = photo.map { _ in PhotoID.random() }
    let intent = Intent(
      member: id, photos: photoID.map { [$0] } ?? [], addresses: [application.email.hash])
    let keys = [application.email.index, id.credentials, id.sessions, id.document]
    return try intending(intent) {
      try store.transaction(keys) { transaction in
        guard try isFree(application.email) else { throw Self.taken }
        try transaction.put(application.email.index, Credentials.index(of: id), secret: true)
        try transaction.create(id.credentials, credentials, secret: true)
        var document = JSONObject()
        document["name"] = .string(application.name.text)
        document["dateJoined"] = .integer(Clock.milliseconds())
        setDefaultVisibility(in: &document)
        if let photo, let photoID {
          try show(try prepare(photo, as: photoID, of: id), in: &document)
        }
        document["nameSeq"] = .integer(try announce(application.name.text, of: id))
        let session = try begin(id, device: device, in: transaction)
        try transaction.create(id.document, document)
        return session
      }
    }
  }

  private static var taken: InvalidFields {
    InvalidFields([.email: .emailTaken])
  }
}
