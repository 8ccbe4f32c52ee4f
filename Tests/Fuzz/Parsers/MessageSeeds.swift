import Glibc
@testable import Imaging

/// Good messages to begin with: a fuzzer would not find nine pictures of the right sizes by itself.
enum MessageSeeds {
  /// Writes each into a file of `folder`.
  static func write(to folder: String) {
    for (name, bytes) in all {
      guard let file = fopen("\(folder)/\(name)", "w") else { fatalError("\(folder): \(errno)") }
      precondition(fwrite(bytes, 1, bytes.count, file) == bytes.count)
      precondition(fclose(file) == 0)
    }
  }

  private static var all: [(name: String, bytes: [UInt8])] {
    var seeds: [(String, [UInt8])] = []
    let lettering = Lettering(
      "A\u{200C}L", ink: .white, ground: Colour(red: 1, green: 2, blue: 3), typeSize: 34)
    let works: [ImagerRequest.Work?] = [
      .develop(.heic), .rendition(.px1280, .webp), lettering.map { .letter($0, .px96, .png) },
    ]
    for work in works.compactMap({ $0 }) {
      let request = ImagerRequest(
        work: work, crop: .centre, limits: PhotoLimits(), background: .white)
      seeds.append(("request-\(seeds.count)", [0] + request.encoded))
    }
    let reply = ChildReply.made(pictures)
    guard DevelopedPhoto(pictures, type: .png, crop: .centre, limits: PhotoLimits()) != nil else {
      fatalError("the seed is not what a good child says")
    }
    seeds.append(("reply", [1] + reply.encoded))
    for refusal in [ChildRefusal.damaged, .tooManyPixels(found: 5, limit: 4)] {
      seeds.append(("refusal-\(seeds.count)", [1] + ChildReply.refused(refusal).encoded))
    }
    for status in [ImagerStatus.exited(0), .killed(signal: 9), .timedOut, .busy] {
      seeds.append(("status-\(seeds.count)", [2] + status.encoded))
    }
    return seeds
  }

  private static var pictures: ChildReply.Pictures {
    var pictures = ChildReply.Pictures()
    pictures.original = PixelSize(width: 800, height: 600)
    pictures.hashes = [PictureHash(across: 1, down: 2), PictureHash(across: 3, down: 4)]
    pictures.crop = Crop.centre.settled(in: pictures.original)
    pictures.list = [.init(side: 0, format: .jpeg, bytes: jpeg(width: 800, height: 600))]
    for size in RenditionSize.madeAtUpload {
      let side = size.rawValue
      pictures.list.append(
        .init(side: side, format: .jpeg, bytes: jpeg(width: side, height: side)))
      pictures.list.append(.init(side: side, format: .webp, bytes: webp(side: side)))
    }
    return pictures
  }

  /// The frame and scan headers of a JPEG, and no pixels.
  private static func jpeg(width: UInt16, height: UInt16) -> [UInt8] {
    let sides = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return [0xFF, 0xD8, 0xFF, 0xC0, 0, 8, 8] + sides + [1, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9]
  }

  /// The header of a WebP, and no pixels.
  private static func webp(side: UInt16) -> [UInt8] {
    let sides = [side, side].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return Array("RIFF".utf8) + [22, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [10, 0, 0, 0]
      + [0, 0, 0, 0x9D, 0x01, 0x2A] + sides
  }
}
