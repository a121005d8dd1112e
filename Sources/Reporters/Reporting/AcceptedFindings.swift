import AuditEngine

/// How many findings of a report each waiver and the baseline accept.
struct AcceptedFindings {
  /// For each waiver of the report, the number of findings it waives.
  private(set) var waived: [Int]
  /// The number of findings in the baseline.
  private(set) var known = 0

  init(_ report: AuditReport) {
    waived = Array(repeating: 0, count: report.waivers.count)
    for index in report.evaluations.indices {
      switch report.evaluations[index].outcome {
      case .waived, .known: count(report.evaluations[index].acceptance)
      case .pass, .fail, .indeterminate, .exempt: break
      }
    }
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
