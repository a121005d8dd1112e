import AuditEngine
import ColorMath
import DesignTokens

/// What is known of the colors in pairs that code shows, wherever an audit may look.
struct ShownGrounds {
  private struct Look {
    var isKnown = true
    var isOpaque = true
    /// The themes that its code knows.
    var home: TokenHomes.Home = [:]
  }

  private let catalog: TokenCatalog
  private let resolvers: PermutationResolvers
  private let homes: TokenHomes
  private let states: ShownStates
  private var looks: [TokenID: Look] = [:]

  /// In how many contexts a color is looked at; one that depends on more is taken for unknown.
  private static let contextLimit = 4096

  init(_ catalog: TokenCatalog, excludesSchemes: Bool) {
    self.catalog = catalog
    resolvers = PermutationResolvers(catalog)
    homes = TokenHomes(catalog)
    states = ShownStates(catalog, resolvers, excludesSchemes: excludesSchemes)
  }

  /// A pair on the layers that can be seen, in the themes that its colors know; nil where a color of it is not
  /// known in each of these, where two know different themes, or something unknown shows through.
  mutating func judged(_ pair: ShownPair) -> ShownPair? {
    let front = look(pair.foreground)
    guard front.isKnown else { return nil }
    var (layers, home) = ([String](), front.home)
    for layer in pair.background {
      let look = look(layer)
      guard look.isKnown, TokenHomes.add(look.home, to: &home) else { return nil }
      layers.append(layer)
      if look.isOpaque {
        return ShownPair(
          pair.foreground, on: layers, as: pair.usage, inScheme: pair.scheme,
          inContexts: names(home), at: pair.place)
      }
    }
    return nil
  }

  /// The states of a pair that show something of their own.
  func distinct(_ pairs: [ShownPair]) -> [ShownPair] { states.distinct(pairs) }

  /// The contexts by the names of their axes. An axis is left out if all of its contexts are there.
  private func names(_ home: TokenHomes.Home) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (index, contexts) in home where contexts.count < catalog.axes[index].contexts.count {
      found[catalog.axes[index].name] = contexts.sorted().map { catalog.axes[index].contexts[$0] }
    }
    return found
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
    guard let home = homes.home(of: token) else { return Look(isKnown: false, isOpaque: false) }
    let choices = catalog.axes.enumerated().map { index, axis in
      axes.contains(index) ? home[index]?.sorted() ?? Array(axis.contexts.indices) : [0]
    }
    let isHidden = catalog.hiddenValues.contains { $0.token == token || $0.token == nil }
    guard !isHidden, let count = Permutations.count(choices: choices), count <= Self.contextLimit
    else { return Look(isKnown: false, isOpaque: false) }
    var look = Look(home: home)
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
