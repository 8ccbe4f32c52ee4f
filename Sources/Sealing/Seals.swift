import Imaging
import System

/// The seals for the two kinds of work.
struct Seals: ~Copyable {
  private let decoding: Seal
  private let drawing: Seal

  /// `nil` if libseccomp cannot prepare them.
  init?() {
    guard let decoding = Seal(), let drawing = Seal(readsFiles: true) else { return nil }
    self.decoding = decoding
    self.drawing = drawing
  }

  /// Closes this process in for good, before it does what `request` wants.
  func close(for request: ImagerRequest, process: Int32) -> Bool {
    if request.readsFonts {
      Landlock.confine(to: Landlock.fonts) && drawing.close(process: process)
    } else {
      decoding.close(process: process)
    }
  }
}

extension ImagerRequest {
  /// Whether the work needs files of this machine's, and gets none of anybody's.
  var readsFonts: Bool { if case .letter = work { true } else { false } }
}
