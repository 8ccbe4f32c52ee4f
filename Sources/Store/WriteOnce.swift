import Glibc
import System

/// Folders of files that are written once and never changed, such as a photo's renditions.
extension Store {
  public struct File: Sendable {
    public let name: String
    public let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A folder with all of its files, durable, that has yet to be given its place.
  public struct PreparedFolder: Sendable {
    fileprivate let path: String
  }

  /// Writes a folder that nobody sees until it is placed. Others may read its files then when
  /// `isPublic`.
  public func prepareFolder(_ files: [File], isPublic: Bool) throws -> PreparedFolder {
    PreparedFolder(path: try writeTemporaryFolder(files, isPublic: isPublic))
  }

  /// Makes `folder` appear with all of its files at once, durably.
  public func place(_ prepared: PreparedFolder, at folder: Key) throws {
    try disk.rename(prepared.path, to: folder.path)
    try disk.syncDirectory(folder.directory)
  }

  /// Removes a prepared folder that gets no place.
  public func discard(_ prepared: PreparedFolder) {
    try? removeFolder(prepared.path)
  }

  /// Makes `folder` with all of `files` appear at once, durably.
  public func writeFolder(_ folder: Key, _ files: [File], isPublic: Bool) throws {
    let prepared = try prepareFolder(files, isPublic: isPublic)
    do { try place(prepared, at: folder) } catch {
      discard(prepared)
      throw error
    }
  }

  /// Moves a folder, or a file, if it is there: durably out of its old place before this returns.
  public func moveFolder(_ folder: Key, to place: Key) throws {
    do throws(SystemError) { try disk.rename(folder.path, to: place.path) } catch {
      if error.code == ENOENT { return }
      throw error
    }
    try disk.syncDirectory(place.directory)
    if folder.directory != place.directory { try disk.syncDirectory(folder.directory) }
  }

  /// Adds one file to a folder, whole or not at all; a file of that name that is there already stays.
  public func addFile(_ file: File, to folder: Key, isPublic: Bool) throws {
    let temporary = try writeTemporary(file.bytes, mode: isPublic ? 0o644 : 0o600)
    defer { try? disk.remove(temporary) }
    do throws(SystemError) { try disk.link(temporary, to: "\(folder.path)/\(file.name)") } catch {
      if error.code != EEXIST { throw error }
    }
    try disk.syncDirectory(folder.path)
  }

  /// Writes a file that appears whole or not at all, in the place of whatever is there.
  public func writeFile(_ key: Key, _ bytes: [UInt8]) throws {
    let temporary = try writeTemporary(bytes, mode: 0o600)
    do { try disk.rename(temporary, to: key.path) } catch {
      try? disk.remove(temporary)
      throw error
    }
    try disk.syncDirectory(key.directory)
  }

  /// Gives a file a second name, durably, if it is there.
  public func linkFile(_ key: Key, to new: Key) throws {
    do throws(SystemError) { try disk.link(key.path, to: new.path) } catch {
      if error.code == ENOENT { return }
      throw error
    }
    try disk.syncDirectory(new.directory)
  }

  /// Removes a file, if it is there, durably.
  public func deleteFile(_ key: Key) throws {
    do throws(SystemError) { try disk.remove(key.path) } catch {
      if error.code == ENOENT { return }
      throw error
    }
    try disk.syncDirectory(key.directory)
  }

  /// Removes a folder and its files, if it is there, durably.
  public func deleteFolder(_ folder: Key) throws {
    guard try disk.status(folder.path) != nil else { return }
    // Out of its place in one step: nobody finds half of it there, now or after a crash.
    let grave = Self.temporaryPath("folder")
    try disk.rename(folder.path, to: grave)
    try disk.syncDirectory(folder.directory)
    try removeFolder(grave)
  }

  /// The bytes of one file; nil when there is none.
  public func file(_ name: String, in folder: Key, limit: Int) throws -> [UInt8]? {
    try disk.read("\(folder.path)/\(name)", limit: limit)
  }

  /// Makes an empty file, durably; it may be there already.
  public func mark(_ key: Key) throws {
    _ = try disk.append(key.path, mode: 0o600)
    try disk.syncDirectory(key.directory)
  }

  public func exists(_ key: Key) throws -> Bool {
    try disk.status(key.path) != nil
  }
}
