import ColorMath
import DesignTokens

/// Measures pairs that code writes wherever an audit looks.
package struct WrittenPairJudge {
  private let plan: AuditPlan
  private let prepared: PreparedAudit

  /// Judges by the levels of a plan, in the contexts that it walks.
  package init(_ prepared: PreparedAudit, _ plan: AuditPlan) {
    self.prepared = prepared
    self.plan = plan
  }

  /// Measures pairs, in order.
  ///
  /// O(pairs × permutations).
  package func measure(_ pairs: [WrittenPair]) -> [WrittenPair.Measurement] {
    var found = Array(repeating: WrittenPair.Measurement.enough, count: pairs.count)
    guard !pairs.isEmpty else { return found }
    for permutation in plan.permutations {
      let context = DemandContext(
        plan: plan, catalog: prepared.catalog, permutation: permutation,
        resolver: prepared.resolvers.resolver(in: permutation))
      for index in pairs.indices { measure(pairs[index], in: context, &found[index]) }
    }
    return found
  }

  /// Measures a pair in one permutation; of several shortfalls the greatest stays.
  private func measure(
    _ pair: WrittenPair, in context: DemandContext, _ worst: inout WrittenPair.Measurement
  ) {
    guard let requirement = pair.usage.requirement(at: plan.level(in: context.permutation)) else {
      return
    }
    guard let background = try? Self.color(pair.background, context.resolver), background.isOpaque,
      let foreground = try? Self.color(pair.foreground, context.resolver)
    else {
      if case .enough = worst { worst = .unknown }
      return
    }
    let measurement = ContrastMeasurement(foreground: foreground, background: [background])
    guard !measurement.meets(requirement.minimum) else { return }
    if case .short(let known) = worst, known.ratio.value <= measurement.worse { return }
    worst = .short(
      WrittenPair.Shortfall(
        ratio: ContrastRatio(measurement.worse), requirement: requirement, place: context.place))
  }

  private static func color(
    _ color: WrittenPair.Color, _ resolver: TokenResolver
  ) throws(ResolutionError) -> SRGBColor {
    switch color {
    case .literal(let literal): return literal
    case .token(let token, let opacity):
      var found = try resolver.color(of: token).color
      found.alpha *= opacity
      return found
    }
  }
}
