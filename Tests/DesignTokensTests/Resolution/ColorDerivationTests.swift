import ColorMath
import DesignTokens
import Testing

@Suite struct ColorDerivationTests {
  private static func derivation(
    of name: String, in draft: inout CatalogDraft
  ) throws -> ((variables: [ColorVariable], color: ColorDerivation), TokenCatalog) {
    let catalog = draft.build().catalog
    let resolver = TokenResolver(catalog, in: Permutation(contexts: []))
    return (resolver.derivation(of: try #require(catalog.token(named: name))), catalog)
  }

  @Test("A chain of whole aliases ends at the place to change")
  func aliases() throws {
    var draft = CatalogDraft()
    try draft.declare("brand", hex: "#1B7A9E")
    draft.declare("accent", aliasOf: "brand")
    draft.declare("link", aliasOf: "accent")
    let (derivation, catalog) = try Self.derivation(of: "link", in: &draft)
    guard case .variable(0) = derivation.color else {
      Issue.record("\(derivation.color) is not the variable")
      return
    }
    #expect(derivation.variables.map { catalog.name(of: $0.token) } == ["brand"])
    #expect(derivation.variables[0].color.hex == "#1B7A9E")
    #expect(derivation.variables[0].span.start.line == 1)
    #expect(derivation.color.color([.white]) == .white)
  }

  @Test("A color with another's components and an opacity follows the other")
  func parts() throws {
    var draft = CatalogDraft()
    try draft.declare("accent", hex: "#1B7A9E")
    draft.declare("opacity", .number, .number(0.12))
    draft.declareMuted()
    let (derivation, catalog) = try Self.derivation(of: "muted", in: &draft)
    let names = derivation.variables.map { catalog.name(of: $0.token) }
    #expect(names.sorted() == ["accent", "opacity"])
    let colors = try names.map { name in
      name == "accent" ? try SRGBColor(hex: "#FF8000") : SRGBColor.black.withAlpha(0.5)
    }
    guard case .translucent(.variable, opacity: .variable) = derivation.color else {
      Issue.record("\(derivation.color) is not a color with an opacity")
      return
    }
    #expect(derivation.color.color(colors)?.hex == "#FF800080")
  }

  @Test("It is a formula behind an alias of the other, too")
  func partsOfAnAlias() throws {
    var draft = CatalogDraft()
    try draft.declare("brand", hex: "#1B7A9E")
    draft.declare("accent", aliasOf: "brand")
    draft.declare("opacity", .number, .number(0.12))
    draft.declareMuted()
    let (derivation, _) = try Self.derivation(of: "muted", in: &draft)
    guard case .translucent(.variable, opacity: .variable) = derivation.color else {
      Issue.record("\(derivation.color) is not a color with an opacity")
      return
    }
  }

  @Test("A mixture rests on both of its colors, and a step is worked out anew")
  func mixture() throws {
    var draft = CatalogDraft()
    try draft.declare("ink", hex: "#000000")
    try draft.declare("paper", hex: "#FFFFFF")
    let (ink, paper) = (draft.alias("ink"), draft.alias("paper"))
    let step = ColorModification(
      kind: .mix, amount: CatalogDraft.value(.number(0.5)), space: .srgb,
      color: CatalogDraft.value(paper))
    draft.declare("grey", .color, .modified(CatalogDraft.value(ink), step))
    draft.declare("line", aliasOf: "grey")
    let (derivation, catalog) = try Self.derivation(of: "line", in: &draft)
    #expect(Set(derivation.variables.map { catalog.name(of: $0.token) }) == ["ink", "paper"])
    // Half of red and half of white.
    let colors = derivation.variables.map {
      catalog.name(of: $0.token) == "ink" ? SRGBColor(red: 1, green: 0, blue: 0) : $0.color
    }
    guard
      case .modified(.variable, .mix, .number(0.5), space: .srgb, with: .variable) =
        derivation.color
    else {
      Issue.record("\(derivation.color) is not a mixture")
      return
    }
    let mixed = try #require(derivation.color.color(colors))
    #expect(abs(mixed.red - 1) < 1e-12 && abs(mixed.green - 0.5) < 1e-12)
    // With the ink alone to change, which is not the first variable.
    let index = try #require(
      derivation.variables.firstIndex { catalog.name(of: $0.token) == "ink" })
    let fixed = derivation.variables.map(\.color)
    let alone = derivation.color.fixing(fixed) { $0 == index ? 0 : nil }
    #expect(alone.color([SRGBColor(red: 1, green: 0, blue: 0)]) == mixed)
    let renumbered = derivation.color.fixing(fixed) { $0 == index ? 7 : nil }
    #expect(renumbered.variables == [7])
  }

  @Test("A formula that doubles at each step is left to be worked out step by step")
  func doubling() throws {
    var draft = CatalogDraft()
    try draft.declare("c0", hex: "#808080")
    for index in 0..<40 {
      let base = draft.alias("c\(index)")
      let step = ColorModification(
        kind: .mix, amount: CatalogDraft.value(.number(0.5)), space: .srgb,
        color: CatalogDraft.value(base))
      draft.declare("c\(index + 1)", .color, .modified(CatalogDraft.value(base), step))
    }
    let (derivation, _) = try Self.derivation(of: "c40", in: &draft)
    guard case .resolved = derivation.color else {
      Issue.record("\(derivation.color) is a formula")
      return
    }
    #expect(derivation.color.color([.white]) == .white)
    let renumbered = derivation.color.fixing([.black]) { $0 + 3 }
    #expect(renumbered.variables == [3])
    #expect(renumbered.color([.black, .black, .black, .white]) == .white)
    #expect(derivation.color.fixing([.black]) { _ in nil }.color([]) == .black)
  }

  @Test("A part of a color in another space is a part in that space")
  func space() throws {
    var draft = CatalogDraft()
    draft.declare(
      "brand", .color, .color(ColorLiteral(space: .oklch, components: [0.6, 0.1, 230], alpha: 1)))
    let components = draft.alias("brand", "components")
    draft.declare(
      "muted", .color,
      CatalogDraft.object([
        "colorSpace": .string("oklch"), "components": components, "alpha": .number(0.5),
      ]))
    let (derivation, _) = try Self.derivation(of: "muted", in: &draft)
    #expect(derivation.color.color([try SRGBColor(hex: "#2596BE")])?.hex == "#2596BE80")
  }

  @Test("A long chain costs no stack")
  func depth() throws {
    var draft = CatalogDraft(lines: 50_001)
    try draft.declare("t0", hex: "#123456")
    for index in 1...50_000 { draft.declare("t\(index)", aliasOf: "t\(index - 1)") }
    let (derivation, catalog) = try Self.derivation(of: "t50000", in: &draft)
    #expect(derivation.variables.map { catalog.name(of: $0.token) } == ["t0"])
  }
}

extension CatalogDraft {
  /// `muted`: the components of `accent` with `opacity`.
  fileprivate mutating func declareMuted() {
    let (components, opacity) = (alias("accent", "components"), alias("opacity"))
    declare(
      "muted", .color,
      CatalogDraft.object([
        "colorSpace": .string("srgb"), "components": components, "alpha": opacity,
      ]))
  }
}
