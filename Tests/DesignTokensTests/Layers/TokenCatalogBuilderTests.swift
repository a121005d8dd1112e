import DesignTokens
import SourceText
import Testing

@Suite struct TokenCatalogBuilderTests {
  @Test("A name keeps its id, and ids number the names")
  func ids() {
    var builder = TokenCatalogBuilder()
    let first = builder.id(for: "a")
    let second = builder.id(for: "b")
    #expect(builder.id(for: "a") == first)
    #expect(first != second)
    #expect([first.index, second.index] == [0, 1])
    #expect(builder.name(of: second) == "b")
  }

  @Test("Axes are numbered in the order in which they are added")
  func axes() {
    var builder = TokenCatalogBuilder()
    #expect(builder.axis(named: "theme", contexts: ["day"]) == 0)
    #expect(builder.axis(named: "scheme", contexts: ["light", "dark"]) == 1)
    #expect(builder.axes.map(\.name) == ["theme", "scheme"])
    // Sources share an axis by its name.
    #expect(builder.axis(named: "theme", contexts: ["night", "day"]) == 0)
    #expect(builder.axes[0].contexts == ["day", "night"])
  }

  @Test("An alias deep in a value is checked as well, and a target in another layer is enough")
  func references() {
    var draft = CatalogDraft()
    let gone = draft.alias("gone", "components", "0")
    let there = draft.alias("there")
    draft.declare(
      "a", .border,
      CatalogDraft.object([
        "list": .array([CatalogDraft.value(gone, line: 1)]), "other": there,
      ]))
    draft.endLayer("first")
    draft.declare("there", .number, .number(1))
    let found = draft.build().diagnostics.all.map(\.description)
    #expect(found == ["t.json:1:1: error: the token 'gone' does not exist"])
  }

  @Test("In what holds no color an alias to nothing is a warning")
  func referencesOfFonts() {
    var draft = CatalogDraft()
    draft.declare("a", .typography, draft.alias("gone"))
    draft.declare("b", .color, draft.alias("away"))
    draft.endLayer("first")
    #expect(
      draft.build().diagnostics.all.map(\.description) == [
        "t.json:1:1: warning: the token 'gone' does not exist",
        "t.json:2:1: error: the token 'away' does not exist",
      ])
  }

  @Test("An empty builder gives an empty catalog without a word")
  func empty() {
    var draft = CatalogDraft()
    let (catalog, diagnostics) = draft.build()
    #expect(catalog.tokens.isEmpty)
    #expect(catalog.axes.isEmpty)
    #expect(diagnostics.all.isEmpty)
  }
}
