import Imaging
import Members
import Store
import System

extension Configuration {
  /// Opens the members' tree. Throws when it belongs to another user than this process runs as.
  public func openMembers() throws -> Members {
    try Members(
      store: Store(disk: try Tree.open(data)),
      settings: MemberSettings(
        cores: Processor.count, sessionDays: sessionDays, earlierPhotos: earlierPhotos,
        visibility: profiles, holdsNew: holdsNew,
        quarantineDays: quarantineDays))
  }

  /// What makes photos of uploads, with the site's limits.
  public func studio(_ members: Members, imager: Imager) -> Studio {
    Studio(
      members.store, imager: imager, accepted: accepted, limits: photos, decoders: decoders,
      patienceSeconds: decoderPatience)
  }
}
