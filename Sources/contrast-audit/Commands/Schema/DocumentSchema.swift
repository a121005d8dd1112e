import AuditEngine
import Reporters

/// The documents that have a JSON Schema: the policy, and what each command writes as JSON.
enum DocumentSchema: String, CaseIterable {
  case policy, audit, report, diff, check, fix, explain, discover, accent, list

  /// The schema.
  var text: String {
    switch self {
    case .policy: PolicySchema.text
    case .audit, .report: JSONReportSchema.text
    case .diff: ComparisonSchema.text
    case .check: Self.checkSchema
    case .fix: Self.fixSchema
    case .explain: Self.explainSchema
    case .discover: Self.discoverSchema
    case .accent: Self.accentSchema
    case .list: Self.listSchema
    }
  }

  private static let listSchema = JSONSchemaDefinitions.schema(
    "contrast-audit list", "What a system has: themes, tokens, pairings or rules.",
    required: ["subject", "items"],
    properties: #"""
          "subject": {
            "description": "What is listed.",
            "enum": ["themes", "schemes", "tokens", "pairings", "rules", "formats", "systems"]
          },
          "items": {
            "type": "array",
            "items": {
              "type": "object",
              "properties": {
                "name": { "type": "string", "description": "Of a token, a format or a system." },
                "type": { "type": "string", "description": "Of a token." },
                "values": { "$ref": "#/$defs/values" },
                "unread": { "type": "string", "description": "Why a color of a source is no token." },
                "axis": { "type": "string", "description": "What the contexts are of." },
                "contexts": { "$ref": "#/$defs/names" },
                "id": { "type": "string", "description": "Of a rule." },
                "severity": { "$ref": "#/$defs/severity" },
                "title": { "type": "string", "description": "What a rule demands." },
                "rule": { "type": "string", "description": "The rule of a pairing." },
                "foreground": { "type": "string", "description": "The token in front." },
                "background": { "$ref": "#/$defs/names" },
                "usage": { "type": "string", "description": "What the foreground is used for." },
                "minimum": { "type": "number", "description": "A higher ratio that the policy demands." },
                "reason": { "type": "string", "description": "Why a pairing is exempt, or what it is in the app." },
                "location": { "$ref": "#/$defs/location" },
                "direction": { "enum": ["written", "read"], "description": "Of a format." },
                "summary": { "type": "string", "description": "What a format or a system is." }
              }
            }
          }
      """#, definitions: values)

  private static let explainSchema = JSONSchemaDefinitions.schema(
    "contrast-audit explain", "What one rule, token, group or finding is, and where it comes from.",
    required: ["kind"],
    properties: #"""
          "kind": {
            "description": "What is explained; each kind has members of its own.",
            "enum": ["token", "group", "rule", "requirement", "finding"]
          },
          "name": { "type": "string", "description": "Of a token or a group." },
          "id": { "type": "string", "description": "Of a rule." },
          "title": { "type": "string", "description": "What a rule demands." },
          "severity": { "$ref": "#/$defs/severity" },
          "description": { "type": "string", "description": "What its source says of it." },
          "values": { "$ref": "#/$defs/values" },
          "fingerprint": { "$ref": "#/$defs/fingerprint" },
          "outcome": { "$ref": "#/$defs/outcome" },
          "ratio": { "type": ["number", "null"], "description": "The contrast ratio of a finding." },
          "required": { "type": ["number", "null"], "description": "The required ratio of a finding." },
          "location": { "$ref": "#/$defs/location" },
          "plan": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "The changes of a token that the plan has." }
      """#, definitions: values)

  /// The values of a token.
  private static let values = #"""
          "values": {
            "description": "Each value with the contexts that tell it from the others; none for what is the same everywhere.",
            "type": "array",
            "items": {
              "type": "object", "required": ["contexts", "value"],
              "properties": {
                "contexts": { "$ref": "#/$defs/names" },
                "value": { "type": "string", "description": "The value, or in parentheses why there is none." }
              }
            }
          },

    """#
}
