import AuditEngine
import SourceText

/// Writes a rule as a SARIF reporting descriptor. [SARIF 2.1.0, 3.49]
enum SARIFRule {
  /// The rule of errors without a rule, such as low coverage.
  static let audit = "contrast-audit"

  /// A rule of the policy.
  static func object(_ rule: Rule, pairings: [Pairing], level: Level) -> String {
    let text = RuleText(rule, pairings: pairings, level: level)
    let criterion = text.criterion
    let title = rule.title.isEmpty ? rule.id : rule.title
    let description = rule.description ?? title
    let explanation = text.explanation(pairings: pairingLimit)
    var members = [
      ("id", JSONText.string(rule.id.inert(limit: FindingText.nameLimit))),
      ("shortDescription", SARIFLocation.message(SARIFText.help(title))),
      // GitHub rejects more than 1,024 characters.
      (
        "fullDescription",
        SARIFLocation.message(SARIFText.help(description.cut(to: 500)).cut(to: 1000))
      ),
      (
        "help",
        JSONText.object([
          ("text", JSONText.string(SARIFText.help(explanation))),
          ("markdown", JSONText.string(markdown(explanation))),
        ])
      ),
    ]
    if let address = criterion.flatMap({ understanding[$0] }) {
      members.append(("helpUri", JSONText.string(address)))
    }
    members.append(contentsOf: properties(rule.severity, tags: criterion.map { ["WCAG \($0)"] }))
    return JSONText.object(members)
  }

  /// The rule of errors without a rule.
  static var auditObject: String {
    JSONText.object(
      [
        ("id", JSONText.string(audit)),
        ("shortDescription", SARIFLocation.message("The audit as a whole")),
        (
          "help",
          SARIFLocation.message("What the audit checks for the whole system, such as coverage.")
        ),
      ] + properties(.error, tags: nil))
  }

  /// GitHub reads `problem.severity` and `precision`; a `security-severity` would make it a
  /// security rule.
  private static func properties(
    _ severity: Diagnostic.Severity, tags: [String]?
  ) -> [(String, String)] {
    let weight = severity == .note ? "recommendation" : severity.rawValue
    return [
      ("defaultConfiguration", JSONText.object([("level", JSONText.string(severity.rawValue))])),
      (
        "properties",
        JSONText.object([
          ("tags", JSONText.strings(["accessibility"] + (tags ?? []))),
          ("precision", JSONText.string("very-high")),
          ("problem.severity", JSONText.string(weight)),
        ])
      ),
    ]
  }

  /// The explanation, each line as code, so that Markdown changes nothing.
  private static func markdown(_ text: String) -> String {
    text.split(separator: "\n").map { MarkdownText.code(String($0)) }.joined(separator: "\n\n")
      .replacing("{", with: "{{").replacing("}", with: "}}")
  }

  /// The maximum number of pairings in the help of a rule.
  private static let pairingLimit = 20

  /// The W3C's pages about the criteria.
  private static let understanding = [
    "1.4.3": "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum",
    "1.4.6": "https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced",
    "1.4.11": "https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast",
  ]
}
