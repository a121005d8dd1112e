import DesignTokens
import SourceText
import Testing

@Suite struct TokenCatalogTests {
  private static func catalog() throws -> (catalog: TokenCatalog, diagnostics: DiagnosticList) {
    var draft = CatalogDraft()
    _ = draft.addAxis("theme", "day", "night")
    _ = draft.addAxis("scheme", "light", "dark")
    draft.declare("text.link", aliasOf: "accent")
    try draft.declare("text.primary", hex: "#000000")
    draft.declare("button", aliasOf: "text.primry")
    try draft.declare("accent", hex: "#0078D7")
    draft.declare("icon", aliasOf: "zzz")
    return draft.build()
  }

  @Test("A token is found by name only where some layer declares it")
  func named() throws {
    let catalog = try Self.catalog().catalog
    let accent = try #require(catalog.token(named: "accent"))
    #expect(catalog.name(of: accent) == "accent")
    #expect(catalog.token(named: "text.primry") == nil)
    #expect(catalog.token(named: "unheard.of") == nil)
    #expect(catalog.token(named: "Accent") == nil)
  }

  @Test("Tokens are listed as their names were first met, aliases' targets included")
  func tokens() throws {
    let catalog = try Self.catalog().catalog
    #expect(
      catalog.tokens.map { catalog.name(of: $0) }
        == ["text.link", "accent", "text.primary", "button", "icon"])
  }

  @Test("Contexts are named in the order of the axes")
  func contexts() throws {
    let catalog = try Self.catalog().catalog
    let permutation = Permutation(contexts: [1, 0])
    #expect(catalog.contextNames(of: permutation) == ["night", "light"])
    #expect(catalog.description(of: permutation) == "theme night, scheme light")
    var plain = CatalogDraft()
    #expect(plain.build().catalog.description(of: Permutation(contexts: [])) == "")
  }

  @Test("An alias to a token that no layer declares is reported with the nearest that one does")
  func undeclared() throws {
    #expect(
      try Self.catalog().diagnostics.all.map(\.description) == [
        "t.json:3:1: warning: the token 'text.primry' does not exist; did you mean 'text.primary'?",
        "t.json:5:1: warning: the token 'zzz' does not exist",
      ])
  }

  @Test("A name that is only referred to is never suggested")
  func suggestion() throws {
    // 'text.primry' is met before, and one letter nearer to what is asked for.
    let catalog = try Self.catalog().catalog
    #expect(
      catalog.undeclared("text.prmry", at: nil).message
        == "the token 'text.prmry' does not exist; did you mean 'text.primary'?")
  }
}
