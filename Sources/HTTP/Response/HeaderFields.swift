/// The header fields of a response, in order.
public struct HeaderFields: Hashable, Sendable {
  public struct Field: Hashable, Sendable {
    public let name: HeaderName
    public let value: HeaderValue
  }

  public private(set) var fields: [Field] = []

  public init() {}

  /// The first value of that name. Setting replaces all fields of that name; nil removes them.
  public subscript(name: HeaderName) -> HeaderValue? {
    get { fields.first { $0.name == name }?.value }
    set {
      let index = fields.firstIndex { $0.name == name }
      fields.removeAll { $0.name == name }
      if let newValue {
        fields.insert(Field(name: name, value: newValue), at: index ?? fields.endIndex)
      }
    }
  }

  /// Adds a field beside others of the same name, as Set-Cookie needs.
  public mutating func append(_ name: HeaderName, _ value: HeaderValue) {
    fields.append(Field(name: name, value: value))
  }
}
