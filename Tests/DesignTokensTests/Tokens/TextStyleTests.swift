import DesignTokens
import Testing

@Suite struct TextStyleTests {
  private static func size(_ value: TokenValue.Content, _ unit: TokenValue.Content = .string("px"))
    -> TokenValue.Content
  {
    CatalogDraft.object(["value": value, "unit": unit])
  }

  private static func read(
    size: TokenValue.Content = size(.number(17)), weight: TokenValue.Content = .number(400)
  ) throws(ResolutionError) -> TextStyle {
    try TextStyle(
      CatalogDraft.value(CatalogDraft.object(["fontSize": size, "fontWeight": weight])))
  }

  @Test("Size, unit and weight are read, other members are not asked for")
  func reads() throws {
    let style = try TextStyle(
      CatalogDraft.value(
        CatalogDraft.object([
          "fontFamily": .string("Inter"), "fontSize": Self.size(.number(1.5), .string("rem")),
          "fontWeight": .number(650), "lineHeight": .number(1.2),
        ])))
    #expect(style == TextStyle(size: 1.5, unit: .rem, weight: 650))
  }

  /// The table of the Design Tokens format, section font weight.
  @Test(
    "A weight has its names",
    arguments: [
      (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
      (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]),
      (700, ["bold"]), (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]),
      (950, ["extra-black", "ultra-black"]),
    ] as [(Double, [String])])
  func weights(_ weight: Double, _ names: [String]) throws {
    for name in names {
      #expect(try Self.read(weight: .string(name)).weight == weight)
    }
  }

  @Test("A weight is 1 to 1000", arguments: [1, 400.5, 1000])
  func weight(_ weight: Double) throws {
    #expect(try Self.read(weight: .number(weight)).weight == weight)
  }

  @Test(
    "A weight that is none is refused with the nearest that is one",
    arguments: [
      (.number(0), "fontWeight is 0.0; expected 1 to 1000"),
      (.number(1001), "fontWeight is 1001.0; expected 1 to 1000"),
      (.number(-400), "fontWeight is -400.0; expected 1 to 1000"),
      (.string("semibold"), "'semibold' is not a font weight; did you mean 'semi-bold'?"),
      (.string("Bold"), "'Bold' is not a font weight; did you mean 'bold'?"),
      (.string("700"), "'700' is not a font weight; expected 1 to 1000, or a name such as bold"),
      (.null, "fontWeight is null; expected 1 to 1000, or a name such as bold"),
      (.boolean(true), "fontWeight is true or false; expected 1 to 1000, or a name such as bold"),
    ] as [(TokenValue.Content, String)])
  func badWeight(_ weight: TokenValue.Content, _ message: String) {
    let error = #expect(throws: ResolutionError.self) { try Self.read(weight: weight) }
    #expect(error?.message == message)
  }

  @Test(
    "A size that is none is refused",
    arguments: [
      (.number(17), "fontSize is not a size; expected a positive value and a unit, px or rem"),
      (.string("17px"), "fontSize is not a size; expected a positive value and a unit, px or rem"),
      (size(.number(0)), "fontSize is not a size; expected a positive value and a unit, px or rem"),
      (
        size(.number(-1)), "fontSize is not a size; expected a positive value and a unit, px or rem"
      ),
      (
        size(.string("17")),
        "fontSize is not a size; expected a positive value and a unit, px or rem"
      ),
      (
        size(.number(17), .number(1)),
        "fontSize is not a size; expected a positive value and a unit, px or rem"
      ),
      (size(.number(17), .string("pt")), "'pt' is not a unit; expected px or rem"),
      (size(.number(17), .string("PX")), "'PX' is not a unit; expected px or rem"),
    ] as [(TokenValue.Content, String)])
  func badSize(_ size: TokenValue.Content, _ message: String) {
    let error = #expect(throws: ResolutionError.self) { try Self.read(size: size) }
    #expect(error?.message == message)
  }

  @Test("A style needs both a size and a weight")
  func incomplete() {
    let sizeOnly = CatalogDraft.value(CatalogDraft.object(["fontSize": Self.size(.number(17))]))
    #expect(
      throws: ResolutionError(
        "an object has no fontWeight; expected 1 to 1000, or a name such as bold", at: sizeOnly.span
      )
    ) {
      try TextStyle(sizeOnly)
    }
    let weightOnly = CatalogDraft.value(CatalogDraft.object(["fontWeight": .number(400)]))
    #expect(
      throws: ResolutionError(
        "an object has no fontSize; expected a value and a unit, px or rem", at: weightOnly.span)
    ) {
      try TextStyle(weightOnly)
    }
    let number = CatalogDraft.value(.number(17))
    #expect(
      throws: ResolutionError(
        "a number has no fontSize; expected a value and a unit, px or rem", at: number.span)
    ) {
      try TextStyle(number)
    }
  }
}
