import ColorMath
import DesignTokens
import SourceText
import Testing

/// Aliases that need not lead anywhere, texts with aliases in them, and values that could not be read.
@Suite struct TokenResolverVariableTests {
  private static func piece(_ content: TokenValue.Content) -> TokenValue {
    CatalogDraft.value(content)
  }

  /// A variable, with a color to fall back on where there is one.
  private static func variable(
    _ draft: inout CatalogDraft, _ name: String, or fallback: TokenValue.Content? = nil
  ) -> TokenValue.Content {
    guard case .reference(let reference) = draft.alias(name) else { return .null }
    return .variable(reference, fallback: fallback.map(piece))
  }

  private static let white = TokenValue.Content.color(ColorLiteral(.white))

  private static func hex(
    _ name: String, in catalog: TokenCatalog, _ contexts: Int...
  ) throws -> String {
    let resolver = TokenResolver(catalog, in: Permutation(contexts: contexts))
    return try resolver.color(of: try #require(catalog.token(named: name))).color.hex
  }

  @Test("A variable is its target where that is set, else its fallback, in each permutation")
  func fallback() throws {
    var draft = CatalogDraft()
    let scheme = draft.addAxis("scheme", "light", "dark")
    let variable = Self.variable(&draft, "b", or: Self.white)
    draft.declare("a", nil, variable)
    draft.endLayer()
    try draft.declare("b", hex: "#000000")
    draft.endLayer("dark", when: .init(axis: scheme, context: 1))
    let (catalog, diagnostics) = draft.build()
    #expect(diagnostics.all.isEmpty)
    #expect(try Self.hex("a", in: catalog, 0) == "#FFFFFF")
    #expect(try Self.hex("a", in: catalog, 1) == "#000000")
    let resolver = TokenResolver(catalog, in: Permutation(contexts: [0]))
    let id = try #require(catalog.token(named: "a"))
    #expect(try resolver.value(of: id).type == .color)
    #expect(catalog.type(of: id) == .color)
  }

  @Test("A variable that leads nowhere is a warning, and fails only what needs it")
  func nowhere() throws {
    var draft = CatalogDraft()
    let variable = Self.variable(&draft, "nothing")
    draft.declare("a", nil, variable)
    draft.declare("b", aliasOf: "a")
    draft.declare("size", .other, .text([Self.piece(variable)]))
    draft.endLayer()
    let (catalog, diagnostics) = draft.build()
    #expect(
      diagnostics.all.map(\.description) == [
        "t.json:1:1: warning: the token 'nothing' does not exist"
      ])
    let resolver = TokenResolver(catalog, in: Permutation(contexts: []))
    let b = try #require(catalog.token(named: "b"))
    #expect(try resolver.value(of: b).value.isUnreadable)
    #expect(throws: ResolutionError.self) { try resolver.color(of: b) }
    #expect(
      try resolver.value(of: try #require(catalog.token(named: "size"))).value.isUnreadable)
  }

  @Test("A text is put together of its pieces and read where it is a color")
  func text() throws {
    var draft = CatalogDraft()
    let (channels, number, red) = (
      draft.alias("channels"), draft.alias("number"), draft.alias("red")
    )
    draft.declare("channels", .other, .string("1, 2, 3"))
    draft.declare("number", .number, .number(0.5))
    try draft.declare("red", hex: "#FF0000")
    draft.declare(
      "a", .color,
      .text(
        [
          .string("rgba("), channels, .string(","), number,
          .string(")"),
        ]
        .map(Self.piece)))
    draft.declare(
      "b", .color,
      .text(
        [.string("color-mix(in srgb,"), red, .string(", white)")].map(Self.piece)))
    draft.endLayer()
    let (catalog, diagnostics) = draft.build()
    #expect(diagnostics.all.isEmpty)
    #expect(try Self.hex("a", in: catalog) == "#01020380")
    #expect(try Self.hex("b", in: catalog) == "#FF8080")
  }

  @Test("A text that comes to no color cannot be read, and says why")
  func badText() throws {
    var draft = CatalogDraft()
    let (word, list) = (draft.alias("word"), draft.alias("list"))
    draft.declare("list", .other, .array([]))
    draft.declare("word", .other, .string("blue"))
    draft.declare(
      "a", .color, .text([.string("rgb("), word, .string(")")].map(Self.piece)))
    draft.declare(
      "b", .color, .text([.string("rgb("), list, .string(")")].map(Self.piece)))
    draft.endLayer()
    let catalog = draft.build().catalog
    for (name, message) in [
      (
        "a",
        "'rgb( blue )' cannot be read as a color: found 'blue' where a number, a percentage or "
          + "'none' was expected"
      ), ("b", "an array cannot stand in a value of CSS"),
    ] {
      let error = #expect(throws: ResolutionError.self) { try Self.hex(name, in: catalog) }
      #expect(error?.message == message)
    }
  }

  @Test("A value that could not be read is equal to none, itself included")
  func unreadable() {
    let value = Self.piece(.unreadable("why"))
    #expect(value.isUnreadable)
    #expect(value.canonical() == nil)
    #expect(value.summary == "(why)")
  }
}
