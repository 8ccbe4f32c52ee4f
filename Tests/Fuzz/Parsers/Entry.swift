import Glibc

/// What libFuzzer calls with every input. `TINTYPE_FUZZ_TARGET` says which parser gets it;
/// `TINTYPE_FUZZ_SEEDS` names a folder for seeds that only the program itself can make.
///
/// A target traps when something that must always hold does not: that is what libFuzzer looks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if let folder = getenv("TINTYPE_FUZZ_SEEDS") {
    MessageSeeds.write(to: String(cString: folder))
    _exit(0)
  }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  Target.chosen.run(bytes)
  return 0
}

/// A parser that gets bytes of strangers.
enum Target: String {
  case photos, messages, multipart, json, fields, templates

  static let chosen: Target = {
    let name = getenv("TINTYPE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = Target(rawValue: name) else {
      fatalError("TINTYPE_FUZZ_TARGET must name a target, not “\(name)”")
    }
    return target
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .photos: PhotoTarget.run(bytes)
    case .messages: MessageTarget.run(bytes)
    case .multipart: MultipartTarget.run(bytes)
    case .json: JSONTarget.run(bytes)
    case .fields: FieldTarget.run(bytes)
    case .templates: TemplateTarget.run(bytes)
    }
  }
}
