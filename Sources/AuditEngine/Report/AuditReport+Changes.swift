extension AuditReport {
  /// For each change of the plan the finding that it is called by, the worst that it makes pass; nil for
  /// one that lets others pass.
  ///
  /// O(findings).
  package var findingsOfChanges: [Evaluation?] {
    var worst = [Evaluation?](repeating: nil, count: plan.changes.count)
    for finding in evaluations where finding.outcome.isFinding {
      for index in changeIndices(for: finding) {
        guard finding.shareReached < worst[index]?.shareReached ?? .infinity else { continue }
        worst[index] = finding
      }
    }
    return worst
  }

  /// For each change of the plan its id: the beginning of the fingerprint of that finding.
  package var changeIDs: [String?] {
    findingsOfChanges.map { $0.map { String(fingerprint(of: $0).prefix(Self.idLength)) } }
  }

  /// The number of digits of an id.
  private static let idLength = 8

  /// The findings whose fingerprints begin with a word of four characters or more.
  package func evaluations(called word: String) -> [Evaluation] {
    guard word.count >= 4 else { return [] }
    return evaluations.filter { fingerprint(of: $0).hasPrefix(word) }
  }

  /// The same with some changes of the plan only, by index; a finding keeps its changes if all of them
  /// are among these.
  package func taking(_ some: Set<Int>) -> AuditReport {
    let kept = plan.changes.indices.filter(some.contains)
    let numbers = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    var repairs = repairs
    var taken = RepairPlan(
      changes: kept.map { plan.changes[$0] }, findings: kept.map { plan.findings[$0] },
      unmet: plan.unmet)
    taken.reasons = kept.map { plan.reasons[$0] }
    taken.fixedBySafe = plan.fixedBySafe
    repairs.plan = taken
    repairs.changes = repairs.changes.compactMapValues { indices in
      let own = indices.compactMap { numbers[$0] }
      return own.count == indices.count ? own : nil
    }
    return with(repairs)
  }

  /// This report without changes, which were planned and cannot be written together.
  package var cuttingPlan: AuditReport {
    var repairs = taking([]).repairs
    repairs.plan.cut = .writing
    return with(repairs)
  }
}
