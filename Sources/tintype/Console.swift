import System

enum Console {
  static func error(_ message: String) {
    Log.write(message)
  }
}
