import ColorMath
import DesignTokens
import SourceText

/// Each color has no more contrast with the background than the one before it: `order`.
struct OrderDemand: TokenDemand {
  static let key = "order"
  static let isMeasured = true
  static let meaning = "Each color has no more contrast on the background than the one before it."
  static let fields: [PolicyField<OrderDemand>] = [
    PolicyField(
      "tokens", \.tokens, .names,
      "Names or patterns, the most contrast first; those of a pattern in the order in which they "
        + "are declared.",
      expected: "a list of names"),
    PolicyField(
      "background", \.backgrounds, .stacks,
      "What they lie on; each stack is judged, top first: 'a', 'a over b'.",
      expected: "a background"),
  ]

  private var tokens: [PolicyName] = []
  private var backgrounds: [PairingDeclaration.Stack] = []
  private let span: SourceSpan

  /// What a quotient of two ratios may lose to the digits of a notation: far below what shows.
  private static let tolerance = 1e-9

  init(at place: PolicyName) { span = place.span }

  var text: String {
    "\(tokens.list): each no more contrast on "
      + "\(backgrounds.map { $0.layers.list(" over ") }.joined(separator: ", ")) than the one before"
  }

  func planned(rule: Int, by planner: inout AuditPlanner) -> TokenDemands.Planned? {
    let colors = planner.colors(tokens)
    guard let pairs = planner.pairs(colors, neighbors: true, at: tokens.span ?? span),
      let grounds = planner.grounds(backgrounds)
    else { return nil }
    return TokenDemands.Planned(
      rule: rule, tokens: colors.map(\.id) + grounds.flatMap(\.layers),
      comparisons: .exactly(planner.saturated(pairs.count, *, grounds.count))
    ) { [span] judge in
      judge.inEachPermutation { context throws(ResolutionError) in
        var results: [StructuralResult] = []
        for ground in grounds {
          results += try Self.results(of: pairs, colors, on: ground, rule, context, span)
        }
        return results
      }
    }
  }

  // MARK: Judging

  private static func results(
    of pairs: [ColorPair], _ colors: [AuditPlanner.NamedToken], on ground: DemandGround,
    _ rule: Int, _ context: DemandContext, _ span: SourceSpan
  ) throws(ResolutionError) -> [StructuralResult] {
    let surface = try context.color(of: ground, at: span)
    var measured: [TokenID: (contrast: ContrastMeasurement, origin: SourceSpan)] = [:]
    for color in colors {
      let found = try context.resolver.color(of: color.id)
      measured[color.id] = (
        surface.measure(found.color, luminance: found.luminance).1, found.origin
      )
    }
    return pairs.compactMap { pair in
      guard let before = measured[pair.first.id], let after = measured[pair.second.id] else {
        return nil
      }
      let quotients = [
        before.contrast.exact.value / after.contrast.exact.value,
        before.contrast.eightBit.value / after.contrast.eightBit.value,
      ]
      let isMet = quotients.allSatisfy { $0 >= 1 - tolerance }
      // The rendering that decides: one may be in order and the other not.
      let isExact = !(quotients[1] < quotients[0])
      let (first, second) =
        isExact
        ? (before.contrast.exact, after.contrast.exact)
        : (before.contrast.eightBit, after.contrast.eightBit)
      return context.result(
        rule: rule, pair.text(on: ground), isMet: isMet,
        "'\(pair.second.name)' has \(second.text(beside: first)) on \(ground.text), "
          + "\(isMet ? "no more" : "more") than the \(first.text(beside: second)) of "
          + "'\(pair.first.name)' before it"
          + context.place,
        value: quotients.min() ?? 0, required: 1, tokens: pair.names,
        origins: [before.origin, after.origin], at: span)
    }
  }
}

extension ContrastRatio {
  /// The ratio with as many decimals as tell it from another.
  func text(beside other: ContrastRatio) -> String {
    let decimals = (2..<15).first {
      truncated(decimals: $0) != other.truncated(decimals: $0)
    }
    return truncated(decimals: decimals ?? 2)
  }
}
