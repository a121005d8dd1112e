package import AuditEngine
package import SourceText
package import TokenEditing

/// Color changes that make a system pass, made in memory and audited.
package struct SystemRepair: Sendable {
  /// The changed files.
  package let edit: ColorEdit
  /// The audit of the system as it is, with the changes that were made.
  package let before: AuditReport
  /// The audit of the changed files.
  package let after: AuditReport
  /// Why places are kept that a first plan would have changed, and why tokens get no value of their own:
  /// a warning for each.
  package let refused: [Diagnostic]
  /// The same as ``before`` with all changes of the plan.
  package var planned: AuditReport
  /// The audit with all of them made.
  package var best: AuditReport
  /// The values of their own that tokens get. With any, all places are those in the new contents.
  package var newValues: [NewValue] = []

  /// The changes in the order of their places, each with the contexts for which it is declared anew;
  /// with none if it stands there.
  package var changes: [(change: PlannedChange, newFor: [String])] {
    let places = Set(newValues.map(\.change.origin))
    let others = plan.changes.filter { !places.contains($0.origin) }
    guard !places.isEmpty else { return others.map { ($0, []) } }
    let all = others.map { ($0, [String]()) } + newValues.map { ($0.change, $0.contexts) }
    return all.sorted {
      let (first, second) = ($0.0.origin, $1.0.origin)
      return (first.file.path, first.range.lowerBound)
        < (second.file.path, second.range.lowerBound)
    }
  }

  /// What changes, and what no change fixes.
  package var plan: RepairPlan { before.plan }

  /// The changes of the plan by index that were not made.
  package var decisions: [Int] {
    let made = Set(plan.changes.map(\.origin))
    return planned.plan.changes.indices.filter { !made.contains(planned.plan.changes[$0].origin) }
  }

  /// Changes that were made, which are all of the plan.
  init(edit: ColorEdit, before: AuditReport, after: AuditReport, refused: [Diagnostic]) {
    self.edit = edit
    self.before = before
    self.after = after
    self.refused = refused
    (planned, best) = (before, after)
  }
}
