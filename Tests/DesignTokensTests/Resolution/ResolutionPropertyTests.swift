import ColorMath
import DesignTokens
import TestSupport
import Testing

/// Catalogs made up at random, beside the rule in a few lines: the last declaration whose layer applies
/// holds, and an alias is what it leads to.
@Suite struct ResolutionPropertyTests {
  private enum Value {
    case color(String)
    case alias(Int)
  }

  private struct Layer {
    var conditions: [(axis: Int, context: Int)]
    var values: [Int: Value]
  }

  private static let tokenCount = 5
  private static let contextCounts = [2, 3]

  private static func layers(_ generator: inout SeededGenerator) -> [Layer] {
    var colors = 0x10_0000
    return (0..<Int.random(in: 1...6, using: &generator)).map { index in
      var layer = Layer(conditions: [], values: [:])
      for axis in contextCounts.indices where index > 0 && Bool.random(using: &generator) {
        layer.conditions.append((axis, .random(in: 0..<contextCounts[axis], using: &generator)))
      }
      for token in 0..<tokenCount
      where Double.random(in: 0..<1, using: &generator) < (index == 0 ? 0.9 : 0.4) {
        colors += 0x01_2345
        layer.values[token] =
          Bool.random(using: &generator)
          ? .alias(.random(in: 0..<tokenCount, using: &generator))
          : .color("#" + String(colors, radix: 16))
      }
      return layer
    }
  }

  /// The color of a token; nil where a chain ends at nothing or goes round in a circle.
  private static func color(_ token: Int, _ layers: [Layer], _ contexts: [Int]) -> String? {
    var token = token
    for _ in 0...tokenCount {
      let holding = layers.last { layer in
        layer.values[token] != nil
          && layer.conditions.allSatisfy { contexts[$0.axis] == $0.context }
      }
      switch holding?.values[token] {
      case .color(let hex): return hex
      case .alias(let next): token = next
      case nil: return nil
      }
    }
    return nil
  }

  private static func catalog(_ layers: [Layer]) throws -> TokenCatalog {
    var draft = CatalogDraft()
    _ = draft.addAxis("scheme", "light", "dark")
    _ = draft.addAxis("theme", "a", "b", "c")
    for layer in layers {
      for (token, value) in layer.values.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .color(let hex): try draft.declare("t\(token)", hex: hex)
        case .alias(let target): draft.declare("t\(token)", aliasOf: "t\(target)")
        }
      }
      let conditions = layer.conditions.map {
        TokenLayer.Condition(axis: $0.axis, context: $0.context)
      }
      switch conditions.count {
      case 0: draft.endLayer("layer")
      case 1: draft.endLayer("layer", when: conditions[0])
      default: draft.endLayer("layer", when: conditions[0], conditions[1])
      }
    }
    return draft.build().catalog
  }

  @Test("A token is the end of its chain of aliases in the last layers that apply")
  func lastLayer() throws {
    var generator = SeededGenerator(seed: 41)
    var (found, none) = (0, 0)
    for round in 0..<200 {
      let layers = Self.layers(&generator)
      let catalog = try Self.catalog(layers)
      for permutation in Permutations(choices: Self.contextCounts.map { Array(0..<$0) }) {
        let resolver = CatalogResolver(catalog, permutation)
        for token in 0..<Self.tokenCount {
          let expected = Self.color(token, layers, permutation.contexts)
          let color = try? resolver.color("t\(token)").color
          #expect(
            try color == expected.map { try SRGBColor(hex: $0) },
            "round \(round), t\(token) in \(permutation.contexts)")
          if expected == nil { none += 1 } else { found += 1 }
        }
      }
    }
    // Both are common.
    #expect(found > 1_000)
    #expect(none > 1_000)
  }
}
