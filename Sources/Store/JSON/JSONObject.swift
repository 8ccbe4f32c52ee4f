/// The members of a JSON object, in the order of the document, each key once.
public struct JSONObject: Sendable, Equatable {
  public struct Member: Sendable, Equatable {
    public let key: String
    public var value: JSON
  }

  public private(set) var members: [Member] = []

  public init() {}

  /// Nil when a key stands twice.
  init?(_ members: [Member]) {
    if members.count > 16 {
      guard Set(members.lazy.map(\.key)).count == members.count else { return nil }
    } else {
      for (index, member) in members.enumerated() {
        if members[..<index].contains(where: { $0.key == member.key }) { return nil }
      }
    }
    self.members = members
  }

  /// Reads, replaces in place, appends, or (with nil) removes one member.
  public subscript(key: String) -> JSON? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}
