import AuditEngine
import SourceText

/// What an audit shows about success criteria: numbers for a person who judges conformance, and no
/// judgement of its own.
struct AuditEvidence {
  let report: AuditReport
  /// The files that were read; nil where that is not known.
  let files: [SourceFile]?
  private let criteria: [String: CriterionEvidence]

  /// Collects the evidence of an audit; linear in its results.
  init(_ report: AuditReport, files: [SourceFile]?) {
    self.report = report
    self.files = files
    var criteria: [String: CriterionEvidence] = [:]
    // Where nothing was judged by a criterion of the level, its row says so.
    for usage in Usage.allCases {
      guard let criterion = usage.requirement(at: report.level)?.criterion else { continue }
      criteria[criterion] = CriterionEvidence()
    }
    for evaluation in report.evaluations {
      guard let requirement = evaluation.requirement else { continue }
      let ofWCAG = Level.allCases.compactMap { evaluation.usage.requirement(at: $0) }
        .first { $0.criterion == requirement.criterion }
      criteria[requirement.criterion, default: CriterionEvidence()].add(
        evaluation, isStricter: requirement.minimum > ofWCAG?.minimum ?? .infinity)
    }
    for result in report.structural {
      guard let criterion = result.measurement?.criterion else { continue }
      criteria[criterion, default: CriterionEvidence()].add(result)
    }
    self.criteria = criteria
  }

  /// What was found of a criterion by its number; nil where the audit is not about it.
  subscript(criterion: SuccessCriterion) -> CriterionEvidence? { criteria[criterion.rawValue] }

  /// The numbers of criteria that have no row here; a report has to name them.
  var unnamedCriteria: [String] {
    criteria.keys.filter { SuccessCriterion(rawValue: $0) == nil }.sorted()
  }

  /// Whether the audit left out a part of the policy, of the contexts or of the files.
  var isPartial: Bool {
    !report.narrowing.isNothing || !report.coverage.unwalked.isEmpty
      || !report.coverage.leftOut.isEmpty
  }
}
