import Reporters

/// What is measured, proposed and found in code.
extension DocumentSchema {
  static let checkSchema = JSONSchemaDefinitions.schema(
    "contrast-audit check",
    "The contrast of a pair, once for each place in which its colors differ. A batch has one element of checks a line.",
    required: ["verdict", "checks"],
    properties: #"""
          "checks": { "type": "array", "items": { "$ref": "#/$defs/check" } }
      """#,
    definitions: #"""
          "check": {
            "type": "object",
            "required": ["foreground", "background", "usage", "level", "criterion", "ratio", "required", "outcome", "colors"],
            "properties": {
              "context": { "description": "The contexts in which tokens have these colors, by axis.", "type": "object", "additionalProperties": { "type": "string" } },
              "scheme": { "type": "string", "description": "The scheme of a color of the system." },
              "names": { "type": "object", "description": "The tokens; null for a color.", "required": ["foreground", "background"] },
              "foreground": { "$ref": "#/$defs/color" },
              "background": { "type": "array", "items": { "$ref": "#/$defs/color" }, "description": "What lies behind, the uppermost first." },
              "usage": { "type": "string", "description": "What the foreground is used for." },
              "level": { "enum": ["AA", "AAA"], "description": "The WCAG level." },
              "criterion": { "type": "string", "description": "The success criterion of WCAG." },
              "ratio": { "type": ["number", "null"], "description": "The contrast ratio, unrounded; null where it depends on what lies beneath." },
              "ratioRange": { "type": "array", "items": { "type": ["number", "null"] }, "minItems": 2, "maxItems": 2, "description": "The least and the greatest ratio, where it depends on what lies beneath." },
              "required": { "type": "number", "description": "The required ratio." },
              "outcome": { "$ref": "#/$defs/outcome" },
              "colors": {
                "description": "The composited colors.",
                "type": "object", "required": ["foreground", "background"],
                "properties": { "foreground": { "$ref": "#/$defs/color" }, "background": { "$ref": "#/$defs/color" } }
              },
              "borderline": { "type": "boolean", "description": "Whether rounding to 8 bits a channel decides." },
              "eightBitRatio": { "type": ["number", "null"], "description": "The ratio of the rounded colors." }
            }
          },

      """#)

  static let fixSchema = JSONSchemaDefinitions.schema(
    "contrast-audit fix",
    "The changes that fix findings, made or not. The verdict is of what is there afterwards.",
    required: ["verdict", "changes", "failedBefore", "failedAfter", "written"],
    properties: #"""
          "changes": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "Those that are made." },
          "decisions": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "Those that somebody has to decide." },
          "unmet": { "type": "array", "items": { "$ref": "#/$defs/unmet" }, "description": "Demands that no change meets." },
          "fixed": { "type": "integer", "minimum": 0, "description": "With --from: how many findings the changes fix." },
          "worse": { "type": "array", "items": { "type": "object" }, "description": "With --from: what the changes make worse." },
          "worseChecks": { "$ref": "#/$defs/names", "description": "With --from: checks of tokens that fail by the changes." },
          "failedBefore": { "type": "integer", "minimum": 0, "description": "Failures without the changes." },
          "failedAfter": { "type": "integer", "minimum": 0, "description": "Failures with them." },
          "failedAfterAll": { "type": "integer", "minimum": 0, "description": "Failures if the decisions are made too." },
          "written": { "type": "boolean", "description": "Whether the files were changed." }
      """#)

  static let accentSchema = JSONSchemaDefinitions.schema(
    "contrast-audit accent",
    "What a proposed accent does, in each scheme. The verdict is fail where it makes a pairing fail.",
    required: ["verdict", "schemes"],
    properties: #"""
          "compared": { "type": "string", "description": "The theme whose accent it is tried for." },
          "like": { "type": "string", "description": "The theme whose derived colors are followed." },
          "schemes": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["scheme", "accent", "current", "proposed", "difference", "binding", "readings", "followers", "leftOut"],
              "properties": {
                "scheme": { "type": "string" },
                "accent": { "$ref": "#/$defs/color" },
                "current": { "$ref": "#/$defs/color" },
                "proposed": { "description": "The nearest that passes; null for none.", "anyOf": [{ "$ref": "#/$defs/color" }, { "type": "null" }] },
                "difference": { "type": ["number", "null"], "description": "How visible the change is, as ΔE in Oklab." },
                "binding": { "description": "The pairing that decides; null for none.", "anyOf": [{ "$ref": "#/$defs/reading" }, { "type": "null" }] },
                "readings": { "type": "array", "items": { "$ref": "#/$defs/reading" } },
                "followers": { "type": "array", "items": { "type": "object", "required": ["token", "after", "proposed"] }, "description": "Colors that are derived from the accent." },
                "leftOut": { "type": "array", "items": { "type": "object", "required": ["foreground", "background", "required"] }, "description": "Pairings that fail with and without it." }
              }
            }
          }
      """#,
    definitions: #"""
          "reading": {
            "description": "A pairing with the current, the given and the proposed accent.",
            "type": "object",
            "required": ["rule", "foreground", "background", "required", "before", "after", "proposed", "outcome", "caused"],
            "properties": {
              "rule": { "type": "string" }, "foreground": { "type": "string" }, "background": { "type": "string" },
              "required": { "type": "number", "description": "The required ratio." },
              "before": { "type": ["number", "null"] }, "after": { "type": ["number", "null"] }, "proposed": { "type": ["number", "null"] },
              "outcome": { "$ref": "#/$defs/outcome" },
              "caused": { "type": "boolean", "description": "Whether it fails because of the accent." }
            }
          },

      """#)

  static let discoverSchema = JSONSchemaDefinitions.schema(
    "contrast-audit discover", "Which colors code shows on which, and what could not be followed.",
    required: ["files", "pairs", "unfollowed", "skipped"],
    properties: #"""
          "files": { "type": "integer", "minimum": 0, "description": "How many files were read." },
          "pairs": {
            "type": "array",
            "items": {
              "type": "object", "required": ["foreground", "background", "usage", "state", "places"],
              "properties": {
                "foreground": { "$ref": "#/$defs/use" }, "background": { "$ref": "#/$defs/use" },
                "usage": { "type": "string", "description": "What the foreground is used for." },
                "state": { "$ref": "#/$defs/names", "description": "Under what conditions, such as hover." },
                "largeText": { "type": "boolean" },
                "policy": { "type": "string", "description": "What the policy has of it." },
                "contrast": { "type": "number", "description": "Its ratio, where that is too low." },
                "required": { "type": "number", "description": "The required ratio." },
                "places": { "type": "array", "items": { "$ref": "#/$defs/place" } }
              }
            }
          },
          "unfollowed": {
            "description": "What could not be followed.",
            "type": "array",
            "items": { "type": "object", "required": ["reason", "text"], "allOf": [{ "$ref": "#/$defs/place" }] }
          },
          "skipped": { "description": "Files that are in no language that is read, by their endings.", "type": "object", "additionalProperties": { "type": "integer" } }
      """#,
    definitions: #"""
          "use": {
            "type": "object", "required": ["name", "notation"],
            "properties": {
              "name": { "type": "string", "description": "What the code calls it." },
              "notation": { "type": "string", "description": "How the code names it." },
              "fallbacks": { "$ref": "#/$defs/names" },
              "opacity": { "type": "number", "minimum": 0, "maximum": 1 },
              "token": { "type": "string", "description": "The token that it is." }
            }
          },
          "place": {
            "type": "object", "required": ["path", "line", "column"],
            "properties": { "path": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } }
          },

      """#)
}
