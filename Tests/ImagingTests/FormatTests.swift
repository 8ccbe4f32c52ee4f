@testable import Imaging
import System
import Testing

@Suite("Files are read without trusting them")
struct FormatTests {
  /// Each parser, on the whole of a file.
  private static let parsers: [@Sendable ([UInt8]) -> Void] = [
    { _ = JPEGOutline($0.span) }, { _ = BareJPEG($0.span, orientation: 3) },
    { _ = PNGOutline($0.span) }, { _ = GIFOutline($0.span) }, { _ = HEIFOutline($0.span) },
    { _ = ICCProfile($0) }, { _ = MatrixProfile($0) }, { _ = EXIFOutline($0) },
    { _ = PictureFile($0) },
    { _ = BareWebP.picture(in: $0) }, { _ = BarePNG.picture(in: $0) },
    { _ = FileBrands(prefix: $0.span).photoType }, { _ = ChildReply($0) },
    { _ = ImagerRequest($0) },
  ]

  @Test func everyPrefixAndManyDamagedFilesEndWithoutATrap() throws {
    let png = DrawnPNG.quadrants(width: 20, height: 20).bytes
    let photo = try Imager(path: Places.imager).develop(png)
    let gif = DrawnGIF(canvas: (80, 60), left: 5, top: 7, side: 20, colour: [1, 2, 3]).bytes
    let files = [
      png, gif, photo.renditions[7].bytes, photo.renditions[6].bytes, HEIFSketch.crowded,
    ]
    for file in files {
      for parse in Self.parsers {
        for length in 0...min(file.count, 400) { parse(Array(file.prefix(length))) }
        for _ in 0..<300 {
          var bytes = file
          for _ in 0..<4 {
            bytes[Int.random(in: 0..<min(bytes.count, 300))] = UInt8.random(in: 0...255)
          }
          parse(bytes)
        }
      }
    }
  }

  @Test func theFirstFrameOfAGIFIsFound() throws {
    let gif = DrawnGIF(canvas: (80, 60), left: 65, top: 7, side: 20, colour: [1, 2, 3]).bytes
    let frame = try #require(GIFOutline(gif.span).firstFrame)
    #expect(frame == .init(left: 65, top: 7, size: PixelSize(width: 20, height: 20)))
    let inside = GIFOutline.Frame(left: 65, top: 7, size: PixelSize(width: 15, height: 20))
    #expect(frame.inside(PixelSize(width: 80, height: 60)) == inside)
    #expect(frame.inside(PixelSize(width: 65, height: 60)) == nil)
  }

  @Test func crowdedAuxiliaryReferencesAreFound() {
    let outline = HEIFOutline(HEIFSketch.crowded.span)
    #expect(outline.brands == ["heic", "mif1", "heic"])
    #expect(outline.primaryType == "hvc1")
    #expect(outline.largestSize == PixelSize(width: 4032, height: 3024))
    #expect(outline.isTurned)
    #expect(outline.crowdedAuxiliaries.count == 1)
    let position = outline.crowdedAuxiliaries[0]
    #expect(Array(HEIFSketch.crowded[position..<position + 4]) == Array("auxl".utf8))
  }

  @Test func brandsDecideWhatLibmagicCannotName() {
    let file = { (brands: [String]) -> [UInt8] in
      HEIFSketch.box("ftyp", Array((brands[0] + "\0\0\0\0" + brands.dropFirst().joined()).utf8))
    }
    let type = { (brands: [String]) in FileBrands(prefix: file(brands).span).photoType }
    #expect(type(["heic", "mif1"]) == .heic)
    #expect(type(["mif1", "avif"]) == .avif)
    #expect(type(["mif1", "heic"]) == .heic)
    #expect(type(["avis", "msf1"]) == .avif)
    #expect(type(["isom", "mp41"]) == nil)
    #expect(type(["qt  "]) == nil)
  }

  @Test func segmentsAndScansAreCounted() {
    let scan: [UInt8] = [0xFF, 0xDA, 0, 2, 1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 8, 8, 0, 5, 0, 7, 1]
    let jpeg: [UInt8] = [0xFF, 0xD8] + frame + scan + scan + [0xFF, 0xD9]
    let outline = JPEGOutline((jpeg + [1, 2, 3]).span)
    #expect(outline.segments == 3 && outline.scans == 2)
    #expect(outline.size == PixelSize(width: 7, height: 5))
    #expect(outline.isComplete && outline.end == jpeg.count)
  }

  @Test func coloursAreWrittenAsInCSS() {
    #expect(Colour(red: 1, green: 171, blue: 255).description == "#01abff")
    #expect(Colour("#01ABff") == Colour(red: 1, green: 171, blue: 255))
    #expect(Colour("01abff") == nil && Colour("#01abfg") == nil && Colour("#01abf") == nil)
  }

  @Test func sizesAndFormatsAreReadFromAddressesExactly() {
    #expect(RenditionSize(text: "360") == .px360)
    for text in ["0360", "+360", "361", "", "360 "] { #expect(RenditionSize(text: text) == nil) }
    #expect(RenditionFormat(fileExtension: "jpg") == .jpeg)
    #expect(RenditionFormat(fileExtension: "jpeg") == nil)
  }

  @Test func everyChangeHasACodeOfItsOwn() {
    let all: [PhotoChange] =
      [
        .locationRemoved, .metadataRemoved, .turnedUpright, .backgroundFilled, .animationDropped,
        .coloursConverted,
      ] + PhotoType.allCases.map { .converted(from: $0) }
    #expect(Set(all.map(\.code)).count == all.count)
  }
}

/// The boxes of a HEIC file as an iPhone writes them, without any picture.
enum HEIFSketch {
  static func box(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let length = body.count + 8
    return [0, 0, UInt8(length >> 8), UInt8(length & 255)] + Array(name.utf8) + body
  }

  /// One auxiliary reference with two targets, and one that is as libheif likes it.
  static let crowded: [UInt8] = {
    let pitm = box("pitm", [0, 0, 0, 0, 0, 1])
    let infe = box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("hvc1".utf8) + [0])
    let iinf = box("iinf", [0, 0, 0, 0, 0, 1] + infe)
    let references = box("auxl", [0, 2, 0, 2, 0, 1, 0, 3]) + box("auxl", [0, 4, 0, 1, 0, 1])
    let iref = box("iref", [0, 0, 0, 0] + references)
    let ispe = box("ispe", [0, 0, 0, 0, 0, 0, 0x0F, 0xC0, 0, 0, 0x0B, 0xD0])
    let iprp = box("iprp", box("ipco", ispe + box("irot", [3])))
    let ftyp = box("ftyp", Array("heic\0\0\0\0mif1heic".utf8))
    return ftyp + box("meta", [0, 0, 0, 0] + pitm + iinf + iref + iprp)
  }()
}
