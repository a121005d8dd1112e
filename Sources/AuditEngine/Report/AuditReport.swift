package import SourceText

/// Everything that an audit found, for reporters to turn into text.
package struct AuditReport: Sendable {
  /// The name and version of the tool that made it.
  package let tool: ToolIdentity
  /// The name of the audited system, where the policy gives one.
  package let system: String?
  /// Where the policy lies in the repository; nil at its top, and where it is not known.
  package let policyPlace: String?
  /// The level of the audit.
  package let level: Level
  /// The names of the axes.
  package let axes: [String]
  /// The names of the contexts of each permutation, axis by axis.
  package let permutations: [[String]]
  /// The audited contexts of each axis, by index.
  package let choices: [[Int]]
  /// The names of the layers of the tokens.
  package let layers: [String]
  /// The rules that were judged.
  package let rules: [Rule]
  /// The pairings that were judged.
  package let pairings: [Pairing]
  /// The evaluations, permutation by permutation, in the order of the policy.
  package let evaluations: [Evaluation]
  /// The results of token checks.
  package let structural: [StructuralResult]
  /// The number of evaluations per outcome.
  package let summary: AuditSummary
  /// The same for each rule, token checks included.
  package let ruleSummaries: [RuleSummary]
  /// Which colors the pairings reach.
  package let coverage: Coverage
  /// Whether any source is an override that may be absent.
  let hasOverrides: Bool
  let severities: FindingSeverities
  /// Warnings, such as a documented ratio that drifts.
  package let diagnostics: [Diagnostic]
  /// The waivers of the policy, used or not.
  package let waivers: [Waiver]
  /// For an axis by name, the default context, which finding identities omit: the only one that is
  /// not optional.
  package let impliedContexts: [String: String]
  /// The result for the baseline; nil without one.
  package let baseline: BaselineComparison?
  /// What of the policy was left out.
  package private(set) var narrowing = AuditNarrowing()
  /// What can be done about the findings.
  private(set) var repairs: AuditRepairs
  /// The lowest severity that makes the verdict a failure.
  package var failOn = Diagnostic.Severity.error

  /// The layers that gave a finding its colors, the foreground's first; nil without overrides, when
  /// there is nothing to tell apart.
  package func layerNames(of evaluation: Evaluation) -> [String]? {
    guard hasOverrides else { return nil }
    return ([evaluation.foregroundLayer] + evaluation.backgroundLayers).map { layers[$0] }
  }

  /// What tells its policy from others: where it lies, or the usual name of the file at the top.
  package var policyName: String { Self.policyName(at: policyPlace) }

  /// The same of a policy by its place.
  package static func policyName(at place: String?) -> String { place ?? Policy.fileName }

  /// A place in the policy, for findings that have none; nil if it declares nothing.
  package var policySpan: SourceSpan? { rules.first?.span ?? pairings.first?.span }

  /// Whether it is known what to do about each finding, or why it is not.
  package var hasPlan: Bool {
    summary.findings == 0 || !(plan.changes.isEmpty && plan.unmet.isEmpty) || plan.cut != nil
  }

  /// The same with other changes.
  func with(_ repairs: AuditRepairs) -> AuditReport {
    var report = self
    report.repairs = repairs
    return report
  }

  /// The same with other changes, whatever they fix.
  package func with(_ plan: RepairPlan) -> AuditReport {
    var repairs = AuditRepairs()
    repairs.plan = plan
    return with(repairs)
  }

  /// The changes that together make most findings pass and nothing worse; none if
  /// ``RepairOptions/isPlanned`` leaves it out.
  package var plan: RepairPlan { repairs.plan }

  /// The changes of the plan that make an evaluation pass, one where one is enough. Empty if it does
  /// not fail, or if the plan leaves it.
  package func changes(for evaluation: Evaluation) -> [PlannedChange] {
    changeIndices(for: evaluation).map { plan.changes[$0] }
  }

  /// The same by index in the plan.
  package func changeIndices(for evaluation: Evaluation) -> [Int] {
    evaluation.outcome.isFinding ? repairs.changes[EvaluationKey(evaluation), default: []] : []
  }

  /// Why the plan leaves an evaluation; nil if it does not fail, or passes afterwards.
  package func unmetDemand(of evaluation: Evaluation) -> UnmetDemand? {
    unmetIndex(of: evaluation).map { plan.unmet[$0] }
  }

  /// The same by index in the plan.
  package func unmetIndex(of evaluation: Evaluation) -> Int? {
    evaluation.outcome.isFinding ? repairs.unmet[EvaluationKey(evaluation)] : nil
  }

  /// What could be changed instead, each alone: the least change first, places that cannot be changed
  /// last. Empty if it does not fail, and without ``RepairOptions/suggestsAlternatives``.
  package func alternatives(for evaluation: Evaluation) -> [Suggestion] {
    guard evaluation.outcome.isFinding else { return [] }
    return repairs.alternatives[EvaluationKey(evaluation), default: []].map {
      repairs.suggestions[$0]
    }
  }

  /// How an evaluation looks after the changes of the plan; nil if it does not fail.
  package func preview(of evaluation: Evaluation) -> RepairPreview? {
    evaluation.outcome.isFinding ? repairs.previews[EvaluationKey(evaluation)] : nil
  }

  /// Where to change something so that an evaluation passes: the place of its first change, and
  /// otherwise of its foreground.
  package func place(of evaluation: Evaluation) -> SourceSpan {
    changes(for: evaluation).first?.origin ?? evaluation.foregroundOrigin
  }

  /// The rule of an evaluation.
  package func rule(of evaluation: Evaluation) -> Rule {
    rules[pairings[evaluation.pairing].rule]
  }

  /// Whether anything has at least this severity: a failure or an indeterminate evaluation by the
  /// severity of its rule, or a diagnostic by its own.
  package func hasFindings(atLeast severity: Diagnostic.Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
      || structural.contains { $0.outcome.isFinding && rules[$0.rule].severity >= severity }
      || evaluations.indices.contains {
        evaluations[$0].outcome.isFinding && self.severity(of: evaluations[$0]) >= severity
      }
  }

  /// The number of findings: failures and indeterminate evaluations that nobody accepted, token
  /// checks that fail, and what the audit says of itself that fails the gate.
  package var findingCount: Int {
    summary.findings + structural.count { $0.outcome.isFinding }
      + diagnostics.count { $0.severity >= failOn }
  }

  /// The indices of the worst findings, at most `limit`, in the order of the report. Worst is first
  /// by severity, then by the ratio as a fraction of the required one, then by order.
  package func worstFindings(_ limit: Int) -> [Int] { severities.worst(limit, of: evaluations) }

  /// The severity of an evaluation.
  package func severity(of evaluation: Evaluation) -> Diagnostic.Severity {
    severities.severity(of: evaluation)
  }

  /// The identity of an evaluation across runs: rule, permutation, pairing and usage, never ratio
  /// or line.
  package func identity(of evaluation: Evaluation) -> FindingIdentity {
    FindingIdentity(
      pairings[evaluation.pairing], of: rule(of: evaluation),
      zip(axes, permutations[evaluation.permutation]), implied: impliedContexts)
  }

  /// The identity of a token check across runs: of rule and token.
  package func identity(of result: StructuralResult) -> FindingIdentity {
    FindingIdentity(result, of: rules[result.rule])
  }

  /// A hash of the identity of an evaluation across runs.
  package func fingerprint(of evaluation: Evaluation) -> String {
    identity(of: evaluation).fingerprint(in: policyPlace)
  }

  /// A hash of the identity of a token check across runs: of rule and token.
  package func fingerprint(of result: StructuralResult) -> String {
    identity(of: result).fingerprint(in: policyPlace)
  }

  /// A hash of the identity of a diagnostic across runs: of its file and its words without numbers,
  /// because those change.
  package func fingerprint(of diagnostic: Diagnostic) -> String {
    var hash = StableHash(in: policyPlace)
    hash.combine(diagnostic.span?.file.path ?? "")
    hash.combine(diagnostic.message.filter { !$0.isNumber })
    return hash.description
  }
}
