import HTTP
import Members
import System
import Text
import Zip
import Zlib

/// Says what can be downloaded, and asks for the password.
func downloadShow(_ visit: Visit) throws -> Response {
  try visit.show(visit.passwordPage("account-download", visit.signedIn()))
}

/// Sends all that is the member's as one zip archive.
///
/// Each file is read twice, a piece at a time: for the checksum that stands before its bytes, and to be
/// sent. So an archive takes no memory of its own, however many photos are in it.
func downloadSubmit(_ visit: Visit) throws -> Response {
  try visit.confirmingPassword("account-download") { signedIn in
    _ = try visit.limit(.download, account: signedIn.account.email.text)
    return try archive(of: signedIn, visit.members)
  }
}

private func archive(of signedIn: SignedIn, _ members: Members) throws -> Response {
  let files = try members.belongings(of: signedIn.member, seenFrom: signedIn.session)
  let entries = try files.map { try entry($0, members) }
  let today = CivilDate(milliseconds: Clock.milliseconds())
  var response = Response(type: "application/zip", body: [])
  response.headers[.contentDisposition] = try HeaderValue(
    "attachment; filename=\"my-data-\(today.isoText).zip\"")
  response.headers[.contentLength] = HeaderValue(ZipWriter.length(of: entries))
  response.headers[.contentTypeOptions] = "nosniff"
  let date = ZipDate(year: today.year, month: today.month, day: today.day)
  response.stream = { send in
    var writer = ZipWriter(date: date)
    for (file, entry) in zip(files, entries) {
      send(writer.begin(entry))
      try sendFile(file, entry, members, send)
    }
    send(writer.finish())
  }
  return response
}

private func entry(_ file: Belonging, _ members: Members) throws -> ZipEntry {
  var checksum = CRC32()
  var size = 0
  try members.read(file) { piece in
    checksum.update(piece)
    size += piece.count
  }
  guard let size = UInt32(exactly: size) else { throw Failure(.internalServerError, "internal") }
  return ZipEntry(name: file.name, size: size, checksum: checksum.value)
}

/// Throws when the file is not what it was: whoever receives the archive sees that it ends too early.
private func sendFile(
  _ file: Belonging, _ entry: ZipEntry, _ members: Members, _ send: ([UInt8]) -> Void
) throws {
  var checksum = CRC32()
  var size = 0
  try members.read(file) { piece in
    size += piece.count
    if size > entry.size { throw Failure(.conflict, "conflict") }
    checksum.update(piece)
    send(piece)
  }
  guard size == entry.size, checksum.value == entry.checksum else {
    throw Failure(.conflict, "conflict")
  }
}
