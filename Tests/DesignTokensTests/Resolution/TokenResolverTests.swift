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
        == "t.json:1:1: error: the token 'accent' has no value in scheme light")
    #expect(CatalogResolver(catalog, Permutation(contexts: [1])).error("button") == nil)
    #expect(
      CatalogResolver(catalog, Permutation(contexts: [0])).error("accent")
        == "error: the token 'accent' has no value in scheme light")
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

  @Test("A chain of 100,000 derived colours needs no stack")
  func longDerivation() throws {
    var draft = CatalogDraft(lines: 100_001)
    for index in 0..<100_000 {
      let base = CatalogDraft.value(draft.alias("t\(index + 1)"))
      draft.declare("t\(index)", .color, .modified(base, [.alpha(0.5)]))
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
        == "t.json:1:1: error: 'a' is a color but its alias leads to a dimension, 'b'")
    #expect(try resolver.value("d").type == .dimension)
  }

  @Test("A token of another type is no colour and no text style")
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
      "t.json:2:1: error: '#12345' is not a colour: it has 5 digits; "
      + "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    #expect(resolver.error("a") == message)
    #expect(resolver.error("b") == message)
    #expect(resolver.error("d") == "t.json:3:1: error: the token 'gone' does not exist")
    #expect(resolver.error("c") == "t.json:3:1: error: the token 'gone' does not exist")
  }

  // MARK: Derived values

  @Test("A reference reaches the parts of a colour")
  func parts() throws {
    var draft = CatalogDraft()
    draft.declare(
      "accent", .color,
      .color(ColorLiteral(space: .hsl, components: [210, 50, 40], alpha: 0.5)))
    draft.declare("list", .number, draft.alias("accent", "components"))
    draft.declare("hue", .number, draft.alias("accent", "components", "0"))
    draft.declare("alpha", .number, draft.alias("accent", "alpha"))
    draft.declare("space", .fontFamily, draft.alias("accent", "colorSpace"))
    draft.declare("hex", .fontFamily, draft.alias("accent", "hex"))
    draft.declare(
      "size", .dimension, CatalogDraft.object(["value": .number(4), "unit": .string("px")]))
    draft.declare("unit", .fontFamily, draft.alias("size", "unit"))
    let resolver = draft.resolver()
    #expect(try resolver.value("list").value.summary == "[210, 50, 40]")
    #expect(try resolver.value("hue").value.summary == "210")
    #expect(try resolver.value("hue").type == .number)
    #expect(try resolver.value("hue").origin.start.line == 3)
    #expect(try resolver.value("alpha").value.summary == "0.5")
    #expect(try resolver.value("space").value.summary == "hsl")
    // colorsys: (0.2, 0.4, 0.6).
    #expect(try resolver.value("hex").value.summary == "#336699")
    #expect(try resolver.value("unit").value.summary == "px")
  }

  @Test("A colour may take its components from another and its opacity from itself")
  func borrowedComponents() throws {
    var draft = CatalogDraft()
    try draft.declare("accent", hex: "#336699")
    draft.declare("alias", aliasOf: "accent")
    draft.declare(
      "wash", .color,
      CatalogDraft.object([
        "colorSpace": .string("srgb"), "components": draft.alias("alias", "components"),
        "alpha": .number(0.12),
      ]))
    let color = try draft.resolver().color("wash").color
    #expect(color == SRGBColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.12))
  }

  @Test(
    "A part that is not there is an error",
    arguments: [
      (["lightness"], "a color has no 'lightness' (in $value/lightness)"),
      (["components", "3"], "an array has no '3' (in $value/components/3)"),
      (["components", "01"], "an array has no '01' (in $value/components/01)"),
      (["components", "-1"], "an array has no '-1' (in $value/components/-1)"),
      (["components", "+1"], "an array has no '+1' (in $value/components/+1)"),
      (["components", ""], "an array has no '' (in $value/components/)"),
      (["components", "１"], "an array has no '１' (in $value/components/１)"),
      (
        ["components", "99999999999999999999"],
        "an array has no '99999999999999999999' (in $value/components/99999999999999999999)"
      ),
      (["alpha", "0"], "a number has no '0' (in $value/alpha/0)"),
    ])
  func missingPart(_ part: [String], _ message: String) throws {
    var builder = TokenCatalogBuilder()
    let accent = builder.id(for: "accent")
    let use = builder.id(for: "use")
    let black = CatalogDraft.value(.color(ColorLiteral(.black)), line: 1)
    let alias = CatalogDraft.value(
      .reference(TokenReference(target: accent, part: part)), line: 2)
    builder.addLayer(
      named: "set base", conditions: [],
      declarations: [
        TokenDeclaration(token: accent, type: .color, value: black),
        TokenDeclaration(token: use, type: .number, value: alias),
      ])
    var diagnostics = DiagnosticList()
    let resolver = CatalogResolver(
      builder.build(diagnostics: &diagnostics), Permutation(contexts: []))
    #expect(resolver.error("use") == "t.json:2:1: error: \(message)")
  }

  @Test("Steps are applied to what an alias leads to, first to last")
  func modified() throws {
    var draft = CatalogDraft()
    try draft.declare("accent", hex: "#1B7A4F")
    draft.declare("alias", aliasOf: "accent")
    let base = CatalogDraft.value(draft.alias("alias"))
    draft.declare("hover", .color, .modified(base, [.darken(0.15), .alpha(0.5)]))
    draft.declare("back", .color, .modified(base, [.darken(1), .lighten(1)]))
    draft.declare("forth", .color, .modified(base, [.lighten(1), .darken(1)]))
    let resolver = draft.resolver()
    // colorsys: #176843.
    #expect(try resolver.color("hover").color.hex == "#17684380")
    #expect(try resolver.color("hover").origin.start.line == 3)
    #expect(try resolver.color("back").color.hex == "#FFFFFF")
    #expect(try resolver.color("forth").color.hex == "#000000")
  }

  @Test("A step cannot be applied to what is no colour")
  func modifiedNumber() {
    var draft = CatalogDraft()
    draft.declare("size", .dimension, .number(4))
    let base = CatalogDraft.value(draft.alias("size"), line: 2)
    draft.declare("hover", .color, .modified(base, [.darken(0.15)]))
    #expect(
      draft.resolver().error("hover")
        == "t.json:2:1: error: a number is not a color; "
        + "expected an object with colorSpace and components")
  }

  @Test("A colour's luminance is that of the colour as if it were opaque")
  func luminance() throws {
    var draft = CatalogDraft()
    try draft.declare("accent", hex: "#0078D789")
    // WCAG's formula in python.
    let luminance = try draft.resolver().color("accent").luminance
    #expect(abs(luminance - 0.18339238265695418) < 1e-12)
  }

  @Test("A colour too far out of range to be a number is an error")
  func infinite() {
    var draft = CatalogDraft()
    draft.declare(
      "hot", .color,
      .color(ColorLiteral(space: .hsl, components: [0, 1e308, 1e308], alpha: 1)))
    #expect(
      draft.resolver().error("hot")
        == "t.json:1:1: error: 'hot' is too far out of range to be a color")
  }

  @Test("Values may nest 256 levels through aliases, not 257")
  func depth() throws {
    var draft = CatalogDraft()
    draft.declare("t0", .number, .number(0))
    for level in 1...258 {
      let inner = CatalogDraft.value(draft.alias("t\(level - 1)"), line: level + 1)
      draft.declare("t\(level)", .number, .array([inner]))
    }
    let resolver = draft.resolver()
    #expect(try resolver.value("t256").value.summary == "[[…]]")
    let error = #expect(throws: ResolutionError.self) { try resolver.value("t257") }
    #expect(
      error?.diagnostic.description
        == "t.json:258:1: error: the value nests more than 256 levels deep through its aliases")
    let outer = #expect(throws: ResolutionError.self) { try resolver.value("t258") }
    #expect(outer == error)
  }

  @Test("A value that doubles with every alias is shared, not copied")
  func doubling() throws {
    var draft = CatalogDraft()
    draft.declare("t0", .number, .number(0))
    for level in 1...200 {
      let inner = CatalogDraft.value(draft.alias("t\(level - 1)"))
      draft.declare("t\(level)", .number, .array([inner, inner]))
    }
    #expect(try draft.resolver().value("t200").value.summary == "[[…, …], […, …]]")
  }

  @Test("A text style is read through aliases in any of its members")
  func textStyle() throws {
    var draft = CatalogDraft()
    draft.declare("weight", .fontWeight, .string("semi-bold"))
    draft.declare(
      "size", .dimension, CatalogDraft.object(["value": .number(17), "unit": .string("px")]))
    draft.declare(
      "body", .typography,
      CatalogDraft.object([
        "fontSize": draft.alias("size"), "fontWeight": draft.alias("weight"),
      ]))
    draft.declare("caption", aliasOf: "body")
    let style = try draft.resolver().textStyle("caption")
    #expect(style == TextStyle(size: 17, unit: .px, weight: 600))
  }
}
