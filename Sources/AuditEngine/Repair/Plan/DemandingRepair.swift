import ColorMath
import DesignTokens
import SourceText

/// Finds changes that make findings pass and break no token check that measures colors.
///
/// What a plan would break keeps its color, and the rest is planned again.
struct DemandingRepair {
  private let prepared: PreparedAudit
  private let repair: FindingRepair

  init(_ prepared: PreparedAudit, of failing: [Evaluation]) {
    self.prepared = prepared
    repair = FindingRepair(prepared, of: failing)
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
    while !repairs.plan.changes.isEmpty {
      let catalog = changed(by: repairs.plan)
      let after = results(plan, catalog, PermutationResolvers(catalog))
      let broken = Set(
        zip(before, after).flatMap { old, new in
          isWorse(new, than: old) ? (old.measurement?.origins ?? []) : []
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

  /// Whether what passed fails, or what failed has less.
  private func isWorse(_ new: StructuralResult, than old: StructuralResult) -> Bool {
    guard !new.isMet, let value = new.measurement?.value, let was = old.measurement?.value else {
      return false
    }
    return old.isMet || !prepared.options.repair.allowsWorse && value < was - Self.tolerance
  }

  /// What two computations of one number may differ by.
  private static let tolerance = 1e-6

  /// The tokens with the changes of a plan.
  private func changed(by plan: RepairPlan) -> TokenCatalog {
    let proposals = Dictionary(plan.changes.map { ($0.origin, $0.proposal) }) { first, _ in first }
    var values: [Int: TokenValue] = [:]
    for (index, declaration) in prepared.catalog.declarations.enumerated() {
      let place = declaration.value.span
      switch proposals[place] {
      case .color(let color), .step(_, let color):
        values[index] = TokenValue(.color(ColorLiteral(color)), at: place)
      case .opacity(let opacity): values[index] = TokenValue(.number(opacity), at: place)
      case nil: break
      }
    }
    return prepared.catalog.replacing(values)
  }
}
