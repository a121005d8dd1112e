import ColorMath
import DesignTokens
import TestSupport
import Testing

@testable import AuditEngine

/// With one variable it answers as the whole constraint does: that measures as the audit measures, and works everything out anew each time.
@Suite struct UnaryConstraintTests {
  /// Any kind of paint over four variables, translucent now and then.
  private static func paint(_ generator: inout SeededGenerator, isOpaque: Bool) -> RepairPaint {
    func color(_ generator: inout SeededGenerator) -> SRGBColor {
      generator.color(in: 0...1, alpha: isOpaque ? 1...1 : 0...1)
    }
    func variable(_ generator: inout SeededGenerator) -> ColorDerivation {
      .variable(.random(in: 0..<4, using: &generator))
    }
    let amount = ColorDerivation.Amount.number(.random(in: 0...1, using: &generator))
    switch Int.random(in: 0..<(isOpaque ? 4 : 8), using: &generator) {
    case 0, 1: return RepairPaint(color(&generator))
    case 2: return .variable(.random(in: 0..<4, using: &generator))
    case 3:
      return .derived(
        .modified(variable(&generator), .darken, amount, space: .lch, with: nil))
    case 4: return .derived(.translucent(variable(&generator), opacity: amount))
    case 5:
      let opacity = ColorDerivation.Amount.variable(.random(in: 0..<4, using: &generator))
      return .derived(.translucent(.literal(color(&generator)), opacity: opacity))
    case 6:
      let opacity = ColorDerivation.Amount.variable(.random(in: 0..<4, using: &generator))
      return .derived(.translucent(variable(&generator), opacity: opacity))
    default:
      return .derived(
        .modified(variable(&generator), .mix, amount, space: .srgb, with: variable(&generator)))
    }
  }

  private static func constraint(_ generator: inout SeededGenerator) -> RepairConstraint {
    let beneath: RepairBackground.Beneath =
      switch Int.random(in: 0..<100, using: &generator) {
      case 0...5: .luminance(0...0.3)
      case 6...10: .luminance(0...1)
      case 11...20: .nothing
      case 21...40: .colors([paint(&generator, isOpaque: true), paint(&generator, isOpaque: true)])
      default: .colors([RepairPaint(generator.eightBitColor())])
      }
    let layers = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      paint(&generator, isOpaque: Bool.random(using: &generator))
    }
    let candidates = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      paint(&generator, isOpaque: Bool.random(using: &generator))
    }
    return RepairConstraint(
      pairing: 0, permutation: Permutation(contexts: []),
      minimum: .random(in: 1...7, using: &generator), candidates: candidates,
      on: RepairBackground(layers: layers, beneath: beneath))
  }

  @Test(
    "On random constraints of every form the one with one variable answers as the whole one",
    arguments: 0..<8)
  func answers(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var met = 0
    for _ in 0..<200 {
      let constraint = Self.constraint(&generator)
      // Variable 3 is translucent.
      var colors = (0..<4).map { index in
        generator.eightBitColor().withAlpha(index == 3 ? 0.4 : 1)
      }
      let variable = Int.random(in: 0..<4, using: &generator)
      let unary = UnaryConstraint(constraint, variable: variable, colors: colors)
      for _ in 0..<8 {
        let color = generator.color(in: 0...1, alpha: variable == 3 ? 0...1 : 1...1)
        colors[variable] = color
        #expect(unary.isMet(TrialColor(color)) == constraint.isMet(colors))
        let measured = constraint.measurement(colors)?.meets(constraint.minimum) ?? false
        #expect(constraint.isMet(colors) == measured)
        if unary.isMet(TrialColor(color)) { met += 1 }
        if color.isOpaque, let luminances = unary.luminances {
          // The rendering in 8 bits may still say no.
          let isWithin = luminances.ranges.contains { $0.contains(color.relativeLuminance) }
          #expect(isWithin || !unary.isMet(TrialColor(color)))
        }
      }
    }
    // Both answers come up.
    #expect((160...1_440).contains(met))
  }

  /// The ranges come from a few trials; each of a thousand colors is measured as the audit does.
  @Test("Along a line a constraint is met within its ranges, and nowhere else", arguments: 0..<4)
  func ranges(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    var ends = 0
    for _ in 0..<60 {
      let base = generator.eightBitColor()
      let tint = ColorDerivation.translucent(
        .variable(0), opacity: .number(.random(in: 0.05...0.95, using: &generator)))
      let other = RepairPaint(generator.eightBitColor())
      // On a fixed color, behind one, and on a tint of itself.
      let forms: [(RepairPaint, [RepairPaint])] = [
        (.derived(tint), [RepairPaint(base)]), (other, [.derived(tint), RepairPaint(base)]),
        (.variable(0), [.derived(tint), RepairPaint(base)]), (.variable(0), [other]),
      ]
      let (candidate, layers) = forms[Int.random(in: 0..<forms.count, using: &generator)]
      let constraint = RepairConstraint(
        pairing: 0, permutation: Permutation(contexts: []),
        minimum: [3, 4.5][Int.random(in: 0...1, using: &generator)], candidates: [candidate],
        on: RepairBackground(layers: layers, beneath: .nothing))
      let color = generator.eightBitColor()
      let line = LightnessLine(through: color)
      let unary = UnaryConstraint(constraint, variable: 0, colors: [color])
      let ranges = unary.ranges(on: line).ranges
      ends += ranges.count
      let margin = 2.0 / 4096
      for step in 0...1_000 {
        let lightness = Double(step) / 1_000
        let isNearEnd = ranges.contains {
          abs(lightness - $0.lowerBound) < margin || abs(lightness - $0.upperBound) < margin
        }
        if isNearEnd, lightness > margin, lightness < 1 - margin { continue }
        let isMet = constraint.measurement([line.path.color(at: lightness)])?.exact
          .meets(constraint.minimum)
        #expect(ranges.contains { $0.contains(lightness) } == isMet, "\(candidate) \(lightness)")
      }
    }
    #expect(ends > 20)
  }

  @Test("What luminance decides is known beforehand")
  func luminances() throws {
    func unary(isBehind: Bool) -> UnaryConstraint {
      let white = RepairPaint(.white)
      let constraint = RepairConstraint(
        pairing: 0, permutation: Permutation(contexts: []), minimum: 4.5,
        candidates: [isBehind ? white : .variable(0)],
        on: RepairBackground(layers: [isBehind ? .variable(0) : white], beneath: .nothing))
      return UnaryConstraint(constraint, variable: 0, colors: [.black])
    }
    for isBehind in [false, true] {
      // 1.05 / 4.5 − 0.05 = 0.18333….
      let ranges = try #require(unary(isBehind: isBehind).luminances).ranges
      #expect(ranges.count == 1)
      #expect(ranges[0].lowerBound == 0)
      #expect(abs(ranges[0].upperBound - 0.183333333333) < 1e-9)
    }
  }
}
