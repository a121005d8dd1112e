import Testing

/// Ways to break a policy or a token file, each of which must end with exit status 2, nothing on
/// standard output, and a message that names the place. A `¦` marks the place in the text.
@Suite struct FailClosedTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let message: String
    var tokens = goodTokens
    var policy = goodPolicy
    var words: [String] = []
    var testDescription: String { what }
  }

  static let goodTokens = """
    {"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": "#000000"}}
    """
  static let goodPolicy = policy()

  /// A policy with one pairing, in which parts can be replaced.
  static func policy(
    pairing: String = ##""foreground": "ink", "background": "page", "usage": "text""##,
    rule: String = ##""id": "R""##, more: String = ""
  ) -> String {
    ##"{"tokens": ["app.tokens.json"], \##(more)"rules": [{\##(rule), "pairings": [{\##(pairing)}]}]}"##
  }

  /// One color token beside the good ones.
  static func token(_ value: String, type: String = ##""$type": "color", "##) -> String {
    ##"{"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {\##(type)"$value": \##(value)}}"##
  }

  static func resolver(
    sets: String = ##"{"a": {"sources": [{"page": {"$type": "color", "$value": "#FFFFFF"}}]}}"##,
    modifiers: String = ##"{"m": {"contexts": {"x": [], "y": []}}}"##,
    order: String = ##"[{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/m"}]"##,
    version: String = ##""2025.10""##
  ) -> String {
    ##"{"version": \##(version), "sets": \##(sets), "modifiers": \##(modifiers), "resolutionOrder": \##(order)}"##
  }

  static let tokenCases: [Case] = [
    Case(what: "an empty token file", message: "ends where a value", tokens: "¦"),
    Case(what: "a truncated token file", message: "ends where", tokens: ##"{"page": {¦"##),
    Case(what: "tokens that are a list", message: "expected an object", tokens: "¦[]"),
    Case(what: "a comment", message: "no comments", tokens: "{¦// x\n}"),
    Case(what: "a trailing comma", message: "trailing comma", tokens: ##"{"a": {},¦}"##),
    Case(
      what: "a repeated key", message: "repeated",
      tokens: ##"{"page": {"$type": "color", "$value": "#FFF"}, ¦"page": {}}"##),
    Case(what: "no closing quote", message: "no closing quote", tokens: ##"{¦"page"##),
    Case(what: "single quotes", message: "double quotes", tokens: "{¦'page': 1}"),
    Case(
      what: "NaN", message: "no NaN",
      tokens: token(##"{"colorSpace": "srgb", "components": [¦NaN, 0, 0]}"##)),
    Case(
      what: "an infinite component", message: "too large",
      tokens: token(##"{"colorSpace": "srgb", "components": [¦1e999, 0, 0]}"##)),
    Case(
      what: "8-bit channels as components", message: "outside the 0 to 1",
      tokens: token(##"{"colorSpace": "srgb", "components": [¦27, 122, 158]}"##)),
    Case(
      what: "a fraction out of percent", message: "outside the 0 to 1",
      tokens: token(##"{"colorSpace": "oklch", "components": [¦70, 0.1, 200]}"##)),
    Case(
      what: "two components", message: "three numbers",
      tokens: token(##"{"colorSpace": "srgb", "components": ¦[0, 0]}"##)),
    Case(
      what: "a word for a component", message: "not a number",
      tokens: token(##"{"colorSpace": "srgb", "components": [¦"zero", 0, 0]}"##)),
    Case(
      what: "an unknown color space", message: "did you mean 'oklab'",
      tokens: token(##"{"colorSpace": ¦"oklap", "components": [0, 0, 0]}"##)),
    Case(
      what: "no color space", message: "no colorSpace",
      tokens: token(##"¦{"components": [0, 0, 0]}"##)),
    Case(
      what: "no components", message: "no components", tokens: token(##"¦{"colorSpace": "srgb"}"##)),
    Case(
      what: "an alpha above 1", message: "expected 0 to 1",
      tokens: token(##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": ¦60}"##)),
    Case(
      what: "an unknown key in a color", message: "did you mean 'alpha'",
      tokens: token(##"{"colorSpace": "srgb", "components": [0, 0, 0], "alhpa": ¦1}"##)),
    Case(
      what: "a fallback of eight digits", message: "six digits",
      tokens: token(##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": ¦"#00000080"}"##)),
    Case(what: "five hex digits", message: "5 digits", tokens: token(##"¦"#12345""##)),
    Case(what: "a letter that is not a digit", message: "'G'", tokens: token(##"¦"#12G456""##)),
    Case(
      what: "a hex word without a hash", message: "does not begin with '#'",
      tokens: token(##"¦"decade""##)),
    Case(what: "a color that is a number", message: "not a color", tokens: token("¦5")),
    Case(
      what: "an alias to nothing", message: "'papre' does not exist",
      tokens: token(##"¦"{papre}""##)),
    Case(
      what: "an alias to a group", message: "does not exist",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, "g": {"x": {"$type": "color", "$value": "#FFF"}}, "ink": {"$value": ¦"{g}"}}"##
    ),
    Case(what: "half an alias", message: "not an alias", tokens: token(##"¦"{page""##)),
    Case(what: "an alias to itself", message: "circular: ink → ink", tokens: token(##"¦"{ink}""##)),
    Case(
      what: "an alias of another type", message: "points to",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, "gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "ink": {"$type": "color", "$value": ¦"{gap}"}}"##
    ),
    Case(
      what: "a pointer to nothing", message: "has no 'component'",
      tokens: token(
        ##"{"colorSpace": "srgb", "components": ¦{"$ref": "#/page/$value/component"}}"##)),
    Case(
      what: "a pointer past the end", message: "has no '3'",
      tokens: token(
        ##"{"colorSpace": "srgb", "components": [¦{"$ref": "#/page/$value/components/3"}, 0, 0]}"##)
    ),
    Case(
      what: "a pointer without a hash", message: "not a pointer",
      tokens: token(##"{"colorSpace": "srgb", "components": {"$ref": ¦"page"}}"##)),
    Case(
      what: "a pointer with company", message: "is not allowed beside $ref",
      tokens: token(##"{"$ref": "#/page/$value", ¦"alpha": 1}"##)),
    Case(what: "no type", message: "no $type", tokens: token(##"¦"#000000""##, type: "")),
    Case(
      what: "a misspelt type", message: "did you mean 'color'",
      tokens: token(##""#000000""##, type: ##""$type": ¦"colour", "##)),
    Case(
      what: "a misspelt property", message: "did you mean '$description'",
      tokens: token(##""#000000""##, type: ##""$type": "color", ¦"$descripton": "", "##)),
    Case(
      what: "a token that is a group", message: "not a group",
      tokens: token(##""#000000", ¦"dark": {"$value": "#FFF"}"##)),
    Case(
      what: "a full stop in a name", message: "may not contain '.'",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, ¦"i.nk": {"$type": "color", "$value": "#000"}}"##
    ),
    Case(
      what: "a name that is empty", message: "empty name",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, ¦"": {"$type": "color", "$value": "#000"}}"##
    ),
    Case(
      what: "a scalar for a token", message: "expected a token or a group",
      tokens: ##"{"page": {"$type": "color", "$value": "#FFF"}, "ink": ¦"#000"}"##),
    Case(
      what: "a group that extends nothing", message: "not a group with tokens",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, "g": {"$extends": ¦"{h}", "x": {"$type": "color", "$value": "#FFF"}}}"##
    ),
    Case(
      what: "groups that extend each other", message: "cycle",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, "g": {"$extends": ¦"{h}", "x": {"$type": "color", "$value": "#FFF"}}, "h": {"$extends": "{g}", "x": {"$type": "color", "$value": "#FFF"}}}"##
    ),
    Case(
      what: "a group that extends what holds it", message: "one contains the other",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFF"}, "g": {"x": {"$type": "color", "$value": "#FFF"}, "h": {"$extends": ¦"{g}"}}}"##
    ),
    Case(
      what: "an unknown modifier", message: "did you mean 'darken'",
      tokens: token(
        ##""#888888", "$extensions": {"studio.tokens": {"modify": {"type": ¦"darkn", "value": 0.1, "space": "hsl"}}}"##
      )),
    Case(
      what: "a modifier in percent", message: "0 to 1",
      tokens: token(
        ##""#888888", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": ¦15, "space": "hsl"}}}"##
      )),
    Case(
      what: "a modifier in an unknown space", message: "hsl",
      tokens: token(
        ##""#888888", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": 0.1, "space": ¦"hsv"}}}"##
      )),
    Case(
      what: "a stop without a position", message: "a color and a position",
      tokens:
        ##"{"ink": {"$type": "color", "$value": "#000"}, "page": {"$type": "gradient", "$value": [¦{"color": "#FFF"}]}}"##
    ),
  ]

  static let policyCases: [Case] = [
    Case(what: "a policy that is a list", message: "expected an object", policy: "¦[]"),
    Case(
      what: "an unknown key", message: "did you mean 'rules'",
      policy: ##"{"tokens": ["app.tokens.json"], ¦"rulez": []}"##),
    Case(what: "no tokens", message: "no tokens", policy: ##"¦{"rules": []}"##),
    Case(
      what: "an empty list of tokens", message: "is an empty list",
      policy: ##"{"tokens": ¦[], "rules": []}"##),
    Case(
      what: "no rules", message: "nothing says what to pair",
      policy: ##"¦{"tokens": ["app.tokens.json"]}"##),
    Case(
      what: "an empty list of rules", message: "is an empty list",
      policy: ##"{"tokens": ["app.tokens.json"], "rules": ¦[]}"##),
    Case(
      what: "an empty list of pairings", message: "is an empty list",
      policy: ##"{"tokens": ["app.tokens.json"], "rules": [{"id": "R", "pairings": ¦[]}]}"##),
    Case(
      what: "a missing token file", message: "no file 'nope.json'",
      policy:
        ##"{"tokens": [¦"nope.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}"##
    ),
    Case(
      what: "a token file outside", message: "'..",
      policy:
        ##"{"tokens": [¦"../app.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}"##
    ),
    Case(
      what: "a token file elsewhere", message: "nothing is downloaded",
      policy:
        ##"{"tokens": [¦"https://example.com/t.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}"##
    ),
    Case(
      what: "a rule without an id", message: "no id",
      policy:
        ##"{"tokens": ["app.tokens.json"], "rules": [¦{"pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}"##
    ),
    Case(
      what: "a severity that is none", message: "did you mean 'error'",
      policy: policy(rule: ##""id": "R", "severity": ¦"eror""##)),
    Case(
      what: "a rule declared twice", message: "declared twice",
      policy:
        ##"{"tokens": ["app.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}, {"id": ¦"R", "pairings": [{"foreground": "page", "background": "ink", "usage": "text"}]}]}"##
    ),
    Case(
      what: "an unknown foreground", message: "did you mean 'ink'",
      policy: policy(pairing: ##""foreground": ¦"inc", "background": "page", "usage": "text""##)),
    Case(
      what: "an unknown background", message: "did you mean 'page'",
      policy: policy(pairing: ##""foreground": "ink", "background": ¦"paeg", "usage": "text""##)),
    Case(
      what: "an unknown layer", message: "'veil' does not exist",
      policy: policy(
        pairing: ##""foreground": "ink", "background": ¦"veil over page", "usage": "text""##)),
    Case(
      what: "a pattern that fits nothing", message: "no color token matches",
      policy: policy(pairing: ##""foreground": ¦"text*", "background": "page", "usage": "text""##)),
    Case(
      what: "a stack with a hole", message: "not a background",
      policy: policy(
        pairing: ##""foreground": "ink", "background": ¦"page over ", "usage": "text""##)),
    Case(
      what: "any by itself", message: "not a background",
      policy: policy(pairing: ##""foreground": "ink", "background": ¦"any", "usage": "text""##)),
    Case(
      what: "no foreground", message: "no foreground",
      policy: policy(pairing: ##""background": "page", "usage": "text""##).replacing(
        "[{\"background", with: "[¦{\"background")),
    Case(
      what: "an empty list of foregrounds", message: "empty list",
      policy: policy(pairing: ##""foreground": ¦[], "background": "page", "usage": "text""##)),
    Case(
      what: "a usage that is none", message: "did you mean 'text'",
      policy: policy(pairing: ##""foreground": "ink", "background": "page", "usage": ¦"txet""##)),
    Case(
      what: "neither usage nor style", message: "so its minimum is unknown",
      policy: policy(pairing: ##""foreground": "ink", "background": "page""##).replacing(
        "[{\"foreground", with: "[¦{\"foreground")),
    Case(
      what: "both usage and style", message: "has both usage and typeStyles",
      policy: policy(
        pairing:
          ##""foreground": "ink", "background": "page", "usage": "text", "typeStyles": ¦"ink""##)),
    Case(
      what: "a style that is a color", message: "not typography",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": ¦"#000000"}}"##,
      policy: policy(pairing: ##""foreground": "ink", "background": "page", "typeStyles": "ink""##)),
    Case(
      what: "a minimum below WCAG's", message: "below the 4.5",
      policy: policy(
        pairing: ##""foreground": "ink", "background": "page", "usage": "text", "minimum": ¦3"##)),
    Case(
      what: "a minimum beyond 21", message: "expected 1 to 21",
      policy: policy(
        pairing: ##""foreground": "ink", "background": "page", "usage": "text", "minimum": ¦70"##)),
    Case(
      what: "a minimum of what is exempt", message: "exempt",
      policy: policy(
        pairing:
          ##""foreground": "ink", "background": "page", "usage": "decoration", "minimum": ¦3"##)),
    Case(
      what: "a claim that is a word", message: "expected a finite number",
      policy: policy(
        pairing: ##""foreground": "ink", "background": "page", "usage": "text", "claims": ¦"21:1""##
      )),
    Case(
      what: "a condition on no axis", message: "axis 'scheme'",
      policy: policy(
        pairing:
          ##""foreground": "ink", "background": "page", "usage": "text", "when": {"scheme": ¦"dark"}"##
      )),
    Case(
      what: "a condition that is empty", message: "names no axis",
      policy: policy(
        pairing: ##""foreground": "ink", "background": "page", "usage": "text", "when": ¦{}"##)),
    Case(
      what: "a pairing declared twice", message: "twice",
      policy:
        ##"{"tokens": ["app.tokens.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}, ¦{"foreground": "ink", "background": "page", "usage": "text"}]}]}"##
    ),
    Case(
      what: "a translucent background", message: "the policy does not say what lies beneath",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFFFFF80"}, "ink": {"$type": "color", "$value": "#000000"}}"##,
      policy: policy().replacing("[{\"foreground", with: "[¦{\"foreground")),
    Case(
      what: "a dimension as foreground", message: "not a color",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "dimension", "$value": ¦{"value": 1, "unit": "px"}}}"##
    ),
    Case(what: "a level that is none", message: "AA", policy: policy(more: ##""level": ¦"A", "##)),
    Case(
      what: "a backdrop of nothing", message: "has neither colors nor luminance",
      policy: policy(more: ##""backdrops": {"photo": ¦{}}, "##)),
    Case(
      what: "a backdrop turned round", message: "not a range within 0 to 1",
      policy: policy(more: ##""backdrops": {"photo": {"luminance": ¦[0.5, 0.1]}}, "##)),
    Case(
      what: "an excluded context that is none", message: "axis 'theme'",
      policy: policy(more: ##""exclude": {"theme": ¦"legacy"}, "##)),
    Case(
      what: "pairings beside a token that name nothing", message: "did you mean 'page'",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": "#000000", "$extensions": {"contrast-audit": {"pairings": [{"background": ¦"paje", "usage": "text"}]}}}}"##
    ),
    Case(
      what: "pairings beside a token under no rule", message: "no rule 'Q'",
      tokens:
        ##"{"page": {"$type": "color", "$value": "#FFFFFF"}, "ink": {"$type": "color", "$value": "#000000", "$extensions": {"contrast-audit": {"pairings": [{"background": "page", "usage": "text", "rule": ¦"Q"}]}}}}"##
    ),
  ]

  static let resolverCases: [Case] = [
    Case(
      what: "a version of the future", message: "expected \"2025.10\"",
      tokens: resolver(version: ##"¦"2030.01""##)),
    Case(
      what: "an order that leads to no set", message: "points to nothing",
      tokens: resolver(order: ##"[{"$ref": ¦"#/sets/b"}]"##)),
    Case(
      what: "an order that leads elsewhere", message: "neither a set nor a modifier",
      tokens: resolver(order: ##"[{"$ref": ¦"other.json"}]"##)),
    Case(
      what: "an inline set without a name", message: "name and a type",
      tokens: resolver(order: ##"[¦{"type": "set", "sources": []}]"##)),
    Case(
      what: "two of one name", message: "appears twice",
      tokens: resolver(
        order: ##"[{"$ref": "#/sets/a"}, ¦{"type": "set", "name": "a", "sources": []}]"##)),
    Case(
      what: "a modifier without contexts", message: "no contexts",
      tokens: resolver(modifiers: ##"{"m": {"contexts": ¦{}}}"##)),
    Case(
      what: "a default that is none", message: "not one of its contexts",
      tokens: resolver(modifiers: ##"{"m": {"contexts": {"x": [], "y": []}, "default": ¦"z"}}"##)),
    Case(
      what: "a set without sources", message: "no sources", tokens: resolver(sets: ##"{"a": ¦{}}"##)
    ),
    Case(
      what: "a set of itself", message: "points to what contains it",
      tokens: resolver(sets: ##"{"a": {"sources": [{"$ref": ¦"#/sets/a"}]}}"##)),
    Case(
      what: "sets of each other", message: "refers to itself",
      tokens: resolver(
        sets:
          ##"{"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": ¦"#/sets/a"}]}}"##
      )),
    Case(
      what: "a set of a modifier", message: "only a set may",
      tokens: resolver(sets: ##"{"a": {"sources": [{"$ref": ¦"#/modifiers/m"}]}}"##)),
    Case(
      what: "a set of the order", message: "only a set may",
      tokens: resolver(sets: ##"{"a": {"sources": [{"$ref": ¦"#/resolutionOrder/0"}]}}"##)),
    Case(
      what: "a source that is missing", message: "no file 'gone.json'",
      tokens: resolver(sets: ##"{"a": {"sources": [{"$ref": ¦"gone.json"}]}}"##)),
    Case(
      what: "a key that resolvers lack", message: "did you mean 'modifiers'",
      tokens:
        ##"{"version": "2025.10", ¦"modifier": {}, "sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##
    ),
    Case(
      what: "no order", message: "resolutionOrder",
      tokens: ##"¦{"version": "2025.10", "sets": {}}"##),
  ]

  @Test func thereAreEnoughWays() {
    #expect(Self.tokenCases.count + Self.policyCases.count + Self.resolverCases.count >= 60)
  }

  @Test(arguments: tokenCases + policyCases) func aBrokenFileIsAnError(_ broken: Case) throws {
    try check(broken, tokensName: "app.tokens.json")
  }

  @Test(arguments: resolverCases) func aBrokenResolverIsAnError(_ broken: Case) throws {
    try check(broken, tokensName: "app.resolver.json")
  }

  /// The tables begin from something that works.
  @Test func whatIsBrokenWorksBefore() throws {
    let workspace = try Workspace()
    try workspace.write(Self.goodPolicy, to: "contrast-audit.json")
    try workspace.write(Self.goodTokens, to: "app.tokens.json")
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test func everyMistakeIsReportedAndNotTheFirstAlone() throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.policy(pairing: ##""foreground": "inc", "background": "paje", "usage": "text""##),
      to: "contrast-audit.json")
    try workspace.write(Self.goodTokens, to: "app.tokens.json")
    let run = ToolRun([], in: workspace)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 2)
  }

  private func check(_ broken: Case, tokensName: String) throws {
    let workspace = try Workspace()
    let policy = broken.policy.replacing("app.tokens.json", with: tokensName)
    let (policyText, policyPlace) = FailClosedTests.unmark(policy)
    let (tokenText, tokenPlace) = FailClosedTests.unmark(broken.tokens)
    try workspace.write(policyText, to: "contrast-audit.json")
    try workspace.write(tokenText, to: tokensName)
    let run = ToolRun(broken.words, in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let file = policyPlace == nil ? tokensName : "contrast-audit.json"
    let place = try #require(policyPlace ?? tokenPlace, "nothing is marked")
    #expect(
      run.errorLines.contains {
        // What costs one token is a warning where it stands, and an error where that is needed.
        ["error", "warning"].contains(where: $0.dropFirst("\(file):\(place): ".count).hasPrefix)
          && $0.hasPrefix("\(file):\(place): ") && $0.contains(broken.message)
      },
      "\(run.errors)")
  }

  /// The text without its mark, and where that stood, as `line:column`.
  private static func unmark(_ text: String) -> (String, String?) {
    guard let mark = text.firstIndex(of: "¦") else { return (text, nil) }
    let before = text[..<mark]
    let line = before.count { $0 == "\n" } + 1
    let start = before.lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
    let column = text[start..<mark].unicodeScalars.count + 1
    return (text.replacing("¦", with: ""), "\(line):\(column)")
  }
}
