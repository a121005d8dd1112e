/// Pairs that code uses and nobody listed.
extension WayToGoGreen {
  static var code: [WayToGoGreen] {
    pairsInCode + codeThatTellsNothing
  }

  private static let pairsInCode: [WayToGoGreen] = [
    WayToGoGreen(
      "A pair in a style sheet that no pairing judges", 1,
      #"ghost on page, used as text here, is judged by no pairing; to judge it, add {"foreground": "ghost", "background": "page", "usage": "text"}"#,
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) }
      .a .b { color: var(--ghost) }
      """##),
    WayToGoGreen(
      "Text in the color of a divider that is exempt", 1,
      "ghost on page, used as text here, is judged only as decoration",
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"},
        {"foreground": "ghost", "background": "ink", "usage": "text"},
        {"foreground": "ghost", "background": "page", "usage": "decoration", "reason": "divider"}]}]}
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) }
      .a .b { color: var(--ghost) }
      """##),
    WayToGoGreen(
      "A state that only has the word disabled in it", 1,
      "ghost on page, used as text in the state", ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) }
      .a[data-look="disabled-no-more"] { color: var(--ghost) }
      """##),
    // #888888 on white is 3.54:1, enough for the title alone.
    WayToGoGreen(
      "Small text in a color that is judged for a large style", 1,
      "gray on page, used as text here, is judged only as large-text",
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "page", "usage": "text"},
        {"foreground": "gray", "background": "page", "typeStyles": ["title"]}]}]}
      @file a.tokens.json
      {"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": "#000000"},
       "gray": {"$type": "color", "$value": "#888888"},
       "title": {"$type": "typography", "$value": {"fontFamily": "a", "fontWeight": 700,
         "fontSize": {"value": 32, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}}}
      @file app/b.css
      .a { color: var(--ink); background: var(--page) }
      .a .b { color: var(--gray); font-size: 12px }
      """##),
    WayToGoGreen(
      "A translucent surface over another color than the one judged", 1,
      #"ink on wash over ink, used as text here, is judged only where the background lies over others; to judge it, add {"foreground": "ink", "background": "wash over ink", "usage": "text"}"#,
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [
        {"foreground": "ink", "background": "wash over page", "usage": "text"},
        {"foreground": "page", "background": "ink", "usage": "text"}]}]}
      @file a.css
      :root { --page: #FFF; --ink: #000; --wash: rgb(255 255 255 / 5%) }
      @file app/b.html
      <div class="bg-ink text-page"><div class="bg-wash text-ink">x</div></div>
      """##),
    WayToGoGreen(
      "A custom property whose name differs from a token's in case", 2,
      "no pair of tokens of the policy was found", ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000 }
      @file app/b.css
      .a { --INK: #FEFEFE; color: var(--INK); background: var(--page) }
      """##),
    WayToGoGreen(
      "A pair in classes that no pairing judges", 1, "ghost on page, used as text here",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.tsx
      export const A = () => <div className="bg-page text-ink"><p className="text-ghost"/></div>
      """##),
    WayToGoGreen(
      "A pair whose color has a name that is no token, and a fallback that is one", 1,
      "ghost on page, used as text here", ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) } .a .b { color: var(--theme, var(--ghost)) }
      """##),
    WayToGoGreen(
      "A class that means another token than the one of its plain name", 1,
      "color-ink on page, used as text here", ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --color-ink: #FEFEFE }
      @file app/b.html
      <p class="text-ink bg-page">x</p>
      """##),
    WayToGoGreen(
      "A pair in an object of styles that no pairing judges", 1, "ghost on page, used as text here",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.tsx
      export const A = () => <div className="bg-page text-ink"><p style={{ color: "var(--ghost)" }}/></div>
      """##),
    // 5 % of black over white is #F2F2F2: (1 + 0.05) / (0.8879 + 0.05).
    WayToGoGreen(
      "A pair that is judged, at an opacity of its own", 1,
      "--ink at 5% on --page, used as text in the state :hover here, has 1.11:1, less than the 4.5:1",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000 }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) }
      .a:hover { color: color-mix(in srgb, var(--ink) 5%, transparent) }
      """##),
    // #777777 on white is the published 4.48:1.
    WayToGoGreen(
      "Text with a color that is no token", 1,
      "#777 on --page, used as text here, has 4.47:1, less than the 4.5:1",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000 }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) } .a .b { color: #777 }
      """##),
    WayToGoGreen(
      "A pair in Swift that no pairing judges", 1, "ghost on page, used as text here",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}, "ghost": {"$value": "#FEFEFE"}}
      @file app/B.swift
      struct B: View { var body: some View { Text("b").foregroundStyle(Theme.ghost).background(Theme.page) } }
      """##),
    WayToGoGreen(
      "Text that is judged as a control", 1,
      "grey on page, used as text here, is judged only as ui-component",
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"},
        {"foreground": "grey", "background": "page", "usage": "ui-component"}]}]}
      @file a.css
      :root { --page: #FFF; --ink: #000; --grey: #888 }
      @file app/b.css
      .a { color: var(--grey); background: var(--page) }
      """##),
    WayToGoGreen(
      "Text that is judged as large text, and is not known to be large", 1,
      "is judged only as large-text",
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"},
        {"foreground": "grey", "background": "page", "usage": "large-text"}]}]}
      @file a.css
      :root { --page: #FFF; --ink: #000; --grey: #888 }
      @file app/b.css
      .a { color: var(--grey); background: var(--page) }
      """##),
    WayToGoGreen(
      "A pair that is judged in one scheme only", 1, "is judged in some themes and schemes only",
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"},
        {"foreground": "grey", "background": "page", "usage": "text", "when": {"scheme": "dark"}}]}]}
      @file a.css
      :root { --page: #FFF; --ink: #000; --grey: #EEE }
      .dark { --page: #000; --ink: #FFF }
      @file app/b.css
      .a { color: var(--grey); background: var(--page) }
      """##),
    WayToGoGreen(
      "A pair of which the better of two is judged", 1,
      "is judged only as a choice among several foregrounds",
      ["--undeclared-pairs", "app"],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": {"best": ["ink", "ghost"]}, "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ghost); background: var(--page) }
      """##),
    WayToGoGreen(
      "A pair in a state", 1, "ghost on page, used as text in the state :hover here",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ink); background: var(--page) } .a:hover { color: var(--ghost) }
      """##),
    WayToGoGreen(
      "A pair that a run of one rule leaves out is still compared", 1, "ghost on page",
      ["--undeclared-pairs", "app", "--rule", "R"],
      ##"""
      @policy "a.css"
      @file a.css
      :root { --page: #FFF; --ink: #000; --ghost: #FEFEFE }
      @file app/b.css
      .a { color: var(--ghost); background: var(--page) }
      """##),
  ]

  private static let codeThatTellsNothing: [WayToGoGreen] = [
    WayToGoGreen(
      "No code in the folder", 2, "there is no code that is read in 'app'",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file app/readme.md
      .a { color: var(--ink) }
      """##),
    WayToGoGreen(
      "No code in the second folder", 2, "there is no code that is read in 'two'",
      ["--undeclared-pairs", "one", "--undeclared-pairs", "two"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file one/a.css
      .a { color: var(--ink); background: var(--page) }
      @file two/readme.md
      nothing
      """##),
    WayToGoGreen(
      "Code that several policies may judge", 2, "--undeclared-pairs compares code with one policy",
      ["--undeclared-pairs", "app", "one", "two"],
      ##"""
      @file one/contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file one/a.css
      :root { --page: #FFF; --ink: #000 }
      @file two/contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file two/a.css
      :root { --page: #FFF; --ink: #000 }
      @file app/a.css
      .a { color: var(--ink); background: var(--page) }
      """##),
    WayToGoGreen(
      "No such folder", 2, "there is no file 'app' to look for code in",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "Code that uses no token", 2,
      "no pair of tokens of the policy was found in the code in 'app'",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file app/a.css
      .a { color: #FEFEFE; background: #FFF }
      """##),
    WayToGoGreen(
      "Code that is empty", 2, "no pair of tokens of the policy was found in the code in 'app'",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file app/a.css
      """##),
    WayToGoGreen(
      "Code whose names are other tokens", 2, "no pair of tokens of the policy was found",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file app/a.css
      .a { color: var(--text); background: var(--paper) }
      """##),
    WayToGoGreen(
      "A file in no language that is read", 2, "is in no language whose use of colors is read",
      ["--undeclared-pairs", "a.scss"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file a.scss
      .a { color: var(--ink); background: var(--page) }
      """##),
    WayToGoGreen(
      "No path", 2, "--undeclared-pairs needs a value",
      ["--undeclared-pairs", ""],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A link out of the folder", 2, "there is no code that is read in 'app'",
      ["--undeclared-pairs", "app"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      @file b.css
      .a { color: var(--ink); background: var(--page) }
      @link app/b.css ../b.css
      """##),
  ]
}
