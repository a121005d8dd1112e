import ColorMath
import DesignTokens
import Testing

@Suite struct ColorLiteralTests {
  private static func list(_ contents: TokenValue.Content...) -> TokenValue.Content {
    .array(contents.map { CatalogDraft.value($0) })
  }

  private static func read(_ content: TokenValue.Content) throws(ResolutionError) -> ColorLiteral {
    try ColorLiteral(CatalogDraft.value(content))
  }

  @Test("A color object is read in its space, opaque unless it says otherwise")
  func object() throws {
    let literal = try Self.read(
      CatalogDraft.object([
        "colorSpace": .string("srgb"),
        "components": Self.list(.number(0.25), .number(0.5), .number(1)),
        "hex": .string("#4080ff"),
      ]))
    #expect(literal.sRGB == SRGBColor(red: 0.25, green: 0.5, blue: 1))
    #expect(literal.alpha == 1)
  }

  @Test("The components and not the hexadecimal fallback are the color")
  func fallback() throws {
    let literal = try Self.read(
      CatalogDraft.object([
        "colorSpace": .string("hsl"),
        "components": Self.list(.number(120), .number(100), .number(50)),
        "alpha": .number(0.25), "hex": .string("#FF0000"),
      ]))
    // colorsys: 120°, 100 %, 50 % is pure green.
    #expect(literal.sRGB.withAlpha(1).hex == "#00FF00")
    #expect(literal.sRGB.alpha == 0.25)
    #expect(literal.components == [120, 100, 50])
    #expect(literal.space == .hsl)
  }

  @Test("None counts as 0, in components and in the opacity")
  func none() throws {
    let literal = try Self.read(
      CatalogDraft.object([
        "colorSpace": .string("srgb"),
        "components": Self.list(.string("none"), .number(0.5), .string("none")),
        "alpha": .string("none"),
      ]))
    #expect(literal.sRGB == SRGBColor(red: 0, green: 0.5, blue: 0, alpha: 0))
  }

