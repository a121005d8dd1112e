import DesignTokens

/// The values of each token in all permutations, each value once.
struct TokenValues {
  struct Entry {
    let type: TokenType?
    /// Each value with the contexts that tell it from the others.
    let runs: [(contexts: [String], value: String)]
    /// What is written where it is declared first.
    let value: TokenValue?

    /// One value, or each with its contexts.
    var values: String {
      runs.map { ($0.contexts + [$0.value]).joined(separator: " ") }.joined(separator: ", ")
    }
  }

  private let catalog: TokenCatalog
  private let choices: [[Int]]
  private let resolvers: [TokenResolver]

  /// Reads the selected contexts of each axis.
  init(_ catalog: TokenCatalog, choices: [[Int]]) {
    self.catalog = catalog
    self.choices = choices
    resolvers = Permutations(choices: choices).map { TokenResolver(catalog, in: $0) }
  }

  func entry(for token: TokenID) -> Entry {
    let texts = resolvers.map { text(of: token, in: $0) }
    let declaration = resolvers.lazy.compactMap { $0.declaration(of: token) }.first
    // The values beside it show what does not resolve.
    let type = resolvers.lazy.compactMap { try? $0.value(of: token).type }.first
    let runs = DistinctContexts(axes: catalog.axes, choices: choices).runs(of: texts)
      .map { ($0.contexts, texts[$0.index]) }
    return Entry(type: type, runs: runs, value: declaration?.value)
  }

  private func text(of token: TokenID, in resolver: TokenResolver) -> String {
    do throws(ResolutionError) {
      let value = try resolver.value(of: token)
      switch value.value.content {
      case .anything, .pattern, .stack: return value.value.summary
      default: break
      }
      if value.type == .color { return try resolver.color(of: token).color.cssText }
      return value.value.summary
    } catch {
      return resolver.declaration(of: token) == nil ? "–" : "(\(error.message))"
    }
  }
}
