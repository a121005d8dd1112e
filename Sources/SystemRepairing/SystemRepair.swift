package import AuditEngine
package import SourceText
package import TokenEditing

/// Color changes that make a system pass, made in memory and audited.
package struct SystemRepair: Sendable {
  /// The changed files.
  package let edit: ColorEdit
  /// The audit of the system as it is, with the plan that was carried out.
  package let before: AuditReport
  /// The audit of the changed files.
  package let after: AuditReport
  /// Why places are kept that a first plan would have changed: a warning for each.
  package let refused: [Diagnostic]

  /// What changes, and what no change fixes.
  package var plan: RepairPlan { before.plan }
}
