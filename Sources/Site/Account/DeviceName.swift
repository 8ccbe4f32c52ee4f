import Templates

/// What a browser calls itself (`User-Agent`), in words that its owner knows it by. An honest guess: the
/// field is free text, and browsers put other browsers' names into it.
struct DeviceName: Equatable {
  /// Such as `Firefox`; nil when nothing is known of it.
  let browser: String?
  /// Such as `Android`; nil when nothing is known of it.
  let system: String?

  init(userAgent: String) {
    let find = { (marks: [(mark: String, name: String)]) in
      marks.first { userAgent.contains($0.mark) }?.name
    }
    browser = find(Self.browsers)
    system = find(Self.systems)
  }

  /// The more special before those whose names they carry as well.
  private static let browsers = [
    (mark: "KAKAOTALK", name: "KakaoTalk"), ("NAVER(", "Naver"), ("Whale/", "Whale"),
    ("SamsungBrowser/", "Samsung Internet"), ("Edg", "Edge"), ("OPR/", "Opera"),
    ("YaBrowser/", "Yandex"), ("Vivaldi/", "Vivaldi"), ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
    ("Chromium/", "Chromium"), ("Safari/", "Safari"),
  ]

  private static let systems = [
    (mark: "iPhone", name: "iPhone"), ("iPad", "iPad"), ("Android", "Android"),
    ("CrOS", "ChromeOS"), ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
    ("FreeBSD", "FreeBSD"), ("OpenBSD", "OpenBSD"),
  ]
}

extension Visit {
  /// A browser in words: “Firefox on Linux”, or what it calls itself, cut short.
  func deviceName(_ userAgent: String) -> String {
    let name = DeviceName(userAgent: userAgent)
    switch (name.browser, name.system) {
    case (let browser?, let system?):
      return text("device.on", ["browser": .text(browser), "system": .text(system)]) ?? browser
    case (let known?, nil), (nil, let known?): return known
    case (nil, nil):
      if userAgent.isEmpty { return text("device.unknown") ?? "" }
      return userAgent.count > 40 ? userAgent.prefix(39) + "…" : userAgent
    }
  }
}
