import DesignTokens
import SourceText
import TestSupport
import Testing

@Suite struct TokenResolverCycleTests {
  /// A catalog of tokens, each with the tokens that it refers to.
  private static func catalog(_ tokens: KeyValuePairs<String, [String]>) -> TokenCatalog {
    var draft = CatalogDraft()
    for (name, targets) in tokens {
      if targets.count == 1 {
        draft.declare(name, aliasOf: targets[0])
      } else {
        var elements: [TokenValue] = []
        for target in targets { elements.append(CatalogDraft.value(draft.alias(target))) }
        draft.declare(name, .number, .array(elements))
      }
    }
    return draft.build().catalog
  }

  private static func message(_ name: String, in catalog: TokenCatalog) -> String? {
    CatalogResolver(catalog, Permutation(contexts: [])).error(name)
  }

  @Test("A circle is told whole and in the same words from wherever it is entered")
  func entries() {
    let catalog = Self.catalog(["a": ["b"], "b": ["c"], "c": ["a"], "entry": ["b"]])
    let expected = "t.json:1:1: error: the alias is circular: a → b → c → a"
    for name in ["a", "b", "c", "entry"] {
      #expect(Self.message(name, in: catalog) == expected)
    }
    // One resolver, which meets it four times, reports it once.
    let resolver = CatalogResolver(catalog, Permutation(contexts: []))
    var diagnostics = DiagnosticList()
    for token in catalog.tokens {
      do throws(ResolutionError) {
        _ = try resolver.resolver.value(of: token)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    #expect(diagnostics.all.map(\.description) == [expected])
  }

  @Test("A token that refers to itself is a circle")
  func itself() {
    let catalog = Self.catalog(["a": ["a"]])
    #expect(
      Self.message("a", in: catalog)
        == "t.json:1:1: error: the alias is circular: a → a")
  }

  @Test("A circle through a member or a derivation is one as well")
  func nested() {
    var draft = CatalogDraft()
    let second = CatalogDraft.value(draft.alias("b"))
    draft.declare("a", .color, .modified(second, CatalogDraft.step(.alpha, 0.5)))
    draft.declare(
      "b", .color,
      CatalogDraft.object([
        "colorSpace": .string("srgb"), "components": draft.alias("a", "components"),
      ]))
    // Names are numbered as they are met: b is met first, in a's value.
    #expect(
      draft.resolver().error("a")
        == "t.json:2:1: error: the alias is circular: b → a → b")
  }

  @Test("A circle is shown whole, and the middle of one of hundreds left out")
  func long() {
    for count in [50, 300] {
      var draft = CatalogDraft()
      for index in 0..<count { draft.declare("t\(index)", aliasOf: "t\((index + 1) % count)") }
      let message = draft.resolver().error("t20") ?? ""
      #expect(message.contains("circular: t0 → t1 → t2 → "))
      #expect(message.hasSuffix(" → t\(count - 1) → t0"))
      #expect(message.contains("…") == (count > 64))
      #expect(message.contains("t31 → t32 → ") == (count == 50))
    }
  }

  @Test("Twice through the same token is not a circle")
  func diamond() {
    let catalog = Self.catalog([
      "a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["e", "e"], "e": [],
    ])
    let resolver = CatalogResolver(catalog, Permutation(contexts: []))
    #expect(throws: Never.self) { try resolver.value("a") }
  }

  @Test("A circle in one permutation only is one there only")
  func permutation() throws {
    var draft = CatalogDraft()
    let scheme = draft.addAxis("scheme", "light", "dark")
    draft.declare("a", aliasOf: "b")
    try draft.declare("b", hex: "#000000")
    draft.endLayer()
    draft.declare("b", aliasOf: "a")
    draft.endLayer("dark", when: .init(axis: scheme, context: 1))
    let catalog = draft.build().catalog
    #expect(CatalogResolver(catalog, Permutation(contexts: [0])).error("a") == nil)
    #expect(
      CatalogResolver(catalog, Permutation(contexts: [1])).error("a")
        == "t.json:1:1: error: the alias is circular: a → b → a")
  }

  @Test("On any graph a token's verdict and words do not depend on what was asked before")
  func anyOrder() {
    var generator = SeededGenerator(seed: 20)
    var circles = 0
    var sound = 0
    for _ in 0..<300 {
      var draft = CatalogDraft()
      let names = (0..<8).map { "t\($0)" }
      for name in names {
        let count = Int.random(in: 0...2, using: &generator)
        var elements: [TokenValue] = []
        for _ in 0..<count {
          elements.append(
            CatalogDraft.value(draft.alias(names.randomElement(using: &generator) ?? "")))
        }
        draft.declare(name, .number, .array(elements))
      }
      let catalog = draft.build().catalog
      let shared = CatalogResolver(catalog, Permutation(contexts: []))
      for name in names.shuffled(using: &generator) {
        let fresh = Self.message(name, in: catalog)
        #expect(shared.error(name) == fresh)
        if fresh?.contains("circular") == true { circles += 1 } else { sound += 1 }
      }
    }
    // Both kinds occurred, in plenty.
    #expect(circles > 300 && sound > 300)
  }
}
