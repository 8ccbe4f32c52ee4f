import HTTP
import Members

/// Stages the file of the field `photo`. Files in fields that no form has are passed over.
struct UploadSink: FileSink {
  private(set) var upload: StagedUpload?
  private let staging: Staging
  private let client: String
  private var isWanted = false

  init(_ staging: Staging, client: String) {
    self.staging = staging
    self.client = client
  }

  mutating func fileBegan(_ headers: PartHeaders) throws {
    isWanted = headers.name == Field.photo.rawValue
    if !isWanted { return }
    if upload != nil { throw Failure(.badRequest, "duplicate-photo", text: "bad-request") }
    upload = try staging.begin(client: client)
  }

  mutating func fileData(_ bytes: Span<UInt8>) throws {
    if isWanted { try upload?.write(bytes) }
  }

  mutating func fileEnded() {}
}
