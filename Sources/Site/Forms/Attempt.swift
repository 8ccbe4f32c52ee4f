import HTTP
import Members
import System
import Templates

extension Visit {
  /// Does what a form asks for. When the site has no room or no time for it, the form is shown again as
  /// it was filled in, with the photo if that can be kept.
  func attempt(
    _ page: () throws -> Page, _ change: (inout PhotoInForm) throws -> Response
  ) throws -> Response {
    var photo = PhotoInForm()
    do { return try change(&photo) } catch {
      let failure = Failure(error)
      let isForLater = [.insufficientStorage, .serviceUnavailable, .tooManyRequests].contains(
        failure.status)
      if wantsJSON || !isForLater { throw error }
      if let cause = failure.cause { Log.write("\(request.method.name): \(cause)") }
      var page = try page()
      page.tell(failure, self)
      var response = try show(again: page, FieldErrors(failure.status), keeping: photo)
      if let seconds = failure.retryAfter { response.headers[.retryAfter] = HeaderValue(seconds) }
      return response
    }
  }
}
