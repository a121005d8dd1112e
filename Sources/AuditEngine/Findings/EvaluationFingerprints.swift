/// The fingerprints of a report's evaluations, what many of them have in common hashed once.
public struct EvaluationFingerprints {
  private let report: AuditReport
  /// The names in the contexts of a permutation, after the rule's.
  private var start: (rule: Int, permutation: Int, hash: StableHash)?
  /// What is hashed of each pairing after that.
  private var names: [StableHash.Text?]

  /// Fingerprints of a report's evaluations; fastest in their order.
  public init(_ report: AuditReport) {
    self.report = report
    names = Array(repeating: nil, count: report.pairings.count)
  }

  /// The same as the report says of an evaluation.
  public mutating func fingerprint(of evaluation: Evaluation) -> String {
    let pairing = evaluation.pairing
    var hash = start(report.pairings[pairing].rule, evaluation.permutation)
    let text = names[pairing] ?? FindingIdentity.names(of: report.pairings[pairing])
    names[pairing] = text
    hash.combine(text)
    return hash.description
  }

  private mutating func start(_ rule: Int, _ permutation: Int) -> StableHash {
    if let start, start.rule == rule, start.permutation == permutation { return start.hash }
    var hash = StableHash()
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
