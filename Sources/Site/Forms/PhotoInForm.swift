import HTTP
import Imaging
import Members
import System
import Templates

/// The photo that came with a form, developed, and where it waits if the form has to be sent again.
struct PhotoInForm {
  var upload: StagedUpload?
  var developed: DevelopedPhoto?
  var alt: String?

  var print: Print? { developed.map { Print($0, alt: alt) } }
}

extension Visit {
  /// Develops the photo of a form, or the one kept from an earlier try; problems go to `errors`.
  func developPhoto(_ form: Form, _ errors: inout FieldErrors) throws -> PhotoInForm {
    var photo = PhotoInForm()
    let alt = try form.text("alt")
    do throws(Problem) { photo.alt = try ProfileFields.alt(alt) } catch {
      errors.add(error, at: .alt, self)
    }
    if let trouble = form.uploadTrouble { throw trouble }
    let ticket = try form.text("staged")
    photo.upload = try form.upload ?? site.staging.reopen(ticket, binding: binding.get())
    guard let upload = photo.upload else {
      if !ticket.isEmpty { errors.add(Problem.photoLost, at: .photo, self) }
      return photo
    }
    _ = try limit(.upload)
    do {
      photo.developed = try site.takingPhoto { try site.studio.develop(upload) }
    } catch let error as ImagingError {
      var failure = Failure(error)
      if failure.status.rawValue >= 500 { throw error }
      if let cause = failure.cause { Log.write("a photo was refused: \(cause)") }
      failure.values["formats"] = .text(formats)
      errors.add(failure, at: .photo, self)
    }
    return photo
  }

  /// The form again, as it was filled in, with what is wrong; a good photo waits for the next try.
  func show(again page: Page, _ errors: FieldErrors, keeping photo: PhotoInForm) throws -> Response
  {
    if wantsJSON { return errors.problem(self) }
    var page = page
    page.status = errors.status
    page.values["errors"] = errors.value
    // Without room for the preview the photo has to be chosen again.
    if let ticket = try? keep(photo) {
      page.values["staged"] = .text(ticket)
      page.values["preview"] = .text(url("/staged/\(ticket)"))
    }
    return try show(page)
  }

  /// Lets a developed photo wait, with a preview at `/staged/<ticket>`; nil when there is none.
  func keep(_ photo: PhotoInForm) throws -> String? {
    guard let developed = photo.developed, let upload = photo.upload else { return nil }
    let preview = developed.renditions.first { $0.size == .px360 && $0.format == .jpeg }
    return try site.staging.keep(
      upload, preview: preview?.bytes ?? [], binding: binding.get())
  }
}

extension DevelopedPhoto {
  /// What the member should know about what became of their file.
  var notice: Notice {
    var notice = Notice()
    notice.codes = changes.compactMap { change in
      switch change {
      case .locationRemoved, .turnedUpright, .backgroundFilled, .animationDropped: change.code
      case .converted(let type): "converted-\(type.name)"
      default: nil
      }
    }
    return notice
  }
}
