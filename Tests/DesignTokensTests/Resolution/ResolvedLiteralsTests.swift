import ColorMath
import DesignTokens
import SourceText
import Testing

@Suite struct ResolvedLiteralsTests {
  @Test func `What is shared between permutations is what each resolves by itself`() throws {
    var draft = CatalogDraft()
    let theme = draft.addAxis("theme", "a", "b")
    let scheme = draft.addAxis("scheme", "light", "dark")
    try draft.declare("page", hex: "#FFFFFF")
    try draft.declare("ink", hex: "#101010")
    draft.declare("size", .number, .number(4))
    draft.declare("text", aliasOf: "ink")
    draft.declare("wrong", .number, .color(ColorLiteral(SRGBColor.black)))
    draft.endLayer()
    try draft.declare("ink", hex: "#EEEEEE")
    try draft.declare("page", hex: "#00000080")
    draft.endLayer(when: .init(axis: scheme, context: 1))
    try draft.declare("ink", hex: "#123456")
    draft.endLayer(when: .init(axis: scheme, context: 1), .init(axis: theme, context: 1))
    try draft.declare("page", hex: "#ABCDEF")
    draft.endLayer(when: .init(axis: theme, context: 1))
    let catalog = draft.build().catalog
    let literals = ResolvedLiterals(catalog)
    var seen: Set<String> = []
    for contexts in [[0, 0], [0, 1], [1, 0], [1, 1], [0, 0]] {
      let permutation = Permutation(contexts: contexts)
      let alone = TokenResolver(catalog, in: permutation)
      let sharing = TokenResolver(catalog, in: permutation, sharing: literals)
      for token in catalog.tokens {
        let found = Result { () throws(ResolutionError) in try sharing.color(of: token) }
        let expected = Result { () throws(ResolutionError) in try alone.color(of: token) }
        switch (found, expected) {
        case (.success(let color), .success(let other)):
          #expect(color.color == other.color && color.luminance == other.luminance)
          #expect(color.origin == other.origin && color.layer == other.layer)
          seen.insert("\(catalog.name(of: token)) \(contexts) \(color.color.hex)")
        case (.failure(let error), .failure(let other)): #expect(error == other)
        default: Issue.record("\(catalog.name(of: token)) \(found) \(expected)")
        }
      }
    }
    // By hand: later layers win, and both conditions of the third have to hold.
    #expect(
      seen == [
        "ink [0, 0] #101010", "ink [0, 1] #EEEEEE", "ink [1, 0] #101010", "ink [1, 1] #123456",
        "text [0, 0] #101010", "text [0, 1] #EEEEEE", "text [1, 0] #101010", "text [1, 1] #123456",
        "page [0, 0] #FFFFFF", "page [0, 1] #00000080", "page [1, 0] #ABCDEF",
        "page [1, 1] #ABCDEF",
      ])
  }
}
