import FastCGI
import Site
import System

/// Answers the one request that the environment describes.
func answerByCGI() -> Int32 {
  let exchange = CGIExchange()
  do {
    let path = Environment.value(of: "TINTYPE_CONFIG") ?? Options.defaultConfiguration
    var configuration = try loadConfiguration(path)
    // The web server would take every line for an error; it has a log of its own.
    configuration.logsRequests = false
    let site = try openSite(configuration, forOneRequest: true)
    site.answer(exchange)
    if site.hasLettersToSend { start("mail", path) }
    if site.isSweepDue { start("sweep", path) }
    return 0
  } catch {
    Log.write("\(error)")
    exchange.write(
      Array("Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\n\r\n500\n".utf8))
    return 1
  }
}

/// Runs a command in a process that goes on when this one has ended: no visitor waits for a mail server.
private func start(_ command: String, _ path: String) {
  do {
    _ = try ChildProcess.spawn(
      Executable.path, [command, "--config", path], descriptors: [nil, nil, nil],
      isOutliving: true)
  } catch { Log.write("\(command): \(error)") }
}
