import AuditEngine

/// The rules of all audits of a run. Equal ones of several policies stand once, as SARIF requires.
struct SARIFRules {
  /// The rules, as JSON objects.
  private(set) var objects: [String] = []
  /// For each audit, the index of each of its rules.
  private var indices: [[Int]] = []

  /// - Parameter hasAuditRule: whether a finding is of the audit itself.
  init(_ audits: [AuditReport], hasAuditRule: Bool) {
    var known: [String: Int] = [:]
    for audit in audits {
      let pairings = Dictionary(grouping: audit.pairings, by: \.rule)
      indices.append(
        audit.rules.enumerated().map { index, rule in
          let object = SARIFRule.object(rule, pairings: pairings[index] ?? [], level: audit.level)
          if let index = known[object] { return index }
          known[object] = objects.count
          objects.append(object)
          return objects.count - 1
        })
    }
    if hasAuditRule { objects.append(SARIFRule.auditObject) }
  }

  /// The index of a finding's rule.
  func index(of finding: ReportedFinding) -> Int {
    finding.rule.map { indices[finding.audit][$0] } ?? objects.count - 1
  }
}
