import DesignTokens
import SourceText

/// Looks up waivers in the whole policy: because of a filter, a waiver must not look as if it
/// covered nothing.
extension AuditPlanner {
  /// Looks up the waivers, after all rules and pairings.
  ///
  /// - Parameter owners: for each declared pairing, the identifier of its rule.
  mutating func planWaivers(owners: [String]) {
    let choices = possibleContexts()
    result.possibleChoices = choices
    guard !policy.waivers.isEmpty else { return }
    let patterns = policy.waivers.map { WaiverPatterns($0) }
    let work = patterns.reduce(0) { $0 + $1.work }
    guard saturated(work, *, result.declaredPairings.count) <= AuditPlan.waiverLimit else {
      diagnostics.error(
        "there are \(policy.waivers.count) waivers for \(result.declaredPairings.count) pairings; at most "
          + "\(AuditPlan.waiverLimit) pairs of them can be compared"
          + (work == patterns.count ? "" : ", and a pattern counts more than a name")
          + ": write fewer waivers",
        at: policy.waivers[0].span)
      return
    }
    result.coveringWaivers = Array(repeating: [], count: result.pairings.count)
    for (index, waiver) in policy.waivers.enumerated() {
      let patterns = patterns[index]
      let contexts = sets(of: waiver.condition)
      var reach: Int? = 0
      // Without a filter they are the same, in the same order.
      let isWhole = result.pairings.count == result.declaredPairings.count
      for (place, (pairing, owner)) in zip(result.declaredPairings, owners).enumerated()
      where patterns.covers(pairing, of: owner) {
        if isWhole { result.coveringWaivers[place].append(index) }
        let met = Permutations.count(
          choices: pairing.contexts.choices(among: contexts.choices(among: choices)))
        reach = reach.flatMap { sum in
          met.flatMap { sum.addingReportingOverflow($0) }.flatMap {
            $0.overflow ? nil : $0.partialValue
          }
        }
      }
      for pairing in isWhole ? 0..<0 : result.pairings.indices {
        let pairingRule = result.rules[result.pairings[pairing].rule].id
        if patterns.covers(result.pairings[pairing], of: pairingRule) {
          result.coveringWaivers[pairing].append(index)
        }
      }
      let coversRules =
        !waiver.rules.isEmpty && waiver.foregrounds.isEmpty && waiver.backgrounds.isEmpty
        && waiver.pinned == nil
      // What is found in all contexts together is waived in all of them or not at all.
      let isEverywhere = waiver.condition.terms.isEmpty
      let checks = policy.rules.filter { rule in
        rule.demands.contains { isEverywhere || type(of: $0).isMeasured }
          && patterns.covers(rule: rule.id)
      }
      result.waivers.append(
        PlannedWaiver(
          contexts: contexts, canMatch: reach != 0 || coversRules && !checks.isEmpty,
          reach: reach, coversRules: coversRules))
      if coversRules {
        result.waivedRules.append(
          (index, Set(result.rules.indices.filter { patterns.covers(rule: result.rules[$0].id) })))
        let judged = Set(result.demands.map { result.rules[$0.rule].id })
        // A value that varies along an axis does not vary within one context of it.
        let isPart = result.choices != choices || !checks.allSatisfy { judged.contains($0.id) }
        if isPart, !checks.isEmpty { result.partlyWaived.insert(index) }
      }
    }
  }

  /// The contexts that can be judged: all that are not excluded.
  private mutating func possibleContexts() -> [[Int]] {
    let excluded = sets(of: policy.exclude)
    return catalog.axes.indices.map { axis in
      catalog.axes[axis].contexts.indices.filter { excluded.sets[axis]?.contains($0) != true }
    }
  }
}
