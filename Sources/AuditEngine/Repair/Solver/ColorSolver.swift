import ColorMath
import DesignTokens

/// Searches for the color nearest to a variable's that meets every constraint on the variable.
///
/// The hue stays, and the chroma as far as sRGB allows (``LightnessPath``); an opaque color stays
/// opaque, and a translucent one may also change its opacity. A color counts only with 8 bits per
/// channel. An opacity, which is a hundredth, must also pass as the nearest 255th. Each result is
/// measured as the audit measures.
struct ColorSolver {
  /// A color that meets every constraint.
  struct Solution {
    let color: SRGBColor
    /// The visible difference ΔEOK from the variable's own color; for an opacity, the difference
    /// itself.
    let difference: Double

    /// Whether a background with it belongs to another scheme: a white page does not become black.
    var turnsAround: Bool { difference > 0.5 }
  }

  let kind: ColorVariable.Kind
  let original: SRGBColor
  private let gauge: DifferenceGauge
  /// The constraint that failed last is first, because it will likely fail again.
  private var order: [Int]
  let constraints: [UnaryConstraint]
  /// The largest useful difference.
  private var limit = Double.infinity
  /// Whether a color that meets the constraints may be the result.
  var isAllowed: ((SRGBColor) -> Bool)?

  /// - Parameters:
  ///   - index: the index of the variable.
  ///   - original: the color to stay close to.
  ///   - colors: the colors of all variables.
  init(
    _ index: Int, kind: ColorVariable.Kind = .color, original: SRGBColor, colors: [SRGBColor],
    constraints: some Sequence<RepairConstraint>
  ) {
    self.init(
      kind: kind, original: original,
      constraints: constraints.map { UnaryConstraint($0, variable: index, colors: colors) })
  }

  /// - Parameter original: the color to stay close to.
  init(kind: ColorVariable.Kind, original: SRGBColor, constraints: [UnaryConstraint]) {
    self.kind = kind
    self.original = original
    gauge = DifferenceGauge(from: original)
    self.constraints = constraints
    order = Array(constraints.indices)
  }

  /// The nearest color that meets every constraint; nil if none does.
  ///
  /// - Parameter limit: the largest useful difference: colors further away may be missed.
  mutating func nearest(notBeyond limit: Double = .infinity) -> Solution? {
    self.limit = limit
    var best: Solution?
    if kind == .color {
      search(along: original, &best)
      if original.isOpaque { return best }
    }
    searchOpacities(&best)
    guard best == nil, kind == .color else { return best }
    for hundredth in stride(from: 0, through: 100, by: 5) {
      search(along: original.withAlpha(Double(hundredth) / 100), &best)
    }
    return best
  }

  /// The same for an opaque color with known ranges in which every constraint is met.
  mutating func nearest(within ranges: UnitRanges) -> Solution? {
    var best: Solution?
    let path = LightnessPath(through: original)
    for range in ranges.ranges { search(along: path, within: range, [], &best) }
    return best
  }

  // MARK: Along a line of constant hue

  /// Searches the line through a color.
  private mutating func search(along start: SRGBColor, _ best: inout Solution?) {
    // Constraints that luminance decides cost nothing, and leave less to search for the others.
    var luminances = UnitRanges([0...1])
    var rest: [Int] = []
    for (index, constraint) in constraints.enumerated() {
      if let own = self.luminances(of: constraint, start) {
        luminances = luminances.intersection(own)
        if luminances.isEmpty { return }
      } else {
        rest.append(index)
      }
    }
    let path = LightnessPath(through: start)
    for range in path.ranges(of: luminances).ranges {
      search(along: path, within: range, rest, &best)
    }
  }

  func luminances(of constraint: UnaryConstraint, _ start: SRGBColor) -> UnitRanges? {
    start.isOpaque ? constraint.luminances : nil
  }

  /// A constraint fails only around the lightness of the color that it is compared with. So a few
  /// samples show where the result changes, and bisection finds the ends.
  private static let step = 1.0 / 24
  private static let resolution = 1.0 / 4096
  /// How far rounding to 8 bits may move the ends of a range.
  private static let margin = 1.0 / 128

