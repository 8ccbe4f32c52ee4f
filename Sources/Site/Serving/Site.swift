import FastCGI
import HTTP
import Imaging
import Members
import Store
import Synchronization
import System

/// The whole site, ready to answer: configuration, members, templates.
public final class Site: Sendable {
  public let configuration: Configuration
  let members: Members
  let studio: Studio
  let staging: Staging
  let pages: Pages
  private let postman: Postman?
  let mount: RequestPath
  private let work: Gate
  private let photos: Gate
  private let searches: Gate
  private let drawings: Gate
  private let recoveries: Gate
  private let answers = AnswerCache()
  private let compaction = Errand()
  private let comparison = Errand()
  private let sweeping = Errand()
  private let store: Store

  /// Opens the tree and checks every template, but for one request only those that it needs, when it does.
  /// Throws what keeps the site from starting.
  public init(_ configuration: Configuration, imager: Imager, forOneRequest: Bool = false) throws {
    self.configuration = configuration
    // Of four threads, one is always left for pages; of the others, some for forms without a photo.
    work = Gate(max(1, configuration.threads * 3 / 4))
    photos = Gate(max(1, configuration.threads * 2 / 3))
    searches = Gate(max(1, configuration.threads / 2))
    drawings = Gate(max(1, configuration.threads / 4))
    recoveries = Gate(max(1, configuration.threads / 4))
    mount = try RequestPath((configuration.path.isEmpty ? "/" : configuration.path).utf8)
    pages = try Pages(configuration, forOneRequest: forOneRequest)
    let members = try configuration.openMembers()
    self.members = members
    store = members.store
    studio = configuration.studio(members, imager: imager)
    staging = Staging(
      members,
      limits: Staging.Limits(
        total: configuration.stagedBytes, perClient: configuration.stagedBytesPerClient))
    postman = configuration.mailCarrier.map { Postman(members, $0) }
  }

  /// Answers one request. Never throws: whatever goes wrong becomes an answer.
  public func answer(_ exchange: any Exchange) {
    let line = RequestLine()
    let key = cacheKey(exchange.parameter)
    if let key, let answer = answers.answer(to: key, store) {
      exchange.write(answer.bytes)
      log(line, .get, route: answer.route, .ok)
      return
    }
    let variables = Variables(exchange: exchange)
    let method = Method(variables.value(of: "REQUEST_METHOD") ?? "")
    var response: Response
    var route = "-"
    var member: MemberID?
    var sources: [Stamp]?
    do {
      let visit = Visit(self, try Request(variables), exchange, id: line.id)
      do { response = try visit.answer() } catch { response = visit.failed(Failure(error)) }
      visit.finish(&response)
      if response.status == .ok { sources = visit.publicSources }
      (route, member) = (visit.route, visit.knownMember)
    } catch {
      response = refused(error, exchange, id: line.id)
    }
    let bytes = response.serialized(for: method)
    exchange.write(bytes)
    if let stream = response.stream, method != .head {
      do { try stream(exchange.write) } catch { Log.write("an answer ended early: \(error)") }
    }
    log(line, method, route: route, response.status, member)
    if let key, let sources { answers.keep(bytes, route: route, for: key, sources) }
  }

  private func log(
    _ line: RequestLine, _ method: Method, route: String, _ status: Status,
    _ member: MemberID? = nil
  ) {
    if !configuration.logsRequests { return }
    line.write(method, route: route, status: status, member: member)
  }

  /// The answer to a path that is none: the same page as for other errors, as if from the gallery.
  private func refused(_ error: any Error, _ exchange: any Exchange, id: String) -> Response {
    let failure = Failure(error)
    guard let request = try? Request(Variables(exchange: exchange, uri: url("/"))) else {
      var response = failure.plainResponse
      response.addSafetyHeaders(configuration)
      return response
    }
    let visit = Visit(self, request, exchange, id: id)
    var response = visit.failed(failure)
    visit.finish(&response)
    return response
  }

  private func url(_ path: String) -> String { configuration.path + path }

  /// Sweeps beside everything else, unless that is still going on.
  public func startSweep() {
    do { try sweeping.run { [self] in sweep() } } catch { Log.write("sweeping: \(error)") }
  }

