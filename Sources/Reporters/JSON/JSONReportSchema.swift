/// The JSON Schema of the JSON report. [JSON Schema 2020-12]
///
/// Keys may be added to a report, so it allows others; what is required stays.
package enum JSONReportSchema {
  /// The schema as JSON.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "contrast-audit report",
      "description": "What an audit measured: every evaluation, and what to change. Further keys may appear.",
      "type": "object",
      "required": ["schemaVersion", "tool", "verdict"],
      "properties": {
        "schemaVersion": { "const": 1, "description": "Counts incompatible changes." },
        "tool": { "$ref": "#/$defs/tool" },
        "verdict": { "$ref": "#/$defs/verdict" },
        "audits": {
          "description": "Where several policies were audited: what became of each, in place of the keys beside it.",
          "type": "array",
          "items": { "type": "object", "required": ["verdict"], "allOf": [{ "$ref": "#/$defs/audit" }] }
        }
      },
      "allOf": [{
        "if": { "not": { "required": ["audits"] } },
        "then": { "$ref": "#/$defs/audit" }
      }],
      "$defs": {
        "audit": {
          "if": { "properties": { "verdict": { "const": "error" } } },
          "then": { "required": ["diagnostics"] },
          "else": {
            "required": ["level", "summary", "rules", "coverage", "results", "plan", "unmet", "structural", "diagnostics"]
          },
          "properties": {
            "verdict": { "$ref": "#/$defs/verdict" },
            "policy": { "type": "string", "description": "Where the policy lies in the repository." },
            "system": { "type": "string", "description": "The name that the policy gives the system." },
            "level": { "enum": ["AA", "AAA"], "description": "The WCAG level." },
            "impliedContexts": {
              "description": "Contexts that were chosen because the files that were given change nothing else, by axis.",
              "type": "object", "additionalProperties": { "type": "string" }
            },
            "summary": { "$ref": "#/$defs/counts" },
            "rules": { "description": "The verdict of each rule.", "type": "array", "items": { "$ref": "#/$defs/rule" } },
            "coverage": {
              "description": "Which color tokens some pairing reaches.",
              "type": "object", "required": ["percent", "colorTokens", "unreached", "unreachedUses", "unwalked"],
              "properties": {
                "percent": { "type": "number", "minimum": 0, "maximum": 100, "description": "Reached, in percent." },
                "colorTokens": { "type": "integer", "minimum": 0, "description": "All color tokens." },
                "colorsJudged": { "type": "integer", "minimum": 0, "description": "Color tokens in a pairing that is judged: of text, icons or controls." },
                "colorsInNoToken": { "type": "integer", "minimum": 1, "description": "Colors of the sources that no token has; absent if there are none." },
                "unreached": { "$ref": "#/$defs/names", "description": "Those that no pairing reaches." },
                "unreachedUses": {
                  "description": "The same by their description.",
                  "type": "array",
                  "items": {
                    "type": "object", "required": ["use", "tokens"],
                    "properties": {
                      "use": { "type": ["string", "null"], "description": "The description; null for none." },
                      "tokens": { "$ref": "#/$defs/names", "description": "The tokens." }
                    }
                  }
                },
                "unwalked": { "$ref": "#/$defs/names", "description": "Contexts that were not audited." },
                "ignored": { "$ref": "#/$defs/names", "description": "Conditions whose values the policy ignores." },
                "leftOut": {
                  "description": "Files with colors that the policy leaves out.",
                  "type": "array",
                  "items": {
                    "type": "object", "required": ["path", "reason"],
                    "properties": { "path": { "type": "string" }, "reason": { "type": "string" } }
                  }
                }
              }
            },
            "baseline": {
              "description": "The file of known findings that was used.",
              "type": "object", "required": ["gone"],
              "properties": { "gone": { "$ref": "#/$defs/names", "description": "Fingerprints in it that are no findings any more." } }
            },
            "results": { "description": "Every evaluation: a pairing in a context.", "type": "array", "items": { "$ref": "#/$defs/result" } },
            "plan": { "description": "The changes that together fix most; fix --write makes them.", "type": "array", "items": { "$ref": "#/$defs/change" } },
            "planCut": {
              "description": "Why there is no plan although a longer search might find one.",
              "type": "string"
            },
            "unmet": {
              "description": "Demands that no change meets.",
              "type": "array",
              "items": { "$ref": "#/$defs/unmet" }
            },
            "structural": {
              "description": "Token checks: demands of rules that are no ratio.",
              "type": "array",
              "items": {
                "type": "object", "required": ["rule", "severity", "token", "outcome", "message", "location", "fingerprint"],
                "properties": {
                  "rule": { "type": "string", "description": "The rule's id." },
                  "severity": { "$ref": "#/$defs/severity" },
                  "token": { "type": "string", "description": "The token that is checked, or what is compared." },
                  "tokens": { "$ref": "#/$defs/names", "description": "The tokens whose colors are measured." },
                  "context": { "type": "object", "description": "The contexts in which they are measured, by axis.", "additionalProperties": { "type": "string" } },
                  "measured": { "type": "number", "minimum": 0, "description": "What was measured; more is better." },
                  "required": { "type": "number", "description": "The least that passes." },
                  "criterion": { "type": "string", "description": "The success criterion that requires it." },
                  "outcome": { "$ref": "#/$defs/outcome" },
                  "name": { "type": "string", "description": "What a finding is called in every format: rule and token." },
                  "message": { "type": "string", "description": "What was found." },
                  "location": { "$ref": "#/$defs/location" },
                  "fingerprint": { "$ref": "#/$defs/fingerprint" }
                }
              }
            },
            "diagnostics": { "$ref": "#/$defs/diagnostics" }
          }
        },
        "counts": {
          "description": "Evaluations per outcome.",
          "type": "object", "required": ["evaluations", "passed", "failed", "indeterminate", "exempt", "waived", "known"],
          "properties": {
            "evaluations": { "type": "integer", "minimum": 0, "description": "All of them." },
            "passed": { "type": "integer", "minimum": 0, "description": "Those that pass." },
            "failed": { "type": "integer", "minimum": 0, "description": "Those that fail." },
            "indeterminate": { "type": "integer", "minimum": 0, "description": "Those that depend on what lies beneath." },
            "exempt": { "type": "integer", "minimum": 0, "description": "Those that WCAG exempts." },
            "waived": { "type": "integer", "minimum": 0, "description": "Failures that the policy accepts." },
            "known": { "type": "integer", "minimum": 0, "description": "Failures that the baseline accepts." }
          }
        },
        "rule": {
          "description": "A rule with its verdict.",
          "allOf": [{ "$ref": "#/$defs/counts" }],
          "required": ["id", "title", "severity", "verdict", "pairings"],
          "properties": {
            "id": { "type": "string", "description": "Its id." },
            "title": { "type": "string", "description": "What it demands." },
            "source": { "type": "string", "description": "Where the demand stands." },
            "severity": { "$ref": "#/$defs/severity" },
            "verdict": { "type": "string", "description": "Whether it is met." },
            "tokenChecks": { "$ref": "#/$defs/counts", "description": "Its token checks per outcome." },
            "claims": {
              "description": "Ratios of colors that the documentation states.",
              "type": "array",
              "items": {
                "type": "object", "required": ["foreground", "background", "documented", "ratio", "drifts"],
                "properties": {
                  "foreground": { "$ref": "#/$defs/color", "description": "The color in front." },
                  "background": { "$ref": "#/$defs/color", "description": "The color behind." },
                  "documented": { "type": "number", "description": "The ratio that is stated." },
                  "ratio": { "type": ["number", "null"], "description": "The ratio that is measured." },
                  "drifts": { "type": "boolean", "description": "Whether the two differ." }
                }
              }
            },
            "pairings": {
              "description": "What it pairs.",
              "type": "array",
              "items": {
                "type": "object", "required": ["foreground", "background"],
                "properties": {
                  "foreground": { "type": "string", "description": "The token in front." },
                  "background": { "$ref": "#/$defs/names", "description": "The tokens behind, the uppermost first." },
                  "usage": { "type": "string", "description": "What the foreground is used for." },
                  "typeStyles": { "$ref": "#/$defs/names", "description": "Type styles whose size decides the requirement." },
                  "minimum": { "type": "number", "description": "A higher ratio that the policy demands." },
                  "when": { "$ref": "#/$defs/when" },
                  "source": { "type": "string", "description": "Where it stands in the specification." },
                  "reason": { "type": "string", "description": "Why it is exempt, or what it is in the app." },
                  "claims": {
                    "description": "Ratios that the documentation states.",
                    "type": "array",
                    "items": {
                      "type": "object", "required": ["documented"],
                      "properties": {
                        "documented": { "type": "number", "description": "The ratio." },
                        "when": { "$ref": "#/$defs/when" }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "result": {
          "description": "A pairing in a context.",
          "type": "object",
          "required": ["rule", "severity", "context", "foreground", "background", "usage", "criterion", "ratio", "required", "outcome", "colors", "location", "layers", "fingerprint"],
          "properties": {
            "rule": { "type": "string", "description": "The rule's id." },
            "severity": { "$ref": "#/$defs/severity" },
            "context": { "description": "The context on each axis, such as theme and scheme.", "type": "object", "additionalProperties": { "type": "string" } },
            "foreground": { "type": "string", "description": "The token in front." },
            "background": { "$ref": "#/$defs/names", "description": "The tokens behind, the uppermost first." },
            "usage": { "type": "string", "description": "What the foreground is used for." },
            "criterion": { "type": ["string", "null"], "description": "The success criterion of WCAG; null for none." },
            "ratio": { "type": ["number", "null"], "description": "The contrast ratio, unrounded; null where it depends on what lies beneath." },
            "ratioRange": { "type": "array", "items": { "type": ["number", "null"] }, "minItems": 2, "maxItems": 2, "description": "The least and the greatest ratio, where it depends on what lies beneath." },
            "required": { "type": ["number", "null"], "description": "The required ratio; null for none." },
            "outcome": { "$ref": "#/$defs/outcome" },
            "colors": {
              "description": "The composited colors.",
              "type": "object", "required": ["foreground", "background"],
              "properties": {
                "foreground": { "$ref": "#/$defs/color", "description": "In front." },
                "background": { "$ref": "#/$defs/color", "description": "Behind." }
              }
            },
            "location": { "$ref": "#/$defs/location" },
            "layers": {
              "description": "The layers of the token files that the colors come from.",
              "type": "object", "required": ["foreground", "background"],
              "properties": {
                "foreground": { "type": "string", "description": "That of the foreground." },
                "background": { "$ref": "#/$defs/names", "description": "Those of the background." }
              }
            },
            "fingerprint": { "$ref": "#/$defs/fingerprint" },
            "name": { "type": "string", "description": "What a finding is called in every format: rule, pairing, usage, theme and scheme." },
            "source": { "type": "string", "description": "Where the pairing stands in the specification." },
            "chosen": { "type": "string", "description": "Which of several foregrounds was taken." },
            "typeStyles": { "$ref": "#/$defs/names", "description": "Type styles whose size decides the requirement." },
            "borderline": { "type": "boolean", "description": "Whether rounding to 8 bits a channel decides." },
            "eightBitRatio": { "type": ["number", "null"], "description": "The ratio of the rounded colors." },
            "outsideSRGB": { "type": "boolean", "description": "Whether a color is outside sRGB." },
            "displays": { "type": "object", "description": "What a wide-gamut display and an sRGB display show then." },
            "reason": { "type": "string", "description": "Why it is exempt." },
            "waiver": {
              "description": "The waiver that accepts it.",
              "type": "object", "required": ["reason", "location"],
              "properties": {
                "reason": { "type": "string", "description": "Why it is accepted." },
                "owner": { "type": "string", "description": "Who accepts it." },
                "expires": { "type": "string", "description": "The last day." },
                "ratio": { "type": "number", "description": "The least ratio that is accepted." },
                "location": { "$ref": "#/$defs/location" }
              }
            },
            "knownRatio": { "type": "number", "description": "The ratio in the baseline." },
            "changes": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "The changes of the plan that fix it." },
            "noChange": { "type": "string", "description": "Why no change fixes it." },
            "suggestions": { "type": "array", "items": { "$ref": "#/$defs/change" }, "description": "Other colors that could change instead, alone." },
            "claim": {
              "description": "The ratio that the documentation states.",
              "type": "object", "required": ["documented", "drifts"],
              "properties": {
                "documented": { "type": "number", "description": "The ratio." },
                "drifts": { "type": "boolean", "description": "Whether it is not the measured one." }
              }
            }
          }
        },
    \#(JSONSchemaDefinitions.text)
      }
    }

    """#
}
