import AuditEngine

/// The part of a report that the page shows: all of it if it fits, otherwise failures first, and a
/// fair share of each permutation, worst first.
struct HTMLExcerpt {
  /// The part of one permutation.
  struct Part {
    /// The index of the permutation.
    let permutation: Int
    /// The evaluations to show: failures first, the worst of them first.
    var shown: [Evaluation] = []
    /// The number of each kind.
    var counts: [HTMLOutcome: Int] = [:]
    /// The number of failures left out.
    var omittedFindings = 0
    /// The number of others left out.
    var omittedOthers = 0

    /// The number of judged evaluations: all but the exempt ones.
    var judged: Int { counts.reduce(0) { $0 + ($1.key == .exempt ? 0 : $1.value) } }
    /// The number of failures.
    var findings: Int { counts[.fail] ?? 0 }
  }

  /// The permutations that have a panel, in the order of the report.
  let parts: [Part]
  /// The number of permutations without a panel.
  let omittedPermutations: Int
  /// The number of failures left out, including permutations without a panel.
  let omittedFindings: Int
  /// The number of other evaluations left out.
  let omittedOthers: Int

  /// Chooses what fits.
  init(_ report: AuditReport, limits: HTMLLimits) {
    let groups = HTMLExcerpt.groups(of: report)
    // Permutations with failures go first.
    let failing = report.permutations.indices.filter { index in
      groups[index].contains { HTMLOutcome($0.outcome) == .fail }
    }
    var chosen = Set(failing.prefix(limits.permutations))
    for index in report.permutations.indices where chosen.count < limits.permutations {
      chosen.insert(index)
    }
    let indices = report.permutations.indices.filter(chosen.contains)
    let sorted = indices.map { HTMLExcerpt.sorted(groups[$0], in: report) }
    let findingCounts = sorted.map { group in
      group.count { HTMLOutcome($0.outcome) == .fail }
    }
    let findingShares = HTMLExcerpt.shares(of: limits.evaluations, among: findingCounts)
    let rest = limits.evaluations - findingShares.reduce(0, +)
    let otherCounts = zip(sorted, findingCounts).map { $0.count - $1 }
    let otherShares = HTMLExcerpt.shares(of: rest, among: otherCounts)
    parts = indices.indices.map { place in
      let group = sorted[place]
      let findings = findingCounts[place]
      var part = Part(permutation: indices[place])
      for evaluation in group { part.counts[HTMLOutcome(evaluation.outcome), default: 0] += 1 }
      part.shown =
        Array(group.prefix(findingShares[place]))
        + group.dropFirst(findings).prefix(otherShares[place])
      part.omittedFindings = findings - findingShares[place]
      part.omittedOthers = otherCounts[place] - otherShares[place]
      return part
    }
    omittedPermutations = report.permutations.count - parts.count
    let findings = report.evaluations.count { HTMLOutcome($0.outcome) == .fail }
    omittedFindings = findings - findingShares.reduce(0, +)
    omittedOthers = report.evaluations.count - findings - otherShares.reduce(0, +)
  }

  /// The evaluations of each permutation.
  private static func groups(of report: AuditReport) -> [ArraySlice<Evaluation>] {
    var groups = [ArraySlice<Evaluation>](repeating: [], count: report.permutations.count)
    var start = report.evaluations.startIndex
    while start < report.evaluations.endIndex {
      let permutation = report.evaluations[start].permutation
      let rest = report.evaluations[start...]
      let end = rest.firstIndex { $0.permutation != permutation } ?? rest.endIndex
      groups[permutation] = report.evaluations[start..<end]
      start = end
    }
    return groups
  }

  /// Failures first, errors before advice, then by the ratio as a fraction of the required one.
  private static func sorted(
    _ evaluations: ArraySlice<Evaluation>, in report: AuditReport
  ) -> [Evaluation] {
    let keyed = evaluations.map { evaluation in
      let ratio = (evaluation.range?.least ?? evaluation.measurement.exact).value
      let kind = HTMLOutcome(evaluation.outcome)
      return (
        evaluation: evaluation, kind: kind.rank,
        severity: kind == .fail ? report.severity(of: evaluation) : .note,
        reached: ratio.isFinite ? ratio / (evaluation.requirement?.minimum ?? 1) : 0
      )
    }
    return keyed.sorted { left, right in
      if left.kind != right.kind { return left.kind < right.kind }
      if left.severity != right.severity { return left.severity > right.severity }
      return left.reached < right.reached
    }.map(\.evaluation)
  }

  /// Divides a total so that nobody gets less than another who needs more, and nothing is left
  /// while anybody needs it.
  static func shares(of total: Int, among wishes: [Int]) -> [Int] {
    var shares = [Int](repeating: 0, count: wishes.count)
    var rest = total
    let order = wishes.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
    for (served, index) in order.enumerated() {
      shares[index] = min(wishes[index], rest / (order.count - served))
      rest -= shares[index]
    }
    return shares
  }
}
