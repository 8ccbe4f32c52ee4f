import Imaging
import Members
import Site
import Store
import System

/// What the administrator's commands work with: the tree that a configuration names, and the imager.
struct Workshop {
  let configuration: Configuration
  let members: Members
  let studio: Studio

  /// Throws when there is no tree, or when it is another user's.
  init(_ path: String) throws {
    configuration = try loadConfiguration(path)
    members = try Self.openMembers(configuration)
    studio = configuration.studio(members, imager: try imager(for: configuration))
  }

  static func openMembers(_ configuration: Configuration) throws -> Members {
    let path = configuration.data
    do {
      // Opening the tree would make one.
      _ = try LocalDisk(root: path)
      return try configuration.openMembers()
    } catch let error as SystemError where error.isMissing {
      throw UsageError("there is no members' tree at \(path)", code: ExitCode.noInput)
    } catch let error as SystemError where error.isForbidden {
      throw UsageError(
        "the members' tree at \(path) belongs to another user; run this as its owner",
        code: ExitCode.noPermission)
    }
  }
}