  /// Finishes or undoes what a crash has interrupted, and removes what waited too long in `staged/`.
  private func sweep() {
    do { try members.settle() } catch { Log.write("what a crash left: \(error)") }
    do { try members.sweepAttempts() } catch { Log.write("attempts: \(error)") }
    do { try members.sweepWaiting() } catch { Log.write("those who wait: \(error)") }
    do { try members.sweepInvitations() } catch { Log.write("invitations: \(error)") }
    do { try members.turnSecurityLog(keepingDays: configuration.securityLogDays) } catch {
      Log.write("security log: \(error)")
    }
    do { try staging.sweep() } catch { Log.write("staged: \(error)") }
    do { try members.sweepOutbox() } catch { Log.write("outbox: \(error)") }
    do { try members.sweepQuarantine() } catch { Log.write("quarantine: \(error)") }
    do { try members.sweepMonograms() } catch { Log.write("initials: \(error)") }
    do { try compactIndexes() } catch { Log.write("indexes: \(error)") }
    compareWithBlocked()
  }

  /// Whether nobody has swept for an hour.
  public var isSweepDue: Bool {
    do { return try members.isSweepDue() } catch { return false }
  }

  /// Sweeps, and returns when all of it is done.
  public func sweepToTheEnd() {
    do { try members.noteSweep() } catch { Log.write("\(error)") }
    sweep()
    compaction.wait()
    comparison.wait()
  }

  /// Has letters sent that are due, beside everything else. Cheap: to be called often.
  public func sendLetters() { postman?.look() }

  /// Whether letters are due that somebody should send.
  public var hasLettersToSend: Bool {
    do { return try postman != nil && members.isLetterDue() } catch { return false }
  }

  /// Sends no more letters; returns once the one that is being sent has been, or was given up.
  public func stopSending() { postman?.finish() }

  /// Beside everything else: with a million members it takes a while.
  private func compactIndexes() throws {
    let members = members
    try compaction.run {
      do { try members.compactWhatIsMostlyDead() } catch { Log.write("indexes: \(error)") }
    }
  }

  /// Beside everything else, holds the photos that look like pictures that have been blocked. What fails
  /// is done at the next sweep.
  func compareWithBlocked() {
    let members = members
    do {
      if try !members.isComparisonDue() { return }
      try comparison.run {
        do { try members.compareWithBlocked() } catch { Log.write("blocked pictures: \(error)") }
      }
    } catch { Log.write("blocked pictures: \(error)") }
  }

  /// Answers a form. Too many at once are sent away, to come again, so that pages are still answered.
  func takingForm<Result>(_ body: () throws -> Result) throws -> Result {
    try work.run(body)
  }

  /// Searches the names. Too many at once are sent away, so that other work is still done.
  func searching<Result>(_ body: () throws -> Result) throws -> Result {
    try work.run { try searches.run(body) }
  }

  /// Makes a rendition that somebody asks for, or waits until it is made.
  func rendering<Result>(_ body: () throws -> Result) throws -> Result {
    try work.run { try photos.run(body) }
  }

  /// Answers whoever forgot a password, which always takes the same time. Too many at once are sent away, so
  /// that other forms are still answered.
  func recovering<Result>(_ body: () throws -> Result) throws -> Result {
    try recoveries.run(body)
  }

  /// Draws initials. Too many at once are sent away, so that photos find their turn.
  func drawing<Result>(_ body: () throws -> Result) throws -> Result {
    try work.run { try drawings.run(body) }
  }

  /// Develops a photo, or waits for its turn to. Too many at once are sent away, so that those who only
  /// sign in do not wait behind them.
  func takingPhoto<Result>(_ body: () throws -> Result) throws -> Result {
    try photos.run(body)
  }
}

/// The variables of an exchange, as requests read them.
struct Variables: RequestVariables {
  let exchange: any Exchange
  /// Takes the place of the request's own; nil: that.
  var uri: String?

  func value(of name: String) -> String? {
    if let uri, name == "REQUEST_URI" { return uri }
    return exchange.parameter(name)
  }
}
