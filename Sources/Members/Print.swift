import Imaging
import Store
import System

/// A photo ready to be published: the whole picture, the square renditions, and what is known of it.
public struct Print: Sendable {
  public var master: [UInt8]
  public var masterSize: PixelSize
  public var renditions: [DevelopedPhoto.Rendition]
  public var colour: Colour
  /// By what the whole picture is known again: the hashes of its poses, the upright one first.
  public var hashes: [PictureHash] = []
  /// The same of the square.
  public var shownHashes: [PictureHash] = []
  /// The square of the picture that the renditions show.
  public var crop: Crop
  /// The square that was found when the photo was sent.
  public var suggested: Crop
  /// The size of the upload, upright.
  public var originalSize: PixelSize
  /// The upload's own pixels, where it has more than the whole picture: a JPEG without metadata.
  public var original: Original?
  /// Codes of what was done to the upload.
  public var changes: [String]
  /// The description for those who do not see it.
  public var alt: String?

  public enum Original: Sendable {
    case bytes([UInt8])
    /// The file of another photo, whose day goes on.
    case sharedWith(PhotoID)
  }

  /// A print of an upload.
  public init(_ photo: DevelopedPhoto, alt: String?) {
    master = photo.master
    masterSize = photo.masterSize
    renditions = photo.renditions
    colour = photo.averageColour
    hashes = photo.hashes
    shownHashes = photo.shownHashes
    crop = photo.crop
    suggested = photo.crop
    originalSize = photo.originalSize
    original = photo.original.map { .bytes($0.bytes) }
    changes = photo.changes.map(\.code)
    self.alt = alt
  }

  /// A print of a photo of which only a square is left.
  init(square: [UInt8], size: RenditionSize, thumbnail: [UInt8]?) {
    master = square
    masterSize = PixelSize(width: size.pixels, height: size.pixels)
    renditions =
      thumbnail.map { [DevelopedPhoto.Rendition(size: .px180, format: .jpeg, bytes: $0)] } ?? []
    colour = Colour(red: 0x88, green: 0x88, blue: 0x88)
    crop = .centre
    suggested = .centre
    originalSize = masterSize
    changes = []
  }

  /// By what the photo is known again.
  var look: Look { Look(master, whole: hashes, shown: shownHashes) }

  /// What is kept for the owner alone.
  func privateFiles(of owner: MemberID, _ look: Look) -> [Store.File] {
    var files = [
      Store.File(name: "master.jpg", bytes: master),
      Store.File(name: "metadata.json", bytes: JSONWriter.document(metadata(of: owner, look))),
    ]
    let thumbnail = renditions.first { $0.size == .px180 && $0.format == .jpeg }
    if let thumbnail { files.append(Store.File(name: "thumbnail.jpg", bytes: thumbnail.bytes)) }
    return files
  }

  private func metadata(of owner: MemberID, _ look: Look) -> JSON {
    [
      "uid": .string(owner.text),
      "created": .integer(Clock.milliseconds()),
      "width": .integer(Int64(masterSize.width)), "height": .integer(Int64(masterSize.height)),
      "colour": .string(colour.description), "alt": alt.map(JSON.string) ?? .null,
      "sha256": .string(look.digest),
      "hashes": .array(look.whole.map { .string($0.text) }),
      "shownHashes": .array(look.shown.map { .string($0.text) }),
      "crop": Self.json(crop), "suggested": Self.json(suggested),
      "original": [
        "width": .integer(Int64(originalSize.width)),
        "height": .integer(Int64(originalSize.height)),
      ],
      "changes": .array(changes.map(JSON.string)),
    ]
  }

  static func json(_ crop: Crop) -> JSON {
    var object = JSONObject()
    if let square = crop.square {
      object["left"] = .integer(Int64(square.left))
      object["top"] = .integer(Int64(square.top))
      object["side"] = .integer(Int64(square.side))
    }
    object["quarterTurns"] = .integer(Int64(crop.quarterTurns))
    return .object(object)
  }
}
