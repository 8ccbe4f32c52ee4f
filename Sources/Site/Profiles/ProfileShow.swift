import HTTP
import Members
import Store
import Templates
import Text

/// A member's page, and at `users/<uid>.json` their public document.
func profileShow(_ visit: Visit) throws -> Response {
  var uid = visit.parameters["uid"] ?? ""
  let isDocument = uid.hasSuffix(".json")
  if isDocument { uid.removeLast(5) }
  let member = try visit.visibleMember(uid)
  let id = member.id
  if isDocument { return try profileDocument(visit, member) }
  visit.isMade(from: [member.stamp])
  let own = try visit.session.get()?.member == id
  let viewer = try visit.viewer(of: member)
  let photo = member.photo(shownTo: viewer)
  // What not everybody is shown is kept by no cache: the owner's age and notices, a photo that waits.
  if own || member.photoShowing != .everyone { visit.isPrivate = true }
  var values: Object = [
    "member": .object(visit.profileValue(member, photo: photo, own: own)), "own": .bool(own),
  ]
  if own {
    values["notices"] = visit.noticesValue(member)
    let earlier = try visit.members.earlierPhotos(of: member)
    values["hasEarlier"] = .bool(!earlier.isEmpty)
    values["earlier"] = visit.earlierValue(earlier, of: member)
    values["maximum"] = .number(visit.configuration.earlierPhotos)
  }
  if try Access.mayModerate(visit.viewer.get()) {
    values["adminURL"] = .text(visit.url("/admin/users/\(id)"))
  }
  if visit.configuration.baseURL != nil {
    let root = visit.configuration.root
    var absolute: Object = ["url": .text("\(root)/users/\(id)")]
    if let photo = member.photo(shownTo: .stranger) {
      absolute["image"] = .text("\(root)\(photo.id.path)/640.jpg")
      let alt = photo.alt ?? visit.text("photo.of-name", ["name": .text(member.name)])
      absolute["alt"] = alt.map { .text($0) }
    } else if member.showing == .everyone {
      absolute["image"] = .text("\(root)/users/\(id)/photo/640.png")
      absolute["alt"] = .text(member.name)
    }
    values["absolute"] = .object(absolute)
    if own, member.showing == .everyone {
      values["embed"] = [
        "photo": .text("\(root)/users/\(id)/photo/180.jpg"),
        "alt": .text(member.name.escapedForAttribute),
      ]
    }
  }
  return try visit.show(
    Page(
      "profile", values,
      json: member.publicDocument(root: visit.configuration.root, for: viewer)))
}

/// What those may read who may see the member; for the member's own programs, more.
private func profileDocument(_ visit: Visit, _ member: Member) throws -> Response {
  let root = visit.configuration.root
  let isOwn = try visit.bearer != nil && visit.viewer.get().id == member.id
  let document =
    isOwn
    ? member.ownDocument(root: root)
    : try member.publicDocument(root: root, for: visit.viewer(of: member))
  var response = Response(
    type: "application/json; charset=utf-8", body: JSONWriter.document(document))
  if member.showing == .everyone { response.headers[.accessControlAllowOrigin] = "*" }
  response.headers[.contentTypeOptions] = "nosniff"
  response.headers[.cacheControl] = "no-cache"
  return visit.conditional(response, etag: nil)
}

extension Visit {
  /// A member whom this visitor is shown; to others it is as if there were none.
  func visibleMember(_ uid: String) throws -> Member {
    guard let id = MemberID(uid), let member = try members.member(id),
      try Access.maySee(member, member.showing == .everyone ? .stranger : viewer.get())
    else { throw try viewer.get() == .stranger ? Failure.profileNotFound : Failure.notFound }
    return member
  }

  /// Who asks, as far as that matters for this member: of what everyone sees nothing is looked up.
  func viewer(of member: Member) throws -> Viewer {
    member.photoShowing == .everyone ? .stranger : try viewer.get()
  }

  /// The member's own profile, for pages that only they see.
  func ownProfileValue(_ member: Member) -> Object {
    profileValue(member, photo: member.photo, own: true)
  }

  func profileValue(_ member: Member, photo: Member.Photo?, own: Bool) -> Object {
    var value = memberValue(member, photo: photo)
    value["uid"] = .text(member.id.text)
    value["bio"] = member.bio.map { .text($0) }
    if own {
      value["isForMembers"] = .bool(member.visibility == .members)
      value["locked"] = .bool(member.areUploadsLocked)
      value["age"] = member.age.map { .text(String($0)) }
      value["cropURL"] = member.photo.map { .text(url("/users/\(member.id)/photos/\($0.id)/crop")) }
    }
    if let joined = member.dateJoined {
      value["joined"] = .text(site.pages.date(joined, in: language))
      value["joinedISO"] = .text(CivilDate(milliseconds: joined).isoText)
    }
    return value
  }
}

extension String {
  /// As it stands between quotes in HTML that people copy.
  fileprivate var escapedForAttribute: String {
    replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }
}
