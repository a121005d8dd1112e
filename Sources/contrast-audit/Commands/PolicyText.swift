import AuditEngine
import DesignTokens
import Reporters

/// Writes a drafted policy as JSON for people to edit.
enum PolicyText {
  static func text(_ draft: PolicyDraft, sources: [DraftedSource]) -> String {
    var rules: [String] = []
    if !draft.text.isEmpty {
      rules.append(rule("TEXT", "Text meets WCAG on the backgrounds it stands on", draft.text))
    }
    if !draft.components.isEmpty {
      rules.append(
        rule("UI", "Components meet WCAG against adjacent colors", draft.components))
    }
    return """
      {
        "tokens": \(JSONText.array(sources.map(source))),\(conditions(draft))
        "rules": [
      \(rules.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func source(_ source: DraftedSource) -> String {
    guard let scheme = source.scheme else { return JSONText.string(source.path) }
    return "{ \"path\": \(JSONText.string(source.path)), "
      + "\"when\": { \"scheme\": \(JSONText.string(scheme)) } }"
  }

  /// The choices for conditions, for review.
  private static func conditions(_ draft: PolicyDraft) -> String {
    guard !draft.conditions.isEmpty else { return "" }
    let lines = draft.conditions.map { condition in
      "    \(JSONText.string(ConditionChoices.literal(condition.name))): "
        + JSONText.string(condition.choice.rawValue)
    }
    return "\n  \"conditions\": {\n\(lines.joined(separator: ",\n"))\n  },"
  }

  private static func rule(_ id: String, _ title: String, _ pairings: [PolicyDraft.Pairing])
    -> String
  {
    """
        {
          "id": \(JSONText.string(id)),
          "title": \(JSONText.string(title)),
          "severity": "error",
          "pairings": [
    \(pairings.map(pairing).joined(separator: ",\n"))
          ]
        }
    """
  }

  private static func pairing(_ pairing: PolicyDraft.Pairing) -> String {
    """
            {
              "foreground": \(names(pairing.foregrounds)),
              "background": \(names(pairing.backgrounds)),
              "usage": \(JSONText.string(pairing.usage.rawValue))
            }
    """
  }

  private static func names(_ names: [String]) -> String {
    names.count == 1 ? JSONText.string(names[0]) : JSONText.strings(names)
  }
}
