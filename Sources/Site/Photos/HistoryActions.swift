import HTTP
import Members
import Templates
import Text

/// Makes an earlier photo the current one again, under a new address.
func photoUse(_ visit: Visit) throws -> Response {
  let (member, photo) = try visit.ownPhoto()
  _ = try visit.readForm()
  guard visit.members.isEarlier(photo, of: member),
    let sources = try visit.members.croppable(photo)
  else { throw Failure.notFound }
  let print = try visit.site.takingPhoto {
    try visit.members.print(sources, crop: sources.details.crop, by: visit.site.studio)
  }
  try visit.members.setPhoto(print, of: member.id, predecessor: .kept, forgetting: photo)
  try visit.leave(Notice("photo-used"), onPhotoOf: member.id)
  return try visit.seeOther(visit.url("/users/\(member.id)"))
}

/// Deletes an earlier photo for good.
func photoDelete(_ visit: Visit) throws -> Response {
  let (member, photo) = try visit.ownPhoto()
  _ = try visit.readForm()
  guard visit.members.isEarlier(photo, of: member) else { throw Failure.notFound }
  try visit.members.deleteEarlier(photo, of: member.id)
  try visit.leave(Notice("photo-deleted"))
  return try visit.seeOther(visit.url("/users/\(member.id)/photos"))
}

extension Visit {
  /// The owner's earlier photos, for the page that lists them.
  func earlierValue(_ photos: [EarlierPhoto], of member: Member) -> Value {
    .list(
      photos.enumerated().map { index, photo in
        let address = url("/users/\(member.id)/photos/\(photo.id)")
        var value: Object = [
          "id": .text(photo.id.text), "url": .text("\(address)/thumbnail"),
          "date": .text(site.pages.date(photo.details.created, in: language)),
          "dateISO": .text(CivilDate(milliseconds: photo.details.created).isoText),
          "number": .number(index + 1), "useURL": .text("\(address)/use"),
          "deleteURL": .text("\(address)/delete"),
        ]
        value["alt"] = photo.details.alt.map { .text($0) }
        return value
      })
  }
}