  @Test("A plain string is a hexadecimal color with the opacity last")
  func string() throws {
    #expect(
      try Self.read(.string("#1B7A4F89")).sRGB
        == SRGBColor(red8: 0x1B, green8: 0x7A, blue8: 0x4F, alpha8: 0x89))
  }

  @Test("A literal of a color is that color")
  func color() {
    let color = SRGBColor(red: 1.2, green: -0.1, blue: 0.5, alpha: 0.5)
    let literal = ColorLiteral(color)
    #expect(literal.sRGB == color)
    #expect(literal.components == [1.2, -0.1, 0.5])
    #expect(literal.space == .srgb)
    #expect(literal.alpha == 0.5)
  }

  private static let three = list(.number(0), .number(0), .number(0))

  @Test(
    "A color that is wrong in any way is refused with what is wrong",
    arguments: [
      (.number(3), "a number is not a color; expected an object with colorSpace and components"),
      (.null, "null is not a color; expected an object with colorSpace and components"),
      (
        .boolean(true),
        "true or false is not a color; expected an object with colorSpace and components"
      ),
      (three, "an array is not a color; expected an object with colorSpace and components"),
      (CatalogDraft.object([:]), "the color has no colorSpace; expected a name such as \"srgb\""),
      (
        CatalogDraft.object(["components": three]),
        "the color has no colorSpace; expected a name such as \"srgb\""
      ),
      (
        CatalogDraft.object(["colorSpace": .number(1), "components": three]),
        "colorSpace is a number; expected a name such as \"srgb\""
      ),
      (
        CatalogDraft.object(["colorSpace": .string("sgrb"), "components": three]),
        "'sgrb' is not a color space; did you mean 'srgb'?"
      ),
      (
        CatalogDraft.object(["colorSpace": .string("sRGB "), "components": three]),
        "'sRGB ' is not a color space; did you mean 'srgb'?"
      ),
      (
        CatalogDraft.object(["colorSpace": .string("srgb")]),
        "the color has no components; expected an array of three numbers"
      ),
      (
        CatalogDraft.object(["colorSpace": .string("srgb"), "components": .number(0)]),
        "components is not an array of three numbers, such as [0.1, 0.5, 1]"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": list(.number(0), .number(0)),
        ]),
        "components is not an array of three numbers, such as [0.1, 0.5, 1]"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"),
          "components": list(.number(0), .number(0), .number(0), .number(1)),
        ]),
        "components is not an array of three numbers, such as [0.1, 0.5, 1]"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": list(.number(0), .string("0"), .number(0)),
        ]),
        "the string '0' is not a number or \"none\""
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": list(.number(.nan), .number(0), .number(0)),
        ]),
        "a number is not a number or \"none\""
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "alpha": .number(1.5),
        ]),
        "alpha is 1.5; expected 0 to 1"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "alpha": .number(-0.1),
        ]),
        "alpha is -0.1; expected 0 to 1"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "alpha": .string("50%"),
        ]),
        "the string '50%' is not a number or \"none\""
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "hex": .string("#000000FF"),
        ]),
        "hex is the string '#000000FF'; expected '#' and six digits"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "hex": .string("#00000G"),
        ]),
        "hex is the string '#00000G'; expected '#' and six digits"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "hex": .number(0),
        ]),
        "hex is a number; expected '#' and six digits"
      ),
      (
        CatalogDraft.object([
          "colorSpace": .string("srgb"), "components": three, "opacity": .number(1),
        ]),
        "a color has no 'opacity'; expected one of colorSpace, components, alpha, hex"
      ),
      (
        CatalogDraft.object([
          "colorspace": .string("srgb"), "components": three,
        ]),
        "a color has no 'colorspace'; did you mean 'colorSpace'?"
      ),
      (
        .string("red"),
        "'red' is not a color: it does not begin with '#'; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      (
        .string(""), "a color is missing; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
    ] as [(TokenValue.Content, String)])
  func bad(_ content: TokenValue.Content, _ message: String) {
    let error = #expect(throws: ResolutionError.self) { try Self.read(content) }
    #expect(error?.message == message)
    #expect(error?.span?.start.line == 1)
  }

  @Test(
    "A plain string may be a function of CSS",
    arguments: [
      ("rgba(0, 0, 0, 0.5)", "#00000080"), ("hsl(120, 100%, 25%)", "#008000"),
      ("color-mix(in srgb, red, blue)", "#800080"), ("oklch(1 0 0)", "#FFFFFF"),
    ])
  func function(_ text: String, _ hex: String) throws {
    #expect(try Self.read(.string(text)).sRGB.hex == hex)
  }

  @Test("A function keeps its space and its components")
  func functionComponents() throws {
    let literal = try Self.read(.string("lab(50% 20 -30 / 25%)"))
    #expect(literal.space == .lab)
    #expect(literal.components == [50, 20, -30])
    #expect(literal.alpha == 0.25)
  }

  @Test(
    "Words are no colors, and neither is what only looks like a function",
    arguments: [
      ("red", "'red' is not a color: it does not begin with '#'"),
      ("bad", "'bad' is not a color: it does not begin with '#'"),
      ("transparent", "'transparent' is not a color: it does not begin with '#'"),
      ("rgb(1 2)", "'rgb(1 2)' cannot be read as a color: found ')'"),
      (
        "calc(1px)", "'calc(1px)' cannot be read as a color: 'calc()' is not a known color function"
      ),
      (" rgb(1 2 3)", "' rgb(1 2 3)' cannot be read as a color: found white space"),
      ("#FFF(", "'#FFF(' is not a color: '(', character 5, is not a hexadecimal digit"),
    ])
  func noColor(_ text: String, _ message: String) {
    let error = #expect(throws: ResolutionError.self) { try Self.read(.string(text)) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test("A value that could not be read gives the reason")
  func unreadable() {
    let error = #expect(throws: ResolutionError.self) { try Self.read(.unreadable("why")) }
    #expect(error?.message == "why")
  }
}
