/// Design tokens in JSON.
extension WayToGoGreen {
  static var designTokens: [WayToGoGreen] { designTokens1 + designTokens2 }

  private static let designTokens1: [WayToGoGreen] = [
    WayToGoGreen(
      "A token twice in a group", 2, "the key 'ink' is repeated",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}, "ink": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "A token twice, once with an escape", 2, "the key 'ink' is repeated",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000"}, "\u0069nk": {"$value": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "An alpha of null", 2, #"null is not a number or "none""#,
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "srgb", "components": [0,0,0], "alpha": null}}}
      """##),
    WayToGoGreen(
      "An alpha of 0", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "srgb", "components": [0,0,0], "alpha": 0}}}
      """##),
    WayToGoGreen(
      "Numbers in quotes", 2, "the string '0' is not a number",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "srgb", "components": ["0","0","0"]}}}
      """##),
    WayToGoGreen(
      "Negative components", 2, "component 1 is -1.0, outside the 0 to 1 of srgb",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "srgb", "components": [-1, -1, -1]}}}
      """##),
    WayToGoGreen(
      "Components out of the range of P3", 2,
      "component 1 is -5.0, outside the 0 to 1 of display-p3",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "display-p3", "components": [-5, -5, -5]}}}
      """##),
    WayToGoGreen(
      "A negative lightness", 2, "component 1 is -1.0, outside the 0 to 1 of oklch",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "oklch", "components": [-1, 0, 0]}}}
      """##),
    WayToGoGreen(
      "Components of 100 in XYZ", 2, "component 1 is 100.0, outside the 0 to 1 of xyz-d65",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "xyz-d65", "components": [100, 100, 100]}}}
      """##),
    WayToGoGreen(
      "An exponent", 2, "outside the 0 to 1 of rec2020",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "rec2020", "components": [1e9, 0, 0]}}}
      """##),
    WayToGoGreen(
      "A saturation above 100", 2, "component 2 is 400.0, outside the 0 to 100 of hsl",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "hsl", "components": [0, 400, 10]}}}
      """##),
    WayToGoGreen(
      "A color that clipping turns into the page", 1, "1.07:1",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"colorSpace": "oklab", "components": [0, 5, 5]}}}
      """##),
    WayToGoGreen(
      "A token in $root", 2, "the token 'ink' does not exist",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$root": {"$value": "#FFFFFF"}, "x": {"$value": "#000"}}}
      """##),
    WayToGoGreen(
      "A value for each scheme", 2, "a color has no 'light'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": {"light": "#000000", "dark": "#FFFFFF"}}}
      """##),
    WayToGoGreen(
      "value beside $value", 2, "'ink' has a $value and cannot hold 'value'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "value": "#FFFFFF"}}
      """##),
  ]

  private static let designTokens2: [WayToGoGreen] = [
    WayToGoGreen(
      "A dimension under the name of a color", 2, "'ink' is a dimension, not a color",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$type":"dimension","$value": {"value":1,"unit":"px"}}}
      """##),
    WayToGoGreen(
      "darkValue beside $value", 1, "dark  1 of 1 fail",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "darkValue": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "$darkValue beside $value", 2, "a token has no '$darkValue'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$darkValue": "#FFFFFF"}}
      """##),
    WayToGoGreen(
      "Pairings of a token with a slip in the key", 2,
      "a 'contrast-audit' extension has no key 'pairing'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"contrast-audit": {"pairing": []}}}}
      """##),
    WayToGoGreen(
      "A group that overrides what it inherits", 1, "1.00 of 4.5  b.x on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground":"b.x","background":"page","usage":"text"}]}]}
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000"},"a":{"x":{"$value":"#000000"}},"b":{"$extends":"{a}","x":{"$value":"#ffffff"}}}
      """##),
    WayToGoGreen(
      "A token that is a pointer to the page", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$ref":"#/page/$value"}}
      """##),
    WayToGoGreen(
      "A pointer beside a value", 2, "'ink' has both $value and $ref",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$ref":"#/page","$value":"#000000"}}
      """##),
    WayToGoGreen(
      "A color function of Sass in Style Dictionary", 2, "'darken()' is not read here as a color",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"page":{"value":"#FFFFFF","type":"color"},"ink":{"value":"darken({page}, 100%)","type":"color"}}
      """##),
    WayToGoGreen(
      "An alias to nothing inside of rgba()", 2, "the token 'pgae' does not exist",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"page":{"value":"#FFFFFF","type":"color"},"ink":{"value":"rgba({pgae}, 0.5)","type":"color"}}
      """##),
    WayToGoGreen(
      "All sets of Tokens Studio in one file", 2, "the token 'light.ink' does not exist",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground":"light.ink","background":"light.page","usage":"text"}]}]}
      @file a.tokens.json
      {"light":{"ink":{"value":"#000000","type":"color"},"page":{"value":"#FFFFFF","type":"color"}},"dark":{"ink":{"value":"#FFFFFF","type":"color"},"page":{"value":"#FFFFFF","type":"color"}},"$themes":[],"$metadata":{}}
      """##),
    WayToGoGreen(
      "Aliases in a circle", 2, "the alias is circular",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "{b}"}, "b": {"$value": "{ink}"}}
      """##),
    WayToGoGreen(
      "A page that is an alias to something translucent", 2, "'page' is translucent",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "{veil}"}, "veil": {"$value": "#FFFFFF80"}, "ink": {"$value": "#000000"}}
      """##),
    WayToGoGreen(
      "An alias with a blank behind it, among those that a pattern fits", 1,
      "1.00 of 4.5  text-faint on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "text-*", "background": "page", "usage": "text"}]}]}
      @file tokens.json
      {"page": {"value": "#FFFFFF"}, "ink": {"value": "#000000"}, "text-main": {"value": "{ink}"}, "text-faint": {"value": "{page} "}}
      """##),
  ]
}
