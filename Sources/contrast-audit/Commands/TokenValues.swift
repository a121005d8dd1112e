import DesignTokens
import SourceText

/// The values of each token in all permutations, each value once.
struct TokenValues {
  struct Entry {
    let type: TokenType?
    /// One value, or each with its contexts.
    let values: String
    let span: SourceSpan?
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
    return Entry(
      type: type, values: described(texts[...], from: 0).joined(separator: ", "),
      span: declaration?.value.span)
  }

  /// The values along the axes from one on, each after its contexts; without axes that make no
  /// difference. The last axis varies fastest.
  private func described(_ texts: ArraySlice<String>, from axis: Int) -> [String] {
    guard axis < choices.count, texts.contains(where: { $0 != texts.first }) else {
      return Array(texts.prefix(1))
    }
    let length = texts.count / choices[axis].count
    let parts = choices[axis].indices.map { texts.dropFirst($0 * length).prefix(length) }
    guard parts.contains(where: { $0 != parts[0] }) else {
      return described(parts[0], from: axis + 1)
    }
    return zip(choices[axis], parts).flatMap { context, part in
      described(part, from: axis + 1).map { "\(catalog.axes[axis].contexts[context]) \($0)" }
    }
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
