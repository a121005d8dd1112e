/// Changes that together make findings pass and nothing worse.
package struct RepairPlan: Sendable {
  /// The changes, in the order of their places.
  package let changes: [PlannedChange]
  /// For each change, how many findings it makes pass, alone or with others; 0 for one that lets
  /// others pass.
  package let findings: [Int]
  /// The demands that the changes do not meet.
  package let unmet: [UnmetDemand]
  /// For each change, why it is a decision; empty for one that is safe.
  package internal(set) var reasons: [[ChangeReason]]
  /// How many findings the safe changes make pass by themselves.
  package internal(set) var fixedBySafe = 0

  /// Why there are no changes although a longer search might find some; nil if there is no such reason.
  package internal(set) var cut: PlanCut?

  /// The changes by index, those that fix most first.
  package var byFindings: [Int] {
    changes.indices.sorted { (findings[$1], $0) < (findings[$0], $1) }
  }

  /// The changes by index that are safe: no person has to look at them.
  package var safe: [Int] { changes.indices.filter { reasons[$0].isEmpty } }

  /// Given changes, whatever they fix.
  package init(_ requested: [PlannedChange]) {
    self.init(changes: requested, findings: requested.map { _ in 0 }, unmet: [])
  }

  init(changes: [PlannedChange], findings: [Int], unmet: [UnmetDemand]) {
    self.changes = changes
    self.findings = findings
    self.unmet = unmet
    reasons = changes.map { _ in [] }
  }

  /// Nothing to change.
  static let none = RepairPlan(changes: [], findings: [], unmet: [])
}
