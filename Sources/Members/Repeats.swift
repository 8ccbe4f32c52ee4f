import Imaging
import Sodium
import Store
import System

/// A request that its sender may repeat: under which name, and what it asks for.
public struct RepeatableRequest: Sendable {
  /// Hashes, so that nothing a sender wrote is kept.
  let name: String
  let content: String

  /// `digest` is of all that the request asks for.
  public init(name: String, digest: [UInt8]) {
    self.name = Encoding.base64url(Digest.sha256(Array(name.utf8)))
    content = Encoding.base64url(digest)
  }
}

/// Why a repeated request gets no answer.
public enum RepeatError: Error {
  /// The name was given to a request that asks for something else.
  case otherContent
  /// The first is not answered yet.
  case inProgress
  /// It was done, and the photo that it added is not the member's photo any more.
  case photoGone
}

/// What is said of a photo that was added.
public struct PhotoReceipt: Sendable, Equatable {
  public let photo: PhotoID
  /// The size of the whole picture, in pixels.
  public let size: PixelSize
  /// Codes of what was done to the upload.
  public let changes: [String]
  /// Whether it waits for a moderator's word before others see it.
  public let isHeld: Bool

  public init(photo: PhotoID, size: PixelSize, changes: [String], isHeld: Bool = false) {
    self.photo = photo
    self.size = size
    self.changes = changes
    self.isHeld = isHeld
  }
}

extension Members {
  /// Requests remembered for each member.
  private static let repeatLimit = 100
  /// Milliseconds that a request is remembered.
  private static let repeatLifetime: Int64 = 86_400_000
  private static let locks = 64

  /// Adds a photo once, however often its request comes within a day: a repeat is told the same, as long as
  /// the member has that photo; afterwards `RepeatError.photoGone`.
  ///
  /// The photo's name is written down before `add` makes the photo, so that after a crash the member's
  /// document tells whether it was made. Throws `RepeatError`; `.inProgress` when another process or
  /// thread still works on it after `patience` milliseconds.
  public func once(
    _ request: RepeatableRequest, of id: MemberID, patience: Int = 5_000,
    _ add: (PhotoID) throws -> PhotoReceipt
  ) throws -> PhotoReceipt {
    // Beside the same request, this keeps few others waiting.
    let lock = Digest.sha256(Array("\(id) \(request.name)".utf8))[0] % UInt8(Self.locks)
    let turn = Slots(disk: store.disk, name: "repeat-\(lock)", count: 1)
    let receipt = try turn.run(patience: patience) {
      let photo: PhotoID
      switch try begin(request, of: id) {
      case .done(let receipt):
        guard try member(id)?.photo?.id == receipt.photo else { throw RepeatError.photoGone }
        return receipt
      case .first(let name): photo = name
      }
      do {
        let receipt = try add(photo)
        // If this cannot be written down, the member's document tells it.
        try? end(request, of: id, receipt)
        return receipt
      } catch {
        if (try? isNamed(photo, by: id)) == false { try? end(request, of: id, nil) }
        throw error
      }
    }
    guard let receipt else { throw RepeatError.inProgress }
    return receipt
  }

  private enum Beginning {
    case first(PhotoID)
    case done(PhotoReceipt)
  }

  private func begin(_ request: RepeatableRequest, of id: MemberID) throws -> Beginning {
    try store.transaction([id.tokens]) { transaction in
      var document = try transaction.get(id.tokens) ?? JSONObject()
      var entries = Self.remembered(document)
      if let entry = entries.first(where: { $0["name"]?.text == request.name }) {
        guard entry["content"]?.text == request.content else { throw RepeatError.otherContent }
        if let receipt = try receipt(entry, of: id) { return .done(receipt) }
        entries.removeAll { $0["name"]?.text == request.name }
      }
      let photo = PhotoID.random()
      entries.append([
        "name": .string(request.name), "content": .string(request.content),
        "photo": .string(photo.text), "created": .integer(Clock.milliseconds()),
      ])
      document["requests"] = .array(entries.suffix(Self.repeatLimit))
      try transaction.put(id.tokens, document, secret: true)
      return .first(photo)
    }
  }

  /// Writes down what became of a request; nil: nothing, it may be done anew.
  private func end(
    _ request: RepeatableRequest, of id: MemberID, _ receipt: PhotoReceipt?
  ) throws {
    try store.transaction([id.tokens]) { transaction in
      guard var document = try transaction.get(id.tokens) else { return }
      let entries = Self.remembered(document).compactMap { entry -> JSON? in
        guard var entry = entry.object, entry["name"]?.text == request.name else { return entry }
        guard let receipt else { return nil }
        entry["width"] = .integer(Int64(receipt.size.width))
        entry["height"] = .integer(Int64(receipt.size.height))
        entry["changes"] = .array(receipt.changes.map(JSON.string))
        return .object(entry)
      }
      document["requests"] = .array(entries)
      try transaction.put(id.tokens, document, secret: true)
    }
  }

  /// Whether a member's photo waits for a moderator's word.
  public func isHeld(_ photo: PhotoID, of id: MemberID) throws -> Bool {
    guard let member = try member(id) else { return false }
    if let current = member.photo, current.id == photo { return current.isHeld }
    return Self.heldPhotos(in: member.document).contains(photo)
  }

  private func isNamed(_ photo: PhotoID, by id: MemberID) throws -> Bool {
    try member(id).map { owns($0, photo) } ?? false
  }

  /// What a request was told, or would have been if a crash had not come first; nil when it was not
  /// done.
  func receipt(_ entry: JSON, of id: MemberID) throws -> PhotoReceipt? {
    guard let photo = entry["photo"]?.text.flatMap({ PhotoID($0) }) else { return nil }
    if let width = entry["width"]?.integer, let height = entry["height"]?.integer {
      let changes = (entry["changes"]?.array ?? []).compactMap(\.text)
      return PhotoReceipt(
        photo: photo, size: PixelSize(width: Int(width), height: Int(height)), changes: changes,
        isHeld: try isHeld(photo, of: id))
    }
    guard try isNamed(photo, by: id), let details = try details(of: photo) else { return nil }
    return PhotoReceipt(
      photo: photo, size: details.size, changes: details.changes,
      isHeld: try isHeld(photo, of: id))
  }

  private static func remembered(_ document: JSONObject) -> [JSON] {
    let now = Clock.milliseconds()
    return (document["requests"]?.array ?? []).filter { entry in
      entry["created"]?.integer.map { now - $0 < repeatLifetime } ?? false
    }
  }
}
