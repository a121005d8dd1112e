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
    #expect(found == ["t.json:1:1: warning: the token 'gone' does not exist"])
  }

  @Test("An alias to nothing is a warning, whatever it is")
  func referencesOfFonts() {
    var draft = CatalogDraft()
    draft.declare("a", .typography, draft.alias("gone"))
    draft.declare("b", .color, draft.alias("away"))
    draft.endLayer("first")
    #expect(
      draft.build().diagnostics.all.map(\.description) == [
        "t.json:1:1: warning: the token 'gone' does not exist",
        "t.json:2:1: warning: the token 'away' does not exist",
      ])
  }

  @Test func `A context that is derived from another has its values, in every source`() throws {
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "t.json", text: "0")
    func add(_ value: Double, _ name: String, in context: String?) {
      var contents = LayerContents()
      contents.declarations = [
        TokenDeclaration(
          token: builder.id(for: name), type: .number,
          value: TokenValue(.number(value), at: SourceSpan(file: file, range: 0..<1)))
      ]
      let conditions = context.map { [builder.condition(axis: "scheme", context: $0)] } ?? []
      builder.addLayer(named: "l", conditions: conditions, contents: contents)
    }
    builder.beginSource(named: "first")
    add(1, "a", in: nil)
    add(2, "a", in: "dark")
    builder.beginSource(named: "second")
    add(3, "b", in: "dark")
    add(4, "c", in: "dark")
    builder.derive("black", from: "dark", of: "scheme")
    add(5, "c", in: "black")
    let catalog = builder.build(diagnostics: &diagnostics)
    #expect(diagnostics.all.isEmpty)
    #expect(catalog.axes.map(\.contexts) == [["dark", "black"]])
    let black = catalog.layers.filter { $0.conditions.contains { $0.context == 1 } }
    #expect(black.count == 4)
    let numbers = catalog.layers.indices.filter {
      catalog.layers[$0].conditions.contains { $0.context == 1 }
    }.flatMap { catalog.declarations(ofLayer: $0) }.map { declaration -> Double in
      guard case .number(let number) = declaration.value.content else { return 0 }
      return number
    }
    // The own value comes after the one that it replaces.
    #expect(numbers == [2, 3, 4, 5])
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
