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
  private let line: LightnessLine
  private let gauge: DifferenceGauge
  private let grid: OpacityGrid
  /// The constraint that failed last is first, because it will likely fail again.
  private var order: [Int]
  let constraints: [UnaryConstraint]
  /// The luminances of opaque colors that some constraints leave.
  private let luminances: UnitRanges
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
      kind: kind, along: LightnessLine(through: original),
      constraints: constraints.map { UnaryConstraint($0, variable: index, colors: colors) })
  }

  /// - Parameter line: the line through the color to stay close to.
  init(kind: ColorVariable.Kind, along line: LightnessLine, constraints: [UnaryConstraint]) {
    self.kind = kind
    self.line = line
    original = line.color
    grid = OpacityGrid(kind, own: line.color.alpha)
    gauge = line.gauge
    self.constraints = constraints
    order = Array(constraints.indices)
    var luminances = UnitRanges.whole
    if kind == .color, original.isOpaque {
      for case let failing? in constraints.lazy.map(\.failing) {
        luminances.remove(between: failing.darker, failing.lighter)
      }
    }
    self.luminances = luminances
  }

  /// The nearest color that meets every constraint; nil if none does.
  ///
  /// - Parameters:
  ///   - limit: the largest useful difference: colors further away may be missed.
  ///   - ranges: where on the line of an opaque color every constraint is met, if known.
  mutating func nearest(
    notBeyond limit: Double = .infinity, within ranges: UnitRanges? = nil
  ) -> Solution? {
    self.limit = limit
    guard !constraints.contains(where: \.isExhausted) else { return nil }
    var best: Solution?
    if kind == .color {
      search(along: line, within: ranges ?? commonRange(on: line), &best)
      if original.isOpaque { return best }
    }
    searchOpacities(&best)
    guard best == nil, kind == .color else { return best }
    for hundredth in stride(from: 0, through: 100, by: 5) {
      let line = LightnessLine(
        through: original.withAlpha(grid.nearest(to: Double(hundredth) / 100)))
      search(along: line, within: commonRange(on: line), &best)
    }
    return best
  }

  /// For each constraint where it alone is met, only for comparison with each other: ranges of opacity if
  /// that changes, and otherwise of lightness.
  func comparableRanges() -> [UnitRanges] {
    // A translucent color can do most when it is opaque.
    let line = original.isOpaque ? line : LightnessLine(through: original.withAlpha(1))
    return constraints.map { kind == .color ? $0.ranges(on: line) : opacities($0) }
  }

  /// The opacities at which a constraint is met; each hundredth is a range of its own.
  private func opacities(_ constraint: UnaryConstraint) -> UnitRanges {
    let met = (0...100).map { Double($0) / 100 }.filter {
      constraint.isMet(TrialColor(original.withAlpha($0)))
    }
    return UnitRanges(met.map { $0...$0 })
  }

  // MARK: Along a line of constant hue

  private func commonRange(on line: LightnessLine) -> UnitRanges {
    line.commonRange(of: constraints.indices) { constraints[$0] }
  }

  /// How far rounding to 8 bits may move the ends of a range.
  private static let margin = 1.0 / 128

  /// Searches ranges of a line, each from its nearest point outwards.
  private mutating func search(
    along line: LightnessLine, within ranges: UnitRanges, _ best: inout Solution?
  ) {
    let path = line.path
    for range in ranges.ranges {
      let lower = max(0, range.lowerBound - Self.margin)
      let upper = min(1, range.upperBound + Self.margin)
      let nearest = min(max(path.lightness, lower), upper)
      for end in [lower, upper] where end != nearest || lower == upper {
        path.walk(from: nearest, to: end) { point in
          !isTooFar(point.lightness, path, best) && consider(point, &best)
        }
      }
    }
  }

  /// Whether no color at a lightness can be nearer than the one found.
  private func isTooFar(_ lightness: Double, _ path: LightnessPath, _ best: Solution?) -> Bool {
    guard original.isOpaque else { return false }
    return abs(lightness - path.lightness)
      > min(best?.difference ?? .infinity, limit) + Self.roundingError(at: lightness)
  }

  /// How far rounding to 8 bits can move a color in OKLab: half a step of 255 in each channel.
  private static func roundingError(at lightness: Double) -> Double {
    lightness < 0.3 ? 0.04 : 0.006
  }

  // MARK: One color

  /// Tries the hundredths from the nearest outwards, as long as a nearer color is possible.
  private mutating func searchOpacities(_ best: inout Solution?) {
    let middle = (original.alpha * 100).rounded(.down)
    let rounded = original.onEightBitDisplay
    for hundredths in [
      stride(from: middle, through: 0, by: -1), stride(from: middle + 1, through: 100, by: 1),
    ] {
      for hundredth in hundredths {
        let color = rounded.withAlpha(grid.nearest(to: hundredth / 100))
        let difference = self.difference(of: color)
        // The difference grows with the distance in opacity.
        guard difference <= limit, difference < best?.difference ?? .infinity else { break }
        if meetsAll(TrialColor(eightBit: color)) {
          best = Solution(color: color, difference: difference)
        }
      }
    }
  }

  /// The opacities that meet every constraint, each a hundredth, the nearest first.
  mutating func opacities() -> [Solution] {
    let rounded = original.onEightBitDisplay
    let places = Set((0...100).map { grid.nearest(to: Double($0) / 100) })
    return places.map { rounded.withAlpha($0) }.filter { meetsAll($0) }
      .map { Solution(color: $0, difference: difference(of: $0)) }
      .sorted { ($0.difference, $0.color.alpha) < ($1.difference, $1.color.alpha) }
  }

  /// Takes a color of a line if it is better than the best one; false if none beyond it can be.
  private mutating func consider(_ point: LightnessPath.Point, _ best: inout Solution?) -> Bool {
    let color = point.color
    let isOpaque = color.isOpaque
    // Luminance decides most constraints on opaque colors; that of 8 bits comes from a table.
    if isOpaque, !luminances.nearlyContains(color.relativeLuminance) { return true }
    if best == nil, !meetsAll(TrialColor(eightBit: color)) { return true }
    let difference = difference(of: color)
    guard let known = best else {
      best = Solution(color: color, difference: difference)
      return true
    }
    if difference < known.difference {
      if meetsAll(TrialColor(eightBit: color)) {
        best = Solution(color: color, difference: difference)
      }
      return true
    }
    // On the line of a color of sRGB, chroma only falls with the distance.
    return !(isOpaque && original.isInSRGBGamut)
      || difference <= known.difference + 2 * Self.roundingError(at: point.lightness)
  }

  private func difference(of color: SRGBColor) -> Double {
    kind == .opacity ? abs(color.alpha - original.alpha) : gauge.visibleDifference(of: color)
  }

  /// Whether a color meets every constraint.
  mutating func meetsAll(_ color: SRGBColor) -> Bool { meetsAll(TrialColor(color)) }

  private mutating func meetsAll(_ trial: TrialColor) -> Bool {
    let color = trial.color
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
