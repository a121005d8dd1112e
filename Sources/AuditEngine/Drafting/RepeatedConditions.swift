import DesignTokens
import SourceText

/// Elements that a rule gives the same values as the page or another element: `:host` in
/// `:host, .theme-dark`. They are judged there; as contexts of their own they would be judged beside
/// schemes and themes that they never have.
struct RepeatedConditions {
  /// A declaration of a token.
  private struct Place: Hashable {
    let token: TokenID
    let path: String
    let start: Int

    init(_ token: TokenID, at span: SourceSpan) {
      (self.token, path, start) = (token, span.file.path, span.range.lowerBound)
    }
  }

  /// The declarations under each selector without a decision.
  private var declared: [String: Set<Place>] = [:]
  /// The declarations that are judged, whatever is decided.
  private var judged: Set<Place> = []

  init(_ catalog: TokenCatalog) {
    for value in catalog.hiddenValues where SelectorSchemes.isSelector(value.condition) {
      guard let token = value.token else { continue }
      declared[value.condition, default: []].insert(Place(token, at: value.span))
    }
    guard !declared.isEmpty else { return }
    // What a later layer always replaces is never shown.
    var last: [TokenID: Int] = [:]
    for layer in catalog.layers.indices where catalog.layers[layer].conditions.isEmpty {
      for declaration in catalog.declarations(ofLayer: layer) { last[declaration.token] = layer }
    }
    for layer in catalog.layers.indices {
      for declaration in catalog.declarations(ofLayer: layer)
      where layer >= last[declaration.token] ?? 0 {
        judged.insert(Place(declaration.token, at: declaration.value.span))
      }
    }
  }

  /// The tokens that an element sets.
  func tokens(of condition: String) -> Set<TokenID> {
    Set((declared[condition] ?? []).map(\.token))
  }

  /// Whether each value of an element is judged, or will be by what is decided for another element.
  func isJudged(_ condition: String, beside decided: [PolicyDraft.Condition]) -> Bool {
    guard let own = declared[condition] else { return false }
    return own.isSubset(of: judged)
      || decided.contains { other in
        other.choice == .audit && other.name != condition
          && own.isSubset(of: declared[other.name] ?? [])
      }
  }
}
