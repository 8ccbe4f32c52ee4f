import Templates

/// Renders a template with its partials, as the specification's examples do.
func rendered(
  _ template: String, _ data: Object = [:], partials: [String: String] = [:]
) throws -> String {
  var sources = partials.mapValues { TemplateSource($0) }
  sources["page"] = TemplateSource(template)
  return try TemplateSet(sources).text("page", data, escaping: .html)
}
