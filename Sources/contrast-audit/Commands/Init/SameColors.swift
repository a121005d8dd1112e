import ColorMath
import DesignTokens

/// The colors of tokens by their names, in whatever notation the names are: what another format says
/// again.
struct SameColors {
  private struct Token {
    let words: [String]
    let colors: Set<String>
  }

  private var tokens: [Token] = []
  /// The colors of the tokens with a name, and of those whose name ends so.
  private var names: [String: Set<String>] = [:]
  private var endings: [String: Set<String>] = [:]
  /// Whether every value that the tokens may have is among these.
  private let isWhole: Bool

  init(of catalog: TokenCatalog) {
    let choices = catalog.axes.map { Array($0.contexts.indices) }
    let count = Permutations.count(choices: choices) ?? .max
    isWhole = count <= Self.permutationLimit && catalog.hiddenValues.isEmpty
    let resolvers = Permutations(choices: choices).prefix(Self.permutationLimit).map {
      TokenResolver(catalog, in: $0)
    }
    for token in catalog.colorTokens {
      let colors = Set(resolvers.compactMap { try? $0.color(of: token).color.hex })
      let words = Self.words(of: catalog.name(of: token))
      guard !colors.isEmpty else { continue }
      tokens.append(Token(words: words, colors: colors))
      names[words.joined(), default: []].formUnion(colors)
      for start in words.indices {
        endings[words[start...].joined(), default: []].formUnion(colors)
      }
    }
  }

  /// Whether each token of another system has a namesake here that has each of its colors. One name may
  /// have words more in front.
  func include(_ other: SameColors) -> Bool {
    guard other.isWhole, !other.tokens.isEmpty else { return false }
    return other.tokens.allSatisfy { token in
      token.colors.isSubset(of: endings[token.words.joined()] ?? [])
        || token.words.indices.contains { start in
          token.colors.isSubset(of: names[token.words[start...].joined()] ?? [])
        }
    }
  }

  private static let permutationLimit = 64

  /// The words of a name in lower case: `onPrimary` is on and primary.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for character in name {
      let isPart = character.isLetter || character.isNumber
      let isStart = character.isUppercase && words[words.count - 1].last?.isLowercase == true
      if !isPart || isStart, words[words.count - 1] != "" { words.append("") }
      if isPart { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { $0 != "" }
  }
}
