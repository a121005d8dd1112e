/// Modes of design tools, and resolvers.
extension WayToGoGreen {
  static var modes: [WayToGoGreen] { modes1 + modes2 }

  private static let modes1: [WayToGoGreen] = [
    WayToGoGreen(
      "Two exports of Figma, the dark one fails", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "l.json","d.json"
      @tokens
      @file l.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Light"},"page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000"}}
      @file d.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Dark"},"page":{"$value":"#000000"},"ink":{"$value":"#111111"}}
      """##),
    WayToGoGreen(
      "Two exports of Figma for one mode", 2, "'page' is #FFFFFF",
      ##"""
      @policy "l.json","d.json"
      @tokens
      @file l.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Light"},"page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000"}}
      @file d.json
      {"$type":"color","$extensions":{"com.figma.modeName":"light"},"page":{"$value":"#000000"},"ink":{"$value":"#111111"}}
      """##),
    WayToGoGreen(
      "Modes without names of their own", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "l.json","d.json"
      @tokens
      @file l.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Mode 1"},"page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000"}}
      @file d.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Mode 2"},"page":{"$value":"#000000"},"ink":{"$value":"#111111"}}
      """##),
    WayToGoGreen(
      "A mode without a name", 2, "modes in a form that is not read",
      ##"""
      @policy "l.json","d.json"
      @tokens
      @file l.json
      {"$type":"color","$extensions":{"com.figma.modeName":""},"page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000"}}
      @file d.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Dark"},"page":{"$value":"#000000"},"ink":{"$value":"#111111"}}
      """##),
    WayToGoGreen(
      "A mode of a group", 1, "'g' has modes in a form that is not read",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","g":{"$extensions":{"com.figma.modeName":"Dark"},"x":{"$value":"#fff"}},"page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000"}}
      """##),
    WayToGoGreen(
      "One file without a mode and one for dark", 2, "'page' is #FFFFFF",
      ##"""
      @policy "a.tokens.json","d.json"
      @tokens
      @file d.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Dark"},"page":{"$value":"#000000"},"ink":{"$value":"#111111"}}
      """##),
    WayToGoGreen(
      "A dark value under modes", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"modes": {"dark": "#FFFFFF"}}}}
      """##),
    WayToGoGreen(
      "A dark value under the modes of a tool", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"com.x": {"modes": {"dark": "#FFFFFF"}}}}}
      """##),
    WayToGoGreen(
      "A dark value under mode", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"mode":{"Dark":"#ffffff"}}}}
      """##),
    WayToGoGreen(
      "A dark value of what an alias leads to", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"base":{"$value":"#000000","$extensions":{"mode":{"Dark":"#ffffff"}}},"ink":{"$value":"{base}"}}
      """##),
    WayToGoGreen(
      "A dark value that is an alias", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"w":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"mode":{"Dark":"{w}"}}}}
      """##),
    WayToGoGreen(
      "Modes in a list", 2, "'ink' has modes in a form that is not read, 'mode'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type": "color", "page": {"$value": "#FFFFFF"}, "ink": {"$value": "#000000", "$extensions": {"mode": ["#fff"]}}}
      """##),
    WayToGoGreen(
      "A mode that says the alpha alone", 2, "the color has no colorSpace",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"mode":{"Dark":{"alpha":0.1}}}}}
      """##),
    WayToGoGreen(
      "Modes of a group", 1, "'g' has modes in a form that is not read",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"g":{"$extensions":{"mode":{"Dark":"#fff"}},"x":{"$value":"#000"}},"ink":{"$value":"#000000"}}
      """##),
    WayToGoGreen(
      "MODES in capitals", 2, "'ink' has modes in a form that is not read, 'MODES'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"MODES":{"Dark":"#fff"}}}}
      """##),
  ]

  private static let modes2: [WayToGoGreen] = [
    WayToGoGreen(
      "Modes under com.figma.modes", 2, "modes in a form that is not read, 'com.figma.modes'",
      ##"""
      @policy "a.tokens.json"
      @file a.tokens.json
      {"$type":"color","page":{"$value":"#FFFFFF"},"ink":{"$value":"#000000","$extensions":{"com.figma.modes":{"Dark":"#fff"}}}}
      """##),
    WayToGoGreen(
      "A dark file that says its mode itself", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type":"color","$extensions":{"com.figma.modeName":"Dark"},"ink":{"$value":"#FFFFFF"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A context whose file is not there", 2, "there is no file 'nope.json'",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"nope.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A modifier without contexts", 2, "the modifier 'scheme' has no contexts",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A set twice in the order", 2, "'a' appears twice in resolutionOrder",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"},{"$ref":"#/sets/a"}]}
      """##),
    WayToGoGreen(
      "A default that is not a context", 2, "the default of 'scheme' is not one of its contexts",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]},"default":"nope"}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "Every scheme excluded", 2, "every scheme is excluded",
      ##"""
      @file contrast-audit.json
      {"tokens": ["app.resolver.json"], "exclude":{"scheme":["light","dark"]}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A scheme excluded that there is not", 2, "there is no scheme 'drak'; did you mean 'dark'?",
      ##"""
      @file contrast-audit.json
      {"tokens": ["app.resolver.json"], "exclude":{"scheme":"drak"}, "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "Pairings for light alone", 2, "no pairing is judged in the scheme 'dark'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["app.resolver.json"], "rules": [{"id": "R", "pairings": [{"foreground":"ink","background":"page","usage":"text","when":{"scheme":"light"}}]}]}
      @tokens
      @file d.json
      {"$type": "color", "ink": {"$value": "#FFFFFF"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}]}
      """##),
    WayToGoGreen(
      "A key that a resolver does not have", 2, "a resolver has no key 'x'",
      ##"""
      @policy "app.resolver.json"
      @tokens
      @file d.json
      {"$type":"color","ink":{"$value":"#111111"}}
      @file app.resolver.json
      {"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.tokens.json"}]}},"modifiers":{"scheme":{"contexts":{"light":[],"dark":[{"$ref":"d.json"}]}}},"resolutionOrder":[{"$ref":"#/sets/a"},{"$ref":"#/modifiers/scheme"}],"x":1}
      """##),
  ]
}
