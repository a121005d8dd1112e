import DesignTokens
import SourceText

/// What each token is in every permutation, said once for each value it takes.
struct TokenSurvey {
  struct Entry {
    let type: TokenType?
    /// One value, or each with the contexts in which it holds.
    let values: String
    let span: SourceSpan?
  }

  private let catalog: TokenCatalog
  private let permutations: [Permutation]
  private let resolvers: [TokenResolver]

  /// Looks at the contexts that are chosen on each axis; at all of them where nothing is chosen.
  init(_ catalog: TokenCatalog, choices: [[Int]]) {
    self.catalog = catalog
    let all = catalog.axes.map { Array($0.contexts.indices) }
    permutations = Array(Permutations(choices: choices.count == all.count ? choices : all))
    resolvers = permutations.map { TokenResolver(catalog, in: $0) }
  }

  func entry(for token: TokenID) -> Entry {
    let texts = resolvers.map { text(of: token, in: $0) }
    let axes = catalog.axes.indices.filter { varies(texts, along: $0) }
    var values: [(key: [Int], text: String)] = []
    for (permutation, text) in zip(permutations, texts) {
      let key = axes.map { permutation.contexts[$0] }
      if !values.contains(where: { $0.key == key }) { values.append((key, text)) }
    }
    let described = values.map { value in
      let names = zip(axes, value.key).map { catalog.axes[$0].contexts[$1] }
      return names.isEmpty ? value.text : "\(names.joined(separator: " ")) \(value.text)"
    }
    let declaration = resolvers.lazy.compactMap { $0.declaration(of: token) }.first
    let type = resolvers.lazy.compactMap { try? $0.value(of: token).type }.first
    return Entry(
      type: type, values: described.joined(separator: ", "), span: declaration?.value.span)
  }

  /// Whether the value changes with the context of one axis, the others kept.
  private func varies(_ texts: [String], along axis: Int) -> Bool {
    var first: [[Int]: String] = [:]
    for (permutation, text) in zip(permutations, texts) {
      var others = permutation.contexts
      others[axis] = 0
      if first.updateValue(text, forKey: others).map({ $0 != text }) ?? false { return true }
    }
    return false
  }

  private func text(of token: TokenID, in resolver: TokenResolver) -> String {
    do throws(ResolutionError) {
      let value = try resolver.value(of: token)
      if case .anything = value.value.content { return value.value.summary }
      if value.type == .color { return try resolver.color(of: token).color.hex }
      return value.value.summary
    } catch {
      return resolver.declaration(of: token) == nil ? "–" : "(\(error.message))"
    }
  }
}
