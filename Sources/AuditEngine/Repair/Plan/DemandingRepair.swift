import ColorMath
import DesignTokens
import SourceText

/// Finds changes that make findings pass and break no token check that measures colors.
///
/// What a plan would break keeps its color, and the rest is planned again.
struct DemandingRepair {
  private let prepared: PreparedAudit
  private let repair: FindingRepair
  private let effort: RepairEffort

  init(_ prepared: PreparedAudit, of failing: [Evaluation], spending effort: RepairEffort) {
    self.prepared = prepared
    repair = FindingRepair(prepared, of: failing, spending: effort)
    self.effort = effort
  }

  /// The changes, and for each finding those that make it pass.
  ///
  /// - Parameter unwritable: places whose colors cannot be written.
  func repairs(leaving unwritable: Set<SourceSpan> = []) throws(RepairObstacle) -> AuditRepairs {
    var diagnostics = DiagnosticList()
    var repairs = try repair.repairs(leaving: unwritable)
    guard let plan = prepared.wholePlan(&diagnostics), plan.demands.contains(where: \.isMeasured)
    else { return repairs }
    let before = results(plan, prepared.catalog, prepared.resolvers)
    var kept: Set<SourceSpan> = []
    while !repairs.plan.changes.isEmpty, !effort.isSpent {
      let catalog = prepared.catalog.applying(repairs.plan.changes)
      let after = results(plan, catalog, PermutationResolvers(catalog))
      let broken = Set(
        zip(before, after).flatMap { old, new in
          new.isWorse(than: old, allowingWorse: prepared.options.repair.allowsWorse)
            ? (old.measurement?.origins ?? []) : []
        })
      let places = Set(repairs.plan.changes.map(\.origin)).intersection(broken)
      // Each round keeps at least one more place.
      guard !places.isEmpty else { break }
      kept.formUnion(places)
      repairs = try repair.repairs(leaving: unwritable, keeping: kept)
    }
    return repairs
  }

  private func results(
    _ plan: AuditPlan, _ catalog: TokenCatalog, _ resolvers: PermutationResolvers
  ) -> [StructuralResult] {
    DemandJudge(plan: plan, catalog: catalog, resolvers: resolvers).measured()
  }
}
