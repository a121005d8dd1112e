/// Style sheets: conditions and selectors that are not modelled.
extension WayToGoGreen {
  static var styleSheetConditions: [WayToGoGreen] { styleSheetConditions1 + styleSheetConditions2 }

  private static let styleSheetConditions1: [WayToGoGreen] = [
    WayToGoGreen(
      "A media query by a function that only some browser knows", 2,
      "'ink' has another value under '-moz-pref(\"new\")'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000 }
      @media -moz-pref("new") { :root { --ink: #EEE } }
      """##),
    WayToGoGreen(
      "@supports of a selector", 2, "'ink' has another value under '@supports selector(:has(a))'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @supports selector(:has(a)){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "@supports of what nobody knows", 2, "'ink' has another value under '@supports (foo: bar)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @supports (foo:bar){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "not all and a feature", 2, "'ink' has another value under '(monochrome)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media not all and (monochrome){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A width that every screen has", 2, "'ink' has another value under '(min-width: 0)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media only screen and (min-width:0){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A width with a sign of comparison", 2, "'ink' has another value under '(width >= 0)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (width >= 0){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A query with brackets left open", 2, "the '(' that begins here is not closed",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (((min-width:0){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "Dark or a width", 2, "'ink' has another value under '(min-width: 1px)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) or (min-width:1px){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "Dark inside of hover", 2, "'ink' has another value under '(hover: hover)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (hover:hover){@media (prefers-color-scheme:dark){:root{--ink: #fff}}}
      """##),
    WayToGoGreen(
      "A theme that a plugin brings", 2, "'@plugin \"daisyui\"'",
      ##"""
      @policy "a.css"
      @file a.css
      @plugin "daisyui" { themes: light --default, dark; }
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "A theme of daisyUI", 1, "#FFFFFF on #FFFFFF",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @plugin "daisyui/theme" { name: "bright"; --tint: #fff }
      [data-theme=bright] { --ink: var(--tint) }
      """##),
    WayToGoGreen(
      "A variant of Tailwind", 1, "#FFFFFF on #FFFFFF",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff; @variant dark { --ink: #fff } }
      """##),
    WayToGoGreen(
      "A variant that nobody knows", 2, "'ink' has another value under '@variant dusk'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff; @variant dusk { --ink: #fff } }
      """##),
    WayToGoGreen(
      "A theme without all colors", 2, "has no value in theme b",
      ##"""
      @policy "a.css"
      @file a.css
      [data-theme=a] { --ink: #000; --page: #fff }
      [data-theme=b] { --page: #000 }
      """##),
    WayToGoGreen(
      "Components of which nobody says of what", 2, "\"channels\": \"hsl\"",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: 0 0% 0%; --page: 0 0% 100% }
      """##),
    WayToGoGreen(
      "A wide gamut", 1, "#FFFFFF on #FFFFFF",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (color-gamut:p3){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "Forced colors", 2, "'ink' has another value under '(forced-colors: active)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (forced-colors: active) { :root { --ink: #fff } }
      """##),
    WayToGoGreen(
      "More contrast that is less", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-contrast: more) { :root { --ink: #fff } }
      """##),
    WayToGoGreen(
      "A query by a custom name", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @custom-media --d (prefers-color-scheme:dark);
      @media (--d){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "A container", 2, "'ink' has another value under '@container",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @container (min-width:0){:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "@scope", 2, "'ink' has another value under '@scope (:root)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @scope (:root) { :scope { --ink: #fff } }
      """##),
    WayToGoGreen(
      "An animation", 2, "'ink' has another value under '@keyframes x'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff; animation: x 0s forwards }
      @keyframes x { to { --ink: #fff } }
      """##),
  ]

  private static let styleSheetConditions2: [WayToGoGreen] = [
    WayToGoGreen(
      "An at-rule that there is not", 2, "'ink' has another value under '@foo",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @foo{:root{--ink: #fff}}
      """##),
    WayToGoGreen(
      "Every element", 2, "'ink' has another value under '*'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      *{--ink: #fff}
      """##),
    WayToGoGreen(
      "body, inside of the root", 1, "1 of 1 fail",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      body{--ink: #fff}
      """##),
    WayToGoGreen(
      "body inside of a dark class", 1, "1 of 1 fail",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      .dark body{--ink: #fff}
      """##),
    WayToGoGreen(
      "A class that a script sets", 2, "'ink' has another value under 'html.js'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      html.js{--ink: #fff}
      """##),
    WayToGoGreen(
      "The first root element", 2, "'ink' has another value under ':root:nth-child(1)'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root:nth-child(1){--ink: #fff}
      """##),
    WayToGoGreen(
      "A root that has something", 2, "'ink' has another value under ':root:has(dialog[open])'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :root:has(dialog[open]) { --ink: #fff }
      """##),
    WayToGoGreen(
      "A shadow host", 2, "'ink' has another value under ':host'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :host { --ink: #fff }
      """##),
    WayToGoGreen(
      "A class in capitals", 2, "'ink' has another value under '.DARK'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      .DARK{--ink: #fff}
      """##),
    WayToGoGreen(
      "An answer to a condition that is not there", 2, "no token source has the condition",
      ##"""
      @file contrast-audit.json
      {"tokens": ["light.css"], "conditions": {"(min-width: 0)": "ignore"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file light.css
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "An import of what is not there", 2, "x.css",
      ##"""
      @policy "a.css"
      @file a.css
      @import "x.css";
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "A property that a tool makes", 2, "@each $x in $names",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff; @each $x in $names { --$(x): #fff } }
      """##),
    WayToGoGreen(
      "A property that a tool makes of a word", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff; @each $x in (ink, line) { --$(x): #fff; } }
      """##),
    WayToGoGreen(
      "What a tool includes", 2, "@include dark",
      ##"""
      @policy "a.css"
      @file a.css
      @include dark;
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "An import from the network", 2, "example.com",
      ##"""
      @policy "a.css"
      @file a.css
      @import url(https://example.com/x.css);
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "A registered property that is not inherited", 2, "'--ink' is registered",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      @property --ink{syntax:"<color>";inherits:false;initial-value:#000}
      """##),
  ]
}
