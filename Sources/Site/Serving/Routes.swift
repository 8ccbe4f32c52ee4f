import HTTP

/// Answers one kind of request.
typealias Action = @Sendable (Visit) throws -> Response

/// An address and what can be done there.
struct Route: Sendable {
  private let pattern: [Substring]
  /// The pattern as it is written in logs, from the slash on.
  let text: String
  private let get: Action?
  private let post: Action?
  private let delete: Action?
  private let read: TokenUse
  private let write: TokenUse
  /// Whether whoever knows the address may do something by that alone.
  let holdsSecret: Bool

  /// `pattern` has `:name` where a segment may be anything; `read` and `write` say which tokens may
  /// come with GET, and with POST and DELETE.
  init(
    _ pattern: StaticString, get: Action? = nil, post: Action? = nil, delete: Action? = nil,
    read: TokenUse = .none, write: TokenUse = .none, holdsSecret: Bool = false
  ) {
    text = "/\(pattern)"
    self.holdsSecret = holdsSecret
    self.pattern = pattern.description.split(separator: "/")[...].map { $0 }
    self.get = get
    self.post = post
    self.delete = delete
    self.read = read
    self.write = write
  }

  func action(for method: Method) -> Action? {
    switch method {
    case .get, .head: get
    case .post: post
    case .delete: delete
    default: nil
    }
  }

  var methods: [Method] {
    (get == nil ? [] : [.get]) + (post == nil ? [] : [.post]) + (delete == nil ? [] : [.delete])
  }

  func tokenUse(for method: Method) -> TokenUse {
    method.isSafe ? read : write
  }

  func parameters(_ segments: [String]) -> [String: String]? {
    guard segments.count == pattern.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, segment) in zip(pattern, segments) {
      if part.hasPrefix(":") {
        parameters[String(part.dropFirst())] = segment
      } else if part != segment {
        return nil
      }
    }
    return parameters
  }
}

enum Routes {
  /// In the order in which they are tried.
  static let all = pages + accounts + account + tokens + profiles + photos + moderation

  private static let pages = [
    Route("", get: galleryShow, read: .any),
    Route("healthz", get: healthShow, read: .any),
    Route("robots.txt", get: robotsShow),
    Route("language", get: languageShow),
  ]

  private static let accounts = [
    Route("join", get: joinShow, post: joinSubmit),
    Route("join/sent", get: joinSentShow),
    Route("join/waiting", get: joinWaitingShow),
    Route("invite/:token", get: inviteShow, post: inviteSubmit, holdsSecret: true),
    Route("invite/:token/staged", post: stagedInvited, holdsSecret: true),
    Route("confirm/:token", get: confirmShow, post: confirmSubmit, holdsSecret: true),
    Route("forgot", get: forgotShow, post: forgotSubmit),
    Route("reset/:token", get: resetShow, post: resetSubmit, holdsSecret: true),
    Route("sign-in", get: signInShow, post: signInSubmit),
    Route("sign-out", get: signOutShow, post: signOutSubmit),
  ]

  private static let account = [
    Route("account", get: accountShow),
    Route("account/email", get: emailShow, post: emailSubmit),
    Route("account/email/withdraw", post: emailWithdraw),
    Route("account/letter", post: letterAgain),
    Route("account/password", get: passwordShow, post: passwordSubmit),
    Route("account/sessions", get: sessionsShow, post: sessionsSubmit),
    Route("account/visibility", post: visibilitySubmit),
    Route("account/download", get: downloadShow, post: downloadSubmit),
    Route("account/delete", get: accountDeleteShow, post: accountDeleteSubmit),
  ]

  private static let tokens = [
    Route("account/tokens", get: tokensShow),
    Route("account/tokens/:token/revoke", post: tokenRevoke),
    Route("api/tokens", get: tokensShow, post: tokenMake, read: .any),
    Route("api/tokens/:token", delete: tokenDelete, write: .any),
  ]

  private static let profiles = [
    Route("users/:uid", get: profileShow, read: .any),
    Route("users/:uid/edit", get: editShow, post: editSubmit, write: .scope(.profileWrite)),
  ]

  private static let photos = [
    Route("users/:uid/photo", get: memberPhotoShow, read: .any),
    Route("users/:uid/photo/:file", get: memberPhotoShow, read: .any),
    Route(
      "users/:uid/photos", get: photosShow, post: photosSubmit, read: .scope(.profileRead),
      write: .scope(.photoWrite)),
    Route("users/:uid/photos/remove", post: photosRemove, write: .scope(.photoWrite)),
    Route("users/:uid/photos/describe", post: photosDescribe, write: .scope(.photoWrite)),
    Route("users/:uid/photos/:uuid/picture", get: pictureShow),
    Route("users/:uid/photos/:uuid/thumbnail", get: thumbnailShow),
    Route("users/:uid/photos/:uuid/crop", get: cropShow, post: cropSubmit),
    Route("users/:uid/photos/:uuid/use", post: photoUse),
    Route("users/:uid/photos/:uuid/delete", post: photoDelete),
    Route("staged", post: stagedSubmit),
    Route("staged/:ticket", get: stagedShow),
    Route("profile_image/:uuid", get: photoShow, read: .any),
    Route("profile_image/:uuid/:file", get: photoShow, read: .any),
  ]

  private static let moderation = [
    Route("users/:uid/report", get: reportShow, post: reportSubmit),
    Route("users/:uid/notices", post: noticesDismiss),
    Route("admin", get: adminShow),
    Route("admin/queue", get: adminQueue),
    Route("admin/users", get: adminUsers),
    Route("admin/users/:uid", get: adminUser),
    Route("admin/users/:uid/reset-link", post: adminResetLink),
    Route("admin/users/:uid/:act", post: adminAct),
    Route("admin/invitations", get: adminInvitations, post: adminInvite),
    Route("admin/invitations/:invitation/revoke", post: adminRevoke),
    Route("admin/log", get: adminLog),
  ]

  static func match(_ segments: [String]) -> (route: Route, parameters: [String: String])? {
    // The site's own address may come with and without a slash at its end.
    let segments = segments == [""] ? [] : segments
    for route in all {
      if let parameters = route.parameters(segments) { return (route, parameters) }
    }
    return nil
  }
}
