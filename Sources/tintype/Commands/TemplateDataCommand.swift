import Members
import Site
import Store

extension Command {
  static var templateData: Command {
    Command(
      name: "template-data",
      help: """
        tintype template-data ADDRESS [--as UID] --config FILE
            Print as JSON what the template of an address such as / or /users/UID gets: as a stranger,
            or as a member who is signed in. The template's name is on standard error.
        """, options: ["--config", "--as"], operands: 1, run: tintype.templateData)
  }
}

/// Prints what the template of an address gets.
func templateData(_ options: Options) throws -> Int32 {
  let configuration = try loadConfiguration(options.config)
  let members = try Workshop.openMembers(configuration)
  let visitor = try options["--as"].map { text in
    guard let id = try MemberID(text).flatMap({ try members.member($0)?.id }) else {
      throw UsageError("there is no member \(text)", code: ExitCode.noInput)
    }
    return id
  }
  let site = try openSite(configuration, forOneRequest: true)
  do {
    let data = try site.templateData(options.operands[0], as: visitor)
    Console.error(data.template)
    print(String(decoding: JSONWriter.document(data.values), as: UTF8.self), terminator: "")
    return ExitCode.ok
  } catch let error as NoPage { throw UsageError("\(error)", code: ExitCode.noInput) }
}
