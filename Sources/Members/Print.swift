import Imaging
import Store
import System

/// A photo ready to be published: the whole picture, the square renditions, and what is known of it.
public struct Print: Sendable {
  public var master: [UInt8]
  public var masterSize: PixelSize
  public var renditions: [DevelopedPhoto.Rendition]
  public var colour: Colour
  /// The square of the picture that the renditions show.
  public var crop: Crop
  /// Codes of what was done to the upload.
  public var changes: [String]
  /// The description for those who do not see it.
  public var alt: String?

  /// A print of an upload.
  public init(_ photo: DevelopedPhoto, alt: String?) {
    master = photo.master
    masterSize = photo.masterSize
    renditions = photo.renditions
    colour = photo.averageColour
    crop = .centre
    changes = photo.changes.map(\.code)
    self.alt = alt
  }

  /// What is kept for the owner alone.
  var privateFiles: [Store.File] {
    var files = [
      Store.File(name: "master.jpg", bytes: master),
      Store.File(name: "metadata.json", bytes: JSONWriter.document(metadata)),
    ]
    let thumbnail = renditions.first { $0.size == .px180 && $0.format == .jpeg }
    if let thumbnail { files.append(Store.File(name: "thumbnail.jpg", bytes: thumbnail.bytes)) }
    return files
  }

  private var metadata: JSON {
    var square: JSON = .null
    if let chosen = crop.square {
      square = [
        "left": .integer(Int64(chosen.left)), "top": .integer(Int64(chosen.top)),
        "side": .integer(Int64(chosen.side)),
      ]
    }
    return [
      "created": .integer(Clock.milliseconds()),
      "width": .integer(Int64(masterSize.width)), "height": .integer(Int64(masterSize.height)),
      "colour": .string(colour.description), "alt": alt.map(JSON.string) ?? .null,
      "square": square, "quarterTurns": .integer(Int64(crop.quarterTurns)),
      "changes": .array(changes.map(JSON.string)),
    ]
  }
}
