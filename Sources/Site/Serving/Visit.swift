import FastCGI
import HTTP
import Members
import Store
import Templates

/// One request on its way to an answer: who asks, in which language, for what.
final class Visit {
  let site: Site
  let request: Request
  let language: String
  let wantsJSON: Bool
  /// Whether the address is one of those under `/api`.
  let isForPrograms: Bool
  /// The token for programs that came with the request.
  let bearer: BearerToken?
  /// Whether a program asks that must not use a visitor's cookies: they count for nothing, and none are
  /// given.
  let ignoresCookies: Bool
  /// What the route's pattern took from the path, such as `uid`.
  private(set) var parameters: [String: String] = [:]
  private let exchange: any Exchange
  private let cookies: Result<Cookies, any Error>
  private var newCookies: [SetCookie] = []
  private var isPersonal = false
  /// Whether no cache, not even the browser's own, may keep the answer.
  var isPrivate = false
  /// Whether the address itself is a secret, which no other site may learn as a referrer.
  private var holdsSecret = false
  private var sources: [Stamp]?
  /// What the token had to be for, to be let in.
  private var admission: Scope?
  /// What somebody wrote before they had to sign in again, for the page that shows it.
  private(set) var kept: KeptForm?
  /// The form whose token was not the browser's.
  var refusedForm: Form?
  /// Names the request in logs and on error pages.
  let id: String
  /// The page that was shown last, and what its template got.
  var shown: (template: String, values: Object)?
  /// The pattern of the address, such as `/users/:uid`, for the log.
  private(set) var route = "-"
  /// Who turned out to be signed in, if that was of interest.
  private(set) var knownMember: MemberID?

  init(_ site: Site, _ request: Request, _ exchange: any Exchange, id: String) {
    self.site = site
    self.id = id
    self.request = request
    self.exchange = exchange
    let bearer = BearerToken(request.header(.authorization))
    self.bearer = bearer
    let accept = Accept(request.header(.accept))
    isForPrograms = request.path.below(site.mount)?.segments.first == "api"
    wantsJSON =
      bearer != nil || accept.prefersJSON
      || isForPrograms && !accept.namesExplicitly("text/html")
    let ignoresCookies =
      bearer != nil || isForPrograms && site.configuration.apiOrigin(of: request) != nil
    self.ignoresCookies = ignoresCookies
    cookies = Result { try ignoresCookies ? Cookies("") : request.cookies() }
    language = Self.language(request, try? cookies.get(), site)
    isPrivate = bearer != nil
  }

  var members: Members { site.members }
  var configuration: Configuration { site.configuration }

  func answer() throws -> Response {
    _ = try cookies.get()
    if let refused = refusedByServer { throw refused }
    guard let path = request.path.below(site.mount), let match = Routes.match(path.segments) else {
      throw Failure.notFound
    }
    parameters = match.parameters
    route = match.route.text
    holdsSecret = match.route.holdsSecret
    if let answer = preflight(match.route) { return answer }
    let grant = try grant.get()
    guard let action = match.route.action(for: request.method) else {
      var failure = Failure(.methodNotAllowed, "method-not-allowed")
      failure.allowed = match.route.methods
      throw failure
    }
    if let grant { admission = try grant.admission(match.route.tokenUse(for: request.method)) }
    if request.method.isSafe { return try action(self) }
    if !ignoresCookies { try refuseOtherSites() }
    // Forms bring bodies, passwords to be hashed and photos.
    expectDelay()
    return try site.takingForm { try action(self) }
  }

  /// Lets the actions see a member who is signed in, or, if there is none of that uid, a stranger.
  func act(as id: MemberID) {
    session = .success(Session.random(of: id))
  }

  /// Shows another page of the site in answer to this request, to whoever is signed in by `session` now,
  /// with what they wrote before. Nil when there is no such page.
  func show(_ path: String, to session: Session, with kept: KeptForm) throws -> Response? {
    guard let path = try RequestPath(path.utf8).below(site.mount),
      let match = Routes.match(path.segments), let action = match.route.action(for: .get)
    else { return nil }
    let id = session.member
    self.session = .success(session)
    visitor = Result { try members.member(id) }
    viewer = Result { try members.role(of: id).map { .member(id, $0) } ?? .stranger }
    binding = .success(session.cookie)
    parameters = match.parameters
    self.kept = kept
    return try action(self)
  }

  /// The member whose session the browser's cookie was once, if it has the form of one.
  var formerOwner: String? {
    sessionCookies.lazy.compactMap { $0.split(separator: ".").first }.first.flatMap {
      MemberID($0)?.text
    }
  }

