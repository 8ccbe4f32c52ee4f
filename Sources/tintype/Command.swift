import FastCGI
import System

/// Runs what the command line asks for, and returns the exit code.
func run(_ arguments: [String]) -> Int32 {
  if arguments.count < 2 {
    if CGIExchange.isPresent { return answerByCGI() }
    print(usage)
    return 64
  }
  if arguments.dropFirst(2).contains("--help") {
    print(usage)
    return 0
  }
  let options: Options
  do { options = try Options(Array(arguments.dropFirst(2))) } catch {
    Console.error(error.description)
    return 64
  }
  switch arguments[1] {
  case "serve": return serve(options)
  case "form": return describeForm(options)
  case "version", "--version":
    print("tintype \(version)")
    return 0
  case "help", "--help", "-h":
    print(usage)
    return 0
  default:
    Console.error("there is no command called \(arguments[1]); see tintype help")
    return 64
  }
}

private let version = "0.1"

private let usage = """
  tintype serve --config FILE [--listen ADDRESS]
      Serve the site over FastCGI until SIGTERM; SIGHUP loads configuration and templates again.
      ADDRESS is unix:/path or an address and port such as 127.0.0.1:9000. A listening socket given
      as standard input goes before both.
  tintype form --type CONTENT-TYPE [--length N] < BODY
      Print what a multipart form holds, as JSON.
  tintype version

  Started by a web server as a CGI program, without arguments, it answers one request. The
  configuration is then the file that the environment's TINTYPE_CONFIG names, or
  \(Options.defaultConfiguration).
  """
