import ColorMath
import DesignTokens
import Testing

@testable import AuditEngine

/// A probe answers as the demand does: that measures as the audit measures, and works everything out anew each time.
@Suite struct DemandProbeTests {
  /// Any kind of ink over four sites, translucent now and then.
  private static func ink(_ generator: inout SeededGenerator, isOpaque: Bool) -> RepairInk {
    func color(_ generator: inout SeededGenerator) -> SRGBColor {
      generator.color(in: 0...1, alpha: isOpaque ? 1...1 : 0...1)
    }
    func site(_ generator: inout SeededGenerator) -> ColorExpression {
      .site(.random(in: 0..<4, using: &generator))
    }
    let amount = ColorExpression.Amount.number(.random(in: 0...1, using: &generator))
    switch Int.random(in: 0..<(isOpaque ? 4 : 8), using: &generator) {
    case 0, 1: return RepairInk(color(&generator))
    case 2: return .site(.random(in: 0..<4, using: &generator))
    case 3:
      return .expression(
        .modified(site(&generator), .darken, amount, space: .lch, with: nil))
    case 4: return .expression(.translucent(site(&generator), opacity: amount))
    case 5:
      let opacity = ColorExpression.Amount.site(.random(in: 0..<4, using: &generator))
      return .expression(.translucent(.literal(color(&generator)), opacity: opacity))
    case 6:
      let opacity = ColorExpression.Amount.site(.random(in: 0..<4, using: &generator))
      return .expression(.translucent(site(&generator), opacity: opacity))
    default:
      return .expression(
        .modified(site(&generator), .mix, amount, space: .srgb, with: site(&generator)))
    }
  }

  private static func demand(_ generator: inout SeededGenerator) -> RepairDemand {
    let beneath: RepairGround.Beneath =
      switch Int.random(in: 0..<100, using: &generator) {
      case 0...5: .luminance(0...0.3)
      case 6...10: .luminance(0...1)
      case 11...20: .nothing
      case 21...40: .colors([ink(&generator, isOpaque: true), ink(&generator, isOpaque: true)])
      default: .colors([RepairInk(generator.eightBitColor())])
      }
    let layers = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      ink(&generator, isOpaque: Bool.random(using: &generator))
    }
    let candidates = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      ink(&generator, isOpaque: Bool.random(using: &generator))
    }
    return RepairDemand(
      pairing: 0, permutation: Permutation(contexts: []),
      minimum: .random(in: 1...7, using: &generator), candidates: candidates,
      on: RepairGround(layers: layers, beneath: beneath))
  }

  @Test(
    "On random demands of every form the probe answers as the demand itself", arguments: 0..<8)
  func answers(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var met = 0
    for _ in 0..<200 {
      let demand = Self.demand(&generator)
      // Site 3 is translucent.
      var colors = (0..<4).map { index in
        generator.eightBitColor().withAlpha(index == 3 ? 0.4 : 1)
      }
      let site = Int.random(in: 0..<4, using: &generator)
      let probe = DemandProbe(demand, site: site, colors: colors)
      for _ in 0..<8 {
        let color = generator.color(in: 0...1, alpha: site == 3 ? 0...1 : 1...1)
        colors[site] = color
        #expect(probe.isMet(ProbedColor(color)) == demand.isMet(colors))
        let measured = demand.measurement(colors)?.meets(demand.minimum) ?? false
        #expect(demand.isMet(colors) == measured)
        if probe.isMet(ProbedColor(color)) { met += 1 }
        if color.isOpaque, let luminances = probe.luminances {
          // The rendering in 8 bits may still say no.
          let isWithin = luminances.ranges.contains { $0.contains(color.relativeLuminance) }
          #expect(isWithin || !probe.isMet(ProbedColor(color)))
        }
      }
    }
    // Both answers come up.
    #expect((160...1_440).contains(met))
  }

  @Test("What luminance decides is known beforehand")
  func luminances() throws {
    func probe(isBehind: Bool) -> DemandProbe {
      let white = RepairInk(.white)
      let demand = RepairDemand(
        pairing: 0, permutation: Permutation(contexts: []), minimum: 4.5,
        candidates: [isBehind ? white : .site(0)],
        on: RepairGround(layers: [isBehind ? .site(0) : white], beneath: .nothing))
      return DemandProbe(demand, site: 0, colors: [.black])
    }
    for isBehind in [false, true] {
      // 1.05 / 4.5 − 0.05 = 0.18333….
      let ranges = try #require(probe(isBehind: isBehind).luminances).ranges
      #expect(ranges.count == 1)
      #expect(ranges[0].lowerBound == 0)
      #expect(abs(ranges[0].upperBound - 0.183333333333) < 1e-9)
    }
  }
}
