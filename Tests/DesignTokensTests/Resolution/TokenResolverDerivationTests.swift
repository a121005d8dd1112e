import ColorMath
import DesignTokens
import SourceText
import Testing

/// Values that are built from the parts of others, and colors changed by steps.
@Suite struct TokenResolverDerivationTests {
  @Test("A reference reaches the parts of a color")
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

  @Test("A color may take its components from another and its opacity from itself")
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
    var contents = LayerContents()
    contents.declarations = [
      TokenDeclaration(token: accent, type: .color, value: black),
      TokenDeclaration(token: use, type: .number, value: alias),
    ]
    builder.addLayer(named: "set base", conditions: [], contents: contents)
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
    func twice(_ first: ColorModification, _ second: ColorModification) -> TokenValue.Content {
      .modified(CatalogDraft.value(.modified(base, first), line: 3), second)
    }
    let (darker, lighter) = (CatalogDraft.step(.darken, 1), CatalogDraft.step(.lighten, 1))
    draft.declare(
      "hover", .color, twice(CatalogDraft.step(.darken, 0.15), CatalogDraft.step(.alpha, 0.5)))
    draft.declare("back", .color, twice(darker, lighter))
    draft.declare("forth", .color, twice(lighter, darker))
    let resolver = draft.resolver()
    // colorsys: #176843.
    #expect(try resolver.color("hover").color.hex == "#17684380")
    #expect(try resolver.color("hover").origin.start.line == 3)
    #expect(try resolver.color("back").color.hex == "#FFFFFF")
    #expect(try resolver.color("forth").color.hex == "#000000")
  }

  @Test("A step cannot be applied to what is not a color")
  func modifiedNumber() {
    var draft = CatalogDraft()
    draft.declare("size", .dimension, .number(4))
    let base = CatalogDraft.value(draft.alias("size"), line: 2)
    draft.declare("hover", .color, .modified(base, CatalogDraft.step(.darken, 0.15)))
    #expect(
      draft.resolver().error("hover")
        == "t.json:2:1: error: a number is not a color; "
        + "expected an object with colorSpace and components")
  }

  @Test("A color's luminance is that of the color as if it were opaque")
  func luminance() throws {
    var draft = CatalogDraft()
    try draft.declare("accent", hex: "#0078D789")
    // WCAG's formula in python.
    let luminance = try draft.resolver().color("accent").luminance
    #expect(abs(luminance - 0.18339238265695418) < 1e-12)
  }

  @Test("A color too far out of range to be a number is an error")
  func infinite() {
    var draft = CatalogDraft()
    draft.declare(
      "hot", .color,
      .color(ColorLiteral(space: .hsl, components: [0, 1e308, 1e308], alpha: 1)))
    #expect(
      draft.resolver().error("hot")
        == "t.json:1:1: error: the color is out of range: in linear-light sRGB a component is beyond 10000 (white is 1)"
    )
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
        == "t.json:258:1: error: the value nests more than 256 levels deep through its aliases; expected "
        + "fewer")
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
