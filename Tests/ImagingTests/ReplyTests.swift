@testable import Imaging
import Testing

@Suite("Nothing that a child says is believed")
struct ReplyTests {
  private func isAccepted(_ change: (inout ChildReply.Pictures) -> Void) throws -> Bool {
    var pictures = try SampleReply.pictures()
    change(&pictures)
    guard case .made(let read)? = ChildReply(ChildReply.made(pictures).encoded) else {
      return false
    }
    return DevelopedPhoto(read, type: .png, crop: nil, limits: PhotoLimits()) != nil
  }

  @Test func onlyWhatWasAskedForIsAccepted() throws {
    #expect(try isAccepted { _ in })
    #expect(try !isAccepted { $0.list.removeLast() })
    #expect(try !isAccepted { $0.list.swapAt(1, 2) })
    #expect(try !isAccepted { $0.list[1].bytes = $0.list[3].bytes })
    #expect(try !isAccepted { $0.list[2].bytes = $0.list[1].bytes })
    #expect(try !isAccepted { $0.list[1].side = 96 })
    #expect(try !isAccepted { $0.list[0].bytes = Array("<?php".utf8) })
    #expect(try !isAccepted { $0.list[1].bytes += [0] })
    #expect(try !isAccepted { $0.list[2].bytes += [0, 0] })
    #expect(try !isAccepted { $0.list[1].bytes.removeLast() })
    #expect(try !isAccepted { $0.original = PixelSize(width: 70_000, height: 2) })
    #expect(try !isAccepted { $0.original = PixelSize(width: 0, height: 2) })
    #expect(
      try !isAccepted {
        $0.list[1].bytes = DrawnJPEG.with($0.list[1].bytes, segment: 0xE1, Array("Exif".utf8))
      })
    #expect(
      try !isAccepted {
        $0.list[1].bytes = DrawnJPEG.with($0.list[1].bytes, segment: 0xFE, Array("hello".utf8))
      })
  }

  @Test func moreHashesThanAPictureHasPosesMakeNoSense() throws {
    let hash = PictureHash(across: 1, down: 2)
    #expect(try isAccepted { $0.hashes = [PictureHash](repeating: hash, count: 16) })
    #expect(try !isAccepted { $0.hashes = [PictureHash](repeating: hash, count: 17) })
    #expect(try !isAccepted { $0.shownHashes = [PictureHash](repeating: hash, count: 9) })
  }

  @Test func aSquareOfTheChildsOwnChoiceIsALargestOneInside() throws {
    let crop = { (left: Int, top: Int, side: Int) in
      Crop(square: .init(left: left, top: top, side: side))
    }
    // The picture has 300 by 200 pixels.
    #expect(try isAccepted { $0.crop = crop(0, 0, 666_667) })
    #expect(try isAccepted { $0.crop = crop(333_333, 0, 666_667) })
    for wrong in [
      .centre, crop(0, 0, 1_000_000), crop(333_334, 0, 666_667), crop(0, 0, 600_000),
      crop(0, .min, 666_667), crop(.max, 0, .max),
      Crop(square: .init(left: 0, top: 0, side: 666_667), quarterTurns: 1),
    ] { #expect(try !isAccepted { $0.crop = wrong }) }
  }

  @Test func aCopyFromAChildIsStrippedAndMeasured() throws {
    let master = try #require(try SampleReply.pictures().list.first).bytes
    let file = try MemoryFile(master)
    let copy = { (type: PhotoType, change: (inout ChildReply.Pictures) -> Void) in
      var pictures = try SampleReply.pictures()
      pictures.copy = master
      change(&pictures)
      return OriginalCopy(
        pictures, of: file.descriptor.number, type: type, limits: PhotoLimits())?.bytes
    }
    #expect(try copy(.png) { _ in } == master)
    #expect(
      try copy(.png) {
        $0.copy = DrawnJPEG.with($0.copy, segment: 0xE1, Array("Exif, or so".utf8)) + [1, 2, 3]
      } == master)
    #expect(try copy(.png) { $0.orientation = 6 } == master)
    #expect(try copy(.png) { $0.original = PixelSize(width: 200, height: 300) } == nil)
    #expect(try copy(.png) { $0.copy = [] } == nil)
    #expect(try copy(.png) { $0.copy = Array("<?php".utf8) } == nil)
    // A JPEG's copy comes from the upload itself, whatever the child sends.
    #expect(try copy(.jpeg) { $0.copy = [] } == master)
    #expect(try copy(.jpeg) { $0.orientation = 6 } == nil)
    #expect(try copy(.jpeg) { $0.orientation = 0 } == nil)
    #expect(try copy(.jpeg) { $0.orientation = 9 } == nil)
  }

  @Test func cutOffRepliesAreNone() throws {
    let whole = ChildReply.made(try SampleReply.pictures()).encoded
    for length in Array(0..<200) + [whole.count - 1] {
      #expect(ChildReply(Array(whole.prefix(length))) == nil)
    }
    #expect(ChildReply(whole + [0]) == nil)
  }

  @Test func damagedRepliesNeverTrap() throws {
    let whole = ChildReply.made(try SampleReply.pictures()).encoded
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<3 {
        let index = Int.random(in: 0..<(Bool.random() ? 300 : bytes.count), using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      if case .made(let read)? = ChildReply(bytes) {
        _ = DevelopedPhoto(read, type: .png, crop: nil, limits: PhotoLimits())
      }
    }
  }

  @Test func requestsSurviveTheWire() throws {
    var limits = PhotoLimits()
    limits.memory = 12_345
    for work in [
      ImagerRequest.Work.develop(.heic), .develop(.jpeg), .recrop(.jpeg),
      .rendition(.px1280, .webp), .letter(try #require(SampleLettering.longest), .px640, .png),
    ] {
      var request = ImagerRequest(
        work: work, crop: nil, limits: limits, background: Colour(red: 1, green: 2, blue: 3))
      #expect(ImagerRequest(request.encoded) == request)
      request.keepsOriginal = true
      request.crop = Crop(square: .init(left: -1, top: 2, side: 3), quarterTurns: 3)
      #expect(ImagerRequest(request.encoded) == request)
      #expect(request.encoded.count <= ImagerRequest.longest)
      for length in 0..<request.encoded.count {
        #expect(ImagerRequest(Array(request.encoded.prefix(length))) == nil)
      }
    }
  }

  @Test func refusalsSurviveTheWire() {
    for refusal in [
      ChildRefusal.damaged, .unsupported, .tooMuchMemory, .tooManyBytes(found: 5, limit: 4),
      .tooManyPixels(found: 5, limit: 4), .sideTooLong(found: 5, limit: 4),
      .tooManyParts(found: 5, limit: 4),
    ] {
      guard case .refused(let read)? = ChildReply(ChildReply.refused(refusal).encoded) else {
        Issue.record("\(refusal)")
        continue
      }
      #expect(read == refusal)
    }
  }

  @Test func statusesSurviveTheWireAndNothingElseIsOne() {
    for status in [ImagerStatus.exited(3), .killed(signal: 9), .timedOut, .busy] {
      #expect(ImagerStatus(status.encoded) == status)
      #expect(ImagerStatus(status.encoded + [0]) == nil)
    }
    for text in ["", "B", "B\u{3}", "T\u{1}", "X\0"] { #expect(ImagerStatus(text.utf8) == nil) }
  }
}
