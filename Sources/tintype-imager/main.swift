import Sealing

EventLoop.serve {
  VipsLibrary.start() ? nil : "libvips cannot be initialised"
} work: { request, picture in
  Development(request).reply(descriptor: picture).encoded
}
