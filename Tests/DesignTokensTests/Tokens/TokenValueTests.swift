import ColorMath
import DesignTokens
import Testing

@Suite struct TokenValueTests {
  private static func list(_ count: Int) -> TokenValue.Content {
    .array((0..<count).map { CatalogDraft.value(.number(Double($0))) })
  }

  private static let deep: TokenValue.Content = .array([
    CatalogDraft.value(.array([CatalogDraft.value(.array([CatalogDraft.value(.number(1))]))]))
  ])

  private static let nine: TokenValue.Content = .object(
    (1...9).map { .init(name: "m\($0)", value: CatalogDraft.value(.number(Double($0)))) })

  @Test(
    "The summary is the value in a few words",
    arguments: [
      (.color(ColorLiteral(.black)), "#000000"), (.number(17), "17"), (.number(1.5), "1.5"),
      (.string("Inter"), "Inter"), (.boolean(false), "false"), (.null, "null"),
      (list(4), "[0, 1, 2, 3]"), (list(5), "[0, 1, 2, 3, …]"), (deep, "[[…]]"),
      (CatalogDraft.object(["value": .number(17), "unit": .string("px")]), "17px"),
      (
        CatalogDraft.object([
          "fontSize": CatalogDraft.object(["value": .number(17), "unit": .string("px")]),
          "fontWeight": .number(600),
        ]),
        "fontSize 17px, fontWeight 600"
      ),
      (nine, "m1 1, m2 2, m3 3, m4 4, m5 5, m6 6, m7 7, m8 8, …"),
    ] as [(TokenValue.Content, String)])
  func summary(_ content: TokenValue.Content, _ summary: String) {
    #expect(CatalogDraft.value(content).summary == summary)
  }

  @Test(
    "The phrase says what a value is",
    arguments: [
      (.color(ColorLiteral(.black)), "a color"), (.number(1), "a number"),
      (.string("x"), "the string 'x'"), (.boolean(true), "true or false"), (.null, "null"),
      (list(1), "an array"), (CatalogDraft.object([:]), "an object"),
      (
        .string(String(repeating: "x", count: 41)),
        "the string '\(String(repeating: "x", count: 40))…'"
      ),
    ] as [(TokenValue.Content, String)])
  func phrase(_ content: TokenValue.Content, _ phrase: String) {
    #expect(CatalogDraft.value(content).phrase == phrase)
  }

  @Test("Aliases are found wherever they stand, in order")
  func references() {
    var draft = CatalogDraft()
    let aliases = ["a", "b", "c"].map { CatalogDraft.value(draft.alias($0)) }
    let value = CatalogDraft.value(
      .object([
        .init(
          name: "x", value: CatalogDraft.value(.array([aliases[0], CatalogDraft.value(.null)]))),
        .init(name: "y", value: aliases[1]),
        .init(
          name: "z",
          value: CatalogDraft.value(.modified(aliases[2], CatalogDraft.step(.alpha, 0.5)))),
      ]))
    var found: [Int] = []
    value.forEachReference { reference, _ in found.append(reference.target.index) }
    #expect(found == [0, 1, 2])
    #expect(value.hasReferences)
    #expect(!CatalogDraft.value(Self.deep).hasReferences)
  }

  @Test("A member is found by name in objects only")
  func member() {
    let object = CatalogDraft.value(CatalogDraft.object(["a": .number(1), "b": .number(2)]))
    #expect(object.member("b")?.summary == "2")
    #expect(object.member("c") == nil)
    #expect(CatalogDraft.value(Self.list(3)).member("0") == nil)
  }
}
