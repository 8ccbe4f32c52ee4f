import Store

/// How much there is in the tree.
public struct Statistics {
  /// Files or folders of one kind, and their bytes.
  public struct Amount: Sendable, Equatable {
    public var count = 0
    public var bytes: Int64 = 0
  }

  /// What is counted, in the order in which it is told.
  public enum Kind: String, CaseIterable, Sendable {
    case members, credentials, sessions
    case publicPhotos = "public photos"
    case withheldPhotos = "withheld photos"
    case wholePictures = "whole pictures"
    case removedPhotos = "removed photos"
    case staged

    var folder: String {
      switch self {
      case .members: "users"
      case .credentials, .sessions, .staged: rawValue
      case .publicPhotos: "profile_image"
      case .withheldPhotos: "withheld"
      case .wholePictures: "masters"
      case .removedPhotos: "removed"
      }
    }
  }

  private var amounts: [Kind: Amount] = [:]

  public subscript(kind: Kind) -> Amount { amounts[kind] ?? Amount() }

  /// Counts everything in the tree; that takes a look at every file.
  public init(_ members: Members, progress: Progress = .silent) throws {
    let disk = members.store.disk
    for kind in Kind.allCases {
      var amount = Amount()
      try progress.forEachName(disk, kind.folder) { name in
        let path = "\(kind.folder)/\(name)"
        guard let status = try disk.status(path) else { return }
        amount.count += 1
        if !status.isDirectory { return amount.bytes += status.size }
        try disk.list(path) { amount.bytes += try disk.status("\(path)/\($0)")?.size ?? 0 }
      }
      amounts[kind] = amount
    }
  }
}
