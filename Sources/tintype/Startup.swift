import Imaging
import Site
import System

/// Reads the configuration file at `path`.
func loadConfiguration(_ path: String) throws -> Configuration {
  let bytes: [UInt8]
  do { bytes = try FileBytes.read(path, limit: 1 << 20) } catch {
    throw UsageError("\(path) cannot be read: \(error)")
  }
  return try Configuration(String(decoding: bytes, as: UTF8.self), name: path)
}

/// The site as configured, with every template checked; for whoever answers one request and ends only those
/// that are needed for it.
func openSite(_ configuration: Configuration, forOneRequest: Bool = false) throws -> Site {
  let imager = try imager(for: configuration)
  try configuration.checkMail()
  do {
    let site = try Site(configuration, imager: imager, forOneRequest: forOneRequest)
    if !forOneRequest { try site.checkLetters() }
    return site
  } catch let error as SystemError {
    throw UsageError("\(configuration.data) or a folder beside it: \(error)")
  }
}

/// The client of the imager that the configuration names.
func imager(for configuration: Configuration) throws -> Imager {
  let program = configuration.imager ?? Executable.neighbour("tintype-imager")
  if !Executable.isRunnable(program) { throw UsageError("\(program) cannot be executed") }
  return Imager(
    path: program, limits: configuration.photos, background: configuration.background)
}
