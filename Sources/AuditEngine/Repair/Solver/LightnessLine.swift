import ColorMath

/// The line of constant hue through a color, from black to white, on a grid of lightness.
///
/// A class: each color of the grid is made once, for all constraints that are tried on it.
final class LightnessLine {
  private let path: LightnessPath
  /// By step of the grid.
  private var colors: [Int: TrialColor] = [:]

  /// As precise as a lightness is needed.
  private static let steps = 4096
  /// A constraint fails only around the lightness of the color that it is compared with. So a few
  /// samples show where the result changes, and bisection finds the ends.
  private static let stride = 128

  init(through color: SRGBColor) {
    path = LightnessPath(through: color)
  }

  /// The lightness, 0…1, at which a constraint alone is met, as exactly as the grid.
  func ranges(of constraint: UnaryConstraint) -> UnitRanges {
    var found: [ClosedRange<Double>] = []
    var start: Int?
    var wasMet = false
    for step in Swift.stride(from: 0, through: Self.steps, by: Self.stride) {
      let isMet = constraint.isMetExactly(color(step))
      if step == 0 {
        if isMet { start = 0 }
      } else if isMet != wasMet {
        var (low, high) = (step - Self.stride, step)
        while high - low > 1 {
          let middle = (low + high) / 2
          if constraint.isMetExactly(color(middle)) == isMet { high = middle } else { low = middle }
        }
        if isMet {
          start = low
        } else if let begin = start {
          found.append(lightness(begin)...lightness(high))
          start = nil
        }
      }
      wasMet = isMet
    }
    if let start { found.append(lightness(start)...1) }
    return UnitRanges(found)
  }

  /// The lightness at which an opaque color of the line has one of some luminances, 0…1 both.
  func ranges(ofLuminances luminances: UnitRanges) -> UnitRanges { path.ranges(of: luminances) }

  private func lightness(_ step: Int) -> Double { Double(step) / Double(Self.steps) }

  private func color(_ step: Int) -> TrialColor {
    if let known = colors[step] { return known }
    let color = TrialColor(path.color(at: lightness(step)))
    colors[step] = color
    return color
  }
}

extension LightnessPath {
  /// The lightness at which an opaque color of the path has one of some luminances, 0…1 both.
  func ranges(of luminances: UnitRanges) -> UnitRanges {
    UnitRanges(
      luminances.ranges.map { range in
        let lower = range.lowerBound <= 0 ? 0 : lightness(ofLuminance: range.lowerBound)
        let upper = range.upperBound >= 1 ? 1 : lightness(ofLuminance: range.upperBound)
        return lower...max(lower, upper)
      })
  }
}
