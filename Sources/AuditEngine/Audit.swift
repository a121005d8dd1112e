package import DesignTokens
package import SourceText

/// Judges every pairing of a policy in every permutation of a catalog.
package struct Audit {
  private let prepared: PreparedAudit
  private let minCoverage: Double?
  private let undeclaredPairs: [Diagnostic]
  private let unresolvedUses: [UnresolvedUse]
  private let baseline: BaselineUse?
  private let promised: PromisedPairs
  /// What all plans of this audit may cost together.
  var effort: RepairEffort

  private var policy: Policy { prepared.policy }
  private var catalog: TokenCatalog { prepared.catalog }
  private var options: AuditOptions { prepared.options }
  private var plan: AuditPlan { prepared.plan }
  private var resolvers: PermutationResolvers { prepared.resolvers }

  /// An audit of what is prepared.
  ///
  /// - Parameters:
  ///   - minCoverage: the percentage of color tokens that pairings must reach; less is an error
  ///     among the diagnostics of the report.
  ///   - undeclaredPairs: errors for pairs that code uses and no pairing judges, and notes, for the
  ///     diagnostics of the report.
  ///   - unresolvedUses: texts and icons of such code that are not followed, beside those of the policy's.
  ///   - baseline: findings that are known already.
  ///   - uses: gives the pairs that code shows, which a safe change must not harm; asked if there is a
  ///     plan.
  package init(
    _ prepared: PreparedAudit, minCoverage: Double? = nil, undeclaredPairs: [Diagnostic] = [],
    unresolvedUses: [UnresolvedUse] = [], baseline: BaselineUse? = nil,
    shownByCode uses: @escaping () -> [PolicyDraft.Use] = { [] }
  ) {
    self.prepared = prepared
    self.minCoverage = minCoverage
    self.undeclaredPairs = undeclaredPairs
    self.unresolvedUses = unresolvedUses
    self.baseline = baseline
    promised = PromisedPairs(shownByCode: uses)
    effort = RepairEffort(places: prepared.catalog.declarations.count)
  }

  /// Prepares an audit; nil after reporting why the policy cannot be judged.
  package init?(
    policy: Policy, catalog: TokenCatalog, options: AuditOptions = AuditOptions(),
    minCoverage: Double? = nil, baseline: BaselineUse? = nil,
    shownByCode uses: @escaping () -> [PolicyDraft.Use] = { [] }, diagnostics: inout DiagnosticList
  ) {
    let prepared = PreparedAudit(
      policy: policy, catalog: catalog, options: options, diagnostics: &diagnostics)
    guard let prepared else { return nil }
    self.init(
      prepared, minCoverage: minCoverage, baseline: baseline, shownByCode: uses)
  }

  /// Audits; nil if something could not be judged.
  ///
  /// Linear in permutations × pairings; tokens are resolved, and pairings judged, once for each
  /// combination of the axes that they depend on. The report includes the warnings that
  /// `diagnostics` already contains.
  package func run(
    tool: ToolIdentity, diagnostics: inout DiagnosticList
  ) -> AuditReport? {
    if options.today == nil, let limited = policy.waivers.first(where: { $0.expires != nil }) {
      diagnostics.error("the waiver has an end, and nothing says what day it is", at: limited.span)
    }
    guard !diagnostics.hasErrors else { return nil }

    var permutations: [[String]] = []
    // Room for the maximum; above a usual size the array grows as needed.
    let most = (Permutations.count(choices: plan.choices) ?? .max)
      .multipliedReportingOverflow(by: plan.pairings.count)
    var evaluations: [Evaluation] = []
    evaluations.reserveCapacity(most.overflow ? 0 : min(most.partialValue, 1 << 21))
    var summary = AuditSummary()
    var ruleSummaries = Array(repeating: RuleSummary(), count: plan.rules.count)
    var check = TokenCheck(
      catalog, styles: Set(plan.pairings.flatMap(\.typeStyles)),
      axesOfTokens: resolvers.axesOfTokens, among: plan.choices)
    var judge = PlanJudge(plan, catalog, resolvers)
    var waivers = AppliedWaivers(policy.waivers, plan: plan, today: options.today)
    var known = AppliedBaseline(
      baseline, implied: plan.impliedContexts, seesAllContexts: options.contexts.isEmpty)
    let axes = plan.shown(catalog.axes.map(\.name))
    for permutation in plan.permutations {
      let names = plan.shown(catalog.contextNames(of: permutation))
      check.check(permutation, resolvers, &diagnostics)
      judge.enter(permutation)
      for index in plan.pairings.indices
      where plan.pairings[index].contexts.holds(in: permutation) {
        do throws(ResolutionError) {
          var evaluation = try judge.evaluation(of: index)
          if !policy.waivers.isEmpty { evaluation = waivers.waiving(evaluation, in: permutation) }
          if baseline != nil {
            evaluation = known.knowing(
              evaluation,
              identity: FindingIdentity(
                plan.pairings[index], of: plan.rules[plan.pairings[index].rule], zip(axes, names),
                implied: plan.impliedContexts))
          }
          summary.count(evaluation.outcome)
          ruleSummaries[plan.pairings[index].rule].evaluations.count(evaluation.outcome)
          evaluations.append(evaluation)
          if let reason = judge.exhaustion {
            diagnostics.error(reason, at: plan.pairings[index].span)
            return nil
          }
        } catch {
          diagnostics.error(error.message, at: error.span ?? plan.pairings[index].span)
        }
      }
      permutations.append(names)
    }
    guard !diagnostics.hasErrors else { return nil }
    let demands = DemandJudge(plan: plan, catalog: catalog, resolvers: resolvers)
    var structural = demands.judge()
      .map { known.knowing(waivers.waiving($0), of: plan.rules[$0.rule]) }
    for diagnostic in demands.diagnostics.all { diagnostics.append(diagnostic) }
    guard !diagnostics.hasErrors else { return nil }
    let coverage = CoverageAnalysis(plan, catalog).coverage(by: policy)
    var rules = plan.rules
    func add(_ rule: Rule, _ results: [StructuralResult]) {
      rules.append(rule)
      ruleSummaries.append(RuleSummary())
      structural += results
    }
    let place = SourceSpan(file: policy.file, range: 0..<1)
    let unread = UnreadColors(
      options.judges(ToolRules.unreadColor)
        ? catalog.unreadColors.filter { !$0.isPossible } + check.unread : [])
    if !unread.isEmpty {
      let rule = UnreadColors.rule(at: place)
      let results = unread.results(rule: rules.count).map { known.knowing($0, of: rule) }
      let excess = unread.excess(of: results, among: coverage.written)
      add(rule, results + [excess].compactMap(\.self))
    }
    let unresolved = UnresolvedUses(
      options.judges(ToolRules.unresolvedUse) ? policy.unresolvedUses + unresolvedUses : [])
    if !unresolved.isEmpty {
      let rule = UnresolvedUses.rule(at: place, policy.checks.unresolvedUse)
      add(rule, unresolved.results(rule: rules.count).map { known.knowing($0, of: rule) })
    }
    let missing =
      options.isNarrowedToRulesOrTokens
      ? [] : MissingPairs(plan, catalog).results(rule: rules.count, at: place)
    if !missing.isEmpty { add(MissingPairs.rule(at: place), missing) }
    for result in structural { ruleSummaries[result.rule].tokenChecks.count(result.outcome) }
    waivers.report(permutations, catalog, ruleNames: policy.rules.map(\.id), &diagnostics)
    let scope = AuditScope(policy: policy, catalog: catalog, options: options, plan: plan)
    let comparison = known.comparison(
      hasRule: { id in policy.rules.contains { $0.id == id } }, mayBeLeftOut: scope.mayLeaveOut)
    reportGone(comparison, &diagnostics)
    DocumentationDrift(plan: plan, permutations: permutations)
      .report(evaluations, isNarrowedToTokens: !options.tokens.isEmpty, &diagnostics)
    if let minCoverage, coverage.percent < minCoverage {
      diagnostics.error(
        "pairings reach \(coverage.reached) of "
          + (coverage.inNoToken == 0
            ? "\(coverage.total) color tokens"
            : "\(coverage.written) colors, \(coverage.inNoToken) of them in no token")
          + ", less than the \(Requirement.text(minCoverage)) % required")
    }
    for diagnostic in undeclaredPairs { diagnostics.append(diagnostic) }
    let severities = FindingSeverities(
      rules: rules, pairings: plan.pairings, indeterminate: policy.indeterminate)
    var repairs = AuditRepairs.none
    if options.repair.isPlanned, summary.findings > 0 {
      // As it would be written, a plan is judged again.
      effort.spend(evaluations.count * RepairEffort.evaluation)
      do throws(RepairObstacle) {
        let failing = evaluations.filter(\.outcome.isFinding)
        repairs = try self.repairs(of: failing)
      } catch {
        error.note(in: &diagnostics)
      }
    }
    let judged = Set(plan.rules.map(\.id))
    return AuditReport(
      tool: tool, system: policy.name, policyPlace: options.policyPlace, level: plan.level,
      axes: axes,
      permutations: permutations, choices: plan.choices, layers: catalog.layers.map(\.name),
      rules: rules,
      pairings: plan.pairings,
      evaluations: evaluations,
      structural: structural,
      summary: summary,
      ruleSummaries: ruleSummaries,
      coverage: coverage,
      hasOverrides: policy.tokens.contains { $0.override != nil },
      severities: severities, diagnostics: diagnostics.all.filter { !unread.says($0) },
      waivers: policy.waivers,
      impliedContexts: plan.impliedContexts, baseline: comparison,
      narrowing: AuditNarrowing(
        rules: policy.rules.map(\.id).filter { !judged.contains($0) },
        tokens: options.tokens),
      repairs: repairs)
  }

  /// What can be done about findings, and what of it is safe.
  private func repairs(
    of failing: [Evaluation], leaving unwritable: Set<SourceSpan> = []
  ) throws(RepairObstacle) -> AuditRepairs {
    guard !effort.isSpent, effort.mayPlan(failing) else { return .cut }
    var repairs = try DemandingRepair(prepared, of: failing, spending: effort)
      .repairs(leaving: unwritable)
    guard !effort.isSpent else { return .cut }
    var diagnostics = DiagnosticList()
    guard !repairs.plan.changes.isEmpty, let whole = prepared.wholePlan(&diagnostics) else {
      return repairs
    }
    let safety = PlanSafety(
      prepared, whole: whole, promised: promised.drafted(prepared, whole: whole),
      of: repairs.plan.changes, spending: effort)
    (repairs.plan.reasons, repairs.plan.fixedBySafe) = safety.reasons(failing: failing)
    return effort.isSpent ? .cut : repairs
  }

  /// A report of this audit with another plan; nil, after reporting why, if there can be none.
  ///
  /// - Parameter unwritable: places whose colors cannot be written.
  package func replanned(
    _ report: AuditReport, leaving unwritable: Set<SourceSpan>, diagnostics: inout DiagnosticList
  ) -> AuditReport? {
    do throws(RepairObstacle) {
      let failing = report.evaluations.filter(\.outcome.isFinding)
      return report.with(try repairs(of: failing, leaving: unwritable))
    } catch {
      error.report(to: &diagnostics)
      return nil
    }
  }

  /// A warning only: the tool writes the baseline, and a fix needs no excuse. But an unnoticed
  /// entry would hide the same finding when it comes back.
  private func reportGone(_ comparison: BaselineComparison?, _ diagnostics: inout DiagnosticList) {
    guard case .compare(_, isPruned: false) = baseline, let gone = comparison?.gone,
      let first = gone.first
    else { return }
    let names = gone.prefix(5).map { "\($0.entry.identity.name.text) (\($0.reason))" }
      .joined(separator: "; ")
    let more = gone.count > 5 ? "; and \(gone.count - 5) more" : ""
    diagnostics.warning(
      "\(gone.count) known finding\(gone.count == 1 ? " is" : "s are") gone; prune the baseline: "
        + "\(names)\(more)",
      at: first.entry.span)
  }
}
