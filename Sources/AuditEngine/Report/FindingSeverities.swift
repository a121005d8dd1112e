package import SourceText

/// How severe each evaluation is, and which are the worst.
package struct FindingSeverities: Sendable {
  let rules: [Rule]
  let pairings: [Pairing]
  /// The severity of indeterminate evaluations; nil for that of their rule.
  let indeterminate: Diagnostic.Severity?

  /// The severity of an evaluation.
  package func severity(of evaluation: Evaluation) -> Diagnostic.Severity {
    let severity = rules[pairings[evaluation.pairing].rule].severity
    guard evaluation.judgement == .indeterminate else { return severity }
    return indeterminate ?? severity
  }

  /// The indices of the worst findings, at most `limit`, in their order. Worst is first by
  /// severity, then by the ratio as a fraction of the required one, then by order.
  package func worst(_ limit: Int, of evaluations: [Evaluation]) -> [Int] {
    let findings = evaluations.indices.filter { evaluations[$0].outcome.isFinding }
    guard findings.count > limit else { return findings }
    return findings.map { index in
      (
        index: index, severity: severity(of: evaluations[index]),
        share: evaluations[index].shareReached
      )
    }.sorted {
      $0.severity == $1.severity
        ? ($0.share, $0.index) < ($1.share, $1.index) : $0.severity > $1.severity
    }.prefix(limit).map(\.index).sorted()
  }
}
