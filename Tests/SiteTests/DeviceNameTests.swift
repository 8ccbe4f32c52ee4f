import Testing

@testable import Site

/// What current browsers call themselves.
@Suite struct DeviceNameTests {
  private static let windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)"
  private static let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0"

  @Test(
    arguments: [
      ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/2010 Firefox/145.0", "Firefox", "Linux"),
      ("\(windows) \(chrome) Safari/537.36", "Chrome", "Windows"),
      ("\(windows) \(chrome) Safari/537.36 Edg/142.0.0.0", "Edge", "Windows"),
      ("\(windows) \(chrome) Safari/537.36 OPR/124.0.0.0", "Opera", "Windows"),
      ("\(windows) \(chrome) Whale/4.34 Safari/537.36", "Whale", "Windows"),
      (
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) "
          + "Version/26.0 Safari/605.1.15", "Safari", "Mac"
      ),
      (
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
          + "Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1", "Chrome", "iPhone"
      ),
      (
        "Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) "
          + "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36", "Samsung Internet",
        "Android"
      ),
      ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) \(chrome) Safari/537.36", "Chrome", "ChromeOS"),
    ])
  func browsersAreKnown(_ agent: String, _ browser: String, _ system: String) {
    let name = DeviceName(userAgent: agent)
    #expect(name.browser == browser)
    #expect(name.system == system)
  }

  @Test(arguments: ["", "curl/8.14.1", "a script of mine"])
  func nothingIsMadeUpForOthers(_ agent: String) {
    let name = DeviceName(userAgent: agent)
    #expect(name.browser == nil && name.system == nil)
  }
}