  /// What nginx turned away by itself, and passes on for us to say: see `error_page` in deploy/nginx.
  private var refusedByServer: Failure? {
    request.variables.value(of: "TINTYPE_ERROR") == "413"
      ? Failure.tooLarge(limit: configuration.photos.bytes) : nil
  }

  /// Says that the answer was made from these files' state alone, for whoever asks.
  func isMade(from sources: [Stamp]) {
    self.sources = sources
  }

  /// What the answer was made from, when it is the same for everybody; nil when nobody said so.
  var publicSources: [Stamp]? { isPersonal ? nil : sources }

  /// Adds what belongs on every answer.
  func finish(_ response: inout Response) {
    for cookie in newCookies { response.setCookie(cookie) }
    response.addSafetyHeaders(configuration)
    if isPersonal { response.headers[.cacheControl] = "private, no-cache" }
    // The answer to a form may show what was written in it.
    if isPrivate || holdsSecret || !request.method.isSafe {
      response.headers[.cacheControl] = "private, no-store"
    }
    // With `no-referrer` the form of such a page would come from the origin `null`.
    if holdsSecret { response.headers[.referrerPolicy] = "same-origin" }
    allowOrigin(&response)
  }

  /// The session that the browser's cookie stands for.
  private(set) lazy var session: Result<Session?, any Error> = Result {
    // A host that shares its name with other sites may get several: any that is ours counts.
    for cookie in sessionCookies {
      isPersonal = true
      guard let session = try members.session(cookie: cookie) else { continue }
      // No page fails because its day cannot be written down.
      try? members.noteUse(of: session)
      knownMember = session.member
      return session
    }
    return nil
  }

  /// The member who is signed in, if any.
  private(set) lazy var visitor: Result<Member?, any Error> = Result {
    try session.get().flatMap { try members.member($0.member) }
  }

  /// What the token that came with the request gives; nil when none came.
  private(set) lazy var grant: Result<Grant?, any Error> = Result {
    guard let bearer else { return nil }
    guard let grant = try members.grant(bearer.text) else {
      record(.tokenRefused)
      throw Failure.invalidToken
    }
    knownMember = grant.member
    return grant
  }

  /// Who asks, for `Access`. Whoever has a member's token is never more than a member.
  private(set) lazy var viewer: Result<Viewer, any Error> = Result {
    if let grant = try grant.get() {
      let isKnown = admission != nil || grant.includes(.profileRead)
      return isKnown ? .member(grant.member, .member) : .stranger
    }
    guard let id = try session.get()?.member, let role = try members.role(of: id) else {
      return .stranger
    }
    return .member(id, role)
  }

  /// A secret of this browser, to bind forms to; makes one when there is none.
  private(set) lazy var binding: Result<String, any Error> = Result {
    isPersonal = true
    if let session = try session.get() { return session.cookie }
    if let value = cookie(.form), value.utf8.count >= 20 { return value }
    let value = Members.newBinding()
    try set(.form, value)
    return value
  }

  func formToken() throws -> String {
    try members.formToken(binding.get())
  }

  private var sessionCookies: [String] {
    let values = (try? cookies.get())?.values(of: CookieName.session.text(configuration)) ?? []
    return Array(values.prefix(4))
  }

  /// A value of the browser's jar.
  func cookie(_ name: CookieName) -> String? {
    (try? cookies.get())?.value(of: name.text(configuration))
  }

  /// Sets a cookie; with an age of 0 seconds it is forgotten.
  func set(_ name: CookieName, _ value: String, maxAge: Int? = nil) throws {
    if ignoresCookies { return }
    isPersonal = true
    newCookies.append(
      try SetCookie(
        name: name.text(configuration), value: value, path: configuration.path + "/",
        isSecure: configuration.isHTTPS, maxAge: maxAge))
  }

  /// Where the request comes from, as the web server tells it; what headers say does not count.
  var client: Client { Client(address: request.variables.value(of: "REMOTE_ADDR") ?? "") }

  /// Tells of something that concerns safety.
  func record(_ event: SecurityEvent, _ member: MemberID? = nil) {
    members.record(event, member ?? knownMember, client: client, request: id)
  }

  var device: String { request.header(.userAgent) ?? "" }

  /// A parameter of the query; nil when it is absent. The query must be right as a whole.
  func query(_ name: String) throws -> String? {
    let query = try request.query()
    try query.checkTexts()
    return try query.text(name)
  }

  func expectDelay() { exchange.expectDelay() }

  func readBody(into buffer: inout [UInt8]) -> Int { exchange.read(into: &buffer) }

  /// An address of the site, such as `/join`, with where the site is mounted before it.
  func url(_ path: String) -> String { configuration.path + path }

  func seeOther(_ path: String) throws -> Response {
    .seeOther(try HeaderValue(path))
  }
}
