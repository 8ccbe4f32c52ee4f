/// `gallery.jsonl`: one line for each photo that was published.
///
/// A line says that a photo was published, not that it still is: it counts only while the member's
/// document has the same photo and the same `seq`.
public typealias Feed = Journal<Publication>

public struct Publication: JournalLine, Equatable {
  public static let path = "gallery.jsonl"
  public static let mode: UInt32 = 0o640

  public let sequence: Int64
  public let member: String
  public let photo: String
  /// The average colour, `#rrggbb`.
  public let colour: String

  public init(sequence: Int64, member: String, photo: String, colour: String) {
    self.sequence = sequence
    self.member = member
    self.photo = photo
    self.colour = colour
  }

  public init?(_ bytes: ArraySlice<UInt8>) {
    guard let value = try? JSONParser.parse(Array(bytes)), let sequence = value["seq"]?.integer,
      let member = value["uid"]?.text, let photo = value["photo"]?.text
    else { return nil }
    self.init(
      sequence: sequence, member: member, photo: photo, colour: value["colour"]?.text ?? "")
  }

  public var bytes: [UInt8] {
    JSONWriter.line([
      "seq": .integer(sequence), "uid": .string(member), "photo": .string(photo),
      "colour": .string(colour),
    ])
  }
}

extension Feed {
  /// Adds a publication at the end. Returns the sequence number it got.
  public func append(member: String, photo: String, colour: String) throws -> Int64 {
    try append { Publication(sequence: $0, member: member, photo: photo, colour: colour) }
  }
}
