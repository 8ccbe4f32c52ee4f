import Store

extension JSON {
  /// The value without Firestore's types, such as `{"stringValue": "x"}`, at any depth; others as they
  /// are.
  var withoutTypes: JSON {
    switch self {
    case .array(let items): return .array(items.map(\.withoutTypes))
    case .object(let object):
      if object.members.count == 1, let member = object.members.first,
        let plain = Self.plain(member.key, member.value)
      {
        return plain
      }
      var result = JSONObject()
      for member in object.members { result[member.key] = member.value.withoutTypes }
      return .object(result)
    default: return self
    }
  }

  private static func plain(_ type: String, _ value: JSON) -> JSON? {
    switch type {
    case "stringValue", "timestampValue", "referenceValue", "bytesValue", "booleanValue",
      "doubleValue", "geoPointValue":
      value
    case "integerValue": value.text.flatMap { Int64($0) }.map(JSON.integer) ?? value
    case "nullValue": .null
    case "mapValue": (value["fields"] ?? [:]).withoutTypes
    case "arrayValue": (value["values"] ?? []).withoutTypes
    default: nil
    }
  }

  /// Milliseconds since 1970, of the forms in which Firebase's tools write times: a number or its
  /// digits, `{"_seconds": …}`, `{"__datatype__": "timestamp", "value": …}` or `2020-01-02T03:04:05Z`.
  var milliseconds: Int64? {
    if let number = integer { return number }
    if let text { return Int64(text) ?? Self.milliseconds(ofDate: text) }
    if let value = self["value"] { return value.milliseconds }
    guard let seconds = (self["_seconds"] ?? self["seconds"])?.integer else { return nil }
    let rest = (self["_nanoseconds"] ?? self["nanoseconds"])?.integer ?? 0
    let (milliseconds, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000)
    return isTooLarge || !Self.moments.contains(milliseconds)
      ? nil : milliseconds + rest / 1_000_000
  }

  /// What can be when somebody joined: the years 1970 to 9999, in milliseconds since 1970.
  static let moments: ClosedRange<Int64> = 0...253_402_300_799_999

  /// RFC 3339, in UTC.
  private static func milliseconds(ofDate text: String) -> Int64? {
    let pattern = /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?Z/
    guard let parts = text.wholeMatch(of: pattern) else { return nil }
    let number = { (text: Substring) in Int64(text) ?? 0 }
    let month = number(parts.2)
    // Years that begin in March, so that the leap day is the last of its year.
    let year = number(parts.1) - (month <= 2 ? 1 : 0)
    let days =
      year * 365 + year / 4 - year / 100 + year / 400
      + (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + number(parts.3) - 1 - 719_468
    let seconds = days * 86_400 + number(parts.4) * 3_600 + number(parts.5) * 60 + number(parts.6)
    let fraction = parts.7.flatMap { Double($0) } ?? 0
    return seconds * 1_000 + Int64(fraction * 1_000)
  }
}
