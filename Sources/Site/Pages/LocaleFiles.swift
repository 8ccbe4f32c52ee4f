import Store
import Templates

/// The texts of `locales/<language>.json`: each is a template of its own, named `t.` and its path of
/// keys, such as `t.join.title`.
enum LocaleFiles {
  private static let limit = 1 << 20

  static func read(_ disk: LocalDisk) throws -> [String: [String: TemplateSource]] {
    var locales: [String: [String: TemplateSource]] = [:]
    for name in try disk.list("locales") where name.hasSuffix(".json") {
      let file = "locales/\(name)"
      let language = String(name.dropLast(".json".count))
      var texts: [String: TemplateSource] = [:]
      let bytes = try disk.read(file, limit: limit) ?? []
      do throws(JSONError) { flatten(try JSONParser.parse(bytes), "t", file, into: &texts) } catch {
        let line = bytes.prefix(error.offset).count { $0 == 0x0A } + 1
        throw ConfigurationError(file: file, line: line, reason: error.reason.rawValue)
      }
      locales[language] = texts
    }
    return locales
  }

  private static func flatten(
    _ value: JSON, _ path: String, _ file: String, into texts: inout [String: TemplateSource]
  ) {
    if let text = value.text {
      texts[path] = TemplateSource(text, file: "\(file), \(path.dropFirst(2))")
    }
    for member in value.object?.members ?? [] {
      flatten(member.value, "\(path).\(member.key)", file, into: &texts)
    }
  }
}
