import HTTP
import Imaging
import Members
import Templates

/// The page on which the owner chooses the square of a photo. Each step is an address of its own.
func cropShow(_ visit: Visit) throws -> Response {
  if let address = try visit.addressOfToday() { return try visit.seeOther(address) }
  let (member, photo) = try visit.ownPhoto()
  let sources = try visit.members.croppable(photo)
  guard let sources else { throw Failure.notFound }
  let query = try visit.request.query()
  try query.checkTexts()
  let chosen = try visit.crop(from: query) ?? sources.details.crop
  let framing = Framing(chosen, of: sources.details.size, smallest: sources.smallestSide)
  return try visit.show(cropPage(visit, member, photo, sources, framing))
}

extension Visit {
  /// Where a photo that was framed anew is framed now: for whoever goes back to the page before.
  fileprivate func addressOfToday() throws -> String? {
    guard !wantsJSON, let photo = PhotoID(parameters["uuid"] ?? ""),
      let current = try ownMember().photo, current.formerly.contains(photo)
    else { return nil }
    return url("/users/\(parameters["uid"] ?? "")/photos/\(current.id)/crop")
  }
}

/// Makes the chosen square the member's photo, under an address of its own.
func cropSubmit(_ visit: Visit) throws -> Response {
  let (member, photo) = try visit.ownPhoto()
  let form = try visit.readForm()
  guard let sources = try visit.members.croppable(photo),
    let chosen = try visit.crop(from: form.fields)
  else { throw Failure(.badRequest, "bad-crop", text: "bad-request") }
  let framing = Framing(chosen, of: sources.details.size, smallest: sources.smallestSide)
  let print = try visit.site.takingPhoto {
    try visit.members.print(sources, crop: framing.crop, by: visit.site.studio)
  }
  let isCurrent = member.photo?.id == photo
  try visit.members.setPhoto(
    print, of: member.id, predecessor: isCurrent ? .dropped : .kept,
    forgetting: isCurrent ? nil : photo)
  try visit.leave(Notice("photo-cropped"), onPhotoOf: member.id)
  return try visit.seeOther(visit.url("/users/\(member.id)"))
}

private func cropPage(
  _ visit: Visit, _ member: Member, _ photo: PhotoID, _ sources: CroppablePhoto,
  _ framing: Framing
) throws -> Page {
  let address = visit.url("/users/\(member.id)/photos/\(photo)")
  let square = framing.square
  var values: Object = [
    "member": .object(visit.ownProfileValue(member)),
    "picture": [
      "url": .text("\(address)/picture"), "width": .number(framing.drawn.width),
      "height": .number(framing.drawn.height),
    ],
    "square": [
      "left": .number(square.left), "top": .number(square.top), "side": .number(square.side),
      "turns": .number(framing.crop.quarterTurns),
    ],
    "background": .text(visit.configuration.background.description),
    "frame": framing.frame,
    "cut": .text(visit.cutSentence(framing)),
    "smallest": .number(framing.smallest),
    "full": .bool(square.side <= framing.smallest),
    "action": .text("\(address)/crop"),
    "back": .text(visit.url("/users/\(member.id)")),
  ]
  values["transform"] = framing.transform.map { .text($0) }
  var steps = Object()
  var chosen = Object()
  for step in FramingStep.allCases {
    let next = framing.after(step, suggested: sources.details.suggested)
    chosen[step.rawValue] = .bool(next == framing)
    if next != framing || step.isFraming {
      steps[step.rawValue] = .text("\(address)/crop?\(next.query)")
    }
  }
  values["steps"] = .object(steps)
  values["chosen"] = .object(chosen)
  // The script fills these places of the texts with its own numbers.
  values["percent"] = "{percent}"
  values["list"] = "{list}"
  return try visit.formPage("crop", values)
}

extension Visit {
  /// Reads `left`, `top`, `side` and `turns`; nil when none was sent.
  fileprivate func crop(from fields: FormFields) throws -> Crop? {
    let names = ["left", "top", "side", "turns"]
    let texts = try names.map { try fields.text($0) }
    if texts.allSatisfy({ $0 == nil }) { return nil }
    let numbers = texts.map { text in
      text.flatMap(Int.init).flatMap { (-1_000_000...1_000_000).contains($0) ? $0 : nil }
    }
    guard let left = numbers[0], let top = numbers[1], let side = numbers[2], side > 0,
      let turns = numbers[3]
    else { throw Failure(.badRequest, "bad-crop", text: "bad-request") }
    return Crop(square: Crop.Square(left: left, top: top, side: side), quarterTurns: turns)
  }

  /// What the square leaves out, in words.
  fileprivate func cutSentence(_ framing: Framing) -> String {
    let cut = framing.crop.cutOff(in: framing.picture)
    if cut.isNothing { return text(cut.showsBackground ? "crop.whole" : "crop.cut.none") ?? "" }
    let sides = [
      ("left", cut.left), ("right", cut.right), ("top", cut.top), ("bottom", cut.bottom),
    ]
    let parts = sides.filter { $0.1 > 0 }.compactMap { side, percent in
      text("crop.cut.\(side)", ["percent": .number(percent)])
    }
    let list = parts.joined(separator: text("list.separator") ?? ", ")
    let sentences = [
      text("crop.cut.sentence", ["list": .text(list)]),
      cut.showsBackground ? text("crop.rest") : nil,
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }
}
