import DesignTokens
import Testing

/// What Figma's export says beside the colors that it has resolved.
@Suite struct FigmaAliasTests {
  private func file(_ extensions: String, alpha: Double = 1, base: String = "") -> ReadTokens {
    ReadTokens(
      ##"""
      {"link": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1], "alpha": \##(alpha)},
         "$extensions": {\##(extensions)}}\##(base)}
      """##)
  }

  private static let base = ##", "blue": {"500": {"$type": "color", "$value": "#0000C080"}}"##
  private static let alias =
    #""com.figma.aliasData": {"targetVariableName": "blue/500", "targetVariableSetName": "Base"}"#

  private static func composed(_ opacity: String) -> String {
    #""com.figma.composedColor": {"colorArg": {"type": "alias", "alias": {"targetVariableName": "blue/500"}}, "opacityArg": {"type": "number", "value": \#(opacity)}}"#
  }

  @Test func `A variable of another collection counts where it is read`() throws {
    let read = file(Self.alias, base: Self.base)
    #expect(read.messages == [])
    #expect(try read.hex("link") == "#0000C080")
    #expect(try file(Self.alias).hex("link") == "#0000FF")
    #expect(file(Self.alias).messages == [])
  }

  @Test func `An opacity over a variable multiplies with its own`() throws {
    // 0.5 × (128 / 255) × 255 is 64.
    #expect(try file(Self.composed("50"), base: Self.base).hex("link") == "#0000C040")
    // Resolved already: 0.25 × 255 is 63.75.
    #expect(try file(Self.composed("50"), alpha: 0.25).hex("link") == "#0000FF40")
    #expect(try file(Self.composed("0"), alpha: 0).hex("link") == "#0000FF00")
  }

  @Test func `An opacity that is no number fails where it is used`() {
    let read = file(Self.composed("\"x\""), base: Self.base)
    #expect(read.diagnostics.errorCount == 0)
    #expect(throws: ResolutionError.self) { try read.hex("link") }
  }

  @Test func `A variable of the same name is another one`() throws {
    let alias = #""com.figma.aliasData": {"targetVariableName": "link"}"#
    #expect(try file(alias).hex("link") == "#0000FF")
  }

  @Test func `Components may be those of another color`() throws {
    let read = ReadTokens(
      ##"""
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0.2]}},
       "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": "{ink}", "alpha": 0.5}},
       "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": "{ink}"}}}
      """##)
    #expect(read.messages == [])
    #expect(try read.hex("a") == "#00003380")
    #expect(try read.hex("b") == "#000033")
  }
}
