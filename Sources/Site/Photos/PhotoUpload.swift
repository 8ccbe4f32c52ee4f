import HTTP
import Imaging
import Members
import Sodium
import Store

/// Adds a photo that a program sends, once even if its request comes again under the same
/// Idempotency-Key.
func photoUpload(_ visit: Visit, _ member: Member) throws -> Response {
  let form = try visit.readUpload()
  let add = { (id: PhotoID) throws -> PhotoReceipt in
    var errors = FieldErrors()
    let photo = try visit.developPhoto(form, &errors)
    if photo.upload == nil { errors.add(Problem.photoMissing, at: .photo, visit) }
    guard errors.isEmpty, let print = photo.print else { throw errors }
    try visit.members.setPhoto(print, of: member.id, as: id)
    return PhotoReceipt(
      photo: id, size: print.masterSize, changes: print.changes,
      isHeld: try visit.members.isHeld(id, of: member.id))
  }
  do {
    let request = try visit.repeatable(form)
    let receipt =
      if let request { try visit.members.once(request, of: member.id, add) } else {
        try add(.random())
      }
    return try visit.created(receipt)
  } catch let errors as FieldErrors {
    return errors.problem(visit)
  }
}

extension Visit {
  /// What makes a repeat of this request known; nil when it does not say that it may be repeated.
  fileprivate func repeatable(_ form: Form) throws -> RepeatableRequest? {
    // Also an empty one, which `header` would take for none.
    guard let field = request.variables.value(of: HeaderName.idempotencyKey.variable) else {
      return nil
    }
    guard let key = IdempotencyKey(field) else {
      throw Failure(.badRequest, "bad-idempotency-key")
    }
    let picture = try form.upload?.digest() ?? []
    let alt = Array(try form.text("alt").utf8)
    return RepeatableRequest(name: key.text, digest: Digest.sha256(picture + alt))
  }

  /// 201: where the new photo is, in each size and format; and whether others see it only when a
  /// moderator has approved it.
  fileprivate func created(_ receipt: PhotoReceipt) throws -> Response {
    let url = configuration.root + receipt.photo.path
    var sizes = JSONObject()
    for size in RenditionSize.allCases {
      var formats = JSONObject()
      for format in RenditionFormat.allCases {
        formats[format.fileExtension] = .string("\(url)/\(size.pixels).\(format.fileExtension)")
      }
      sizes["\(size.pixels)"] = .object(formats)
    }
    let facts: JSON = [
      "id": .string(receipt.photo.text), "profilePhotoURL": .string(url), "sizes": .object(sizes),
      "width": .integer(Int64(receipt.size.width)),
      "height": .integer(Int64(receipt.size.height)),
      "changes": .array(receipt.changes.map(JSON.string)), "held": .bool(receipt.isHeld),
    ]
    var response = json(facts, .created)
    response.headers[.location] = try HeaderValue(url)
    return response
  }
}
