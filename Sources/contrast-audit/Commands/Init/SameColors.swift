import ColorMath
import DesignTokens

/// The colors of a system by the names of its tokens, in whatever notation the names are: what another
/// format says again.
struct SameColors {
  /// The colors of the tokens with a name, and of those whose name ends so.
  private var names: [String: Set<String>] = [:]
  private var endings: [String: Set<String>] = [:]

  init(of system: DraftedSystem) {
    for (name, colors) in Self.colors(of: system.catalog) {
      let words = Self.words(of: name)
      names[words.joined(), default: []].formUnion(colors)
      for start in words.indices {
        endings[words[start...].joined(), default: []].formUnion(colors)
      }
    }
  }

  /// Whether each token of another system has a namesake here that has each of its colors. One name may
  /// have words more in front.
  func include(_ other: DraftedSystem) -> Bool {
    let count = Permutations.count(choices: Self.choices(other.catalog))
    guard let count, count <= Self.permutationLimit else { return false }
    return Self.colors(of: other.catalog).allSatisfy { name, colors in
      let words = Self.words(of: name)
      return colors.isSubset(of: endings[words.joined()] ?? [])
        || words.indices.contains { start in
          colors.isSubset(of: names[words[start...].joined()] ?? [])
        }
    }
  }

  private static let permutationLimit = 64

  /// The colors that each color token has in any context; a token without one is left out.
  private static func colors(of catalog: TokenCatalog) -> [(name: String, colors: Set<String>)] {
    let resolvers = Permutations(choices: choices(catalog)).prefix(permutationLimit).map {
      TokenResolver(catalog, in: $0)
    }
    return catalog.colorTokens.compactMap { token in
      let colors = Set(resolvers.compactMap { try? $0.color(of: token).color.hex })
      return colors.isEmpty ? nil : (catalog.name(of: token), colors)
    }
  }

  private static func choices(_ catalog: TokenCatalog) -> [[Int]] {
    catalog.axes.map { Array($0.contexts.indices) }
  }

  /// The words of a name in lower case: `onPrimary` is on and primary.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for character in name {
      let isNext =
        !(character.isLetter || character.isNumber)
        || character.isUppercase && words[words.count - 1].last?.isLowercase == true
      if isNext, words[words.count - 1] != "" { words.append("") }
      if character.isLetter || character.isNumber {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words.filter { $0 != "" }
  }
}
