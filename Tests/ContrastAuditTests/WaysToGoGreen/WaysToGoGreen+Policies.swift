/// Policies.
extension WayToGoGreen {
  static var policies: [WayToGoGreen] { policies1 + policies2 + policies3 }

  private static let policies1: [WayToGoGreen] = [
    WayToGoGreen(
      "No rules", 2, "rules is an empty list",
      ##"""
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[]}
      @tokens
      """##),
    WayToGoGreen(
      "No pairings", 2, "pairings is an empty list",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": []}]}
      @tokens
      """##),
    WayToGoGreen(
      "Nothing that says what to pair", 2, "nothing says what to pair",
      ##"""
      @file contrast-audit.json
      {"tokens":["a.tokens.json"]}
      @tokens
      """##),
    WayToGoGreen(
      "No foreground", 2, "foreground is an empty list",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": [], "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "No background", 2, "background is an empty list",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": [], "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A pattern that fits the background alone", 2, "the patterns pair 'page' only with itself",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "p*", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A pattern that fits nothing", 2, "no color token matches 'x*'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "x*", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A token named * beside a pattern", 1, "p.pale",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "p.*", "background": "page", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "p": {"*": {"$value": "#000000"}, "pale": {"$value": "#EEEEEE"}}}
      """##),
    WayToGoGreen(
      "A usage and type styles", 2, "the pairing has both usage and typeStyles",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "decoration","reason":"x","typeStyles":["x"]}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A usage in capitals", 2, "usage is 'Text'; did you mean 'text'?",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "Text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "No usage", 2, "so its minimum is unknown",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A minimum below what WCAG demands", 2, "minimum is 1, below the 4.5",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text","minimum":1}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#777777"}}
      """##),
    WayToGoGreen(
      "A minimum that is infinite", 2, "expected a finite number",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text","minimum":1e999}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A minimum in quotes", 2, "minimum is a string",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text","minimum":"7"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A minimum of what is exempt", 2, "so a minimum has no effect",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "decoration","minimum":7}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#777777"}}
      """##),
  ]

  private static let policies2: [WayToGoGreen] = [
    WayToGoGreen(
      "A pairing for a scheme that there is not", 2,
      "the tokens have no axis 'scheme'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text","when":{"scheme":"dark"}}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A pairing for no context", 2, "when names no axis",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text","when":{}}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A pairing for an empty list of schemes", 2, "scheme is an empty list",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text","when":{"scheme":[]}}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A severity that there is not", 2, "severity is 'info'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "severity":"info", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "Every rule optional", 2, "nothing would be audited",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "optional":true, "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "Two rules of one name", 2, "the rule 'R' is declared twice",
      ##"""
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[{"id":"R","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]},{"id":"R","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "The pairing once more, as a note", 1, "4.47 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[{"id":"R","severity":"note","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]},{"id":"S","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#777777"}}
      """##),
    WayToGoGreen(
      "rules twice", 2, "the key 'rules' is repeated",
      ##"""
      @file contrast-audit.json
      {"tokens":["a.tokens.json"],"rules":[{"id":"R","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]}],"rules":[{"id":"R","pairings":[{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "Level A", 2, "level is 'A'; expected one of AA, AAA",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "level":"A", "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A slip in a key", 2, "the policy has no key 'excludes'; did you mean 'exclude'?",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "excludes":{}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A range the wrong way round", 2, "luminance is not a range within 0 to 1",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "backdrops":{"photo":{"luminance":[1,0]}}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "scrim over photo", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "scrim":{"$value":"#FFFFFF10"},"ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "A backdrop that is translucent", 2, "is translucent; a backdrop must be an opaque color",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "backdrops":{"photo":{"colors":["#ffffff00"]}}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "scrim over photo", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "scrim":{"$value":"#FFFFFF10"},"ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "A backdrop under the name of a token", 2, "'page' is both a token and a backdrop",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "backdrops":{"page":{"colors":["#ffffff"]}}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "scrim over page", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#000000"},"scrim":{"$value":"#FFFFFF10"}, "ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "any alone", 2, "'any' is not a background",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "any", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "The best of nothing", 2, "best is an empty list",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": {"best":[]}, "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
  ]

  private static let policies3: [WayToGoGreen] = [
    WayToGoGreen(
      "A threshold that nothing reaches", 2, "threshold is 2; expected 0 to 1",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": {"choose":{"by":"luminance","threshold":2,"dark":"ink","light":"page"}}, "background": "page", "usage": "text"}]}]}
      @tokens
      """##),
    WayToGoGreen(
      "A level for a scheme that there is not", 2, "there is no scheme 'dusk'",
      ##"""
      @policy "app.resolver.json"], "levels":[{"level":"AAA","when":{"scheme":"dusk"}}
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A use of a token that there is not", 2, "the token 'nope' does not exist",
      ##"""
      @file contrast-audit.json
      {"tokens": ["app.resolver.json"], "uses":{"nope":"x"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A requirement for an axis that there is not", 2,
      "the tokens have no axis 'contrast'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["app.resolver.json"], "axes":{"contrast":{"id":"X","title":"x"}}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A token file as the policy", 2, "the policy has no key '$type'",
      ["--policy", "a.tokens.json"],
      ##"""
      @policy "a.tokens.json"
      @tokens
      """##),
    WayToGoGreen(
      "A translucent background with nothing beneath", 2, "'scrim' is translucent",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "scrim", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "scrim": {"$value": "#FFFFFF10"}, "ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A backdrop that decides", 1, "of 4.5  ink on scrim over any",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "scrim over any", "usage": "text"}]}]}
      @file a.tokens.json
      {"$type": "color", "scrim": {"$value": "#FFFFFF10"}, "ink": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}
      """##),
  ]
}