  /// Searches a range of a line from its nearest point outwards; within it only the constraints
  /// `rest` may fail.
  private mutating func search(
    along path: LightnessPath, within range: ClosedRange<Double>, _ rest: [Int],
    _ best: inout Solution?
  ) {
    let limits = ColorSolver.widened(range)
    let (lower, upper) = (limits.lowerBound, limits.upperBound)
    let nearest = min(max(path.lightness, lower), upper)
    for end in [lower, upper] where end != nearest || lower == upper {
      guard let met = firstMet(rest, path, from: nearest, to: end, best) else { continue }
      // Rounding may meet them sooner.
      let reach = ColorSolver.margin
      let start = met > nearest ? max(nearest, met - reach) : min(nearest, met + reach)
      path.walk(from: start, to: end) { point in
        guard !isTooFar(point.lightness, path, best) else { return false }
        consider(point.color, &best)
        return true
      }
    }
  }

  /// Whether no color at a lightness can be nearer than the one found.
  private func isTooFar(_ lightness: Double, _ path: LightnessPath, _ best: Solution?) -> Bool {
    guard original.isOpaque else { return false }
    return abs(lightness - path.lightness)
      > min(best?.difference ?? .infinity, limit) + ColorSolver.roundingError(at: lightness)
  }

  /// The lightness nearest to the start of a stretch of line at which constraints are met, as
  /// precise as ``resolution``; nil if sampling finds none.
  private mutating func firstMet(
    _ constraints: [Int], _ path: LightnessPath, from start: Double, to end: Double,
    _ best: Solution?
  ) -> Double? {
    guard !constraints.isEmpty else { return start }
    var order = constraints
    func areMet(at lightness: Double) -> Bool {
      let color = TrialColor(path.color(at: lightness))
      for (position, index) in order.enumerated() where !self.constraints[index].isMet(color) {
        // It will likely fail again.
        order.swapAt(0, position)
        return false
      }
      return true
    }
    let steps = max(4, Int((abs(end - start) / ColorSolver.step).rounded(.up)))
    var last = start
    for step in 0...steps {
      let lightness = step == steps ? end : start + (end - start) * Double(step) / Double(steps)
      if isTooFar(last, path, best) { return nil }
      guard areMet(at: lightness) else {
        last = lightness
        continue
      }
      guard step > 0 else { return start }
      var met = lightness
      while abs(met - last) > ColorSolver.resolution {
        let middle = (met + last) / 2
        if areMet(at: middle) { met = middle } else { last = middle }
      }
      return last
    }
    return nil
  }

  private static func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    max(0, range.lowerBound - margin)...min(1, range.upperBound + margin)
  }

  /// How far rounding to 8 bits can move a color in OKLab: half a step of 255 in each channel.
  private static func roundingError(at lightness: Double) -> Double {
    lightness < 0.3 ? 0.04 : 0.006
  }

  // MARK: One color

  /// Tries the hundredths from the nearest outwards, as long as a nearer color is possible.
  private mutating func searchOpacities(_ best: inout Solution?) {
    let middle = (original.alpha * 100).rounded(.down)
    for hundredths in [
      stride(from: middle, through: 0, by: -1), stride(from: middle + 1, through: 100, by: 1),
    ] {
      for hundredth in hundredths {
        let color = original.rounded.withAlpha(hundredth / 100)
        let difference = self.difference(of: color)
        // The difference grows with the distance in opacity.
        guard difference <= limit, difference < best?.difference ?? .infinity else { break }
        if meetsAll(color) { best = Solution(color: color, difference: difference) }
      }
    }
  }

  private mutating func consider(_ color: SRGBColor, _ best: inout Solution?) {
    let difference = difference(of: color)
    guard difference < best?.difference ?? .infinity, meetsAll(color) else { return }
    best = Solution(color: color, difference: difference)
  }

  private func difference(of color: SRGBColor) -> Double {
    kind == .opacity ? abs(color.alpha - original.alpha) : gauge.visibleDifference(of: color)
  }

  /// Whether a color meets every constraint.
  mutating func meetsAll(_ color: SRGBColor) -> Bool {
    let trial = TrialColor(color)
    let rounded = (color.alpha * 255).rounded() / 255
    let twin = rounded == color.alpha ? nil : TrialColor(color.withAlpha(rounded))
    for (position, index) in order.enumerated() {
      let constraint = constraints[index]
      guard constraint.isMet(trial), twin.map(constraint.isMet) ?? true else {
        order.swapAt(0, position)
        return false
      }
    }
    return isAllowed?(color) ?? true
  }
}

extension SRGBColor {
  /// The nearest color with 8 bits per channel and the same opacity.
  fileprivate var rounded: SRGBColor {
    onEightBitDisplay.withAlpha(alpha)
  }
}
