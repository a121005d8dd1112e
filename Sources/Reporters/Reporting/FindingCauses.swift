import AuditEngine
import SourceText

/// The findings of a report by their causes: each change of the plan once, in however many contexts it
/// helps, and each color that no change helps.
struct FindingCauses {
  /// The causes, the worst first: by severity, then by the ratio as a fraction of the required one.
  private(set) var all: [FindingCause] = []
  /// How many findings the changes make pass.
  private(set) var fixed = 0

  /// A token, and its values before and after.
  private struct Change: Hashable {
    let token: String
    let current: PlannedChange.Value
    let proposal: PlannedChange.Value
  }

  /// A foreground, and why nothing helps.
  private struct Rest: Hashable {
    let foreground: String
    let unmet: String?
  }

  /// Collects the findings of a report; O(findings).
  ///
  /// - Parameter path: the path of a place as the format names it.
  init(_ report: AuditReport, path: (SourceSpan) -> String = { $0.file.path }) {
    let causeOfChange = collectChanges(report)
    var rests: [Rest: Int] = [:]
    var reasons: [Int: String] = [:]
    for index in report.evaluations.indices where report.evaluations[index].outcome.isFinding {
      let finding = report.evaluations[index]
      var causes = Set(report.changeIndices(for: finding).map { causeOfChange[$0] })
      if causes.isEmpty {
        let reason = report.unmetIndex(of: finding).map { unmet in
          reasons[unmet] ?? ChangeText.reason(report.plan.unmet[unmet].reason, path: path)
        }
        if let unmet = report.unmetIndex(of: finding) { reasons[unmet] = reason }
        let rest = Rest(
          foreground: report.pairings[finding.pairing].foregroundName, unmet: reason)
        let cause = rests[rest] ?? all.count
        if cause == all.count { all.append(FindingCause(remedy: .none(reason))) }
        rests[rest] = cause
        causes = [cause]
      } else {
        fixed += 1
      }
      let severity = report.severity(of: finding)
      for cause in causes {
        all[cause].findings.append(index)
        all[cause].severity = max(all[cause].severity, severity)
        all[cause].leastShare = min(all[cause].leastShare, finding.shareReached)
      }
    }
    for cause in all.indices {
      all[cause].findings.sort {
        let (left, right) = (report.evaluations[$0], report.evaluations[$1])
        return (left.shareReached, $0) < (right.shareReached, $1)
      }
    }
    // Equal ones keep their order.
    all = all.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.severity != b.severity { return a.severity > b.severity }
      return (a.leastShare, left.offset) < (b.leastShare, right.offset)
    }.map(\.element)
  }

  /// A cause for each change of the plan, the same change in several files once. Gives the cause of
  /// each change.
  private mutating func collectChanges(_ report: AuditReport) -> [Int] {
    var places: [Change: [Int]] = [:]
    var order: [Change] = []
    for (index, change) in report.plan.changes.enumerated() {
      let key = Change(token: change.token, current: change.current, proposal: change.proposal)
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(index)
    }
    var causes = [Int](repeating: 0, count: report.plan.changes.count)
    for key in order {
      for index in places[key] ?? [] { causes[index] = all.count }
      all.append(FindingCause(remedy: .changes(places[key] ?? [])))
    }
    return causes
  }
}
