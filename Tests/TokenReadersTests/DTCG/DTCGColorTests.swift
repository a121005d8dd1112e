import DesignTokens
import Testing

/// What the color module asks beyond single values: fallbacks, missing components, notes.
@Suite struct DTCGColorTests {
  private static func color(_ value: String) -> ReadTokens {
    ReadTokens(##"{"a": {"$type": "color", "$value": \##(value)}}"##)
  }

  @Test(
    "A fallback that contradicts the components is a warning, and the components are used",
    arguments: [
      (##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#00ff00"}"##, "#FF0000", true),
      (##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000"}"##, "#FF0000", false),
      // The format's own example: 0.9 × 255 = 229.5, which is written e6.
      (
        ##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.9], "hex": "#3366e6"}"##, "#3366E6",
        false
      ),
      (
        ##"{"colorSpace": "hsl", "components": [120, 100, 50], "hex": "#ff0000"}"##, "#00FF00", true
      ),
      // Outside sRGB the fallback is mapped into the gamut somehow, and nothing can be said of it.
      (
        ##"{"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#fa3b21"}"##, "#FF0000",
        false
      ),
    ])
  func fallback(_ value: String, _ hex: String, _ isWarned: Bool) throws {
    let read = Self.color(value)
    #expect(read.diagnostics.errorCount == 0)
    #expect(read.messages.count == (isWarned ? 1 : 0), "\(read.messages)")
    #expect(read.messages.allSatisfy { $0.contains("warning: hex is #") })
    #expect(try read.hex("a") == hex)
  }

  @Test("A missing component counts as 0")
  func missing() throws {
    let read = Self.color(##"{"colorSpace": "hsl", "components": ["none", 0, 100]}"##)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == "#FFFFFF")
  }

  /// "A number from 0 up to (but not including) 360". [DTCG Color 2025.10, HSL]
  @Test("A hue goes round less than once", arguments: [-240, -1, 360, 480])
  func hue(_ hue: Int) throws {
    let read = Self.color(##"{"colorSpace": "hsl", "components": [\##(hue), 100, 50]}"##)
    #expect(read.messages.contains { $0.contains("outside the 0 to 360 of hsl") })
  }

  @Test("Deprecation passes from a group to its tokens, unless they say otherwise")
  func deprecation() throws {
    let read = ReadTokens(
      ##"""
      {"old": {"$type": "color", "$deprecated": "use new", "a": {"$value": "#000"},
               "b": {"$value": "#000", "$deprecated": false},
               "c": {"$value": "#000", "$deprecated": true}}}
      """##)
    #expect(read.messages.isEmpty)
    let notes = read.catalog.declarations.map(\.notes.deprecation)
    #expect(notes == ["use new", nil, ""])
  }

  @Test("A reference may lead into another file, percent-encoded, and keys beside it override")
  func fragments() throws {
    let read = ReadTokens.resolver(
      ##"""
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}],
       "sets": {"s": {"sources": [
         {"$ref": "brand%20colors.json#/palettes/warm"},
         {"$ref": "2.json", "ink": {"$type": "color", "$value": "#abcdef"}}]}}}
      """##,
      files: [
        "brand colors.json":
          ##"{"palettes": {"warm": {"sand": {"$type": "color", "$value": "#c2b280"}}}}"##
      ])
    #expect(read.messages.isEmpty)
    #expect(try read.hex("sand") == "#C2B280")
    #expect(try read.hex("ink") == "#ABCDEF")
    #expect(try read.hex("only2") == "#222222")
  }
}
