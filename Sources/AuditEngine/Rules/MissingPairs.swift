import DesignTokens
import SourceText

/// The rule of the tool itself that something is judged in each theme and scheme that is audited, and in
/// each what the policy requires, and what breaks it.
///
/// An audit that walks a theme without judging anything there says nothing of it, and a pairing that
/// holds in fewer contexts than before is gone in the others. Nothing accepts either.
struct MissingPairs {
  private let plan: AuditPlan
  private let catalog: TokenCatalog

  init(_ plan: AuditPlan, _ catalog: TokenCatalog) {
    (self.plan, self.catalog) = (plan, catalog)
  }

  /// The rule, at a place in the policy.
  static func rule(at span: SourceSpan) -> Rule {
    ToolRules.rule(
      ToolRules.missingPair,
      "Something is judged in each theme and scheme, and what is required in each",
      description:
        "A theme or scheme in which no pairing of text, icons or controls holds is judged by nobody. "
        + "Pair its colors, or exclude it if the app does not ship it.", at: span)
  }

  /// A result for each context or permutation without anything judged, and for each required pair
  /// where it is not judged.
  func results(rule: Int, at span: SourceSpan) -> [StructuralResult] {
    let judged = plan.pairings.filter { $0.usage?.exemption == nil }
    guard !judged.isEmpty else { return [] }
    var results: [StructuralResult] = []
    for place in places(without: judged) {
      results.append(
        StructuralResult(
          rule: rule, token: place, isMet: false,
          message: "nothing is judged in \(place)", span: span))
    }
    for required in requirements {
      let name = "\(required[0].foregroundName) on \(required[0].backgroundText)"
      for place in places(without: required) {
        results.append(
          StructuralResult(
            rule: rule, token: name, isMet: false,
            message: "'\(name)' is required, and is not judged in \(place)", span: required[0].span)
        )
      }
    }
    return results
  }

  /// The pairings that are required, those of one pair together.
  private var requirements: [[Pairing]] {
    var order: [[String]] = []
    var pairs: [[String]: [Pairing]] = [:]
    for pairing in plan.pairings where pairing.isRequired {
      let name = [pairing.foregroundName] + pairing.backgroundNames
      if pairs[name] == nil { order.append(name) }
      pairs[name, default: []].append(pairing)
    }
    return order.compactMap { pairs[$0] }
  }

  /// Where none of some pairings holds: the contexts, and the permutations outside of these.
  private func places(without pairings: [Pairing]) -> [String] {
    guard !pairings.contains(where: { $0.contexts.isAlways }) else { return [] }
    let all = Array(plan.permutations)
    let missing = all.filter { permutation in
      !pairings.contains { $0.contexts.holds(in: permutation) }
    }
    guard !missing.isEmpty else { return [] }
    var places: [String] = []
    var rest = missing
    for (index, axis) in catalog.axes.enumerated() where plan.choices[index].count > 1 {
      for context in plan.choices[index] {
        let whole = all.count { $0.contexts[index] == context }
        guard missing.count(where: { $0.contexts[index] == context }) == whole else { continue }
        places.append("the \(axis.name) \(axis.contexts[context])")
        rest.removeAll { $0.contexts[index] == context }
      }
    }
    let axes = plan.shown(catalog.axes.map(\.name))
    return places
      + rest.map { permutation in
        zip(axes, plan.shown(catalog.contextNames(of: permutation)))
          .map { "the \($0) \($1)" }.joined(separator: ", ")
      }
  }
}
