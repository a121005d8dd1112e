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
    "A derived colour is computed from its base",
    arguments: [
      // colorsys on #1B7A4F: L (1 − v) and L + (1 − L) v.
      (#"{"type": "darken", "value": "0.15", "space": "hsl"}"#, "#176843"),
      (#"{"type": "lighten", "value": 0.15, "space": "hsl"}"#, "#25A66C"),
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
        ##"{"type": "mix", "value": "0.5", "space": "hsl", "color": "#fff"}"##,
        "the modifier 'mix' cannot be applied; expected one of lighten, darken, alpha"
      ),
      (
        #"{"type": "darkn", "value": "0.5", "space": "hsl"}"#,
        "the modifier 'darkn' cannot be applied; did you mean 'darken'?"
      ),
      (
        #"{"value": "0.5", "space": "hsl"}"#,
        "the modifier '' cannot be applied; expected one of lighten, darken, alpha"
      ),
      (
        #"{"type": 1, "value": "0.5", "space": "hsl"}"#,
        "the modifier '' cannot be applied; expected one of lighten, darken, alpha"
      ),
      ("null", "the modifier '' cannot be applied; expected one of lighten, darken, alpha"),
      (
        #"{"type": "darken", "value": "0.5", "space": "lch"}"#,
        "a color cannot be darkened in the space 'lch'; expected hsl"
      ),
      (
        #"{"type": "lighten", "value": "0.5"}"#,
        "a color cannot be lightened in the space ''; expected hsl"
      ),
      (#"{"type": "darken", "space": "hsl"}"#, "the modifier's value is not a number from 0 to 1"),
      (
        #"{"type": "darken", "value": "1.1", "space": "hsl"}"#,
        "the modifier's value is not a number from 0 to 1"
      ),
      (
        #"{"type": "darken", "value": -0.1, "space": "hsl"}"#,
        "the modifier's value is not a number from 0 to 1"
      ),
      (
        #"{"type": "darken", "value": "15%", "space": "hsl"}"#,
        "the modifier's value is not a number from 0 to 1"
      ),
      (
        #"{"type": "darken", "value": "{amount}", "space": "hsl"}"#,
        "the modifier's value is not a number from 0 to 1"
      ),
      (#"{"type": "alpha", "value": "nan"}"#, "the modifier's value is not a number from 0 to 1"),
      (#"{"type": "alpha", "value": ""}"#, "the modifier's value is not a number from 0 to 1"),
      (#"{"type": "alpha", "value": true}"#, "the modifier's value is not a number from 0 to 1"),
    ])
  func bad(_ modify: String, _ message: String) {
    #expect(Self.read(modify).messages == ["a.tokens.json:3:1: error: \(message)"])
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
        "a.tokens.json:1:36: error: '#12345' is not a colour: it has 5 digits; "
          + "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ])
  }
}
