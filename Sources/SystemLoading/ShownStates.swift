import AuditEngine
import ColorMath
import DesignTokens

/// The states of one pair in code that show something of their own. An instance that is always light shows
/// what one that follows the system shows in light.
struct ShownStates {
  /// What is seen at once.
  private struct Look: Hashable {
    /// The contexts, but for the scheme if each is audited.
    let contexts: [Int]
    let colors: [SRGBColor]
  }

  private let catalog: TokenCatalog
  private let resolvers: PermutationResolvers
  private let schemeAxis: Int?
  private let excludesSchemes: Bool

  /// In how many contexts the states of a pair are compared; where there are more, each is judged.
  private static let contextLimit = 1024

  /// - Parameter excludesSchemes: whether some schemes are not audited: what is always light is then not judged by
  ///   what follows the system.
  init(_ catalog: TokenCatalog, _ resolvers: PermutationResolvers, excludesSchemes: Bool) {
    (self.catalog, self.resolvers) = (catalog, resolvers)
    schemeAxis = catalog.axes.firstIndex { $0.name == SchemeGroups.schemeAxis }
    self.excludesSchemes = excludesSchemes
  }

  /// The pairs, without those that show nothing that one before them does not show in the same theme.
  func distinct(_ pairs: [ShownPair]) -> [ShownPair] {
    guard pairs.count > 1 else { return pairs }
    let tokens = pairs.flatMap { [$0.foreground] + $0.background }.compactMap {
      catalog.token(named: $0)
    }
    let axes = tokens.reduce(into: AxisSet()) { $0.formUnion(resolvers.axesOfTokens[$1.index]) }
    var kept: [(pair: ShownPair, looks: Set<Look>)] = []
    for pair in pairs {
      guard let looks = looks(pair, axes) else { return pairs }
      if !kept.contains(where: { looks.isSubset(of: $0.looks) }) { kept.append((pair, looks)) }
    }
    return kept.map(\.pair)
  }

  /// What a pair shows in each context; nil where these are too many, or a color is not known.
  private func looks(_ pair: ShownPair, _ axes: AxisSet) -> Set<Look>? {
    let choices = catalog.axes.enumerated().map { index, axis -> [Int] in
      guard axes.contains(index) else { return [0] }
      let names = index == schemeAxis ? pair.scheme.map { [$0] } : pair.contexts[axis.name]
      guard let names else { return Array(axis.contexts.indices) }
      return axis.contexts.indices.filter { names.contains(axis.contexts[$0]) }
    }
    guard let count = Permutations.count(choices: choices), count <= Self.contextLimit else {
      return nil
    }
    let tokens = ([pair.foreground] + pair.background).compactMap { catalog.token(named: $0) }
    var found: Set<Look> = []
    for permutation in Permutations(choices: choices) {
      let resolver = resolvers.resolver(in: permutation)
      var contexts = permutation.contexts
      if let schemeAxis, !excludesSchemes { contexts[schemeAxis] = 0 }
      var colors: [SRGBColor] = []
      for token in tokens {
        guard let color = try? resolver.color(of: token).color else { return nil }
        colors.append(color)
      }
      found.insert(Look(contexts: contexts, colors: colors))
    }
    return found
  }
}
