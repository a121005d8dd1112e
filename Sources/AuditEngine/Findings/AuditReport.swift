public import SourceText

/// Everything that an audit found, for reporters to turn into text.
public struct AuditReport: Sendable {
  /// The name and version of the tool that made it.
  public let tool: ToolIdentity
  /// The name of the audited system, where the policy gives one.
  public let system: String?
  /// The level that was asked for.
  public let level: Level
  /// The names of the axes.
  public let axes: [String]
  /// For each permutation, the name of the context on each axis.
  public let permutations: [[String]]
  /// The contexts that were walked on each axis of the tokens, by index.
  public let choices: [[Int]]
  /// The names of the layers of the tokens.
  public let layers: [String]
  /// The rules that were judged.
  public let rules: [Rule]
  /// The pairings that were judged.
  public let pairings: [Pairing]
  /// The evaluations, permutation by permutation, in the order of the policy.
  public let evaluations: [Evaluation]
  /// What became of demands that are no ratios.
  public let structural: [StructuralResult]
  /// Evaluations per outcome.
  public let summary: AuditSummary
  /// The same for each rule, with its token checks.
  public let ruleSummaries: [RuleSummary]
  /// Which colors the pairings reach.
  public let coverage: Coverage
  /// Whether any source is an override that may be absent.
  let hasOverrides: Bool
  /// How much an indeterminate evaluation weighs; nil for as much as its rule.
  let indeterminateSeverity: Diagnostic.Severity?
  /// Warnings, such as a documented ratio that drifts.
  public internal(set) var diagnostics: [Diagnostic]
  /// The waivers of the policy, whether they covered anything or not.
  public internal(set) var waivers: [Waiver] = []
  /// For an axis by name, the context that is no part of what identifies a finding: the only one that the
  /// policy does not hold for optional.
  public internal(set) var impliedContexts: [String: String] = [:]
  /// What became of the baseline; nil without one.
  public internal(set) var baseline: BaselineComparison?
  /// What to change where evaluations fail.
  var repairs = SuggestionTable.none

  /// The layers that gave a finding its colors, the foreground's first; nil where no source is an
  /// override, so that there is nothing to tell apart.
  public func layerNames(of evaluation: Evaluation) -> [String]? {
    guard hasOverrides else { return nil }
    return ([evaluation.foregroundLayer] + evaluation.backgroundLayers).map { layers[$0] }
  }

  /// What to change where evaluations fail, one for each place that they rest on; see ``suggestions(for:)``.
  public var suggestions: [Suggestion] { repairs.all }

  /// What to change so that an evaluation passes: the least change first, places without a color that would do
  /// last. Empty for what does not fail, and where ``AuditOptions/suggestionLimit`` leaves it out.
  public func suggestions(for evaluation: Evaluation) -> [Suggestion] {
    repairs.ofEvaluation[EvaluationKey(evaluation), default: []].map { repairs.all[$0] }
  }

  /// The first of ``suggestions(for:)``; nil where there is none.
  public func leastChange(for evaluation: Evaluation) -> Suggestion? {
    repairs.ofEvaluation[EvaluationKey(evaluation)]?.first.map { repairs.all[$0] }
  }

  /// How an evaluation looks once its first suggestion is followed; nil where there is none, or where the options
  /// did not ask for it.
  public func preview(of evaluation: Evaluation) -> SuggestionPreview? {
    repairs.previews[EvaluationKey(evaluation)]
  }

  /// The rule of an evaluation.
  public func rule(of evaluation: Evaluation) -> Rule {
    rules[pairings[evaluation.pairing].rule]
  }

  /// Whether anything weighs at least as much as a severity: a failure or an indeterminate
  /// evaluation by the severity of its rule, or a diagnostic by its own.
  public func hasFindings(atLeast severity: Diagnostic.Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
      || structural.contains { $0.outcome.isFinding && rules[$0.rule].severity >= severity }
      || evaluations.indices.contains {
        evaluations[$0].outcome.isFinding && self.severity(of: evaluations[$0]) >= severity
      }
  }

  /// The findings among the evaluations by index, in the order of the report: as many of the worst as asked for;
  /// by severity, then by how much of what is required is reached, then the first.
  public func worstFindings(_ limit: Int) -> [Int] {
    let findings = evaluations.indices.filter { evaluations[$0].outcome.isFinding }
    guard findings.count > limit else { return findings }
    return findings.map { index in
      (
        index: index, severity: severity(of: evaluations[index]),
        share: evaluations[index].shareReached
      )
    }.sorted {
      $0.severity == $1.severity
        ? ($0.share, $0.index) < ($1.share, $1.index) : $0.severity > $1.severity
    }.prefix(limit).map(\.index).sorted()
  }

  /// How much an evaluation weighs.
  public func severity(of evaluation: Evaluation) -> Diagnostic.Severity {
    let severity = rules[pairings[evaluation.pairing].rule].severity
    guard evaluation.judgement == .indeterminate else { return severity }
    return indeterminateSeverity ?? severity
  }

  /// What identifies an evaluation from run to run: its rule, permutation, pairing and usage, never the
  /// ratio or a line.
  public func identity(of evaluation: Evaluation) -> FindingIdentity {
    FindingIdentity(
      pairings[evaluation.pairing], of: rule(of: evaluation),
      zip(axes, permutations[evaluation.permutation]), implied: impliedContexts)
  }

  /// A hash of what identifies an evaluation from run to run.
  public func fingerprint(of evaluation: Evaluation) -> String {
    identity(of: evaluation).fingerprint
  }

  /// What identifies a demand that is no ratio from run to run: a hash of rule and token.
  public func fingerprint(of result: StructuralResult) -> String {
    FindingIdentity(result, of: rules[result.rule]).fingerprint
  }

  /// What identifies a diagnostic from run to run: a hash of its file and of its words without their
  /// numbers, which are what changes.
  public func fingerprint(of diagnostic: Diagnostic) -> String {
    var hash = StableHash()
    hash.combine(diagnostic.span?.file.path ?? "")
    hash.combine(diagnostic.message.filter { !$0.isNumber })
    return hash.description
  }
}
