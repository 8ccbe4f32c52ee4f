/// Named values, few enough that looking through them beats a hash table.
public struct Object: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  struct Entry: Sendable, Equatable {
    let key: HashedName
    var value: Value
  }

  private(set) var entries: [Entry]

  public init() {
    entries = []
  }

  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements)
  }

  /// Later names replace earlier ones.
  public init(_ elements: [(String, Value)]) {
    entries = []
    entries.reserveCapacity(elements.count)
    for (name, value) in elements { self[name] = value }
  }

  /// The value of a name; setting nil removes it.
  public subscript(name: String) -> Value? {
    get { self[HashedName(name)] }
    set {
      let key = HashedName(name)
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  subscript(key: HashedName) -> Value? {
    for index in entries.indices where entries[index].key.hash == key.hash {
      if entries[index].key.name == key.name { return entries[index].value }
    }
    return nil
  }

  /// All names and values, in no particular order.
  public var members: [(name: String, value: Value)] {
    entries.map { ($0.key.name, $0.value) }
  }

  /// This object with the names of another, whose values win.
  public func merging(_ other: Object) -> Object {
    var result = self
    for entry in other.entries { result[entry.key.name] = entry.value }
    return result
  }
}

/// A name with its hash, made once for a template and once for each object.
struct HashedName: Sendable, Equatable {
  let hash: UInt64
  let name: String

  /// FNV-1a; the same hash still compares the names.
  init(_ name: String) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash
    self.name = name
  }

  static func == (left: HashedName, right: HashedName) -> Bool {
    left.hash == right.hash && left.name == right.name
  }
}
