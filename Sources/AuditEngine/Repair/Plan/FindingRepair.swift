import DesignTokens
import SourceText

/// Finds changes that together make the findings of an audit pass, and what they do for each.
struct FindingRepair {
  private let prepared: PreparedAudit
  /// The findings, permutation by permutation.
  private let failing: [Evaluation]
  private let failures: [RepairProblem.Failure]

  init(_ prepared: PreparedAudit, of failing: [Evaluation]) {
    self.prepared = prepared
    self.failing = failing
    let permutations = Array(Permutations(choices: prepared.plan.choices))
    failures = failing.map {
      RepairProblem.Failure(pairing: $0.pairing, permutation: permutations[$0.permutation])
    }
  }

  /// The changes, and for each finding those that make it pass. Colors outside a filter count too, and
  /// may have errors of their own.
  ///
  /// - Parameter unwritable: places whose colors cannot be written.
  func repairs(leaving unwritable: Set<SourceSpan> = []) throws(RepairObstacle) -> AuditRepairs {
    guard !failing.isEmpty else { return .none }
    let kept = unwritable.union(prepared.kept)
    var diagnostics = DiagnosticList()
    guard let whole = prepared.wholePlan(&diagnostics) else {
      throw RepairObstacle(diagnostics.all.filter { $0.severity == .error })
    }
    do throws(ResolutionError) {
      var problem = try problem(whole, kept)
      var solution = solution(of: problem)
      // Where these colors are not enough, those that pass with them may have to move along.
      if !solution.unmet.isEmpty {
        let unmet = solution.unmet.map { problem.constraints[$0] }
        let wider = try self.problem(whole, kept, beside: problem.constraints(beside: unmet))
        if wider.variables.count > problem.variables.count {
          let more = self.solution(of: wider)
          if more.unmet.count < solution.unmet.count { (problem, solution) = (wider, more) }
        }
      }
      let free = unwritable.isEmpty ? problem : try self.problem(whole, prepared.kept)
      return try repairs(
        solution, problem,
        RepairExplanation(problem, solution, free: free, unwritable: unwritable))
    } catch {
      throw RepairObstacle(error)
    }
  }

  private func problem(
    _ whole: AuditPlan, _ kept: Set<SourceSpan>, beside others: [RepairConstraint] = []
  ) throws(ResolutionError) -> RepairProblem {
    var problem = RepairProblem(
      failures: failures, of: prepared.plan, whole: whole, catalog: prepared.catalog,
      resolvers: prepared.resolvers, keeping: kept, beside: others)
    try problem.collectConstraints()
    return problem
  }

  /// The best solution that was found: most demands met, then as the options prefer.
  private func solution(of problem: RepairProblem) -> RepairSolution {
    var found = [planned(problem, .cheapest)]
    let isSmall = problem.constraints.count <= Self.smallCount
    if isSmall || prepared.options.repair.preference == .fewest
      || !found[0].unmet.isEmpty && problem.constraints.count <= Self.largeCount
    {
      found.append(planned(problem, .most))
    }
    let least = found.map(\.unmet.count).min()
    found.removeAll { $0.unmet.count != least }
    let cost = found.map(\.cost).min() ?? 0
    found.removeAll { $0.cost > cost * prepared.options.repair.preference.allowance }
    return found.min { ($0.changed.count, $0.cost) < ($1.changed.count, $1.cost) } ?? found[0]
  }

  private func planned(
    _ problem: RepairProblem, _ order: RepairPlanner.Order
  ) -> RepairSolution {
    var planner = RepairPlanner(problem, order: order)
    return planner.solve()
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
    let changed = solution.changed
    let numbers = Dictionary(uniqueKeysWithValues: zip(changed, changed.indices))
    var findings = changed.map { _ in 0 }
    var unmet: [UnmetDemand] = []
    var known: [PairingDemand: Int] = [:]
    for (index, effect) in try problem.effects(of: solution).enumerated() {
      let key = EvaluationKey(failing[index])
      guard let effect else { continue }
      repairs.previews[key] = effect.preview
      repairs.changes[key] = effect.variables.compactMap { numbers[$0] }
      for variable in effect.variables { numbers[variable].map { findings[$0] += 1 } }
      if let demand = effect.unmet {
        let number = known[demand] ?? unmet.count
        if number == unmet.count {
          known[demand] = number
          unmet.append(
            UnmetDemand(demand: demand, findings: 0, reason: try explanation.reason(of: index)))
        }
        unmet[number].findings += 1
        repairs.unmet[key] = number
      }
      if prepared.options.repair.suggestsAlternatives {
        repairs.alternatives[key] = explanation.alternatives(of: index)
      }
    }
    repairs.suggestions = explanation.suggestions
    repairs.plan = RepairPlan(
      changes: changed.map {
        problem.change(
          $0, ColorSolver.Solution(color: solution.colors[$0], difference: solution.differences[$0])
        )
      }, findings: findings, unmet: unmet)
    return repairs
  }
}
