/// The names of a report's evaluations. Shared parts are made once.
package struct FindingNames {
  private let report: AuditReport
  /// The part that the evaluations of each pairing share.
  private var subjects: [String?]
  /// The part that the evaluations of each permutation share.
  private var contexts: [String?]

  /// Names for a report's evaluations.
  package init(_ report: AuditReport) {
    self.report = report
    subjects = Array(repeating: nil, count: report.pairings.count)
    contexts = Array(repeating: nil, count: report.permutations.count)
  }

  /// The same as the ``FindingIdentity/name`` of its identity.
  package mutating func name(of evaluation: Evaluation) -> String {
    let (pairing, permutation) = (evaluation.pairing, evaluation.permutation)
    if subjects[pairing] == nil || contexts[permutation] == nil {
      let name = report.identity(of: evaluation).name
      subjects[pairing] = name.subject
      contexts[permutation] = name.context.isEmpty ? "" : ", \(name.context)"
    }
    return (subjects[pairing] ?? "") + (contexts[permutation] ?? "")
  }
}
