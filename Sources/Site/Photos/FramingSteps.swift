import Imaging

/// The steps by which the crop page works without a script: each is another framing.
enum FramingStep: String, CaseIterable {
  case suggested, centre, whole, left, right, up, down, closer, farther, turnLeft, turnRight

  /// Whether it names a framing, rather than a change to the one there is.
  var isFraming: Bool { self == .suggested || self == .centre || self == .whole }
}

extension Framing {
  /// The framing after a step; the same one when the step leads nowhere.
  ///
  /// `suggested` is the square that was found when the photo was sent.
  func after(_ step: FramingStep, suggested: Crop) -> Framing {
    let nudge = max(1, square.side / 10)
    switch step {
    case .suggested: return with(suggested)
    case .centre: return with(Crop(quarterTurns: crop.quarterTurns))
    case .whole: return resized(to: 1_000_000)
    case .left: return moved(-nudge, 0)
    case .right: return moved(nudge, 0)
    case .up: return moved(0, -nudge)
    case .down: return moved(0, nudge)
    case .closer: return resized(to: square.side * 5 / 6)
    case .farther: return resized(to: min(1_000_000, square.side * 6 / 5 + 1))
    case .turnLeft: return turned(by: 3)
    case .turnRight: return turned(by: 1)
    }
  }

  private func with(_ crop: Crop) -> Framing {
    Framing(crop, of: picture, smallest: smallest)
  }

  private func with(_ square: Crop.Square, turns: Int? = nil) -> Framing {
    with(Crop(square: square, quarterTurns: turns ?? crop.quarterTurns))
  }

  private func moved(_ right: Int, _ down: Int) -> Framing {
    with(
      Crop.Square(left: square.left + right, top: square.top + down, side: square.side))
  }

  /// Another size around the same middle.
  private func resized(to side: Int) -> Framing {
    let more = (side - square.side) / 2
    return with(Crop.Square(left: square.left - more, top: square.top - more, side: side))
  }

  /// Turns picture and square together, clockwise, so that the square shows the same place.
  private func turned(by quarters: Int) -> Framing {
    var result = self
    for _ in 0..<quarters {
      let square = Crop.Square(
        left: result.view.height - result.square.top - result.square.side,
        top: result.square.left, side: result.square.side)
      result = result.with(square, turns: (result.crop.quarterTurns + 1) % 4)
    }
    return result
  }
}
