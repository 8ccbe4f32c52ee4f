import HTTP
import Store
import System
import Templates

extension Visit {
  /// Turns a failure into a page, or into a problem document (RFC 9457).
  func failed(_ failure: Failure) -> Response {
    if failure.status == .forbidden, failure.code != Failure.formToken.code {
      record(.accessRefused)
    }
    if let cause = failure.cause { Log.write("request \(id): \(request.method.name): \(cause)") }
    var response = interrupted(failure) ?? elsewhere(failure) ?? body(failure)
    response.addPageHeaders()
    if let seconds = failure.retryAfter { response.headers[.retryAfter] = HeaderValue(seconds) }
    response.headers[.wwwAuthenticate] =
      failure.challenge ?? (response.status == .unauthorized ? "Bearer" : nil)
    if !failure.allowed.isEmpty {
      response.headers[.allow] = Response.methodNotAllowed(allow: failure.allowed).headers[.allow]
    }
    return response
  }

  private func elsewhere(_ failure: Failure) -> Response? {
    guard let location = failure.location, request.method.isSafe, !wantsJSON else { return nil }
    return try? seeOther(location)
  }

  private func body(_ failure: Failure) -> Response {
    let title = text("error.\(failure.text).title", failure.values) ?? failure.status.reason
    let message = text("error.\(failure.text).message", failure.values) ?? ""
    if wantsJSON {
      let problem: JSON = [
        "type": "about:blank", "title": .string(title),
        "status": .integer(Int64(failure.status.rawValue)), "detail": .string(message),
        "code": .string(failure.code), "request": .string(id),
      ]
      return Response(
        failure.status, type: "application/problem+json", body: JSONWriter.document(problem))
    }
    // What is wrong may be just what keeps us from knowing who asks.
    var values = (try? commonValues()) ?? unpersonalValues
    values["status"] = .text(String(failure.status.rawValue))
    values["title"] = .text(title)
    values["message"] = .text(message)
    values["request"] = .text(id)
    if let action = action(for: failure) { values["action"] = action }
    do {
      return Response(
        failure.status, type: "text/html; charset=utf-8",
        body: try site.pages.render("pages/error", values, in: language))
    } catch {
      Log.write("request \(id): the error page failed: \(error)")
      return failure.plainResponse
    }
  }

  /// Where to go from here.
  private func action(for failure: Failure) -> Value? {
    let path: String
    let label: String
    switch failure.status {
    case .forbidden where failure.code == "form-token" && pagePath != nil,
      .contentTooLarge where pagePath != nil, .unsupportedMediaType where pagePath != nil,
      .unprocessableContent where pagePath != nil:
      path = pagePath ?? url("/")
      label = "error-page.again"
    case .unauthorized,
      .notFound where failure.text == Failure.profileNotFound.text:
      path = signInURL
      label = "nav.sign-in"
    default:
      path = url("/")
      label = "error-page.gallery"
    }
    return text(label).map { ["url": .text(path), "label": .text($0)] }
  }
}
