import AuditEngine
import ColorMath
import DesignTokens

/// The colors of tokens by their names, in whatever notation the names are: what another format says
/// again.
struct SameColors {
  /// The tokens of one permutation: each color with the words of its name.
  private struct Look {
    var tokens: [(words: [String], color: String)] = []
    /// The colors of the tokens with a name, and of those whose name ends so.
    var names: [String: Set<String>] = [:]
    var endings: [String: Set<String>] = [:]

    /// Whether a token's namesake here has its color, and so has each where there are several. One name
    /// may have words more in front.
    func has(_ color: String, of words: [String]) -> Bool {
      let starts = words.indices.dropFirst()
      let namesakes =
        endings[words.joined()] ?? starts.lazy.compactMap { names[words[$0...].joined()] }.first
      return namesakes == [color]
    }

    func includes(_ other: Look) -> Bool {
      other.tokens.allSatisfy { has($0.color, of: $0.words) }
    }
  }

  private var looks: [Look] = []
  /// Whether every value that the tokens may have is among these.
  private let isWhole: Bool

  init(of catalog: TokenCatalog) {
    let choices = catalog.axes.map { Array($0.contexts.indices) }
    let count = Permutations.count(choices: choices) ?? .max
    isWhole = count <= Self.permutationLimit && catalog.hiddenValues.isEmpty
    let names = catalog.colorTokens.map { ($0, NameWords(catalog.name(of: $0)).all) }
    for permutation in Permutations(choices: choices).prefix(Self.permutationLimit) {
      let resolver = TokenResolver(catalog, in: permutation)
      var look = Look()
      for (token, words) in names {
        guard let color = try? resolver.color(of: token).color.hex else { continue }
        look.tokens.append((words, color))
        look.names[words.joined(), default: []].insert(color)
        for start in words.indices {
          look.endings[words[start...].joined(), default: []].insert(color)
        }
      }
      looks.append(look)
    }
  }

  /// Whether each context of another system looks like one here: all of its tokens have namesakes that
  /// have their colors at once.
  func include(_ other: SameColors) -> Bool {
    guard other.isWhole else { return false }
    return other.looks.allSatisfy { look in
      !look.tokens.isEmpty && looks.contains { $0.includes(look) }
    }
  }

  private static let permutationLimit = 64
}
