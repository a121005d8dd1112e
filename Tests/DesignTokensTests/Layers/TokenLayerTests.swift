import DesignTokens
import Testing

@Suite struct TokenLayerTests {
  @Test("A layer applies where all of its contexts are chosen")
  func conditions() {
    var draft = CatalogDraft()
    let theme = draft.addAxis("theme", "day", "night")
    let scheme = draft.addAxis("scheme", "light", "dark")
    draft.endLayer("set base")
    draft.endLayer("theme night", when: .init(axis: theme, context: 1))
    draft.endLayer(
      "both", when: .init(axis: theme, context: 1), .init(axis: scheme, context: 0))
    let layers = draft.build().catalog.layers
    #expect(layers.map(\.name) == ["set base", "theme night", "both"])
    let applying = Permutations(choices: [[0, 1], [0, 1]]).map { permutation in
      layers.map { $0.applies(in: permutation) }
    }
    #expect(
      applying == [
        [true, false, false], [true, false, false], [true, true, true], [true, true, false],
      ])
  }
}
