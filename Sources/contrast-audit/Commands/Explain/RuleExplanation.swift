import AuditEngine
import Reporters

/// A rule: its pairings with what they must reach, and its source.
struct RuleExplanation: Explanation {
  let text: String
  let members: [(String, String)]

  init(_ index: Int, _ json: ExplanationJSON) {
    let (report, rule) = (json.report, json.report.rules[index])
    let pairings = report.pairings.filter { $0.rule == index }
    text = RuleText(rule, pairings: pairings, level: report.level).explanation()
    let rows = pairings.map { pairing in
      JSONText.object(
        json.pairing(pairing) + ExplanationJSON.optional("source", pairing.source)
          + ExplanationJSON.optional("reason", pairing.reason)
          + ExplanationJSON.optional("judgedOnlyIn", RuleText.condition(pairing.condition)))
    }
    members =
      [
        ("kind", JSONText.string("rule")), ("id", JSONText.name(rule.id)),
        ("title", JSONText.name(rule.title)),
        ("severity", JSONText.string(rule.severity.rawValue)),
      ] + ExplanationJSON.optional("description", rule.description)
      + ExplanationJSON.optional("source", rule.source) + [
        ("isOptional", "\(rule.isOptional)"), ("level", JSONText.string(report.level.rawValue)),
        ("checks", JSONText.strings(rule.tokenDemands)), ("pairings", JSONText.array(rows)),
      ]
  }
}
