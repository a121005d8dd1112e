/// The JSON Schema of what `diff` writes as JSON. [JSON Schema 2020-12]
package enum ComparisonSchema {
  /// The schema as JSON.
  package static let text = JSONSchemaDefinitions.schema(
    "contrast-audit diff",
    "What changed between two audits. The verdict is pass where nothing got worse, warn where only findings of a lower severity did.",
    required: ["verdict"],
    properties: #"""
          "old": { "$ref": "#/$defs/side" },
          "new": { "$ref": "#/$defs/side" },
          "summary": { "description": "How many changes there are of each kind.", "type": "object", "additionalProperties": { "type": "integer" } },
          "appeared": { "$ref": "#/$defs/parts", "description": "Contexts and tokens that only the new side has." },
          "vanished": { "$ref": "#/$defs/parts", "description": "Contexts and tokens that only the old side has." },
          "acceptsPolicyChanges": { "type": "boolean", "description": "Whether a weaker policy passes." },
          "policyChanges": { "type": "array", "items": { "$ref": "#/$defs/policyChange" }, "description": "What the policy asks for less." },
          "changes": { "type": "array", "items": { "$ref": "#/$defs/changed" }, "description": "What became of each pairing and token check that is not as it was." },
          "comparisons": {
            "description": "Where several policies were compared: each, in place of the keys beside it.",
            "type": "array",
            "items": { "type": "object", "required": ["policy", "old", "new", "summary", "policyChanges", "changes"] }
          }
      """#,
    definitions: #"""
          "side": {
            "type": "object", "required": ["kind", "name"],
            "properties": {
              "kind": { "type": "string", "description": "A revision, a report, files." },
              "name": { "type": "string", "description": "What it is called." },
              "commit": { "type": "string", "description": "The commit of a revision." }
            }
          },
          "parts": {
            "type": "object", "required": ["contexts", "tokens"],
            "properties": {
              "contexts": { "type": "array", "items": { "type": "object" } },
              "tokens": { "$ref": "#/$defs/names" }
            }
          },
          "policyChange": {
            "type": "object", "required": ["change", "severity", "message"],
            "properties": {
              "change": { "type": "string" }, "rule": { "type": "string" }, "severity": { "$ref": "#/$defs/severity" },
              "message": { "type": "string", "description": "What it asks for less, in words." }
            }
          },
          "changed": {
            "type": "object",
            "required": ["change", "isWorsening", "rule", "severity", "name", "old", "new", "fingerprint"],
            "properties": {
              "change": { "type": "string", "description": "What kind of change it is." },
              "isWorsening": { "type": "boolean", "description": "Whether it is a finding." },
              "rule": { "type": "string" }, "severity": { "$ref": "#/$defs/severity" },
              "context": { "type": "object", "additionalProperties": { "type": "string" } },
              "foreground": { "type": "string" }, "background": { "type": "string" }, "usage": { "type": "string" },
              "token": { "type": "string", "description": "What a token check is of." },
              "name": { "type": "string", "description": "What a finding is called in every format." },
              "old": { "$ref": "#/$defs/state" }, "new": { "$ref": "#/$defs/state" },
              "fingerprint": { "$ref": "#/$defs/fingerprint" }
            }
          },
          "state": {
            "description": "How it was, or is; null where it is not there.",
            "type": ["object", "null"], "required": ["outcome"],
            "properties": {
              "outcome": { "$ref": "#/$defs/outcome" },
              "ratio": { "type": ["number", "null"] }, "required": { "type": ["number", "null"] },
              "measured": { "type": "number" }, "colors": { "type": "object" },
              "place": { "type": "string", "description": "Where the color that fails stands." }
            }
          },

      """#)
}
