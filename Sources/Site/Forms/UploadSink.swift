import HTTP
import Members

/// Stages the file of the field `photo`. Files in fields that no form has are passed over.
struct UploadSink: FileSink {
  private(set) var upload: StagedUpload?
  /// Whether there was a second photo, though there is room for one.
  private(set) var isRepeated = false
  /// Why the photo could not be staged; the other fields are read nevertheless.
  private(set) var trouble: (any Error)?
  private let staging: Staging
  private let client: Client
  private var isWanted = false

  init(_ staging: Staging, client: Client) {
    self.staging = staging
    self.client = client
  }

  mutating func fileBegan(_ headers: PartHeaders) throws {
    isWanted = headers.name == Field.photo.rawValue
    if !isWanted { return }
    if upload != nil || trouble != nil {
      isRepeated = true
      isWanted = false
      return
    }
    do { upload = try staging.begin(client: client) } catch { trouble = error }
  }

  mutating func fileData(_ bytes: Span<UInt8>) throws {
    guard isWanted, let staged = upload else { return }
    do { try staged.write(bytes) } catch {
      trouble = error
      upload = nil
    }
  }

  mutating func fileEnded() {}
}
