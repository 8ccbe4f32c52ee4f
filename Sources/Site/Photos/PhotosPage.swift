import HTTP
import Members
import Store
import Templates

/// The member's own photo, and the form for another one.
func photosShow(_ visit: Visit) throws -> Response {
  var page = try photosPage(visit, visit.ownMember(), alt: "")
  if let kept = visit.kept {
    let field = kept.action.hasSuffix("/describe") ? "describe" : "alt"
    page.values[field] = kept["alt"].map { .text($0) }
  }
  return try visit.show(page)
}

/// Adds a photo, or replaces the one there is.
func photosSubmit(_ visit: Visit) throws -> Response {
  let member = try visit.ownMember()
  if visit.bearer != nil { return try photoUpload(visit, member) }
  let form = try visit.readForm()
  if member.areUploadsLocked { throw UploadsLocked() }
  let page = { try photosPage(visit, member, alt: form.text("alt")) }
  return try visit.attempt(page) { photo in
    var errors = FieldErrors()
    photo = try visit.developPhoto(form, &errors)
    if photo.upload == nil { errors.add(Problem.photoMissing, at: .photo, visit) }
    guard errors.isEmpty, let developed = photo.developed else {
      return try visit.show(again: page(), errors, keeping: photo)
    }
    try visit.members.setPhoto(Print(developed, alt: photo.alt), of: member.id)
    try visit.leave(Notice("photo-added") + developed.notice, onPhotoOf: member.id)
    return try visit.seeOther(visit.url("/users/\(member.id)"))
  }
}

/// Takes the photo away.
func photosRemove(_ visit: Visit) throws -> Response {
  let member = try visit.ownMember()
  _ = try visit.readForm()
  try visit.members.removePhoto(of: member.id)
  return try visit.done(Notice("photo-removed"), next: "/users/\(member.id)")
}

/// Changes the description of the photo that is there.
func photosDescribe(_ visit: Visit) throws -> Response {
  let member = try visit.ownMember()
  let form = try visit.readForm()
  let text = try form.text("alt")
  do {
    try visit.members.describePhoto(ProfileFields.alt(text), of: member.id)
  } catch let problem as Problem {
    var errors = FieldErrors()
    errors.add(problem, at: .alt, visit)
    var page = try photosPage(visit, member, alt: "")
    page.values["describe"] = .text(text)
    page.values["describing"] = true
    return try visit.show(again: page, errors, keeping: PhotoInForm())
  }
  return try visit.done(Notice("photo-described"), next: "/users/\(member.id)")
}

private func photosPage(_ visit: Visit, _ member: Member, alt: String) throws -> Page {
  var values = visit.photoFieldValues
  values["member"] = .object(visit.ownProfileValue(member))
  values["alt"] = .text(alt)
  values["describe"] = member.photo?.alt.map { .text($0) }
  let earlier = try visit.members.earlierPhotos(of: member)
  values["earlier"] = visit.earlierValue(earlier, of: member)
  values["locked"] = .bool(member.areUploadsLocked)
  values["maximum"] = .number(visit.configuration.earlierPhotos)
  var facts = JSONObject()
  facts["photo"] = member.photo.map { .string($0.id.text) } ?? .null
  facts["held"] = .bool(member.photo?.isHeld ?? false)
  facts["earlier"] = .array(
    earlier.map { ["photo": .string($0.id.text), "created": .integer($0.details.created)] })
  return try visit.formPage("photos", values, facts: facts)
}
