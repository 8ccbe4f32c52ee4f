import Foundation
import Members
import Store
import Testing

@testable import Imaging

/// Members in a tree of their own, gone with the value.
final class TemporaryMembers {
  let path: String
  let store: Store
  let members: Members
  /// With which people join who give no other.
  let address: EmailAddress

  init(earlierPhotos: Int = 24, holdsNew: Bool = false) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-\(UUID().uuidString)").path
    store = Store(disk: try Tree.open(path))
    members = try Members(
      store: store,
      settings: MemberSettings(cores: 2, earlierPhotos: earlierPhotos, holdsNew: holdsNew))
    address = try EmailAddress(checking: "ada@example.org")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  @discardableResult
  func join(
    _ name: String = "Ada", email: String = "ada@example.org", photo: DevelopedPhoto? = nil
  ) throws -> Session {
    let application = try Application(name: name, email: email, password: goodPassword)
    return try members.join(
      application, photo: photo.map { Print($0, alt: nil) }, device: "test")
  }

  func signIn(
    _ email: String = "ada@example.org", password: String = goodPassword, device: String = ""
  ) throws -> Session? {
    try members.signIn(email: email, password: password, device: device)
  }

  /// The one that a member has now.
  func photo(of id: MemberID) throws -> Member.Photo {
    try #require(try members.member(id)?.photo)
  }

  /// Whether a picture is held that this member sends.
  func isHeld(_ print: Print, of id: MemberID) throws -> Bool {
    try members.setPhoto(print, of: id)
    return try photo(of: id).isHeld
  }
}

let goodPassword = "correct horse battery"

extension PictureHash {
  static let example = PictureHash(across: 0xFFFF_0000_1234_5678, down: 0x0F0F_0F0F_0F0F_0F0F)
}

/// The picture with this number, which looks as these hashes say.
func looking(_ mark: UInt8, whole: [PictureHash] = [], shown: [PictureHash] = []) -> Print {
  var print = Print(photo(mark), alt: nil)
  print.hashes = whole
  print.shownHashes = shown
  return print
}

/// What the imager might have made; the pictures are not looked at here.
func photo(_ mark: UInt8 = 1) -> DevelopedPhoto {
  DevelopedPhoto(
    master: [0xFF, mark], masterSize: PixelSize(width: 4, height: 3),
    originalSize: PixelSize(width: 8, height: 6),
    averageColour: Colour(red: 1, green: 2, blue: 3),
    renditions: RenditionSize.madeAtUpload.flatMap { size in
      RenditionFormat.allCases.map {
        DevelopedPhoto.Rendition(size: size, format: $0, bytes: [mark])
      }
    }, changes: [.locationRemoved])
}
