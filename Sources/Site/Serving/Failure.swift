import HTTP
import Imaging
import Members
import Store
import System
import Templates

/// An answer that says what went wrong and what to do: status, texts, and a code for programs.
struct Failure: Error {
  var status: Status
  /// Stable, for programs.
  var code: String
  /// Names the texts `error.<text>.title` and `error.<text>.message`.
  var text: String
  /// What those texts speak of, such as `limit`.
  var values = Object()
  /// Seconds.
  var retryAfter: Int?
  /// For 405.
  var allowed: [Method] = []
  /// What has to come with the request, for 401 and 403 (RFC 6750, section 3).
  var challenge: HeaderValue?
  /// A page that helps better than a text does; for clients that want pages.
  var location: String?
  /// For the log; nil when it is the sender's doing.
  var cause: String?

  init(_ status: Status, _ code: String, text: String? = nil, _ values: Object = Object()) {
    self.status = status
    self.code = code
    self.text = text ?? code
    self.values = values
  }

  static let notFound = Failure(.notFound, "not-found")
  /// What strangers are told, whether there is such a member or not.
  static let profileNotFound = Failure(.notFound, "not-found", text: "not-found-profile")
  static let formToken = Failure(.forbidden, "form-token")
  static let crossSite = Failure(.forbidden, "cross-site")

  static func tooLarge(limit: Int) -> Failure {
    Failure(.contentTooLarge, "too-large", ["limit": .text(ByteSize(bytes: limit).text)])
  }

  /// The one place where errors become answers.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as any RequestError: self.init(error)
    case let error as ImagingError: self.init(error)
    case let busy as Busy:
      self.init(.serviceUnavailable, "busy")
      retryAfter = busy.retryAfter
    case RepeatError.otherContent:
      self.init(.unprocessableContent, "idempotency-key-reused")
    case RepeatError.inProgress:
      self.init(.conflict, "idempotency-in-progress")
      retryAfter = 5
    case RepeatError.photoGone: self.init(.gone, "photo-gone")
    case let tooMany as TooMany:
      self.init(.tooManyRequests, "too-many", Self.wait(seconds: tooMany.retryAfter))
      retryAfter = tooMany.retryAfter
    case is LinkSpent: self.init(.gone, "link-over")
    case is InvitationSpent: self.init(.gone, "invitation-expired")
    case is JoiningOver: self.init(.forbidden, "join-closed")
    case is StillWaiting: self.init(.forbidden, "still-waiting")
    case is LastAdministrator: self.init(.conflict, "last-administrator")
    case is NotWaiting: self.init(.conflict, "conflict")
    case is UploadsLocked: self.init(.forbidden, "uploads-locked")
    case let error as NotAdmitted: self.init(error)
    case StoreError.conflict: self.init(.conflict, "conflict")
    case let error as SystemError where error.isDiskFull:
      self.init(.insufficientStorage, "disk-full")
      cause = error.description
    default:
      self.init(.internalServerError, "internal")
      cause = String(describing: error)
    }
  }

  /// How long to wait, for a text: `second`, `seconds` up to two minutes, then `minutes`.
  private static func wait(seconds: Int) -> Object {
    if seconds <= 1 { return ["second": true] }
    if seconds < 120 { return ["seconds": .number(seconds)] }
    return ["minutes": .number((seconds + 59) / 60)]
  }

  private init(_ error: any RequestError) {
    let text =
      switch error.status {
      case .contentTooLarge: "too-long"
      case .lengthRequired: "length-required"
      default: "bad-request"
      }
    self.init(error.status, error.code, text: text)
  }

  /// When not even a page can be made.
  var plainResponse: Response {
    Response(
      status, type: "text/plain; charset=utf-8",
      body: Array("\(status.rawValue) \(status.reason)\n".utf8))
  }
}
