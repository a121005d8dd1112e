/// The themes that the code of a color knows. Where an app has several sets of themes, a color of one of them
/// has no value in the others, and is shown in none of these.
package struct TokenHomes {
  /// The contexts of axes, by index; an axis that is not there limits nothing.
  package typealias Home = [Int: Set<Int>]

  private let catalog: TokenCatalog
  private let declarations: [TokenID: [Int]]
  private let sourceOfLayer: [Int: Int]
  private let contextsOfSources: [Home]
  private let schemeAxis: Int?

  /// Looks where the colors of a catalog are at home. O(declarations)
  package init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    declarations = Dictionary(grouping: catalog.declarations.indices) {
      catalog.declarations[$0].token
    }
    schemeAxis = catalog.axes.firstIndex { $0.name == SchemeGroups.schemeAxis }
    var (ofLayer, contexts) = ([Int: Int](), [Home]())
    for (index, source) in catalog.sources.enumerated() {
      var own: Home = [:]
      for layer in source.layers {
        ofLayer[layer] = index
        for condition in catalog.layers[layer].conditions {
          own[condition.axis, default: []].insert(condition.context)
        }
      }
      contexts.append(own)
    }
    (sourceOfLayer, contextsOfSources) = (ofLayer, contexts)
  }

  /// Where a color and all that it refers to are at home; nil where these know different themes.
  package func home(of token: TokenID) -> Home? {
    var (home, open, seen) = (Home(), [token], Set([token]))
    while let next = open.popLast() {
      let own = declarations[next] ?? []
      guard Self.add(limit(own), to: &home) else { return nil }
      for reference in own.flatMap({ catalog.declarations[$0].references })
      where seen.insert(reference.reference.target).inserted {
        open.append(reference.reference.target)
      }
    }
    return home
  }

  /// Adds what limits a color to what limits another; false where the two know different themes.
  package static func add(_ limit: Home, to home: inout Home) -> Bool {
    for (axis, contexts) in limit
    where home.updateValue(contexts, forKey: axis) ?? contexts != contexts {
      return false
    }
    return true
  }

  /// What limits a token of a program, whose code has a value for each of its own themes. A token of a file for
  /// each theme has none where it was forgotten, so that nothing limits it.
  private func limit(_ declarations: [Int]) -> Home {
    var home: Home = [:]
    for index in declarations {
      let layer = catalog.layer(of: index)
      guard let source = sourceOfLayer[layer], catalog.sources[source].contexts.isEmpty,
        catalog.sources[source].override == nil, catalog.sources[source].hasWholeThemes,
        !catalog.layers[layer].conditions.isEmpty
      else { return [:] }
      for condition in catalog.layers[layer].conditions where condition.axis != schemeAxis {
        home[condition.axis, default: []].formUnion(
          contextsOfSources[source][condition.axis] ?? [])
      }
    }
    return home
  }
}
