import Store

/// The texts of `locales/<language>.json`: each is a template of its own, named `t.` and its path of
/// keys, such as `t.join.title`.
enum LocaleFiles {
  private static let limit = 1 << 20

  static func read(_ disk: LocalDisk) throws -> [String: [String: String]] {
    var locales: [String: [String: String]] = [:]
    for name in try disk.list("locales") where name.hasSuffix(".json") {
      let file = "locales/\(name)"
      let language = String(name.dropLast(".json".count))
      var texts: [String: String] = [:]
      let bytes = try disk.read(file, limit: limit) ?? []
      do throws(JSONError) { flatten(try JSONParser.parse(bytes), "t", into: &texts) } catch {
        let line = bytes.prefix(error.offset).count { $0 == 0x0A } + 1
        throw ConfigurationError(file: file, line: line, reason: error.reason.rawValue)
      }
      locales[language] = texts
    }
    return locales
  }

  private static func flatten(_ value: JSON, _ path: String, into texts: inout [String: String]) {
    if let text = value.text { texts[path] = text }
    for member in value.object?.members ?? [] {
      flatten(member.value, "\(path).\(member.key)", into: &texts)
    }
  }
}
