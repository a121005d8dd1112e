import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing

@Suite struct LikePermutationsTests {
  private static func axes(_ axes: Int...) -> AxisSet {
    var set = AxisSet()
    for axis in axes { set.insert(axis) }
    return set
  }

  @Test func `A thing is new once for each combination of its axes`() {
    let things = [Self.axes(), Self.axes(0), Self.axes(1), Self.axes(0, 1)]
    var alike = LikePermutations(things, among: [[0, 2], [1, 0]])
    var isNew: [[Bool]] = []
    var first: [[Int]] = []
    for permutation in Permutations(choices: [[0, 2], [1, 0]]) {
      alike.enter(permutation)
      isNew.append(things.indices.map(alike.isNew))
      first.append(things.indices.map(alike.first))
    }
    #expect(
      isNew == [
        [true, true, true, true], [false, false, true, true], [false, true, false, true],
        [false, false, false, true],
      ])
    #expect(first == [[0, 0, 0, 0], [0, 0, 1, 1], [0, 2, 0, 2], [0, 2, 1, 3]])
    #expect(things.indices.map(alike.isAlwaysNew) == [false, false, false, true])
  }

  @Test func `Of axes with one context each thing is alone`() {
    let alike = LikePermutations([Self.axes()], among: [[3], [1]])
    #expect(alike.isAlwaysNew(0))
  }

  @Test func `Axes far along are never taken for others`() {
    #expect(Self.axes(70).contains(70))
    #expect(!Self.axes(62).contains(70))
  }

  /// More than the groups that are told apart: what is not folded is new each time.
  @Test func `Many kinds of things cost exactness nowhere`() {
    let choices = Array(repeating: [0, 1], count: 7)
    let things = (0..<128).map { number in
      var set = AxisSet()
      for axis in 0..<7 where number & 1 << axis != 0 { set.insert(axis) }
      return set
    }
    var alike = LikePermutations(things, among: choices)
    var walked: [Permutation] = []
    for permutation in Permutations(choices: choices) {
      alike.enter(permutation)
      walked.append(permutation)
      for thing in things.indices where !alike.isNew(thing) {
        let first = walked[alike.first(thing)]
        for axis in 0..<7 where things[thing].contains(axis) {
          #expect(first.contexts[axis] == permutation.contexts[axis])
        }
      }
    }
  }

  // MARK: Tokens

  /// Layers at random, with aliases, variables' fallbacks, groups that inherit and settings with one
  /// choice at a time.
  private static func catalog(_ seed: Int) throws -> TokenCatalog {
    var generator = SeededGenerator(seed: UInt64(seed))
    var draft = CatalogDraft()
    let sizes = [2, 3, 2]
    _ = draft.addAxis("theme", "a", "b")
    _ = draft.addAxis("pack", "x", "y", "z")
    _ = draft.addAxis("scheme", "light", "dark")
    let names =
      (0..<6).map { "g.t\($0)" } + (0..<3).map { "k.t\($0)" } + (0..<4).map { "u\($0)" }
    for layer in 0..<Int.random(in: 3...8, using: &generator) {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let name = names.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) {
          try draft.declare(name, hex: generator.eightBitColor().hex)
        } else {
          draft.declare(name, aliasOf: names.randomElement(using: &generator) ?? "")
        }
      }
      var conditions: [TokenLayer.Condition] = []
      for axis in sizes.indices where layer > 0 && Int.random(in: 0..<3, using: &generator) == 0 {
        conditions.append(
          .init(axis: axis, context: Int.random(in: 0..<sizes[axis], using: &generator)))
      }
      let isSlot = Int.random(in: 0..<3, using: &generator) == 0
      let isExtending = Int.random(in: 0..<4, using: &generator) == 0
      draft.endLayer(
        "layer \(layer)", whenAll: conditions,
        choosing: isSlot ? ("s", Bool.random(using: &generator) ? "1" : "2") : nil,
        extending: isExtending ? ("h", Bool.random(using: &generator) ? "g" : "k") : nil)
    }
    return draft.build().catalog
  }

  /// What a resolver gives for a token: its color, or that it has none.
  private static func text(_ token: TokenID, _ resolver: TokenResolver) -> String {
    guard let color = try? resolver.color(of: token) else { return "none" }
    return "\(color.color.hex) \(color.origin.start.line) \(color.layer)"
  }

  @Test(arguments: 0..<150)
  func `A token is as in the first permutation that is like it`(seed: Int) throws {
    let catalog = try Self.catalog(seed)
    let choices = catalog.axes.map { Array($0.contexts.indices) }
    var alike = LikePermutations(catalog.axesOfTokens, among: choices)
    var texts: [[String]] = []
    for permutation in Permutations(choices: choices) {
      alike.enter(permutation)
      let resolver = TokenResolver(catalog, in: permutation)
      texts.append(catalog.tokens.map { Self.text($0, resolver) })
      for (number, token) in catalog.tokens.enumerated() {
        #expect(texts[alike.first(token.index)][number] == texts[texts.count - 1][number])
      }
    }
  }
}
