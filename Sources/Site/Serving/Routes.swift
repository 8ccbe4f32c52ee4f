import HTTP

/// Answers one kind of request.
typealias Action = @Sendable (Visit) throws -> Response

/// An address and what can be done there.
struct Route: Sendable {
  private let pattern: [Substring]
  private let get: Action?
  private let post: Action?

  /// `pattern` has `:name` where a segment may be anything.
  init(_ pattern: StaticString, get: Action? = nil, post: Action? = nil) {
    self.pattern = pattern.description.split(separator: "/")[...].map { $0 }
    self.get = get
    self.post = post
  }

  func action(for method: Method) -> Action? {
    switch method {
    case .get, .head: get
    case .post: post
    default: nil
    }
  }

  var methods: [Method] {
    (get == nil ? [] : [.get]) + (post == nil ? [] : [.post])
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
  static let all = pages + accounts + profiles + photos

  private static let pages = [
    Route("", get: galleryShow),
    Route("healthz", get: healthShow),
  ]

  private static let accounts = [
    Route("join", get: joinShow, post: joinSubmit),
    Route("sign-in", get: signInShow, post: signInSubmit),
    Route("sign-out", get: signOutShow, post: signOutSubmit),
  ]

  private static let profiles = [
    Route("users/:uid", get: profileShow),
    Route("users/:uid/edit", get: editShow, post: editSubmit),
  ]

  private static let photos = [
    Route("users/:uid/photo", get: memberPhotoShow),
    Route("users/:uid/photo/:file", get: memberPhotoShow),
    Route("users/:uid/photos", get: photosShow, post: photosSubmit),
    Route("users/:uid/photos/remove", post: photosRemove),
    Route("users/:uid/photos/describe", post: photosDescribe),
    Route("users/:uid/photos/:uuid/picture", get: pictureShow),
    Route("users/:uid/photos/:uuid/thumbnail", get: thumbnailShow),
    Route("users/:uid/photos/:uuid/crop", get: cropShow, post: cropSubmit),
    Route("users/:uid/photos/:uuid/use", post: photoUse),
    Route("users/:uid/photos/:uuid/delete", post: photoDelete),
    Route("staged/:ticket", get: stagedShow),
    Route("profile_image/:uuid", get: photoShow),
    Route("profile_image/:uuid/:file", get: photoShow),
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
