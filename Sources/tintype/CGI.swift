import FastCGI
import Site
import System

/// Answers the one request that the environment describes.
func answerByCGI() -> Int32 {
  let exchange = CGIExchange()
  do {
    let path = Environment.value(of: "TINTYPE_CONFIG") ?? Options.defaultConfiguration
    try openSite(loadConfiguration(path)).answer(exchange)
    return 0
  } catch {
    Log.write("\(error)")
    exchange.write(
      Array("Status: 500 Internal Server Error\r\nContent-Type: text/plain\r\n\r\n500\n".utf8))
    return 1
  }
}
