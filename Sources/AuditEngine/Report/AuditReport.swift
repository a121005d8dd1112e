package import SourceText

/// Everything that an audit found, for reporters to turn into text.
package struct AuditReport: Sendable {
  /// The name and version of the tool that made it.
  package let tool: ToolIdentity
  /// The name of the audited system, where the policy gives one.
  package let system: String?
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
  /// What to change where evaluations fail.
  let repairs: AuditSuggestions

  /// The layers that gave a finding its colors, the foreground's first; nil without overrides, when
  /// there is nothing to tell apart.
  package func layerNames(of evaluation: Evaluation) -> [String]? {
    guard hasOverrides else { return nil }
    return ([evaluation.foregroundLayer] + evaluation.backgroundLayers).map { layers[$0] }
  }

  /// What to change where evaluations fail, one entry for each place of a color; see
  /// ``suggestions(for:)``.
  package var suggestions: [Suggestion] { repairs.all }

  /// What to change so that an evaluation passes: the least change first, places that cannot be
  /// fixed last. Empty if it does not fail, and if ``AuditOptions/suggestionLimit`` leaves it out.
  package func suggestions(for evaluation: Evaluation) -> [Suggestion] {
    repairs.ofEvaluation[EvaluationKey(evaluation), default: []].map { repairs.all[$0] }
  }

  /// The first of ``suggestions(for:)``; nil without one.
  package func leastChange(for evaluation: Evaluation) -> Suggestion? {
    repairs.ofEvaluation[EvaluationKey(evaluation)]?.first.map { repairs.all[$0] }
  }

  /// How an evaluation looks after its first suggestion; nil without one, or if the options do not
  /// include previews.
  package func preview(of evaluation: Evaluation) -> SuggestionPreview? {
    repairs.previews[EvaluationKey(evaluation)]
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

  /// A hash of the identity of an evaluation across runs.
  package func fingerprint(of evaluation: Evaluation) -> String {
    identity(of: evaluation).fingerprint
  }

  /// A hash of the identity of a token check across runs: of rule and token.
  package func fingerprint(of result: StructuralResult) -> String {
    FindingIdentity(result, of: rules[result.rule]).fingerprint
  }

  /// A hash of the identity of a diagnostic across runs: of its file and its words without numbers,
  /// because those change.
  package func fingerprint(of diagnostic: Diagnostic) -> String {
    var hash = StableHash()
    hash.combine(diagnostic.span?.file.path ?? "")
    hash.combine(diagnostic.message.filter { !$0.isNumber })
    return hash.description
  }
}
