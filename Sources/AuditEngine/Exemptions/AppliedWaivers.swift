import DesignTokens
import SourceText

/// Waives what waivers cover, and records what became of each.
///
/// A mistake in a waiver is an error. An expired waiver, or one pinned at a better ratio, waives
/// nothing: somebody accepted something else. A waiver that covers nothing, or only what passes,
/// hides no failure today, but would hide the next one from everybody. So it must be removed
/// together with the change that fixed the color.
struct AppliedWaivers {
  private struct Entry {
    /// The evaluations that it covers.
    var evaluations = 0
    /// The token checks that it covers.
    var checks = 0
    /// How many of both need no waiver.
    var passed = 0
    /// The worst of those below the pinned ratio, and their number.
    var worst: Evaluation?
    var worse = 0
  }

  private let waivers: [Waiver]
  private let plan: AuditPlan
  private let isExpired: [Bool]
  private var entries: [Entry]

  init(_ waivers: [Waiver], plan: AuditPlan, today: CalendarDate?) {
    self.waivers = waivers
    self.plan = plan
    isExpired = waivers.map { waiver in
      guard let today, let end = waiver.expires else { return false }
      return today > end
    }
    entries = Array(repeating: Entry(), count: waivers.count)
  }

  /// The evaluation, marked as waived if a waiver covers it.
  mutating func waiving(_ evaluation: Evaluation, in permutation: Permutation) -> Evaluation {
    guard !waivers.isEmpty else { return evaluation }
    var ground: Int?
    for index in plan.coveringWaivers[evaluation.pairing]
    where plan.waivers[index].contexts.holds(in: permutation) {
      entries[index].evaluations += 1
      guard evaluation.outcome.isFinding else {
        entries[index].passed += 1
        continue
      }
      if waivers[index].pinned?.isMissed(by: evaluation.measurement.exact.value) == true {
        noteWorse(evaluation, than: index)
      } else if !isExpired[index], ground == nil {
        ground = index
      }
    }
    return ground.map { evaluation.accepted(by: .waiver($0)) } ?? evaluation
  }

  /// The result of a token check, marked as waived if a waiver covers its whole rule, in its contexts
  /// if it has some.
  mutating func waiving(_ result: StructuralResult) -> StructuralResult {
    var ground: Int?
    for (index, rules) in plan.waivedRules where rules.contains(result.rule) {
      guard
        waivers[index].condition.terms.isEmpty
          || result.measurement.map({ plan.waivers[index].contexts.holds(in: $0.permutation) })
            == true
      else { continue }
      entries[index].checks += 1
      if result.isMet {
        entries[index].passed += 1
      } else if !isExpired[index], ground == nil {
        ground = index
      }
    }
    return ground.map { result.accepted(by: .waiver($0)) } ?? result
  }

  /// The lowest ratio at which a failure of a pairing is waived; nil if no waiver covers it.
  func floor(ofPairing pairing: Int, in permutation: Permutation) -> Double? {
    guard !waivers.isEmpty else { return nil }
    return plan.coveringWaivers[pairing].filter {
      !isExpired[$0] && plan.waivers[$0].contexts.holds(in: permutation)
    }.map { waivers[$0].pinned?.floor ?? 0 }.min()
  }

  private mutating func noteWorse(_ evaluation: Evaluation, than index: Int) {
    entries[index].worse += 1
    let known = entries[index].worst?.measurement.exact.value
    // NaN is the worst.
    if known.map({ !(evaluation.measurement.exact.value >= $0) }) ?? true {
      entries[index].worst = evaluation
    }
  }

  // MARK: Findings

  /// Reports mistakes in the waivers themselves, after the last evaluation.
  func report(
    _ permutations: [[String]], _ catalog: TokenCatalog, ruleNames: [String],
    _ diagnostics: inout DiagnosticList
  ) {
    for (index, waiver) in waivers.enumerated() {
      let (entry, planned) = (entries[index], plan.waivers[index])
      let words = "\(waiver.owner.map { " (\($0))" } ?? ""): \(waiver.reason)"
      if isExpired[index], let end = waiver.expires {
        diagnostics.error("the waiver expired on \(end)\(words)", at: waiver.span)
      }
      if let worst = entry.worst, let pinned = waiver.pinned {
        let pairing = plan.pairings[worst.pairing]
        let place = permutations[worst.permutation].joined(separator: " · ")
        let more = entry.worse > 1 ? ", and \(entry.worse - 1) more are worse" : ""
        diagnostics.error(
          "the waiver is pinned at \(pinned.text):1, but \(pairing.foregroundName) on "
            + "\(pairing.backgroundText) has "
            + "\(worst.measurement.exact.description(missing: pinned.ratio)):1"
            + "\(place.isEmpty ? "" : " in \(place)")\(more)\(words)",
          at: waiver.span)
      }
      if !planned.canMatch {
        diagnostics.error(
          "the waiver covers nothing\(reason(waiver, catalog, ruleNames))\(words)", at: waiver.span)
      } else if !isExpired[index], entry.evaluations + entry.checks == entry.passed,
        // Everything that it covers was judged in this run.
        entry.evaluations == planned.reach, !plan.partlyWaived.contains(index)
      {
        diagnostics.error(
          "unused waiver: everything it covers passes\(words)", at: waiver.span)
      }
    }
  }

  /// The name that does not exist, if it is a name.
  private func reason(
    _ waiver: Waiver, _ catalog: TokenCatalog, _ ruleNames: [String]
  ) -> String {
    for rule in waiver.rules.map(\.text)
    where !NamePattern.isPattern(rule) && !ruleNames.contains(rule) {
      return "; there is no rule '\(rule)'" + NearestName.hint(for: rule, among: ruleNames)
    }
    for name in waiver.foregrounds.map(\.text)
    where !NamePattern.isPattern(name) && catalog.token(meantBy: name) == nil
      && ForegroundName.tokens(in: name) == [name]
    {
      return "; \(catalog.undeclared(NamePattern.literal(name) ?? name, at: nil).message)"
    }
    return ""
  }
}
