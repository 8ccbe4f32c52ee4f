import Glibc
import Imaging
import Sealing
import System

// An imager whose children do as their picture says, and it says nothing good. Called with a file, it
// does the same without the seal: an attack that fails there too would prove nothing.

Surroundings.imager.store(getpid(), ordering: .relaxed)
if CommandLine.arguments.count > 1 {
  Unsealed.run(CommandLine.arguments[1])
} else {
  EventLoop.serve {
    nil
  } work: { request, picture in
    if case .letter(let lettering, _, _) = request.work {
      Orders(lettering.text, picture: picture).follow()
    } else {
      Orders(picture: picture).follow()
    }
  }
}
