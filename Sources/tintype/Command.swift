import FastCGI
import System

/// Something that the executable can be asked to do.
struct Command {
  /// One word, or two for one of several that belong together, such as `user add`.
  let name: String
  /// Lines for the help text.
  let help: String
  /// Options that take a value, such as `--config`.
  var options: Set<String> = ["--config"]
  /// Options that take none.
  var switches: Set<String> = []
  /// How many files or the like stand beside the options.
  var operands = 0
  /// How many more may stand there.
  var optionalOperands = 0
  /// Returns the exit code.
  let run: (Options) throws -> Int32

  var words: [String] { name.split(separator: " ").map(String.init) }

  static var all: [Command] {
    [
      .serve, .check, .restored, .stats, .export, .importing, .invite, .mail, .sweep,
      .override, .templateData, .form, .version,
    ] + users
  }
}

/// Runs what the command line asks for, and returns the exit code.
func run(_ arguments: [String]) -> Int32 {
  guard arguments.count > 1 else {
    if CGIExchange.isPresent { return answerByCGI() }
    print(usage)
    return ExitCode.usage
  }
  if ["help", "--help", "-h"].contains(arguments[1]) { return help(Array(arguments.dropFirst(2))) }
  let words = Array(arguments.dropFirst().prefix { !$0.hasPrefix("--") || $0 == "--version" })
  let name = words.first == "--version" ? ["version"] : words
  guard let command = Command.all.first(where: { name.starts(with: $0.words) }) else {
    return arguments.contains("--help") ? help(name) : unknown(name)
  }
  let rest = Array(arguments.dropFirst(1 + command.words.count))
  if rest.contains("--help") {
    print(command.help)
    return ExitCode.ok
  }
  let options: Options
  do throws(UsageError) {
    options = try Options(
      rest, options: command.options, switches: command.switches,
      operands: command.operands, optionalOperands: command.optionalOperands)
  } catch {
    Console.error("\(error). This is how it is used:")
    Log.writeLine(command.help)
    return error.code
  }
  do { return try command.run(options) } catch {
    Console.error("\(error)")
    return ExitCode.code(for: error)
  }
}

/// Prints how commands are used: those whose names begin with `words`.
private func help(_ words: [String]) -> Int32 {
  let found = Command.all.filter { $0.words.starts(with: words) }
  if found.isEmpty { return unknown(words) }
  print(words.isEmpty ? usage : found.map(\.help).joined(separator: "\n"))
  return ExitCode.ok
}

/// Says that there is no command `words`, and which there are that begin with its first word.
private func unknown(_ words: [String]) -> Int32 {
  let name = words.joined(separator: " ")
  let family = Command.all.filter { $0.words.first == words.first }
  if family.isEmpty {
    Console.error("there is no command called \(name); see tintype help")
  } else {
    Console.error("there is no command called \(name). There are these:")
    Log.writeLine(family.map(\.help).joined(separator: "\n"))
  }
  return ExitCode.usage
}

extension Command {
  fileprivate static var version: Command {
    Command(name: "version", help: "tintype version", options: []) { _ in
      print("tintype 0.1")
      return ExitCode.ok
    }
  }

  fileprivate static var serve: Command {
    Command(
      name: "serve",
      help: """
        tintype serve --config FILE [--listen ADDRESS]
            Serve the site over FastCGI until SIGTERM; SIGHUP loads configuration and templates
            again. ADDRESS is unix:/path or an address and port such as 127.0.0.1:9000. A listening
            socket given as standard input goes before both.
        """, options: ["--config", "--listen"], run: tintype.serve)
  }

  fileprivate static var form: Command {
    Command(
      name: "form",
      help: """
        tintype form --type CONTENT-TYPE [--length N] < BODY
            Print what a multipart form holds, as JSON.
        """, options: ["--type", "--length"], run: describeForm)
  }
}

private var usage: String {
  Command.all.map(\.help).joined(separator: "\n") + """


    Started by a web server as a CGI program, without arguments, it answers one request. The
    configuration is then the file that the environment's TINTYPE_CONFIG names, or
    \(Options.defaultConfiguration).
    """
}
