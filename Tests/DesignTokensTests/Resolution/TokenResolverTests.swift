import ColorMath
import DesignTokens
import SourceText
import Testing

@Suite struct TokenResolverTests {
  // MARK: Layers

  @Test("The later of two declarations wins, in one layer and in the next")
  func laterWins() throws {
    var draft = CatalogDraft()
    try draft.declare("a", hex: "#111111")
    try draft.declare("a", hex: "#222222")
    try draft.declare("b", hex: "#333333")
    draft.endLayer("set one")
    try draft.declare("b", hex: "#444444")
    draft.endLayer("set two")
    let resolver = draft.resolver()
    #expect(try resolver.color("a").color.hex == "#222222")
    #expect(try resolver.color("b").color.hex == "#444444")
    #expect(try resolver.color("b").origin.start.line == 4)
  }

  @Test("A layer under a condition wins in its contexts only")
  func conditions() throws {
    var draft = CatalogDraft()
    let scheme = draft.addAxis("scheme", "light", "dark")
    let contrast = draft.addAxis("contrast", "standard", "high")
    try draft.declare("text", hex: "#111111")
    draft.endLayer("set base")
    try draft.declare("text", hex: "#EEEEEE")
    draft.endLayer("dark", when: .init(axis: scheme, context: 1))
    try draft.declare("text", hex: "#FFFFFF")
    draft.endLayer(
      "dark high", when: .init(axis: scheme, context: 1), .init(axis: contrast, context: 1))
    let catalog = draft.build().catalog
    let found = try Permutations(choices: [[0, 1], [0, 1]]).map {
      try CatalogResolver(catalog, $0).color("text").color.hex
    }
    #expect(found == ["#111111", "#111111", "#EEEEEE", "#FFFFFF"])
  }

  @Test("Aliases are followed over the merged layers, so an override reaches what refers to it")
  func overrides() throws {
    var draft = CatalogDraft()
    let scheme = draft.addAxis("scheme", "light", "dark")
    draft.declare("button", aliasOf: "accent")
    try draft.declare("accent", hex: "#0000FF")
    draft.endLayer()
    try draft.declare("accent", hex: "#8888FF")
    draft.endLayer("dark", when: .init(axis: scheme, context: 1))
    let catalog = draft.build().catalog
    let light = try CatalogResolver(catalog, Permutation(contexts: [0])).color("button")
    let dark = try CatalogResolver(catalog, Permutation(contexts: [1])).color("button")
    #expect(light.color.hex == "#0000FF")
    #expect(dark.color.hex == "#8888FF")
    // What would have to change is where the chain ends.
    #expect(light.origin.start.line == 2)
    #expect(dark.origin.start.line == 3)
  }

  @Test("A token that has no value in a permutation says so, and in which")
  func noValue() throws {
    var draft = CatalogDraft()
    let scheme = draft.addAxis("scheme", "light", "dark")
    draft.declare("button", aliasOf: "accent")
    draft.endLayer()
    try draft.declare("accent", hex: "#8888FF")
    draft.endLayer("dark", when: .init(axis: scheme, context: 1))
    let (catalog, diagnostics) = draft.build()
    #expect(diagnostics.all.isEmpty)
    let light = CatalogResolver(catalog, Permutation(contexts: [0]))
    #expect(
      light.error("button")
        == "t.json:1:1: error: the token 'accent' has no value in scheme light; give it one there, or limit its use with 'when'"
    )
    #expect(CatalogResolver(catalog, Permutation(contexts: [1])).error("button") == nil)
    #expect(
      CatalogResolver(catalog, Permutation(contexts: [0])).error("accent")
        == "error: the token 'accent' has no value in scheme light; give it one there, or limit its use with 'when'"
    )
    let accent = try #require(catalog.token(named: "accent"))
    #expect(light.resolver.declaration(of: accent) == nil)
  }

  // MARK: Aliases

  @Test("An alias has the type and the value of its target")
  func alias() throws {
    var draft = CatalogDraft()
    draft.declare("one", aliasOf: "two")
    draft.declare("two", .dimension, aliasOf: "three")
    draft.declare("three", .dimension, .number(4))
    let token = try draft.resolver().value("one")
    #expect(token.type == .dimension)
    #expect(token.value.summary == "4")
    #expect(token.origin.start.line == 3)
  }

  @Test("A chain of 100,000 aliases needs no stack")
  func longChain() throws {
    var draft = CatalogDraft(lines: 100_001)
    for index in 0..<100_000 { draft.declare("t\(index)", aliasOf: "t\(index + 1)") }
    try draft.declare("t100000", hex: "#123456")
    let resolver = draft.resolver()
    #expect(try resolver.color("t0").color.hex == "#123456")
    #expect(try resolver.color("t0").origin.start.line == 100_001)
    #expect(try resolver.color("t99999").color.hex == "#123456")
  }

  @Test("A chain of 100,000 derived colors needs no stack")
  func longDerivation() throws {
    var draft = CatalogDraft(lines: 100_001)
    for index in 0..<100_000 {
      let base = CatalogDraft.value(draft.alias("t\(index + 1)"))
      draft.declare("t\(index)", .color, .modified(base, CatalogDraft.step(.alpha, 0.5)))
    }
    try draft.declare("t100000", hex: "#123456")
    #expect(try draft.resolver().color("t0").color.hex == "#12345680")
  }

  @Test("An alias whose own type differs from its target's is an error in its place")
  func typeMismatch() throws {
    var draft = CatalogDraft()
    draft.declare("a", .color, aliasOf: "b")
    draft.declare("b", aliasOf: "c")
    draft.declare("c", .dimension, .number(4))
    draft.declare("d", .dimension, aliasOf: "c")
    let resolver = draft.resolver()
    #expect(
      resolver.error("a")
        == "t.json:1:1: error: 'a' is a color but its alias points to a dimension, 'b'")
    #expect(try resolver.value("d").type == .dimension)
  }

  @Test("A token of another type is not a color and no text style")
  func wrongType() throws {
    var draft = CatalogDraft()
    draft.declare("size", .dimension, .number(4))
    draft.declare("alias", aliasOf: "size")
    try draft.declare("ink", hex: "#000000")
    let resolver = draft.resolver()
    #expect(resolver.error("size") == "t.json:1:1: error: 'size' is a dimension, not a color")
    #expect(resolver.error("alias") == "t.json:1:1: error: 'alias' is a dimension, not a color")
    let error = #expect(throws: ResolutionError.self) { try resolver.textStyle("ink") }
    #expect(error?.message == "'ink' is a color, not typography")
  }

  @Test("A token that refers to a failed one fails with the same words")
  func failureSpreads() {
    var draft = CatalogDraft()
    draft.declare("a", aliasOf: "b")
    draft.declare("b", .color, .string("#12345"))
    draft.declare("c", aliasOf: "gone")
    draft.declare("d", aliasOf: "c")
    let resolver = draft.resolver()
    let message =
      "t.json:2:1: error: '#12345' is not a color: it has 5 digits; "
      + "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    #expect(resolver.error("a") == message)
    #expect(resolver.error("b") == message)
    #expect(resolver.error("d") == "t.json:3:1: error: the token 'gone' does not exist")
    #expect(resolver.error("c") == "t.json:3:1: error: the token 'gone' does not exist")
  }
}
