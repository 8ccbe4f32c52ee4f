import Site

extension Command {
  static var override: Command {
    Command(
      name: "override",
      help: """
        tintype override FILE [TEXT] [--reviewed] --config FILE
            Copy a file of ours, such as templates/pages/profile.mustache or public/icon.svg, or one
            text, such as locales/ko.json join.title, into the configuration's folder of overrides, to
            be changed there. Of a language that we do not have, such as locales/ar.json, all texts are
            copied in English. What was copied is kept in .original/, so that "tintype check" shows
            what has changed in ours since; --reviewed tells that yours fits ours of today.
        """, switches: ["--reviewed"], operands: 1, optionalOperands: 1, run: tintype.override)
  }
}

/// Copies a file or a text for the operator to change.
func override(_ options: Options) throws -> Int32 {
  let configuration = try loadConfiguration(options.config)
  guard let making = try OverrideMaking(configuration) else {
    throw UsageError(
      "overrides in \(options.config) names no folder", code: ExitCode.configuration)
  }
  let (file, text) = (options.operands[0], options.operands.dropFirst().first)
  let isReviewed = options.has("--reviewed")
  do {
    let written =
      if file.hasPrefix("locales/"), file.hasSuffix(".json") {
        try making.copyTexts(
          String(file.dropFirst("locales/".count).dropLast(".json".count)), text,
          isReviewed: isReviewed)
      } else {
        try making.copy(file, isReviewed: isReviewed)
      }
    print(written)
    return ExitCode.ok
  } catch let error as OverrideError { throw UsageError("\(error)", code: ExitCode.noInput) }
}
