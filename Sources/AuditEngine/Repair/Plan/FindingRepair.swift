import DesignTokens
import SourceText

/// Finds changes that together make the findings of an audit pass, and what they do for each.
struct FindingRepair {
  private let own: PreparedAudit
  /// What the plan may cost.
  private let effort: RepairEffort
  /// The same with aliases that point to other steps.
  private var prepared: PreparedAudit
  /// The findings, permutation by permutation, and how many each stands for.
  private let failing: [Evaluation]
  private let counts: [Int]
  private let failures: [RepairProblem.Failure]
  /// Those that these aliases leave, by index.
  private var rest: [Int]
  private var steps: PaletteRepair.Result?
  private var hasAliases = false
  /// The places whose colors must not change.
  private var kept: Set<SourceSpan>
  /// How those look that pass with them.
  private var previews: [EvaluationKey: RepairPreview] = [:]

  init(_ prepared: PreparedAudit, of failing: [Evaluation], spending effort: RepairEffort) {
    own = prepared
    self.effort = effort
    self.prepared = prepared
    let distinct = DistinctFindings(failing)
    self.failing = distinct.evaluations
    counts = distinct.counts
    kept = prepared.kept
    rest = Array(distinct.evaluations.indices)
    let permutations = Array(prepared.plan.permutations)
    failures = distinct.evaluations.map {
      RepairProblem.Failure(pairing: $0.pairing, permutation: permutations[$0.permutation])
    }
  }

  /// The changes, and for each finding those that make it pass. Colors outside a filter count too, and
  /// may have errors of their own.
  ///
  /// - Parameters:
  ///   - unwritable: places whose colors cannot be written.
  ///   - kept: places whose colors must not change, beside those that the policy keeps.
  func repairs(
    leaving unwritable: Set<SourceSpan> = [], keeping kept: Set<SourceSpan> = []
  ) throws(RepairObstacle) -> AuditRepairs {
    guard !failing.isEmpty else { return .none }
    var first = self
    first.kept.formUnion(kept)
    let start = first
    var best = try first.repairs(leaving: unwritable, pointing: .apart)
    // New colors come after other steps, and roles that become one come last; but most findings fixed
    // come first.
    for pointing in [Pointing.not, .shared]
    where first.hasAliases && !best.unmet.isEmpty && !effort.isSpent {
      var other = start
      let found = try other.repairs(leaving: unwritable, pointing: pointing)
      if found.unmet.count < best.unmet.count { best = found }
    }
    return best
  }

  /// To which steps aliases may point.
  private enum Pointing {
    case not
    /// Those that no other role has.
    case apart
    case shared
  }

  private mutating func repairs(
    leaving unwritable: Set<SourceSpan>, pointing: Pointing
  ) throws(RepairObstacle) -> AuditRepairs {
    let kept = unwritable.union(self.kept)
    var diagnostics = DiagnosticList()
    guard let whole = prepared.wholePlan(&diagnostics) else {
      throw RepairObstacle(diagnostics.all.filter { $0.severity == .error })
    }
    do throws(ResolutionError) {
      if pointing != .not { try pointToSteps(whole, kept, pointing) }
      var problem = try problem(whole, kept)
      var solution = solution(of: problem)
      // Where these colors are not enough, those that pass with them may have to move along.
      if try isLeaving(solution, problem) {
        let unmet = solution.unmet.map { problem.constraints[$0] }
        let wider = try self.problem(whole, kept, beside: problem.constraints(beside: unmet))
        if wider.variables.count > problem.variables.count {
          let more = self.solution(of: wider)
          if more.unmet.count < solution.unmet.count { (problem, solution) = (wider, more) }
        }
      }
      let free = unwritable.isEmpty ? problem : try self.problem(whole, self.kept)
      return try repairs(
        solution, problem,
        RepairExplanation(problem, solution, free: free, unwritable: unwritable))
    } catch {
      throw RepairObstacle(error)
    }
  }

  /// Whether a solution leaves any finding. A filter may leave out demands that are not met.
  private func isLeaving(
    _ solution: RepairSolution, _ problem: RepairProblem
  ) throws(ResolutionError) -> Bool {
    guard !solution.unmet.isEmpty, problem.isNarrowed else { return !solution.unmet.isEmpty }
    return try problem.effects(of: solution).contains { $0?.unmet != nil }
  }

