import AuditEngine
import ColorMath
import DesignTokens

/// What is known of the colors in pairs that code shows, wherever an audit may look.
struct ShownGrounds {
  private struct Look {
    var isKnown = true
    var isOpaque = true
  }

  private let catalog: TokenCatalog
  private let resolvers: PermutationResolvers
  private var looks: [TokenID: Look] = [:]

  /// In how many contexts a color is looked at; one that depends on more is taken for unknown.
  private static let contextLimit = 4096

  init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    resolvers = PermutationResolvers(catalog)
  }

  /// A pair on the layers that can be seen; nil where a color of it is not known in each context, or
  /// something unknown shows through.
  mutating func judged(_ pair: ShownPair) -> ShownPair? {
    guard look(pair.foreground).isKnown else { return nil }
    var layers: [String] = []
    for layer in pair.background {
      let look = look(layer)
      guard look.isKnown else { return nil }
      layers.append(layer)
      if look.isOpaque {
        return ShownPair(
          pair.foreground, on: layers, as: pair.usage, inScheme: pair.scheme, at: pair.place)
      }
    }
    return nil
  }

  private mutating func look(_ name: String) -> Look {
    guard let token = catalog.token(named: name) else {
      return Look(isKnown: false, isOpaque: false)
    }
    if let known = looks[token] { return known }
    let look = look(token)
    looks[token] = look
    return look
  }

  private func look(_ token: TokenID) -> Look {
    let axes = resolvers.axesOfTokens[token.index]
    let choices = catalog.axes.enumerated().map { index, axis in
      axes.contains(index) ? Array(axis.contexts.indices) : [0]
    }
    let isHidden = catalog.hiddenValues.contains { $0.token == token || $0.token == nil }
    guard !isHidden, let count = Permutations.count(choices: choices), count <= Self.contextLimit
    else { return Look(isKnown: false, isOpaque: false) }
    var look = Look()
    for permutation in Permutations(choices: choices) {
      let resolver = resolvers.resolver(in: permutation)
      guard let color = try? resolver.color(of: token).color else {
        return Look(isKnown: false, isOpaque: false)
      }
      if !color.isOpaque { look.isOpaque = false }
    }
    return look
  }
}
