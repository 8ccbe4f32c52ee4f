/// The photo types that this site takes: all, or fewer by configuration.
public struct AcceptedTypes: Sendable, Equatable {
  /// In the order in which pages name them.
  public let types: [PhotoType]

  /// Every type there is.
  public static let all = AcceptedTypes(Set(PhotoType.allCases))

  public init(_ types: Set<PhotoType>) {
    self.types = PhotoType.allCases.filter(types.contains)
  }

  public func contains(_ type: PhotoType) -> Bool {
    types.contains(type)
  }

  /// The value of a file field's `accept`: media types, then extensions for systems that know no
  /// media type for HEIC.
  public var acceptAttribute: String {
    let media = types.flatMap(\.mediaTypes).filter { !$0.hasSuffix("-sequence") }
    let extensions = types.flatMap(\.fileExtensions).map { "." + $0 }
    return (media + extensions).joined(separator: ",")
  }

  /// The names of the types, for a page to join in its language: "JPEG", "PNG", …
  public var names: [String] {
    types.map(\.name)
  }
}
