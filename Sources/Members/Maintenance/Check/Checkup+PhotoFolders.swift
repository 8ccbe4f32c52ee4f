import Imaging
import Store

/// The folders of photos: whose they are, the documents tell later.
extension Checkup {
  /// The renditions that every photo has from its upload on.
  static let renditions: [(size: RenditionSize, format: RenditionFormat)] =
    RenditionSize.madeAtUpload.flatMap { size in RenditionFormat.allCases.map { (size, $0) } }

  private static let allRenditionNames = Set(
    RenditionSize.allCases.flatMap { size in
      RenditionFormat.allCases.map { Members.fileName(size, $0) }
    })

  func checkPhotoFolders() throws {
    try checkFolders(in: "profile_image", .publicFolder, .publicFile)
    // A folder that may become public again keeps the modes that it had.
    try checkFolders(in: "withheld", .publicFolder, .publicFile)
    try checkFolders(in: "masters", .privateFolder, .secretFile)
    try forEachPhoto("removed") { photo in
      try photoFacts?.add(PhotoFacts.line("removed", photo, .complete))
    }
  }

  private func checkFolders(in folder: String, _ access: Access, _ file: Access) throws {
    try forEachPhoto(folder) { photo in
      let path = "\(folder)/\(photo)"
      try checkAccess(path, access)
      try disk.list(path) { name in
        try checkAccess("\(path)/\(name)", file)
        if folder == "masters" || Self.allRenditionNames.contains(name) { return }
        try examine([]) { [Trouble("\(path)/\(name)", "is no rendition of a photo")] }
      }
      let state = folder == "masters" ? .complete : try self.state(of: path) ?? .incomplete
      try photoFacts?.add(PhotoFacts.line(folder, photo, state))
    }
  }

  /// What is wrong with the whole picture of a photo that a member has or had.
  func masterTroubles(_ photo: PhotoID) throws -> [Trouble] {
    let folder = photo.masterFolder
    if try !store.exists(folder) { return [] }
    var found: [Trouble] = []
    if try isEmptyFile("\(folder)/master.jpg") {
      found.append(Trouble("\(folder)/master.jpg", "is missing or empty; restore it from a copy"))
    }
    if (try? members.details(of: photo)) ?? nil == nil {
      found.append(Trouble("\(folder)/metadata.json", "cannot be read; restore it from a copy"))
    }
    return found
  }

  private func forEachPhoto(_ folder: String, _ body: (PhotoID) throws -> Void) throws {
    try progress.forEachName(disk, folder) { name in
      guard let photo = PhotoID(name) else {
        return try examine([]) { [Trouble("\(folder)/\(name)", "is not the name of a photo")] }
      }
      try body(photo)
    }
  }

  /// Whether there is nothing at all of a file: none, or one without a byte, as a full disk leaves it.
  func isEmptyFile(_ path: String) throws -> Bool {
    try disk.status(path).map { $0.size == 0 } ?? true
  }

  /// Whether a folder of renditions has all that are made at upload; nil when there is none.
  func state(of path: String) throws -> PhotoFacts.Folder? {
    guard try disk.status(path) != nil else { return nil }
    let isComplete = try Self.renditions.allSatisfy {
      try !isEmptyFile("\(path)/\(Members.fileName($0.size, $0.format))")
    }
    return isComplete ? .complete : .incomplete
  }
}
