/// What diff says of a pull request: colors and sources.
extension WayToGoGreen {
  static var diff: [WayToGoGreen] { diff1 + diff2 }

  private static let diff1: [WayToGoGreen] = [
    WayToGoGreen(
      "A color that fails now", 1, "Newly failing",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.tokens.json ¦e": "#000000"},¦e": "#BBBBBB"},
      """##),
    WayToGoGreen(
      "Dark values for print alone", 1, "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @commit
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media print and (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      """##),
    WayToGoGreen(
      "The dark values of a style sheet are gone", 1, "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @commit
      @file a.css
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "The dark values of a style sheet are a comment", 1,
      "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @commit
      @file a.css
      :root { --ink: #000; --page: #fff }
      /*@media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }*/
      """##),
    WayToGoGreen(
      "The dark values are those of another element", 2, "#card.dark",
      ["diff", "main"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @commit
      @file a.css
      :root { --ink: #000; --page: #fff }
      #card.dark { --ink: #fff; --page: #000 }
      """##),
    WayToGoGreen(
      "A condition is ignored", 1, "the axis '(min-width: 600px)' is gone",
      ["diff", "main"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"(min-width: 600px)": "audit"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @media (min-width: 600px) { :root { --ink: #111 } }
      @commit
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"(min-width: 600px)": "ignore"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "Every condition is ignored", 1, "the axis '(min-width: 600px)' is gone",
      ["diff", "main"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"(min-width: 600px)": "audit"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @media (min-width: 600px) { :root { --ink: #111 } }
      @commit
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"*": "ignore"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "The source for dark is gone", 1, "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @policy "a.tokens.json", {"path":"d.tokens.json","when":{"scheme":"dark"}}
      @file a.tokens.json
      {"$type":"color","ink":{"$value":"#000000"},"page":{"$value":"#FFFFFF"}}
      @file d.tokens.json
      {"$type":"color","ink":{"$value":"#FFFFFF"},"page":{"$value":"#000000"}}
      @commit
      @policy "a.tokens.json"
      """##),
    WayToGoGreen(
      "The source for dark is a layer that may be absent", 1,
      "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @policy "a.tokens.json", {"path":"d.tokens.json","when":{"scheme":"dark"}}
      @file a.tokens.json
      {"$type":"color","ink":{"$value":"#000000"},"page":{"$value":"#FFFFFF"}}
      @file d.tokens.json
      {"$type":"color","ink":{"$value":"#FFFFFF"},"page":{"$value":"#000000"}}
      @commit
      @policy "a.tokens.json", {"path":"d.tokens.json","layer":"dark"}
      """##),
    WayToGoGreen(
      "The source for dark holds in light", 1,
      "no longer has its own value in the scheme 'dark'",
      ["diff", "main"],
      ##"""
      @policy "a.tokens.json", {"path":"d.tokens.json","when":{"scheme":"dark"}}
      @file a.tokens.json
      {"$type":"color","ink":{"$value":"#000000"},"page":{"$value":"#FFFFFF"}}
      @file d.tokens.json
      {"$type":"color","ink":{"$value":"#222222"}}
      @commit
      @policy "a.tokens.json", {"path":"d.tokens.json","when":{"scheme":"light"}}
      """##),
    WayToGoGreen(
      "The source for dark holds in a mode", 2, "mode has no context but 'dark'",
      ["diff", "main"],
      ##"""
      @policy "a.tokens.json", {"path":"d.tokens.json","when":{"scheme":"dark"}}
      @file a.tokens.json
      {"$type":"color","ink":{"$value":"#000000"},"page":{"$value":"#FFFFFF"}}
      @file d.tokens.json
      {"$type":"color","ink":{"$value":"#FFFFFF"},"page":{"$value":"#000000"}}
      @commit
      @policy "a.tokens.json", {"path":"d.tokens.json","when":{"mode":"dark"}}
      """##),
    WayToGoGreen(
      "The dark context of a resolver is empty", 1,
      "no longer has its own value in the scheme 'dark'",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦{"$ref": "dark.tokens.json"}¦
      """##),
    WayToGoGreen(
      "A modifier is not in the order any more", 2,
      "the modifier 'scheme' is not in resolutionOrder and has no effect",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦scheme"}, {"$ref": "#/modifiers/¦
      """##),
    WayToGoGreen(
      "A modifier is gone", 1, "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦⏎  "scheme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}},¦
      @replace app.resolver.json ¦scheme"}, {"$ref": "#/modifiers/¦
      """##),
    WayToGoGreen(
      "The policy reads one file of many", 1, "the axis 'scheme' is gone",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace contrast-audit.json ¦resolver¦tokens
      @replace contrast-audit.json ¦invariant": {"tokens": "icon", "along": "theme"}, "¦
      @replace contrast-audit.json ¦⏎  "optional": {"contrast": "increased"},¦
      """##),
  ]

  private static let diff2: [WayToGoGreen] = [
    WayToGoGreen(
      "A source that overrides", 1, "Newly failing",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @file o.tokens.json
      {"ink": {"$type": "color", "$value": "#FFFFFF"}, "page": {"$type": "color", "$value": "#000000"}}
      @replace contrast-audit.json ¦.json"],¦.json", {"path": "o.tokens.json", "overrides": true}],
      """##),
    WayToGoGreen(
      "A layer that may be absent", 1, "Added and failing",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @file o.tokens.json
      {"grey": {"$type": "color", "$value": "#757575"}}
      @replace contrast-audit.json ¦.json"],¦.json", {"path": "o.tokens.json", "layer": "x"}],
      """##),
    WayToGoGreen(
      "Text is said to be large", 1, "needs 3 for ink on page, was 4.5",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦usage": "text", "minimum": 7¦typeStyles": ["body"]
      @replace app.tokens.json ¦ "#FFFFFF"},¦ "#FFFFFF"},⏎"body": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}},
      @commit
      @replace app.tokens.json ¦lue": 16, "uni¦lue": 30, "uni
      """##),
    WayToGoGreen(
      "A pixel is said to be a point", 1, "needs 3 for ink on page, was 4.5",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦usage": "text", "minimum": 7¦typeStyles": ["body"]
      @replace app.tokens.json ¦ "#FFFFFF"},¦ "#FFFFFF"},⏎"body": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}},
      @commit
      @replace contrast-audit.json ¦  "option¦  "pixelUnit": "point", "option
      """##),
    WayToGoGreen(
      "A token without its pairings", 1, "No longer judged",
      ["diff", "main"],
      ##"""
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"contrast-audit":{"pairings":[{"background":"page","usage":"text"}]}}}, "grey":{"$value":"#767676","$extensions":{"contrast-audit":{"pairings":[{"background":"page","usage":"text"}]}}}}
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[{"id":"X","pairings":[{"foreground":"ink","background":"page","usage":"ui-component"}]}]}
      @commit
      @replace a.tokens.json ¦767676","$extensions":{"contrast-audit":{"pairings":[{"background":"page","usage":"text"}]}}¦FFFFFF"
      """##),
    WayToGoGreen(
      "A folder under the name of a revision", 2, "'main~0' is a file here and a revision",
      ["diff", "main~0"],
      ##"""
      @system
      @commit
      @file main~0/contrast-audit.json
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
      @file main~0/app.tokens.json
      {
      "$type": "color",
      "page": {"$value": "#FFFFFF"},
      "ink": {"$value": "#FFFFFF"},
      "grey": {"$value": "#767676"},
      "icon": {"$value": "#767676"},
      "veil": {"$value": "#FFFFFF80"},
      "scrim": {"$value": "#FFFFFF80"}
      }
      @file main~0/app.resolver.json
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "app.tokens.json"}]}},
       "modifiers": {
        "theme": {"contexts": {"day": [], "sea": [{"grey": {"$type": "color", "$value": "#666666"}}]}},
        "scheme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}},
        "contrast": {"contexts": {"normal": [], "increased": []}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/contrast"}]}
      @file main~0/dark.tokens.json
      {
      "$type": "color",
      "page": {"$value": "#000000"},
      "ink": {"$value": "#FFFFFF"},
      "grey": {"$value": "#999999"},
      "veil": {"$value": "#00000080"},
      "scrim": {"$value": "#00000080"}
      }
      @replace app.tokens.json ¦e": "#000000"},¦e": "#FFFFFF"},
      """##),
    WayToGoGreen(
      "A folder under the name of a range", 2,
      "'main..HEAD' is a folder here and could be a range of revisions",
      ["diff", "main..HEAD"],
      ##"""
      @system
      @commit
      @file main..HEAD/contrast-audit.json
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
      """##),
    WayToGoGreen(
      "An empty revision", 2, "an operand of 'diff' is empty",
      ["diff", ""],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#888888"}}
      @file e

      @file x
      000 fff
      fff fff

      @bytes <stdin> 30 30 30 20 66 66 66 0A 20 0A 7A 7A 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "The policy is gone", 2, "there is no contrast-audit.json here or above",
      ["diff", "main"],
      ##"""
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"contrast-audit":{"pairings":[{"background":"page","usage":"text"}]}}}, "grey":{"$value":"#767676","$extensions":{"contrast-audit":{"pairings":[{"background":"page","usage":"text"}]}}}}
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[{"id":"X","pairings":[{"foreground":"ink","background":"page","usage":"ui-component"}]}]}
      @commit
      @remove contrast-audit.json
      """##),
    WayToGoGreen(
      "A revision that there is not", 2, "there is neither a file nor a revision",
      ["diff", "mian"],
      ##"""
      @system
      @commit
      """##),
    WayToGoGreen(
      "A filter that leaves nothing", 2, "neither side has a theme 'night'",
      ["diff", "main", "--theme", "night"],
      ##"""
      @system
      @commit
      """##),
  ]
}
