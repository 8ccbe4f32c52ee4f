@testable import Imaging
import Testing

/// What a good child says about a good photo.
enum SampleReply {
  private static let photo: DevelopedPhoto? = try? Imager(path: Places.imager)
    .develop(DrawnPNG.quadrants(width: 300, height: 200).bytes)

  static func pictures() throws -> ChildReply.Pictures {
    let photo = try #require(photo)
    var pictures = ChildReply.Pictures()
    pictures.original = photo.originalSize
    pictures.crop = photo.crop
    pictures.list = [.init(side: 0, format: .jpeg, bytes: photo.master)]
    for rendition in photo.renditions {
      pictures.list.append(
        .init(
          side: rendition.size.rawValue, format: rendition.format.picture, bytes: rendition.bytes))
    }
    return pictures
  }
}
