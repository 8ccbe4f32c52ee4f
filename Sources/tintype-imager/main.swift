import Sealing

EventLoop.serve {
  VipsLibrary.start() ? nil : "libvips cannot be initialised"
} work: { request, picture in
  switch request.work {
  case .letter(let lettering, let size, let format):
    Drawing(lettering: lettering, size: size, format: format).reply().encoded
  case .develop, .recrop, .rendition:
    Development(request).reply(descriptor: picture).encoded
  }
}
