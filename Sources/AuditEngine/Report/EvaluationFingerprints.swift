/// The fingerprints of a report's evaluations. Shared parts are hashed once.
package struct EvaluationFingerprints {
  private let report: AuditReport
  /// The hash after the context names of a permutation, which follow the rule.
  private var start: (rule: Int, permutation: Int, hash: StableHash)?
  /// The part of each pairing that is hashed after that.
  private var names: [StableHash.Text?]

  /// Fingerprints of a report's evaluations; fastest when asked in their order.
  package init(_ report: AuditReport) {
    self.report = report
    names = Array(repeating: nil, count: report.pairings.count)
  }

  /// The same fingerprint as in the report.
  package mutating func fingerprint(of evaluation: Evaluation) -> String {
    let pairing = evaluation.pairing
    var hash = start(report.pairings[pairing].rule, evaluation.permutation)
    let text = names[pairing] ?? FindingIdentity.names(of: report.pairings[pairing])
    names[pairing] = text
    hash.combine(text)
    return hash.description
  }

  private mutating func start(_ rule: Int, _ permutation: Int) -> StableHash {
    if let start, start.rule == rule, start.permutation == permutation { return start.hash }
    var hash = StableHash(in: report.policyPlace)
    hash.combine(report.rules[rule].id)
    for (axis, context) in zip(report.axes, report.permutations[permutation])
    where report.impliedContexts[axis] != context {
      hash.combine(axis)
      hash.combine(context)
    }
    start = (rule, permutation, hash)
    return hash
  }
}
