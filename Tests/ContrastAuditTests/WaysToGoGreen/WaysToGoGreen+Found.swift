/// Ways that were open until this table was written.
extension WayToGoGreen {
  static var found: [WayToGoGreen] { found1 + found2 }

  private static let found1: [WayToGoGreen] = [
    WayToGoGreen(
      "A condition that is ignored from now on, with a value that cannot be read", 1,
      "values under '(min-width: 0px)' are ignored",
      ["diff", "main"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @commit
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (min-width: 0px) { :root { --ink: #fff } }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"(min-width: 0px)": "ignore"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A folder under the name of a branch that the clone does not have", 2,
      "'origin/main' is a folder here and could be a revision that is missing",
      ["diff", "origin/main"],
      ##"""
      @system
      @commit
      @replace app.tokens.json ¦e": "#000000"},¦e": "#FFFFFF"},
      @file origin/main/dark.tokens.json
      {
      "$type": "color",
      "page": {"$value": "#000000"},
      "ink": {"$value": "#FFFFFF"},
      "grey": {"$value": "#999999"},
      "veil": {"$value": "#00000080"},
      "scrim": {"$value": "#00000080"}
      }
      @file origin/main/app.resolver.json
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "app.tokens.json"}]}},
       "modifiers": {
        "theme": {"contexts": {"day": [], "sea": [{"grey": {"$type": "color", "$value": "#666666"}}]}},
        "scheme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}},
        "contrast": {"contexts": {"normal": [], "increased": []}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/contrast"}]}
      @file origin/main/contrast-audit.json
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
      @file origin/main/app.tokens.json
      {
      "$type": "color",
      "page": {"$value": "#FFFFFF"},
      "ink": {"$value": "#FFFFFF"},
      "grey": {"$value": "#767676"},
      "icon": {"$value": "#767676"},
      "veil": {"$value": "#FFFFFF80"},
      "scrim": {"$value": "#FFFFFF80"}
      }
      """##),
    WayToGoGreen(
      "The policy reads a copy, and what ships is read no more", 1,
      "'a.css' is no longer read, though it still exists",
      ["diff", "main"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @commit
      @file a.css
      :root { --ink: #fff; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @file b.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
      @policy "b.css"
      """##),
    WayToGoGreen(
      "The policy reads a resolver of copies", 1,
      "'app.tokens.json' is no longer read, though it still exists",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.tokens.json ¦e": "#000000"},¦e": "#FFFFFF"},
      @file copy.resolver.json
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "copy.tokens.json"}]}},
       "modifiers": {
        "theme": {"contexts": {"day": [], "sea": [{"grey": {"$type": "color", "$value": "#666666"}}]}},
        "scheme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}},
        "contrast": {"contexts": {"normal": [], "increased": []}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/contrast"}]}
      @replace contrast-audit.json ¦s": ["app.resol¦s": ["copy.resol
      @file copy.tokens.json
      {
      "$type": "color",
      "page": {"$value": "#FFFFFF"},
      "ink": {"$value": "#000000"},
      "grey": {"$value": "#767676"},
      "icon": {"$value": "#767676"},
      "veil": {"$value": "#FFFFFF80"},
      "scrim": {"$value": "#FFFFFF80"}
      }
      """##),
    WayToGoGreen(
      "A source that overrides the value that is broken", 1,
      "now replaces values of other sources",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.tokens.json ¦767676"},⏎"icon": {"$value": "#767676¦FFFFFF"},⏎"icon": {"$value": "#FFFFFF
      @replace contrast-audit.json ¦.json"],¦.json", {"path": "o.tokens.json", "overrides": true}],
      @file o.tokens.json
      {"grey": {"$type": "color", "$value": "#767676"}}
      """##),
    WayToGoGreen(
      "A new theme that is excluded", 1,
      "is excluded, and is new",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦ [], "sea": ¦ [], "neon": [{"ink": {"$type":"color","$value":"#FFFFFF"}}], "sea": 
      @replace contrast-audit.json ¦  "option¦  "exclude": {"theme": "neon"},⏎"option
      """##),
    WayToGoGreen(
      "A new theme that is optional", 1,
      "is optional, and is new",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦ [], "sea": ¦ [], "neon": [{"ink": {"$type":"color","$value":"#FFFFFF"}}], "sea": 
      @replace contrast-audit.json ¦eased"},¦eased", "theme": "neon"},
      """##),
    WayToGoGreen(
      "An invariant along another axis", 1,
      "keeps no token invariant along theme any more",
      ["diff", "main"],
      ##"""
      @system
      @replace contrast-audit.json ¦ty": "warning", "pa¦ty": "error", "pa
      @commit
      @replace contrast-audit.json ¦ng": "theme"}, "n¦ng": "contrast"}, "n
      """##),
    WayToGoGreen(
      "The dark context is gone, and light is left alone", 2,
      "the modifier 'scheme' has only one context",
      ["diff", "main"],
      ##"""
      @system
      @commit
      @replace app.resolver.json ¦, "dark": [{"$ref": "dark.tokens.json"}]¦
      """##),
    WayToGoGreen(
      "A policy of decoration alone", 2,
      "nothing would be audited: every pairing is exempt",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "decoration","reason":"x"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A rule of decoration alone, by --rule", 2,
      "nothing would be audited: every pairing is exempt",
      ["--rule", "D"],
      ##"""
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[{"id":"R","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]},{"id":"D","pairings":[{"foreground":"ink","background":"page","usage":"decoration"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "Light and dark in a folder of style sheets, the last name wins", 2,
      "'ink' has another value at t/dark.css:1, and only the file names decide",
      ##"""
      @policy {"path":"t","format":"css"}
      @tokens
      @file t/dark.css
      :root{--ink:#fff;--page:#fff}
      @file t/light.css
      :root{--ink:#000;--page:#fff}
      """##),
    WayToGoGreen(
      "darkValue beside value", 1,
      "dark  1 of 1 fail",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"page":{"value":"#FFFFFF","type":"color"},"ink":{"value":"#000000","type":"color","darkValue":"#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A dark token inside a token with value", 2,
      "'ink' has another value in 'dark', which is not read",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"page":{"value":"#FFFFFF","type":"color"},"ink":{"value":"#000000","type":"color","dark":{"value":"#FFFFFF"}}}
      """##),
  ]

  private static let found2: [WayToGoGreen] = [
    WayToGoGreen(
      "A modifier that is not in the order", 2,
      "the modifier 'scheme' is not in resolutionOrder and has no effect",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"}]}
      """##),
    WayToGoGreen(
      "A dark value under acme.dark", 2,
      "'ink' has modes in a form that is not read, 'acme.dark'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"acme.dark": "#FFFFFF"}}}
      """##),
    WayToGoGreen(
      "A dark value under mode.dark", 2,
      "'ink' has modes in a form that is not read, 'mode.dark'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"mode.dark": "#FFFFFF"}}}
      """##),
    WayToGoGreen(
      "A dark value under the themes of a tool", 2,
      "'ink' has modes in a form that is not read, 'themes'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"acme": {"themes": {"dark": "#FFFFFF"}}}}}
      """##),
    WayToGoGreen(
      "A dark value under theme", 2,
      "'ink' has modes in a form that is not read, 'theme'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"theme":{"dark":"#fff"}}}}
      """##),
    WayToGoGreen(
      "A dark value under colorScheme", 2,
      "'ink' has modes in a form that is not read, 'colorScheme'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"colorScheme":{"dark":"#fff"}}}}
      """##),
    WayToGoGreen(
      "A dark value under dark", 2,
      "'ink' has modes in a form that is not read, 'dark'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"dark":"#fff"}}}
      """##),
    WayToGoGreen(
      "Modes two levels deep", 1,
      "dark  1 of 1 fail",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"a":{"b":{"modes":{"Dark":"#fff"}}}}}}
      """##),
    WayToGoGreen(
      "A change of a color under the name of another tool", 2,
      "'tokens.studio' has a modifier and is not read; expected 'studio.tokens'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"tokens.studio":{"modify":{"type":"lighten","value":"1","space":"lch"}}}}}
      """##),
    WayToGoGreen(
      "A color for one language", 2,
      "'ink' has another value under 'the language ar'",
      ##"""
      @policy "A.xcassets"
      @file A.xcassets/Contents.json
      {"info":{"author":"xcode","version":1}}
      @file A.xcassets/ink.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.000","green":"0.000","blue":"0.000","alpha":"1.000"}}},{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}},"locale":"ar"}],"info":{"author":"xcode","version":1}}
      @file A.xcassets/page.colorset/Contents.json
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1.000","green":"1.000","blue":"1.000","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
      """##),
    WayToGoGreen(
      "A link to nothing under the name of the policy", 2,
      "cannot read 'contrast-audit.json': no such file or directory",
      ##"""
      @policy "a.tokens.json"
      @tokens
      @folder sub
      @link sub/contrast-audit.json nope
      @in sub
      """##),
    WayToGoGreen(
      "An accent that fails more than the failing one before", 1,
      "1 fails without it too, and it makes 1 of them worse",
      ["accent", "#FFFFFF"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "accent", "background": "page", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "accent":{"$value":"#AAAAAA"},"ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "A batch whose lines end in CR", 1,
      "1.00:1",
      ["check", "--batch", "-"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @bytes <stdin> 30 30 30 20 66 66 66 0D 66 66 66 20 66 66 66 0A
      """##),
    WayToGoGreen(
      "A pattern over Swift colors, with one that is not read", 2,
      "'Theme.ink*' matches 'Theme.inkTwo' too, which could not be read",
      ##"""
      @file Theme.swift
      import SwiftUI
      enum Theme {
        static let page = Color.white
        static let inkOne = Color.black
        static let inkTwo = Color.red.mix(with: .white, by: 0.9)
      }
      @file contrast-audit.json
      {"tokens": ["Theme.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "Theme.ink*", "background": "Theme.page", "usage": "text"}]}]}
      """##),
    WayToGoGreen(
      "A pattern over a catalog, with a color set that is not read", 2,
      "'ink*' matches 'inkTwo' too, which could not be read",
      ##"""
      @file A.xcassets/inkOne.colorset/Contents.json
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
      @file A.xcassets/page.colorset/Contents.json
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}]}
      @file A.xcassets/inkTwo.colorset/Contents.json
      {"colors": [{"idiom": "fridge", "color": {"color-space": "srgb", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}]}
      @file contrast-audit.json
      {"tokens": ["A.xcassets"], "rules": [{"id": "R", "pairings": [{"foreground": "ink*", "background": "page", "usage": "text"}]}]}
      """##),
  ]
}
