/// Changes that together make findings pass and nothing worse.
package struct RepairPlan: Sendable {
  /// The changes, in the order of their places.
  package let changes: [PlannedChange]
  /// For each change, how many findings it makes pass, alone or with others; 0 for one that lets
  /// others pass.
  package let findings: [Int]
  /// The demands that the changes do not meet.
  package let unmet: [UnmetDemand]

  /// The changes by index, those that fix most first.
  package var byFindings: [Int] {
    changes.indices.sorted { (findings[$1], $0) < (findings[$0], $1) }
  }

  /// Given changes, whatever they fix.
  package init(_ requested: [PlannedChange]) {
    self.init(changes: requested, findings: requested.map { _ in 0 }, unmet: [])
  }

  init(changes: [PlannedChange], findings: [Int], unmet: [UnmetDemand]) {
    self.changes = changes
    self.findings = findings
    self.unmet = unmet
  }

  /// Nothing to change.
  static let none = RepairPlan(changes: [], findings: [], unmet: [])
}
