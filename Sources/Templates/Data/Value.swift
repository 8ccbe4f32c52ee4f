/// What a template shows: data shaped like JSON.
///
/// False in a section are null, false, the empty list and the empty text; 0 is true.
public enum Value: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Int)
  /// Escaped wherever a page shows it.
  case text(String)
  case list([Value])
  case object(Object)

  /// A list of objects, for a section that repeats.
  public static func list(_ objects: [Object]) -> Value {
    .list(objects.map { .object($0) })
  }

  /// The text, or null when there is none.
  public init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// Whether a section of this value is shown.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .text(let text): !text.isEmpty
    case .list(let list): !list.isEmpty
    case .number, .object: true
    }
  }
}
