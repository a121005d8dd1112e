import ColorMath
import DesignTokens
import Testing

/// What patterns and stacks of colors paint.
@Suite struct PatchTests {
  private static let ground = SRGBColor(red8: 16, green8: 32, blue8: 48)
  private static let veil = SRGBColor(red8: 255, green8: 255, blue8: 255, alpha8: 128)

  private func paint(_ content: (inout CatalogDraft) -> TokenValue.Content) throws -> Paint.Content
  {
    var draft = CatalogDraft()
    draft.declare("ground", .color, .color(ColorLiteral(Self.ground)))
    draft.declare("veil", .color, .color(ColorLiteral(Self.veil)))
    let value = content(&draft)
    draft.declare("wall", .color, value)
    let (catalog, diagnostics) = draft.build()
    try #require(diagnostics.all.isEmpty)
    let token = try #require(catalog.token(named: "wall"))
    return try TokenResolver(catalog, in: Permutation(contexts: [])).paint(of: token)
      .content
  }

  private func patches(_ content: (inout CatalogDraft) -> TokenValue.Content) throws -> [Patch] {
    guard case .patches(let patches) = try paint(content) else { return [] }
    return patches
  }

  private func alias(_ name: String, in draft: inout CatalogDraft) -> TokenValue {
    let content = draft.alias(name)
    return CatalogDraft.value(content)
  }

  @Test func `A pattern has the ground and what lies on it side by side`() throws {
    let found = try patches { draft in
      let ground = alias("ground", in: &draft)
      let drawn = CatalogDraft.value(.stack([alias("veil", in: &draft), ground]))
      return .pattern([ground, drawn])
    }
    #expect(
      found == [
        Patch(layers: [Self.ground], isOpen: false),
        Patch(layers: [Self.veil, Self.ground], isOpen: false),
      ])
  }

  @Test func `What lies beneath a picture does not matter`() throws {
    let found = try patches { draft in
      .stack([
        alias("veil", in: &draft), CatalogDraft.value(.anything), alias("ground", in: &draft),
      ])
    }
    #expect(found == [Patch(layers: [Self.veil], isOpen: true)])
  }

  @Test func `A stack of patterns has each part on each`() throws {
    let found = try patches { draft in
      let pattern = CatalogDraft.value(
        .pattern([alias("ground", in: &draft), alias("veil", in: &draft)]))
      return .stack([pattern, pattern])
    }
    #expect(
      found.map(\.layers) == [
        [Self.ground, Self.ground], [Self.ground, Self.veil], [Self.veil, Self.ground],
        [Self.veil, Self.veil],
      ])
  }

  @Test func `A single color is a color, and pictures alone are a picture`() throws {
    let color = try paint { draft in .pattern([alias("veil", in: &draft)]) }
    guard case .solid(let solid) = color else {
      Issue.record("\(color) is not a color")
      return
    }
    #expect(solid.color == Self.veil)
    let picture = try paint { _ in
      .pattern([CatalogDraft.value(.anything), CatalogDraft.value(.anything)])
    }
    guard case .anything = picture else {
      Issue.record("\(picture) is not a picture")
      return
    }
  }

  @Test func `Parts that multiply without end are an error, and so are none`() {
    #expect(throws: ResolutionError.self) {
      try paint { draft in
        let pattern = CatalogDraft.value(
          .pattern([alias("ground", in: &draft), alias("veil", in: &draft)]))
        return .stack(Array(repeating: pattern, count: 7))
      }
    }
    #expect(throws: ResolutionError.self) { try paint { _ in .pattern([]) } }
  }

  @Test func `A pattern is no color of text`() throws {
    var draft = CatalogDraft()
    draft.declare("wall", .color, .pattern([CatalogDraft.value(.anything)]))
    let catalog = draft.build().catalog
    let token = try #require(catalog.token(named: "wall"))
    #expect(throws: ResolutionError.self) {
      try TokenResolver(catalog, in: Permutation(contexts: [])).color(of: token)
    }
  }
}
