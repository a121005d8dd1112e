import Testing

/// One mistake in a token file costs the token and what needs it: the rest is judged.
@Suite struct OneBadTokenTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    /// What stands beside two good tokens.
    let tokens: String
    /// The token that has no value.
    var name = "bad"
    let message: String
    var testDescription: String { what }
  }

  private static func color(_ more: String) -> String {
    ##""bad": {"$type": "color", "$value": "#123456", \##(more)}"##
  }

  private static func modified(_ modify: String) -> String {
    color(##""$extensions": {"studio.tokens": {"modify": {\##(modify)}}}"##)
  }

  static let cases: [Case] = [
    Case(
      what: "a text", tokens: ##""bad": {"$type": "color", "$value": "#12345"}"##,
      message: "has 5 digits"),
    Case(
      what: "a space that there is not",
      tokens:
        ##""bad": {"$type": "color", "$value": {"colorSpace": "srgbb", "components": [0, 0, 0]}}"##,
      message: "is not a color space"),
    Case(
      what: "two components",
      tokens:
        ##""bad": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0]}}"##,
      message: "an array of three numbers"),
    Case(
      what: "a number", tokens: ##""bad": {"$type": "color", "$value": 3}"##,
      message: "a number is not a color"),
    Case(
      what: "null", tokens: ##""bad": {"$type": "color", "$value": null}"##,
      message: "null is not a color"),
    Case(
      what: "a broken alias", tokens: ##""bad": {"$type": "color", "$value": "{a{b}"}"##,
      message: "is not an alias"),
    Case(
      what: "an alias of nothing", tokens: ##""bad": {"$type": "color", "$value": "{nowhere}"}"##,
      message: "'nowhere' does not exist"),
    Case(
      what: "an alias of nothing without a type", tokens: ##""bad": {"$value": "{nowhere}"}"##,
      message: "'nowhere' does not exist"),
    Case(
      what: "a circle",
      tokens: ##""bad": {"$value": "{other}"}, "other": {"$value": "{bad}"}"##,
      message: "the alias is circular"),
    Case(
      what: "a misspelled type", tokens: ##""bad": {"$type": "colour", "$value": "#123456"}"##,
      message: "did you mean 'color'?"),
    Case(
      what: "a misspelled type of a group",
      tokens: ##""g": {"$type": "colour", "bad": {"$value": "#123456"}}"##, name: "g.bad",
      message: "did you mean 'color'?"),
    Case(
      what: "a color of another tool's type",
      tokens: ##""bad": {"$type": "sound", "$value": "#123456"}"##,
      message: "'sound' is not a token type"),
    Case(
      what: "a type that is no text", tokens: ##""bad": {"$type": 3, "$value": "#123456"}"##,
      message: "$type is a number"),
    Case(what: "no type", tokens: ##""bad": {"$value": "#123456"}"##, message: "has no $type"),
    Case(
      what: "a name with a full stop", tokens: ##""a.b": {"$type": "color", "$value": "#123456"}"##,
      name: "a.b", message: "may not contain '.'"),
    Case(
      what: "a group's name with a brace",
      tokens: ##""a{b": {"c": {"$type": "color", "$value": "#123456"}}"##, name: "a{b.c",
      message: "may not contain '{'"),
    Case(
      what: "a name of the format", tokens: ##""$bad": {"$type": "color", "$value": "#123456"}"##,
      name: "$bad", message: "a group has no '$bad'"),
    Case(
      what: "an empty name", tokens: ##""g": {"": {"$type": "color", "$value": "#123456"}}"##,
      name: ##"g.\"\""##, message: "an empty name"),
    Case(
      what: "a group that extends nothing", tokens: ##""bad": {"$extends": "{nowhere}"}"##,
      name: "bad.x", message: "'nowhere' is not a group with tokens"),
    Case(
      what: "groups that extend each other",
      tokens: ##""bad": {"$extends": "{other}"}, "other": {"$extends": "{bad}"}"##, name: "bad.x",
      message: "groups extend each other in a cycle"),
    Case(
      what: "a group that extends a number",
      tokens: ##""bad": {"$extends": 3, "y": {"$type": "color", "$value": "#123456"}}"##,
      name: "bad.x", message: "$extends is a number"),
    Case(
      what: "an unknown modifier",
      tokens: modified(##""type": "zap", "value": "1", "space": "lch""##),
      message: "type is 'zap'"),
    Case(
      what: "a modifier without a space", tokens: modified(##""type": "darken", "value": "0.2""##),
      message: "names no space"),
    Case(
      what: "a modifier of a word",
      tokens: modified(##""type": "darken", "value": "much", "space": "lch""##),
      message: "the modifier's value"),
    Case(
      what: "another tool's modifier",
      tokens: color(##""$extensions": {"other": {"modify": {"type": "darken"}}}"##),
      message: "has a modifier and is not read"),
    Case(
      what: "a value and a reference", tokens: color(##""$ref": "#/ink""##),
      message: "has both $value and $ref"),
    Case(
      what: "a reference to another place",
      tokens: ##""bad": {"$type": "color", "$ref": "https://a.example/b#/c"}"##,
      message: "is not a pointer into this document"),
    Case(
      what: "a token in a token",
      tokens: color(##""inner": {"$type": "color", "$value": "#123456"}"##),
      message: "a token is not a group"),
    Case(
      what: "the inner of two tokens",
      tokens: color(##""inner": {"$type": "color", "$value": "#123456"}"##), name: "bad.inner",
      message: "a token is not a group"),
    Case(what: "a misspelled key", tokens: color(##""$valu": 1"##), message: "has no '$valu'"),
    Case(
      what: "a misspelled value", tokens: ##""bad": {"$type": "color", "$valu": "#123456"}"##,
      message: "has no '$valu'"),
    Case(
      what: "another color in a key", tokens: color(##""$night": "#000000""##),
      message: "has no '$night'"),
    Case(
      what: "a group's misspelled type",
      tokens: ##""g": {"$typ": "color", "bad": {"$value": "#123456"}}"##, name: "g.bad",
      message: "did you mean '$type'?"),
    Case(
      what: "a text for a token", tokens: ##""bad": "#123456""##,
      message: "expected a token or a group"),
    Case(
      what: "a deprecation that is a number", tokens: color(##""$deprecated": 3"##),
      message: "$deprecated is a number"),
    Case(
      what: "a description that is a number", tokens: color(##""$description": 3"##),
      message: "$description is a number"),
    Case(
      what: "extensions that are a text", tokens: color(##""$extensions": "x""##),
      message: "$extensions is a string"),
    Case(
      what: "a mode without a name",
      tokens: color(##""$extensions": {"mode": {"": "#000000"}}"##), message: "without a name"),
    Case(
      what: "modes as a list", tokens: color(##""$extensions": {"mode": ["#000000"]}"##),
      message: "modes in a form that is not read"),
    Case(
      what: "modes of a group",
      tokens:
        ##""g": {"$extensions": {"mode": {"Dark": "x"}}, "bad": {"$type": "color", "$value": "#123456"}}"##,
      name: "g.bad", message: "modes in a form that is not read"),
    Case(
      what: "a bad value in a mode",
      tokens: color(##""$extensions": {"mode": {"Dark": "#12345"}}"##), message: "has 5 digits"),
    Case(
      what: "a value in neither scheme",
      tokens: color(##""$extensions": {"mode": {"light": "#FFFFFF", "dark": "#000000"}}"##),
      message: "neither light nor dark"),
  ]

  private func run(
    _ test: Case, pairings: String, _ words: [String] = []
  ) throws -> ToolRun {
    try ToolRun(
      policy: #"{"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [\#(pairings)]}]}"#,
      files: [
        "a.tokens.json":
          ##"{"ink": {"$type": "color", "$value": "#000000"}, "page": {"$type": "color", "$value": "#FFFFFF"}, \##(test.tokens)}"##
      ], words)
  }

  private static let good = #"{"foreground": "ink", "background": "page", "usage": "text"}"#

  @Test(arguments: cases)
  func `What does not need it is judged`(_ test: Case) throws {
    let run = try run(test, pairings: Self.good, ["--format=json"])
    #expect(run.status == 1)
    #expect(run.output.contains(#""verdict": "incomplete""#))
    #expect(run.output.contains(#""failed": 0"#))
    #expect(run.output.contains(test.message.replacing("\"", with: "\\\"")))
    #expect(!run.errors.contains(": error: "))
  }

  @Test(arguments: cases)
  func `A pairing that needs it stops the run`(_ test: Case) throws {
    let needed = #"{"foreground": "\#(test.name)", "background": "page", "usage": "text"}"#
    let run = try run(test, pairings: Self.good + ", " + needed)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: cases)
  func `A pattern that may mean it stops the run`(_ test: Case) throws {
    let names = test.name.hasPrefix("bad.") ? ["**", "bad.*"] : ["**"]
    for name in names {
      let needed = #"{"foreground": "\#(name)", "background": "page", "usage": "decoration"}"#
      let run = try run(test, pairings: Self.good + ", " + needed)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
    }
  }
}
