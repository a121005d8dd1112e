import AuditEngine
import DesignTokens
import Reporters
import SourceText

/// The parts that explanations have in common, as JSON.
struct ExplanationJSON {
  let report: AuditReport
  let catalog: TokenCatalog
  let paths: SourcePaths

  /// The whole object.
  static func text(of explanation: some Explanation) -> String {
    JSONDocument.text(of: Tool.identity, explanation.members)
  }

  /// A member with text; none without it.
  static func optional(_ name: String, _ text: String?) -> [(String, String)] {
    text.map { [(name, JSONText.name($0))] } ?? []
  }

  /// The values of a token, each with its contexts: one without contexts holds in all.
  static func values(_ entry: TokenValues.Entry) -> String {
    JSONText.array(
      entry.runs.map { run in
        JSONText.object([
          ("contexts", JSONText.strings(run.contexts)), ("value", JSONText.name(run.value)),
        ])
      })
  }

  /// The contexts of a permutation by their axes.
  func context(_ names: [String]) -> String {
    JSONText.object(zip(report.axes, names).map { ($0, JSONText.name($1)) })
  }

  /// The steps to the value of a token, the token first.
  func steps(of token: TokenID, in resolver: TokenResolver) -> String {
    JSONText.array(
      resolver.trace(of: token).map { step in
        JSONText.object([
          ("token", JSONText.name(catalog.name(of: step.token))), ("depth", "\(step.depth)"),
          ("value", JSONText.name(step.text)), ("layer", JSONText.name(step.layer)),
          ("location", JSONText.location(step.span, paths)),
        ])
      })
  }

  /// A pairing, with what it needs in words.
  func pairing(_ pairing: Pairing) -> [(String, String)] {
    [
      ("rule", JSONText.name(report.rules[pairing.rule].id)),
      ("foreground", JSONText.name(pairing.foregroundName)),
      ("background", JSONText.strings(pairing.backgroundNames)),
      ("needs", JSONText.name(RuleText.need(of: pairing, at: report.level))),
      ("location", JSONText.location(pairing.span, paths)),
    ]
  }

  /// Findings as counts, with the fingerprint of the worst.
  static func counts(judged: Int, failed: Int, worst: String? = nil) -> [(String, String)] {
    [("evaluations", "\(judged)"), ("failed", "\(failed)")] + optional("worst", worst)
  }
}