  /// Points aliases to other steps of their palette, where findings pass by that.
  private mutating func pointToSteps(
    _ whole: AuditPlan, _ kept: Set<SourceSpan>, _ pointing: Pointing
  ) throws(ResolutionError) {
    let palette = PaletteRepair(
      own, whole: whole, failures: failures, keeping: kept, mayShare: pointing == .shared,
      spending: effort)
    hasAliases = palette.hasAliases
    guard let found = try palette.repaired() else { return }
    steps = found
    prepared = found.prepared
    var judge: (permutation: Permutation, judge: ContrastJudge)?
    rest = []
    for (index, failure) in failures.enumerated() {
      if judge?.permutation != failure.permutation {
        judge = (
          failure.permutation,
          ContrastJudge(
            plan: prepared.plan, catalog: prepared.catalog, permutation: failure.permutation,
            resolvers: prepared.resolvers)
        )
      }
      let judged = try judge?.judge.judge(failure.pairing, as: failing[index].permutation)
      guard let judged, !judged.outcome.isFinding else {
        rest.append(index)
        continue
      }
      previews[EvaluationKey(failing[index])] = RepairPreview(
        foreground: judged.foreground, background: judged.background,
        measurement: judged.measurement)
    }
  }

  private func problem(
    _ whole: AuditPlan, _ kept: Set<SourceSpan>, beside others: [RepairConstraint] = []
  ) throws(ResolutionError) -> RepairProblem {
    var problem = RepairProblem(
      failures: rest.map { failures[$0] }, of: prepared.plan, whole: whole,
      catalog: prepared.catalog,
      resolvers: prepared.resolvers, keeping: kept, beside: others, effort: effort)
    try problem.collectConstraints()
    return problem
  }

  /// The best solution that was found: most demands met, then as the options prefer.
  private func solution(of problem: RepairProblem) -> RepairSolution {
    var start = RepairPlanner(problem, allowsWorse: own.options.repair.allowsWorse)
    start.prepare()
    var cheapest = start
    cheapest.choose(.cheapest)
    let chosen = cheapest.colors
    var found = [cheapest.refined()]
    let isSmall = problem.constraints.count <= Self.smallCount
    if isSmall || prepared.options.repair.preference == .fewest
      || !found[0].unmet.isEmpty && problem.constraints.count <= Self.largeCount
    {
      var most = start
      most.choose(.most)
      // Refining what is the same gives the same, and what meets less does not count.
      if most.colors != chosen, most.unmet.count <= found[0].unmet.count {
        found.append(most.refined())
      }
    }
    let least = found.map(\.unmet.count).min()
    found.removeAll { $0.unmet.count != least }
    let cost = found.map(\.cost).min() ?? 0
    found.removeAll { $0.cost > cost * prepared.options.repair.preference.allowance }
    return found.min { ($0.changed.count, $0.cost) < ($1.changed.count, $1.cost) } ?? found[0]
  }

  /// Up to so many constraints, a second plan costs next to nothing.
  private static let smallCount = 256
  /// Up to so many, it is worth its time where the first plan leaves something.
  private static let largeCount = 4000

  // MARK: What it does for each finding

  private func repairs(
    _ solution: RepairSolution, _ problem: RepairProblem, _ explanation: RepairExplanation
  ) throws(ResolutionError) -> AuditRepairs {
    var explanation = explanation
    var repairs = AuditRepairs()
    repairs.previews = previews
    let pointed = steps?.changes ?? []
    let changed = solution.changed
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(changed, changed.indices.map { $0 + pointed.count }))
    var unmet: [UnmetDemand] = []
    var known: [PairingDemand: Int] = [:]
    if let steps {
      for (index, changes) in steps.changesOfFailure.enumerated() where !changes.isEmpty {
        repairs.changes[EvaluationKey(failing[index])] = changes
      }
    }
    for (number, effect) in try problem.effects(of: solution).enumerated() {
      guard let effect else { continue }
      let index = rest[number]
      let key = EvaluationKey(failing[index])
      repairs.previews[key] = effect.preview
      if let demand = effect.unmet {
        let place = known[demand] ?? unmet.count
        if place == unmet.count {
          known[demand] = place
          unmet.append(
            UnmetDemand(demand: demand, findings: 0, reason: try explanation.reason(of: number)))
        }
        unmet[place].findings += counts[index]
        repairs.unmet[key] = place
        repairs.changes[key] = nil
      } else {
        repairs.changes[key, default: []] += effect.variables.compactMap { numbers[$0] }
      }
      if own.options.repair.suggestsAlternatives {
        repairs.alternatives[key] = explanation.alternatives(of: number)
      }
    }
    repairs.suggestions = explanation.suggestions
    let changes =
      pointed
      + changed.map {
        problem.change(
          $0, ColorSolver.Solution(color: solution.colors[$0], difference: solution.differences[$0])
        )
      }
    var findings = changes.map { _ in 0 }
    for (finding, count) in zip(failing, counts) {
      for index in repairs.changes[EvaluationKey(finding)] ?? [] { findings[index] += count }
    }
    repairs.plan = RepairPlan(changes: changes, findings: findings, unmet: unmet)
    return repairs
  }
}
