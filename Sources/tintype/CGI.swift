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
    if site.hasLettersToSend { startSending(path) }
    return 0
  } catch {
    Log.write("\(error)")
    exchange.write(
      Array("Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\n\r\n500\n".utf8))
    return 1
  }
}

/// Sends what waits in a process that goes on when this one has ended: no visitor waits for a mail
/// server. One that is at it already makes it end at once.
private func startSending(_ path: String) {
  do {
    _ = try ChildProcess.spawn(
      Executable.path, ["mail", "--config", path], descriptors: [nil, nil, nil],
      isOutliving: true)
  } catch { Log.write("mail: \(error)") }
}
