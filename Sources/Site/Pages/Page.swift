import HTTP
import Members
import Store
import Templates

/// What an address shows: a template with its values, and the same facts as JSON.
struct Page {
  /// The name of the template in `templates/pages`.
  let template: String
  var status = Status.ok
  var values: Object
  var json: JSON

  init(_ template: String, _ values: Object, json: JSON) {
    self.template = template
    self.values = values
    self.json = json
  }
}

extension Visit {
  /// The page in the form that the client prefers.
  func show(_ page: Page) throws -> Response {
    if wantsJSON { return json(page.json, page.status) }
    let values = try commonValues().merging(page.values)
    shown = (page.template, values)
    var response = Response(
      page.status, type: "text/html; charset=utf-8",
      body: try site.pages.render("pages/" + page.template, values, in: language))
    response.addPageHeaders()
    return response
  }

  /// What every page's layout needs.
  func commonValues() throws -> Object {
    var values = unpersonalValues
    if let visitor = try visitor.get() {
      values["visitor"] = try visitorValue(visitor)
      values["token"] = .text(try formToken())
    }
    let again = kept.flatMap { _ in text("kept.again") }
    if let notice = try again ?? takeNotice() { values["notice"] = .text(notice) }
    return values
  }

  /// The same as far as it does not matter who asks.
  var unpersonalValues: Object {
    [
      "site": site.pages.siteValue, "lang": .text(language), "languages": languageChoice,
      "hasLanguages": .bool(site.pages.languages.count > 1),
      "indexed": .bool(configuration.isIndexed),
    ]
  }

  private func visitorValue(_ member: Member) throws -> Value {
    var value = memberValue(member, photo: member.photo)
    value["uid"] = .text(member.id.text)
    value["photosURL"] = .text(url("/users/\(member.id)/photos"))
    value["moderates"] = .bool(try Access.mayModerate(viewer.get()))
    return .object(value)
  }

  /// A member as galleries, headers and profiles show them, with the photo that the visitor may see, or
  /// what stands for it.
  func memberValue(_ member: Member, photo: Member.Photo?) -> Object {
    var value: Object = [
      "url": .text(url("/users/\(member.id)")), "name": .text(member.name),
    ]
    if let photo {
      var picture: Object = [
        "base": .text(url(photo.id.path)), "colour": .text(photo.colour),
      ]
      picture["alt"] = photo.alt.map { .text($0) }
      picture["held"] = .bool(photo.isHeld)
      value["photo"] = .object(picture)
    } else {
      value["monogram"] = member.monogram.map(\.value)
    }
    return value
  }
}

extension Visit {
  /// Facts for programs.
  func json(_ facts: JSON, _ status: Status = .ok) -> Response {
    var response = Response(
      status, type: "application/json; charset=utf-8", body: JSONWriter.document(facts))
    response.addPageHeaders()
    return response
  }

  /// What was asked for is done: a browser goes on to a page that says so.
  func done(_ notice: Notice, next: String) throws -> Response {
    if bearer != nil { return Response(.noContent) }
    try leave(notice)
    return try seeOther(url(next))
  }
}

extension Response {
  /// The headers of every page, and of every error.
  mutating func addPageHeaders() {
    headers[.vary] = "Accept, Accept-Language, Cookie"
    headers[.cacheControl] = "no-cache"
    headers[.contentSecurityPolicy] = """
      default-src 'none'; img-src 'self' blob: data:; style-src 'self'; script-src 'self'; \
      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
      """
  }
}
