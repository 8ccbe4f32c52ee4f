import System

// tintype-fetch LIMIT SECONDS ADDRESS: writes the file at ADDRESS to standard output, at most LIMIT
// bytes within SECONDS; a line on standard error says why not.
let arguments = CommandLine.arguments
guard arguments.count == 4, let limit = Int(arguments[1]), let seconds = Int(arguments[2]) else {
  Terminal.writeError("tintype-fetch LIMIT SECONDS ADDRESS\n")
  CurrentProcess.exitNow(64)
}
Signals.ignoreBrokenPipes()
do throws(Transfer.Failure) {
  try Transfer(limit: limit, seconds: seconds).run(arguments[3])
  CurrentProcess.exitNow(0)
} catch {
  Terminal.writeError("\(error.reason)\n")
  CurrentProcess.exitNow(1)
}
