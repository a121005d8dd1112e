import TestSupport
import Testing

/// The order of a policy's sources, when it is the wrong one.
@Suite struct OverriddenSourceTests {
  private static let base = ##"""
    {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
     "modifiers": {"theme": {"contexts": {
       "LIGHT": [{"title": {"$type": "color", "$value": "#000000"},
                  "background": {"$type": "color", "$value": "#FFFFFF"}}],
       "DARK": [{"title": {"$type": "color", "$value": "#FFFFFF"},
                 "background": {"$type": "color", "$value": "#000000"}}]}}}}
    """##

  private func run(_ tokens: String) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": [\(tokens)],
         "exclude": {"theme": ["SIMPLEX", "BLACK"]},
         "rules": [{"id": "TITLE", "pairings": [
           {"foreground": "title", "background": "background", "usage": "text"}]}]}
        """,
      files: [
        "base.resolver.json": Self.base,
        "mine.theme": "base: LIGHT\ncolors:\n  title: \"#fffefefe\"\n",
      ])
  }

  /// #FEFEFE on white is 1.01: in this order it is judged, in the other nobody would see it.
  @Test func `A theme beneath its base is an error that names both, not a clean bill`() throws {
    #expect(
      try run(#""base.resolver.json", {"path": "mine.theme", "overrides": true}"#).status == 1)
    let swapped = try run(#""mine.theme", {"path": "base.resolver.json", "overrides": true}"#)
    #expect(swapped.status == 2)
    #expect(swapped.errors.contains("contrast-audit.json:1:13: error: every value of 'mine.theme'"))
    #expect(swapped.errors.contains("'base.resolver.json' (contrast-audit.json:1)"))
    #expect(swapped.output.contains("FAIL") == false)
  }

  @Test func `A layer that may be absent is overridden by the base as well`() throws {
    let layered = #"{"path": "mine.theme", "layer": "chat"}"#
    #expect(try run(#""base.resolver.json", "# + layered).status == 1)
    #expect(try run(layered + #", "base.resolver.json""#).status == 2)
  }
}
