/// What many rows of ``WayToGoGreen`` begin with.
extension WaySetting {
  static func policy(_ sources: String) -> String {
    ##"""
    {"tokens": [\##(sources)], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
    """##
  }

  static func further(_ policies: String) -> [String: String] {
    let policy = policy("\"a.tokens.json\"")
    return [
      "contrast-audit.json": policy.replacing(
        "\"rules\"", with: "\"policies\": [\(policies)], \"rules\""),
      "b.json": policy,
      "a.tokens.json": ##"""
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}, "pale": {"$value": "#EEEEEE"}}
      """##,
    ]
  }

  static let tokens = ##"""
    {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}}
    """##

  /// Two themes, two schemes and an axis that is optional. In dark, what lies beneath the scrim decides.
  static let system = [
    "contrast-audit.json": ##"""
    {
      "tokens": ["app.resolver.json"],
      "rules": [
        {"id": "TEXT", "severity": "error", "pairings": [
          {"foreground": "ink", "background": "page", "usage": "text", "minimum": 7},
          {"foreground": "grey", "background": ["page", "veil over page"], "usage": "text"},
          {"foreground": "ink", "background": "scrim over photo", "usage": "text"}
        ]},
        {"id": "ICON", "severity": "warning", "pairings": [
          {"foreground": "icon", "background": "page", "usage": "ui-component", "reason": "icons"}
        ], "invariant": {"tokens": "icon", "along": "theme"}, "neverText": {"tokens": "icon"}}
      ],
      "optional": {"contrast": "increased"},
      "backdrops": {"photo": {"luminance": [0.5, 1]}},
      "waivers": [{"rule": "TEXT", "foreground": "grey", "background": "page", "reason": "APP-1", "expires": "2026-12-31", "ratio": 4.4}]
    }
    """##,
    "app.resolver.json": ##"""
    {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "app.tokens.json"}]}},
     "modifiers": {
      "theme": {"contexts": {"day": [], "sea": [{"grey": {"$type": "color", "$value": "#666666"}}]}},
      "scheme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}},
      "contrast": {"contexts": {"normal": [], "increased": []}}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/contrast"}]}
    """##,
    "app.tokens.json": ##"""
    {
    "$type": "color",
    "page": {"$value": "#FFFFFF"},
    "ink": {"$value": "#000000"},
    "grey": {"$value": "#767676"},
    "icon": {"$value": "#767676"},
    "veil": {"$value": "#FFFFFF80"},
    "scrim": {"$value": "#FFFFFF80"}
    }
    """##,
    "dark.tokens.json": ##"""
    {
    "$type": "color",
    "page": {"$value": "#000000"},
    "ink": {"$value": "#FFFFFF"},
    "grey": {"$value": "#999999"},
    "veil": {"$value": "#00000080"},
    "scrim": {"$value": "#00000080"}
    }
    """##,
  ]
}
