import DesignTokens
import SourceText
import Testing

/// A source of which nothing is left is an error, even where those after it say that they override; one of which
/// anything is seen is none.
@Suite struct OverriddenSourcesTests {
  /// What is said of sources with an axis `scheme` of light and dark: each by its name, and the tokens
  /// that it sets in each context, `*` for everywhere.
  private func errors(
    _ sources: (name: String, layers: KeyValuePairs<String, [String]>)..., bases: [String] = []
  ) throws -> [String] {
    var draft = CatalogDraft()
    let scheme = draft.addAxis("scheme", "light", "dark")
    for (number, (name, layers)) in sources.enumerated() {
      draft.beginSource(name, isBase: bases.contains(name), isOverriding: true)
      for (context, tokens) in layers {
        for token in tokens { try draft.declare(token, hex: "#00000\(number)") }
        switch context {
        case "light": draft.endLayer(when: .init(axis: scheme, context: 0))
        case "dark": draft.endLayer(when: .init(axis: scheme, context: 1))
        default: draft.endLayer()
        }
      }
    }
    return draft.build().diagnostics.all.map(\.message)
  }

  private func message(_ name: String, by places: String) -> String {
    "every value of '\(name)' is overridden by \(places), so none of it is audited; move it "
      + "after them, or remove it"
  }

  @Test func `A source that a later one declares again is named with it`() throws {
    #expect(
      try errors(("mine", ["*": ["ink"]]), ("base", ["*": ["ink", "page"]]))
        == [message("mine", by: "'base'")])
    #expect(try errors(("base", ["*": ["ink", "page"]]), ("mine", ["*": ["ink"]])) == [])
  }

  @Test func `It applies in one context, and a later one everywhere`() throws {
    #expect(
      try errors(("mine", ["dark": ["ink"]]), ("base", ["*": ["ink"]]))
        == [message("mine", by: "'base'")])
    #expect(try errors(("mine", ["*": ["ink"]]), ("base", ["dark": ["ink"]])) == [])
    #expect(try errors(("mine", ["light": ["ink"]]), ("base", ["dark": ["ink"]])) == [])
  }

  @Test func `Contexts of an axis that are all there are everywhere`() throws {
    #expect(
      try errors(
        ("mine", ["*": ["ink", "page"]]),
        ("base", ["light": ["ink", "page"], "dark": ["ink", "page"]]))
        == [message("mine", by: "'base'")])
    #expect(
      try errors(
        ("mine", ["*": ["ink", "page"]]), ("base", ["light": ["ink", "page"], "dark": ["ink"]]))
        == [])
  }

  @Test func `Several sources may override one between them`() throws {
    #expect(
      try errors(
        ("mine", ["*": ["ink", "page"]]), ("light", ["light": ["ink", "page"]]),
        ("dark", ["dark": ["ink", "page"]]))
        == [message("mine", by: "'light' and 'dark'")])
  }

  @Test func `A base is there to be overridden`() throws {
    #expect(
      try errors(("base", ["*": ["ink"]]), ("mine", ["*": ["ink"]]), bases: ["base"]) == [])
  }

  @Test func `A source alone, and one that sets nothing, are overridden by nothing`() throws {
    #expect(try errors(("mine", ["*": ["ink"], "dark": ["ink"]])) == [])
    #expect(try errors(("mine", ["*": []]), ("base", ["*": ["ink"]])) == [])
  }

  /// Thirty axes of two contexts have a thousand million permutations, and nobody walks them.
  @Test func `Many axes take no time`() throws {
    var draft = CatalogDraft(lines: 500)
    let axes = (0..<30).map { draft.addAxis("axis\($0)", "a", "b") }
    draft.beginSource("mine")
    try draft.declare("ink", hex: "#FFFFFF")
    draft.endLayer()
    draft.beginSource("later")
    for axis in axes {
      for other in axes where other > axis {
        try draft.declare("ink", hex: "#FFFFFF")
        draft.endLayer(when: .init(axis: axis, context: 1), .init(axis: other, context: 1))
      }
    }
    #expect(draft.build().diagnostics.all.isEmpty)
  }
}
