import Imaging
import Templates

/// What the crop page draws.
extension Framing {
  /// The picture's size before turning, in millionths of its longest side.
  var drawn: PixelSize {
    crop.quarterTurns % 2 == 0 ? view : PixelSize(width: view.height, height: view.width)
  }

  /// The SVG transform that draws the picture turned; nil when it is not.
  var transform: String? {
    switch crop.quarterTurns {
    case 1: "translate(\(view.width) 0) rotate(90)"
    case 2: "translate(\(view.width) \(view.height)) rotate(180)"
    case 3: "translate(0 \(view.height)) rotate(270)"
    default: nil
    }
  }

  /// A rectangle that holds picture and square, with a margin, as an SVG viewBox has it.
  var frame: Value {
    let margin = 40_000
    let left = min(0, square.left) - margin
    let top = min(0, square.top) - margin
    let right = max(view.width, square.left + square.side) + margin
    let bottom = max(view.height, square.top + square.side) + margin
    return [
      "left": .number(left), "top": .number(top), "width": .number(right - left),
      "height": .number(bottom - top),
    ]
  }

  /// The query of the crop page that shows this framing.
  var query: String {
    "left=\(square.left)&top=\(square.top)&side=\(square.side)&turns=\(crop.quarterTurns)"
  }
}
