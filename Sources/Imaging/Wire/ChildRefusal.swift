/// A child's own reason for making nothing out of a picture.
package enum ChildRefusal: Error, Sendable, Equatable {
  case damaged
  case unsupported
  case tooManyBytes(found: Int, limit: Int)
  case tooManyPixels(found: Int, limit: Int)
  case sideTooLong(found: Int, limit: Int)
  case tooManyParts(found: Int, limit: Int)
  case tooMuchMemory

  /// The number by which the reply names it, and its two numbers.
  var wire: (code: UInt8, found: Int, limit: Int) {
    switch self {
    case .damaged: (1, 0, 0)
    case .unsupported: (2, 0, 0)
    case .tooManyBytes(let found, let limit): (3, found, limit)
    case .tooManyPixels(let found, let limit): (4, found, limit)
    case .sideTooLong(let found, let limit): (5, found, limit)
    case .tooManyParts(let found, let limit): (6, found, limit)
    case .tooMuchMemory: (7, 0, 0)
    }
  }

  init?(code: UInt8, found: Int, limit: Int) {
    switch code {
    case 1: self = .damaged
    case 2: self = .unsupported
    case 3: self = .tooManyBytes(found: found, limit: limit)
    case 4: self = .tooManyPixels(found: found, limit: limit)
    case 5: self = .sideTooLong(found: found, limit: limit)
    case 6: self = .tooManyParts(found: found, limit: limit)
    case 7: self = .tooMuchMemory
    default: return nil
    }
  }

  /// The same, as the page server says it.
  var error: ImagingError {
    switch self {
    case .damaged: .damaged
    case .unsupported: .unsupported
    case .tooManyBytes(let found, let limit): .tooManyBytes(found: found, limit: limit)
    case .tooManyPixels(let found, let limit): .tooManyPixels(found: found, limit: limit)
    case .sideTooLong(let found, let limit): .sideTooLong(found: found, limit: limit)
    case .tooManyParts(let found, let limit): .tooManyParts(found: found, limit: limit)
    case .tooMuchMemory: .tooMuchMemory
    }
  }
}
