/// What diff says of a pull request: what the policy demands less of.
extension WayToGoGreen {
  static var policyDiff: [WayToGoGreen] { policyDiff1 + policyDiff2 }

  private static let policyDiff1: [WayToGoGreen] = [
    WayToGoGreen(
      "The minimum is gone", 1, "needs 4.5 for ink on page, was 7",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦mum": 7},¦mum": 4.5},
      """##),
    WayToGoGreen(
      "A system that ships in place of the policy", 1,
      "pairings are those of the system 'Material'",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @file contrast-audit.json
      {"system": "Material"}
      """##),
    WayToGoGreen(
      "The policy names a baseline", 1, "baseline 'known.json' are accepted now",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦"rules"¦"baseline": "known.json", "rules"
      """##),
    WayToGoGreen(
      "The minimum holds in light alone", 1, "needs 4.5 for ink on page, was 7",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦mum": 7},¦mum": [{"ratio": 7, "when": {"scheme": "light"}}]},
      """##),
    WayToGoGreen(
      "A pairing holds in light alone", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦um": 7},¦um": 7, "when": {"scheme": "light"}},
      """##),
    WayToGoGreen(
      "Dark is excluded", 1, "the scheme 'dark' is excluded, and was audited",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @file contrast-audit.json
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
        "exclude": {"scheme": "dark"},
        "optional": {"contrast": "increased"},
        "backdrops": {"photo": {"luminance": [0.5, 1]}},
        "waivers": [{"rule": "TEXT", "foreground": "grey", "background": "page", "reason": "APP-1", "expires": "2026-12-31", "ratio": 4.4}]
      }
      """##),
    WayToGoGreen(
      "A theme is optional", 1, "the theme 'sea' is optional, and was audited",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦eased"},¦eased", "theme": "sea"},
      """##),
    WayToGoGreen(
      "Errors are notes", 1, "the severity of the rule 'TEXT' is lowered from error to note",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦ty": "error", "pa¦ty": "note", "pa
      """##),
    WayToGoGreen(
      "A rule is optional", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦XT", "severi¦XT", "optional": true, "severi
      """##),
    WayToGoGreen(
      "A backdrop is narrower", 1, "the backdrop 'photo' is narrowed",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦": [0.5, 1]}}¦": [0.9, 1]}}
      """##),
    WayToGoGreen(
      "A backdrop is one color", 1, "the backdrop 'photo' is narrowed",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦luminance": [0.5, 1¦colors": ["#FFFFFF"
      """##),
    WayToGoGreen(
      "A waiver accepts less contrast", 1, "a waiver accepts less contrast",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦io": 4.4}]¦io": 4}]
      """##),
    WayToGoGreen(
      "A waiver lasts longer", 1, "a waiver lasts longer",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦": "2026-12-3¦": "2036-12-3
      """##),
    WayToGoGreen(
      "A waiver has no end", 1, "a waiver lasts longer",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦expires": "2026-12-31", "¦
      """##),
    WayToGoGreen(
      "A waiver is a pattern", 1, "a waiver covers more",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦", "foreground": "grey", "background": "¦", "foreground": "*", "background": "
      """##),
    WayToGoGreen(
      "A waiver names no background", 1, "a waiver covers more",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦ey", "background": "page", "reason¦ey", "reason
      """##),
    WayToGoGreen(
      "A rule has another name, and its waiver too", 1, "a waiver is added",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦ "TEXT", "se¦ "TEXT2", "se
      @replace contrast-audit.json ¦ "TEXT", "fo¦ "TEXT2", "fo
      """##),
  ]

  private static let policyDiff2: [WayToGoGreen] = [
    WayToGoGreen(
      "A background is gone", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦["page", "veil over page"]¦"page"
      """##),
    WayToGoGreen(
      "A backdrop is a page", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦over photo", "us¦over page", "us
      """##),
    WayToGoGreen(
      "What is open is a note", 1, "indeterminate findings count as a note, was error",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @file contrast-audit.json
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
        "indeterminate": "note",
        "optional": {"contrast": "increased"},
        "backdrops": {"photo": {"luminance": [0.5, 1]}},
        "waivers": [{"rule": "TEXT", "foreground": "grey", "background": "page", "reason": "APP-1", "expires": "2026-12-31", "ratio": 4.4}]
      }
      """##),
    WayToGoGreen(
      "An optional axis is gone", 2, "the modifier 'contrast' is not in resolutionOrder",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦, {"$ref": "#/modifiers/contrast"}¦
      """##),
    WayToGoGreen(
      "A pairing moves to a weaker rule", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦⏎      {"foreground": "grey", "background": ["page", "veil over page"], "usage": "text"},¦
      @replace contrast-audit.json ¦n": "icons"}¦n": "icons"},⏎ {"foreground": "grey", "background": ["page", "veil over page"], "usage": "text"}
      """##),
    WayToGoGreen(
      "A text is the better of two", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦   {"foreground": "ink", "background": "p¦   {"foreground": {"best": ["ink", "grey"]}, "background": "p
      """##),
    WayToGoGreen(
      "The level is lowered", 1, "the level is lowered from AAA to AA",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦  "option¦  "level": "AAA",⏎ "option
      @commit
      @replace contrast-audit.json ¦": "AAA",¦": "AA",
      """##),
    WayToGoGreen(
      "The level of a theme is gone", 1, "needs 4.5 for grey on page, was 7",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦  "option¦  "levels": [{"level": "AAA", "when": {"theme": "sea"}}],⏎ "option
      @commit
      @replace contrast-audit.json ¦"levels": [{"level": "AAA", "when": {"theme": "sea"}}],⏎¦
      """##),
    WayToGoGreen(
      "The level of a theme holds in light alone", 1, "needs 4.5 for grey on page, was 7",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦  "option¦  "levels": [{"level": "AAA", "when": {"theme": "sea"}}],⏎ "option
      @commit
      @replace contrast-audit.json ¦ "sea"}}],¦ "sea", "scheme": "light"}}],
      """##),
    WayToGoGreen(
      "Accepted changes of the policy beside a color that fails", 1, "Newly failing",
      ["diff", "main", "--accept-policy-changes"],
      ##"""
      @system
      @commit
      @replace app.tokens.json ¦e": "#000000"},¦e": "#FFFFFF"},
      @replace contrast-audit.json ¦mum": 7},¦mum": 5},
      """##),
    WayToGoGreen(
      "A token of another name with a weaker usage", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦ty": "warning", "pa¦ty": "error", "pa
      @commit
      @replace app.tokens.json ¦"icon": {"$value": "#767676"},¦"icon2": {"$value": "#FFFFFF"},
      @replace contrast-audit.json ¦", "background": "page", "usage": "ui-component", "reason": "icons"}⏎    ], "invariant": {"tokens": "icon", "along": "theme"}, "neverText": {"tokens": "icon¦2", "background": "page", "usage": "decoration", "reason": "icons"}⏎    ], "invariant": {"tokens": "icon2", "along": "theme"}, "neverText": {"tokens": "icon2
      """##),
    WayToGoGreen(
      "An invariant is gone", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦ty": "warning", "pa¦ty": "error", "pa
      @commit
      @replace contrast-audit.json ¦invariant": {"tokens": "icon", "along": "theme"}, "¦
      """##),
    WayToGoGreen(
      "Tokens that agree are others", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json", {"path":"d.tokens.json","when":{"scheme":"dark"}}], "rules": [{"id": "R", "agree": {"tokens": ["ink","ink2"]}, "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type":"color","ink2":{"$value":"#000000"},"ink3":{"$value":"#000000"},"ink":{"$value":"#000000"},"page":{"$value":"#FFFFFF"}}
      @file d.tokens.json
      {"$type":"color","ink2":{"$value":"#FFFFFF"},"ink3":{"$value":"#FFFFFF"},"ink":{"$value":"#FFFFFF"},"page":{"$value":"#000000"}}
      @commit
      @file a.tokens.json
      {"$type":"color","ink2":{"$value":"#111111"},"ink3":{"$value":"#000000"},"ink":{"$value":"#000000"},"page":{"$value":"#FFFFFF"}}
      @replace contrast-audit.json ¦","ink2"]}, "¦","ink3"]}, "
      """##),
  ]
}
