import HTTP
import Members

/// Stages the file of the field `photo`. Files in fields that no form has are passed over.
struct UploadSink: FileSink {
  private(set) var upload: StagedUpload?
  /// Whether there was a second photo, though there is room for one.
  private(set) var isRepeated = false
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
    if upload == nil {
      upload = try staging.begin(client: client)
    } else {
      isRepeated = true
      isWanted = false
    }
  }

  mutating func fileData(_ bytes: Span<UInt8>) throws {
    if isWanted { try upload?.write(bytes) }
  }

  mutating func fileEnded() {}
}
