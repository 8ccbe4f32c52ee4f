import Members
import Site
import Store
import System

/// What a command tells its caller, as in `sysexits.h`.
enum ExitCode {
  static let ok: Int32 = 0
  static let findings: Int32 = 1
  static let usage: Int32 = 64
  static let data: Int32 = 65
  static let noInput: Int32 = 66
  static let software: Int32 = 70
  static let cannotCreate: Int32 = 73
  static let inputOutput: Int32 = 74
  static let noPermission: Int32 = 77
  static let configuration: Int32 = 78

  /// The code for an error that ended a command.
  static func code(for error: any Error) -> Int32 {
    switch error {
    case let error as UsageError: error.code
    case is ConfigurationError: configuration
    case is LastAdministrator: data
    case let error as SystemError where error.isForbidden: noPermission
    case let error as SystemError where error.isMissing: noInput
    case is SystemError: inputOutput
    default: software
    }
  }
}
