import AuditEngine

/// How many findings of a report each waiver accepts, and the baseline.
struct AcceptedFindings {
  /// For each waiver of the report, how many it waives.
  private(set) var waived: [Int]
  /// How many the baseline knows.
  private(set) var known = 0

  init(_ report: AuditReport) {
    waived = Array(repeating: 0, count: report.waivers.count)
    for evaluation in report.evaluations { count(evaluation.acceptance) }
    for result in report.structural { count(result.acceptance) }
  }

  private mutating func count(_ acceptance: Acceptance?) {
    switch acceptance?.ground {
    case .waiver(let index): waived[index] += 1
    case .baseline: known += 1
    case nil: break
    }
  }
}
