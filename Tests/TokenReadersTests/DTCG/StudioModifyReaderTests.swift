import DesignTokens
import SourceText
import Testing

@Suite struct StudioModifyReaderTests {
  /// A token derived from #1B7A4F by a `modify` on line 3.
  private static func read(_ modify: String, base: String = "#1B7A4F") -> ReadTokens {
    ReadTokens(
      """
      {"a": {"$type": "color", "$value": "\(base)",
       "$extensions": {"studio.tokens": {"modify":
      \(modify)}, "other": {}}},
       "b": {"$type": "color", "$value": "#1B7A4F"}}
      """)
  }

  @Test(
    "A derived color is computed from its base",
    arguments: [
      // colorsys on #1B7A4F: L (1 − v) and L + (1 − L) v.
      (#"{"type": "darken", "value": "0.15", "space": "hsl"}"#, "#176843"),
      (#"{"type": "lighten", "value": 0.15, "space": "hsl"}"#, "#25A66C"),
      (#"{"type": "lighten", "value": "15%", "space": "hsl"}"#, "#25A66C"),
      (#"{"type": "darken", "value": "1", "space": "hsl"}"#, "#000000"),
      (#"{"type": "lighten", "value": 0, "space": "hsl"}"#, "#1B7A4F"),
      // By hand: 0.12 × 255 = 30.6.
      (#"{"type": "alpha", "value": "0.12"}"#, "#1B7A4F1F"),
      (#"{"type": "alpha", "value": 0.12, "space": "lch"}"#, "#1B7A4F1F"),
    ])
  func steps(_ modify: String, _ hex: String) throws {
    for base in ["#1B7A4F", "{b}"] {
      let read = Self.read(modify, base: base)
      #expect(read.messages.isEmpty)
      #expect(try read.hex("a") == hex)
    }
  }

  @Test(
    "A step that cannot be applied is an error in its place",
    arguments: [
      (
        #"{"type": "darkn", "value": "0.5", "space": "hsl"}"#,
        "type is 'darkn'; did you mean 'darken'?"
      ),
      (
        #"{"value": "0.5", "space": "hsl"}"#,
        "a modifier needs a type and a value, such as \"darken\" and 0.2"
      ),
      (
        #"{"type": "darken", "space": "hsl"}"#,
        "a modifier needs a type and a value, such as \"darken\" and 0.2"
      ),
      (#"{"type": 1, "value": "0.5", "space": "hsl"}"#, "type is a number; expected a string"),
      ("null", "modify is null; expected an object"),
      (
        #"{"type": "darken", "value": "0.5", "space": "hsv"}"#,
        "space is 'hsv'; did you mean 'hsl'?"
      ),
      (
        #"{"type": "lighten", "value": "0.5"}"#,
        "the modifier names no space to lighten in; expected, for example, \"space\": \"lch\""
      ),
      (
        #"{"type": "mix", "value": "0.5", "space": "hsl"}"#,
        "the modifier names no color to mix in; expected one in \"color\""
      ),
      (
        #"{"type": "darken", "value": "1.1", "space": "hsl"}"#,
        "the modifier's value is the string '1.1'; expected a number from 0 to 1"
      ),
      (
        #"{"type": "darken", "value": -0.1, "space": "hsl"}"#,
        "the modifier's value is a number; expected a number from 0 to 1"
      ),
      (
        #"{"type": "darken", "value": "101%", "space": "hsl"}"#,
        "the modifier's value is the string '101%'; expected a number from 0 to 1"
      ),
      (
        #"{"type": "darken", "value": "{amount}", "space": "hsl"}"#,
        "the token 'amount' does not exist"
      ),
      (
        #"{"type": "alpha", "value": "nan"}"#,
        "the modifier's value is the string 'nan'; expected a number from 0 to 1"
      ),
      (
        #"{"type": "alpha", "value": true}"#,
        "the modifier's value is true or false; expected a number from 0 to 1"
      ),
    ])
  func bad(_ modify: String, _ message: String) {
    let messages = Self.read(modify).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("a.tokens.json:3:") == true)
    #expect(messages.first?.hasSuffix(": warning: \(message)") == true, "\(messages)")
  }

  @Test("Other extensions change nothing")
  func others() throws {
    let read = ReadTokens(
      ##"{"a": {"$type": "color", "$value": "#1B7A4F", "$extensions": {"studio.tokens": {"x": 1}}}}"##
    )
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == "#1B7A4F")
  }

  @Test("A bad base is reported where it stands")
  func badBase() {
    #expect(
      Self.read(#"{"type": "alpha", "value": 0.5}"#, base: "#12345").messages == [
        "a.tokens.json:1:36: warning: '#12345' is not a color: it has 5 digits; "
          + "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ])
  }
}
