import CSeccomp

/// Files that a child may still open, for reading: those below a few folders. Nothing else of the file system
/// can be opened by it, whatever the rights of its user; which paths there are, their sizes and their times it
/// can still learn, for `stat`, `access` and `readlink` are not held back. `landlock(7)`
enum Landlock {
  /// Fonts, and how fontconfig finds them.
  static let fonts = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/usr/share/fontconfig",
    "/var/cache/fontconfig",
  ]

  /// Confines this process, for good; false where the kernel cannot (before 5.13, or without Landlock).
  /// It must have given up new privileges before. Folders that are missing are left out.
  static func confine(to folders: [String]) -> Bool {
    let rules = tt_landlock_rules()
    guard rules >= 0 else { return false }
    for folder in folders where unsafe tt_landlock_allow_reading(rules, folder) != 0 {
      return false
    }
    return tt_landlock_enter(rules) == 0
  }
}
