/// What the schemas of all JSON documents have in common. [JSON Schema 2020-12]
package enum JSONSchemaDefinitions {
  /// The members of `$defs`, without a comma after the last.
  package static let text = #"""
        "tool": {
          "description": "What wrote the report.",
          "type": "object", "required": ["name", "version"],
          "properties": {
            "name": { "type": "string", "description": "contrast-audit." },
            "version": { "type": "string", "description": "Its version, as --version prints it." }
          }
        },
        "verdict": {
          "description": "pass: nothing to report. warn: findings of lower severity alone. incomplete: nothing fails but that colors were not read. fail: at least one finding of severity error. error: something could not be audited, so nothing is proved.",
          "enum": ["pass", "warn", "incomplete", "fail", "error"]
        },
        "names": { "type": "array", "items": { "type": "string" } },
        "severity": { "enum": ["error", "warning", "note"], "description": "How much it weighs." },
        "outcome": {
          "description": "pass; fail; indeterminate: it depends on what lies beneath; exempt: WCAG demands nothing; waived: the policy accepts it; known: the baseline does.",
          "enum": ["pass", "fail", "indeterminate", "exempt", "waived", "known"]
        },
        "fingerprint": { "type": "string", "description": "Identifies it from run to run; explain takes its first eight characters." },
        "color": { "type": "string", "pattern": "^#([0-9A-F]{6}|[0-9A-F]{8})$" },
        "value": {
          "description": "A color as hexadecimal sRGB, or an opacity.",
          "anyOf": [{ "$ref": "#/$defs/color" }, { "type": "number" }]
        },
        "when": {
          "description": "The only contexts in which it applies, by axis.",
          "type": "object", "additionalProperties": { "$ref": "#/$defs/names" }
        },
        "location": {
          "description": "A place, its path from the root of the repository, both numbers from 1.",
          "type": "object", "required": ["file", "line", "column"],
          "properties": {
            "file": { "type": "string", "description": "The path, with forward slashes." },
            "line": { "type": "integer", "minimum": 1, "description": "The line." },
            "column": { "type": "integer", "minimum": 1, "description": "The column, in characters." }
          }
        },
        "change": {
          "description": "A change of a color or opacity in a file.",
          "type": "object", "required": ["token", "location", "current", "proposed", "message"],
          "properties": {
            "token": { "type": "string", "description": "The token that changes." },
            "location": { "$ref": "#/$defs/location" },
            "current": { "$ref": "#/$defs/value" },
            "proposed": { "description": "The new value; null where none serves all.", "anyOf": [{ "$ref": "#/$defs/value" }, { "type": "null" }] },
            "currentAlias": { "type": "string", "description": "The step of a ramp that it points to." },
            "proposedAlias": { "type": "string", "description": "The step that it should point to." },
            "difference": { "type": ["number", "null"], "description": "How visible the change is, as ΔE in Oklab: 0.02 is just noticeable." },
            "findings": { "type": "integer", "description": "How many findings it makes pass." },
            "applicability": { "enum": ["safe", "unsafe"], "description": "safe: fix --write makes it. unsafe: a decision, made by --apply with its id, or by --unsafe-fixes." },
            "reasons": { "type": "array", "items": { "type": "string" }, "description": "Why it is a decision; empty for a safe one." },
            "id": { "type": "string", "description": "The beginning of the fingerprint of the worst finding that needs it." },
            "conflict": { "type": "array", "description": "Demands that no value meets together, at most eight.", "items": { "type": "object" } },
            "conflictCount": { "type": "integer", "description": "How many such demands there are." },
            "meetsTheRest": { "$ref": "#/$defs/value", "description": "The value that meets most of them." },
            "message": { "type": "string", "description": "The change in words." }
          }
        },
        "unmet": {
          "description": "A demand that no change meets.",
          "type": "object", "required": ["foreground", "background", "context", "required", "findings", "message"],
          "properties": {
            "foreground": { "type": "string", "description": "The token in front." },
            "background": { "type": "string", "description": "The tokens behind." },
            "context": { "$ref": "#/$defs/names", "description": "A context in which it fails." },
            "required": { "type": "number", "description": "The required ratio." },
            "findings": { "type": "integer", "description": "How many findings it stands for." },
            "message": { "type": "string", "description": "Why nothing helps." }
          }
        },
        "diagnostics": {
          "description": "What is wrong with the audit itself; with the verdict error, why it could not be done.",
          "type": "array",
          "items": {
            "type": "object", "required": ["severity", "message"],
            "properties": {
              "severity": { "$ref": "#/$defs/severity" },
              "message": { "type": "string", "description": "One line." },
              "location": { "$ref": "#/$defs/location" }
            }
          }
        }
    """#

  /// A schema: what stands in its own members, and in `$defs` beside what all have.
  ///
  /// - Parameters:
  ///   - title: what the document is.
  ///   - description: what it says.
  ///   - required: the members that it has unless the verdict is `error`.
  ///   - properties: its own members, as JSON.
  ///   - definitions: further definitions, as JSON, each with a comma after it.
  package static func schema(
    _ title: String, _ description: String, required: [String], properties: String,
    definitions: String = ""
  ) -> String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": \(JSONText.string(title)),
      "description": \(JSONText.string(description + " Further keys may appear.")),
      "type": "object",
      "required": ["schemaVersion", "tool"],
      "properties": {
        "schemaVersion": { "const": 1, "description": "Counts incompatible changes." },
        "tool": { "$ref": "#/$defs/tool" },
        "verdict": { "$ref": "#/$defs/verdict" },
        "diagnostics": { "$ref": "#/$defs/diagnostics" },
    \(properties)
      },
      "if": { "required": ["verdict"], "properties": { "verdict": { "const": "error" } } },
      "then": { "required": ["diagnostics"] },
      "else": { "required": \(JSONText.strings(required)) },
      "$defs": {
    \(definitions)\(text)
      }
    }

    """
  }
}
