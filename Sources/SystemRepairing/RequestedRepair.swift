package import AuditEngine
import ColorMath
import DesignTokens
package import SourceText
package import SystemLoading
import TokenEditing

/// Given changes, made in memory and audited.
package struct RequestedRepair {
  /// An evaluation that loses by the changes.
  package struct Loss {
    package let pairing: Pairing
    /// The names of the contexts.
    package let context: [String]
    package let before: Evaluation
    package let after: Evaluation
    /// Whether it passed before.
    package var isNew: Bool { !before.outcome.isFinding }
  }

  /// The changes, and the audits without and with them.
  package let repair: SystemRepair
  /// What newly fails or loses contrast, in every theme and scheme, whatever a filter leaves out.
  package let losses: [Loss]
  /// The checks of tokens that newly fail.
  package let checks: [StructuralResult]
  /// How many evaluations newly pass.
  package let gains: Int

  /// Whether nothing is worse than before.
  package var isHarmless: Bool { losses.isEmpty && checks.isEmpty }

  /// What a ratio may lose by the digits of a notation.
  private static let tolerance = 0.001

  /// Makes the changes and audits the result.
  ///
  /// - Throws: every change that cannot be made, and why the result cannot be audited.
  package init(
    _ requested: RequestedChanges, of system: AuditedSystem, options: AuditOptions,
    diagnostics: DiagnosticList = DiagnosticList()
  ) throws(ToolFailure) {
    var options = options
    options.repair.isPlanned = false
    var problems = DiagnosticList()
    let prepared = PreparedAudit(
      policy: system.policy, catalog: system.catalog, options: options, diagnostics: &problems)
    guard let prepared, let plan = prepared.wholePlan(&problems) else {
      throw ToolFailure(problems.all)
    }
    let changes = requested.planned(
      in: ColorPlaces(prepared, plan: plan), of: system.policy.name, &problems)
    guard !problems.hasErrors else { throw ToolFailure(problems.all) }
    let before = try system.policy.audited(system.catalog, options, diagnostics).report
      .with(RepairPlan(changes))
    let edit: ColorEdit
    do throws(ColorEditError) {
      edit = try WritablePlan(system.catalog, from: system.sources).editor
        .edit(before.plan.colorChanges(.exact))
    } catch {
      throw ToolFailure(error.diagnostics)
    }
    let after: AuditReport
    let whole: (before: AuditReport, after: AuditReport)
    do throws(ToolFailure) {
      after = try system.policy.audited(edit.catalog, options).report
      whole = try system.policy.unfiltered(before, after, system.catalog, edit, options)
    } catch {
      throw ToolFailure(
        error.diagnostics + [
          Diagnostic(.error, "with these changes the system cannot be audited; nothing is changed")
        ])
    }
    repair = SystemRepair(edit: edit, before: before, after: after, refused: [])
    // The same policy and tokens, so the evaluations have the same order.
    let pairs = zip(whole.before.evaluations, whole.after.evaluations)
    losses = pairs.filter { old, new in
      // A waiver accepts what failed, not what somebody makes fail.
      if old.outcome == .pass { return new.outcome != .pass }
      return new.outcome.isFinding
        && (!old.outcome.isFinding
          || !(new.measurement.worse >= old.measurement.worse - Self.tolerance))
    }.map { old, new in
      Loss(
        pairing: whole.after.pairings[new.pairing],
        context: whole.after.permutations[new.permutation], before: old, after: new)
    }
    checks = zip(whole.before.structural, whole.after.structural)
      .filter { !$0.outcome.isFinding && $1.outcome.isFinding }.map(\.1)
    gains = pairs.filter { $0.outcome.isFinding && !$1.outcome.isFinding }.count
  }
}
