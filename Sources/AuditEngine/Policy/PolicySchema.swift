/// The JSON Schema of the policy file. [JSON Schema 2020-12]
///
/// Tests compare it with the keys that ``PolicyReader`` knows.
package enum PolicySchema {
  /// The schema as JSON.
  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "contrast-audit policy",
      "description": "What is audited and against what: token sources, rules, pairings.",
      "type": "object",
      "required": ["tokens"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "name": { "type": "string", "description": "The name of the audited system." },
        "tokens": {
          "description": "Token sources, relative to the policy. Two that give a token different values are an error, unless the later one says that it overrides, holds in fewer contexts or is a layer.",
          "type": "array", "minItems": 1,
          "items": { "oneOf": [{ "type": "string" }, { "$ref": "#/$defs/source" }] }
        },
        "conditions": {
          "description": "What becomes of values under conditions that no axis stands for, by condition or pattern (*): audited with and without them, or left out.",
          "type": "object", "additionalProperties": { "enum": ["audit", "ignore"] }
        },
        "layers": {
          "description": "The layers of sources that may be absent, least specific first; the order of the sources unless said. A source may give some of its colors to another layer by its name.",
          "type": "array", "minItems": 1, "uniqueItems": true, "items": { "type": "string" }
        },
        "pixelUnit": {
          "description": "What one px is where text size decides: a CSS pixel (0.75 pt) or a point.",
          "enum": ["css", "point"], "default": "css"
        },
        "level": { "$ref": "#/$defs/level", "default": "AA" },
        "levels": {
          "description": "Levels that hold in some contexts only.",
          "type": "array",
          "items": {
            "type": "object", "required": ["level", "when"], "additionalProperties": false,
            "properties": {
              "level": { "$ref": "#/$defs/level" }, "when": { "$ref": "#/$defs/contexts" }
            }
          }
        },
        "exclude": {
          "description": "Contexts that are not audited.", "$ref": "#/$defs/contexts"
        },
        "optional": {
          "description": "Contexts that are audited only on request.",
          "$ref": "#/$defs/contexts"
        },
        "axes": {
          "description": "The requirements that axes of the tokens stand for; 'explain' tells of them by their id.",
          "type": "object",
          "additionalProperties": {
            "type": "object", "required": ["id"], "additionalProperties": false,
            "properties": {
              "id": { "type": "string" },
              "title": { "type": "string" },
              "source": { "type": "string", "description": "Where the requirement comes from." },
              "description": { "type": "string" }
            }
          }
        },
        "uses": {
          "description": "What tokens are for, by name or pattern, where their files do not say it; coverage names it for those that no pairing reaches.",
          "type": "object", "additionalProperties": { "type": "string" }
        },
        "accent": {
          "description": "The token that a proposed accent replaces, and a theme in which all that follows an accent does.",
          "type": "object", "required": ["token"], "additionalProperties": false,
          "properties": {
            "token": { "type": "string" }, "like": { "$ref": "#/$defs/contexts" }
          }
        },
        "backdrops": {
          "description": "What may lie beneath translucent backgrounds, by name.",
          "type": "object",
          "additionalProperties": {
            "type": "object", "minProperties": 1, "maxProperties": 1,
            "additionalProperties": false,
            "properties": {
              "colors": {
                "description": "Any of these tokens or hexadecimal colors.",
                "type": "array", "minItems": 1, "items": { "type": "string" }
              },
              "luminance": {
                "description": "Any color whose relative luminance lies in this range.",
                "type": "array", "minItems": 2, "maxItems": 2,
                "items": { "type": "number", "minimum": 0, "maximum": 1 }
              }
            }
          }
        },
        "indeterminate": {
          "description": "How much it weighs that contrast depends on what lies beneath; as much as the rule unless said.",
          "$ref": "#/$defs/severity"
        },
        "rules": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/rule" } },
        "waivers": {
          "description": "Findings that somebody answers for; each names at least a rule, foreground, background or context.",
          "type": "array", "items": { "$ref": "#/$defs/waiver" }
        }
      },
      "$defs": {
        "source": {
          "type": "object", "required": ["path"], "additionalProperties": false,
          "properties": {
            "path": { "type": "string" },
            "format": { "type": "string", "description": "As 'list formats' names it; told from the path unless said." },
            "hexAlpha": {
              "description": "Where four and eight hexadecimal digits have their opacity.",
              "enum": ["first", "last"]
            },
            "when": {
              "description": "The contexts in which the source holds, one of each axis; everywhere unless said.",
              "type": "object", "minProperties": 1,
              "additionalProperties": { "type": "string", "minLength": 1 }
            },
            "overrides": {
              "description": "Whether its values replace others that sources before it give to the same tokens.",
              "type": "boolean", "default": false
            },
            "layer": {
              "type": "string",
              "description": "Makes the source an override that may be absent; every combination of layers is audited."
            },
            "name": { "type": "string", "description": "Its name in the layer; that of the file unless said." },
            "schemes": {
              "description": "Of a Swift source: the types that are another's values in a scheme, as {\"AppColors\": {\"dark\": \"AppColorsDark\"}}.",
              "type": "object",
              "additionalProperties": {
                "type": "object", "minProperties": 1, "additionalProperties": false,
                "properties": { "light": { "type": "string" }, "dark": { "type": "string" } }
              }
            }
          }
        },
        "level": { "enum": ["AA", "AAA"] },
        "severity": { "enum": ["error", "warning", "note"] },
        "strings": {
          "oneOf": [
            { "type": "string" },
            { "type": "array", "minItems": 1, "items": { "type": "string" } }
          ]
        },
        "contexts": {
          "description": "On each axis the context, or contexts, that are meant.",
          "type": "object", "minProperties": 1,
          "additionalProperties": { "$ref": "#/$defs/strings" }
        },
        "foreground": {
          "oneOf": [
            { "type": "string" },
            {
              "type": "object", "required": ["best"], "additionalProperties": false,
              "properties": { "best": { "$ref": "#/$defs/strings" } }
            },
            {
              "type": "object", "required": ["choose"], "additionalProperties": false,
              "properties": { "choose": { "$ref": "#/$defs/choice" } }
            }
          ]
        },
        "choice": {
          "description": "dark where the background's measure lies above the threshold, else light.",
          "type": "object", "required": ["by", "threshold", "dark", "light"],
          "additionalProperties": false,
          "properties": {
            "by": { "enum": ["luminance", "brightness"] },
            "threshold": { "type": "number", "minimum": 0, "maximum": 1 },
            "dark": { "type": "string" }, "light": { "type": "string" }
          }
        },
        "ratio": { "type": "number", "minimum": 1, "maximum": 21 },
        "ratios": {
          "oneOf": [
            { "$ref": "#/$defs/ratio" },
            {
              "type": "array",
              "items": {
                "type": "object", "required": ["ratio"], "additionalProperties": false,
                "properties": {
                  "ratio": { "$ref": "#/$defs/ratio" }, "when": { "$ref": "#/$defs/contexts" }
                }
              }
            }
          ]
        },
        "rule": {
          "type": "object", "required": ["id"], "additionalProperties": false,
          "properties": {
            "id": { "type": "string" },
            "title": { "type": "string" },
            "source": { "type": "string", "description": "Where the rule comes from." },
            "description": { "type": "string" },
            "severity": { "$ref": "#/$defs/severity", "default": "error" },
            "optional": {
              "type": "boolean", "default": false,
              "description": "Whether the rule is judged only on request."
            },
            "claims": {
              "description": "Ratios that documentation states of colors which no token holds; a drift is a warning.",
              "type": "array",
              "items": {
                "type": "object", "required": ["foreground", "background", "ratio"],
                "additionalProperties": false,
                "properties": {
                  "foreground": { "type": "string" }, "background": { "type": "string" },
                  "ratio": { "$ref": "#/$defs/ratio" }
                }
              }
            },
            "pairings": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/pairing" } },
            \#(demands)
          },
          "anyOf": [\#(demanding)]
        },
        "pairing": {
          "type": "object", "required": ["foreground", "background"],
          "additionalProperties": false,
          "properties": {
            "foreground": {
              "description": "Tokens or patterns (*, **, ?), {\"best\": [candidates]} or {\"choose\": …}; a list means alternatives.",
              "oneOf": [
                { "$ref": "#/$defs/foreground" },
                { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/foreground" } }
              ]
            },
            "background": {
              "description": "Stacks, top first: 'a', 'a over b', 'a over any', 'a over backdrop'.",
              "$ref": "#/$defs/strings"
            },
            "usage": {
              "enum": ["text", "large-text", "ui-component", "decoration", "inactive", "logotype"]
            },
            "typeStyles": {
              "description": "Typography tokens instead of a usage; the strictest decides.",
              "$ref": "#/$defs/strings"
            },
            "minimum": {
              "description": "Raises what WCAG asks, everywhere or in some contexts.",
              "$ref": "#/$defs/ratios"
            },
            "when": { "$ref": "#/$defs/contexts" },
            "claims": {
              "description": "What documentation states; a drift is a warning.",
              "$ref": "#/$defs/ratios"
            },
            "source": {
              "type": "string",
              "description": "The requirement that states it, such as 'FR-CO-01, section 4'; 'inferred from …' where it only suggests it."
            },
            "reason": { "type": "string", "description": "Why it is exempt, or what it is in the app." }
          },
          "oneOf": [{ "required": ["usage"] }, { "required": ["typeStyles"] }]
        },
        "waiver": {
          "type": "object", "required": ["reason"], "additionalProperties": false,
          "properties": {
            "rule": { "description": "Rules by identifier or pattern.", "$ref": "#/$defs/strings" },
            "foreground": {
              "description": "Foregrounds as reports name them, or patterns.",
              "$ref": "#/$defs/strings"
            },
            "background": {
              "description": "Stacks, top first, each layer a name or pattern.",
              "$ref": "#/$defs/strings"
            },
            "when": { "$ref": "#/$defs/contexts" },
            "reason": { "type": "string", "minLength": 1, "description": "Why it is accepted." },
            "owner": { "type": "string", "minLength": 1, "description": "Who answers for it." },
            "expires": {
              "description": "The last day on which it waives anything: 2026-12-31.",
              "type": "string", "format": "date"
            },
            "ratio": {
              "description": "The ratio at which it was accepted; what is worse is not waived.",
              "$ref": "#/$defs/ratio"
            }
          },
          "anyOf": [
            { "required": ["rule"] }, { "required": ["foreground"] },
            { "required": ["background"] }, { "required": ["when"] }
          ]
        }
      }
    }

    """#

  /// The members of a rule that are demands on tokens.
  private static let demands = TokenDemands.all
    .map { demand in
      let lines = "\"\(demand.key)\": \(demand.schema)".split(separator: "\n")
      return lines.joined(separator: "\n            ")
    }
    .joined(separator: ",\n            ")

  /// What a rule must have one of.
  private static let demanding = (["pairings"] + TokenDemands.keys)
    .map { "{ \"required\": [\"\($0)\"] }" }.joined(separator: ", ")
}
