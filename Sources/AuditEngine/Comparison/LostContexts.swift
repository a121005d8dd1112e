import ColorMath
import DesignTokens

/// Finds tokens that lost their own value in a context, so that they now show another context's
/// value, which nobody chose for them.
///
/// A value equal to that other one is not a loss.
struct LostContexts {
  /// A token and a context by their names.
  struct Name: Hashable {
    let token: String
    let axis: String
    let context: String
  }

  /// The losses, sorted by token.
  let names: [Name]
  /// How many permutations are compared; above that, every removed value counts.
  private static let limit = 4096

  init(from old: AuditSnapshot.Source, to new: AuditSnapshot.Source) {
    let kept = LostContexts.own(new.catalog)
    let gone = LostContexts.own(old.catalog).subtracting(kept).filter { name in
      new.catalog.token(named: name.token) != nil
        && new.catalog.axes.contains { $0.name == name.axis && $0.contexts.contains(name.context) }
        && AuditedAs(name.context, of: name.axis, in: old.policy) != .excluded
    }
    names = LostContexts.changed(gone, old.catalog, new.catalog).sorted {
      ($0.token, $0.axis, $0.context) < ($1.token, $1.axis, $1.context)
    }
  }

  /// The contexts in which colors have values of their own.
  private static func own(_ catalog: TokenCatalog) -> Set<Name> {
    let colors = Set(catalog.colorTokens)
    var names: Set<Name> = []
    for (index, layer) in catalog.layers.enumerated() where !layer.conditions.isEmpty {
      for declaration in catalog.declarations(ofLayer: index)
      where colors.contains(declaration.token) {
        for condition in layer.conditions {
          let axis = catalog.axes[condition.axis]
          names.insert(
            Name(
              token: catalog.name(of: declaration.token), axis: axis.name,
              context: axis.contexts[condition.context]))
        }
      }
    }
    return names
  }

  /// Those whose color changes in some permutation of the context.
  private static func changed(
    _ names: Set<Name>, _ old: TokenCatalog, _ new: TokenCatalog
  ) -> Set<Name> {
    guard !names.isEmpty else { return [] }
    let choices = new.axes.map { Array($0.contexts.indices) }
    guard let count = Permutations.count(choices: choices), count <= limit else { return names }
    var open = names
    var changed: Set<Name> = []
    let (oldResolvers, newResolvers) = (PermutationResolvers(old), PermutationResolvers(new))
    for permutation in Permutations(choices: choices) where !open.isEmpty {
      let chosen = Dictionary(
        zip(new.axes.map(\.name), new.contextNames(of: permutation)),
        uniquingKeysWith: { first, _ in first })
      let before = old.axes.map { axis in
        // A new axis did not exist before.
        chosen[axis.name].map { axis.contexts.firstIndex(of: $0) } ?? 0
      }
      let known = before.compactMap(\.self)
      guard known.count == before.count else { continue }
      let was = oldResolvers.resolver(in: Permutation(contexts: known))
      let now = newResolvers.resolver(in: permutation)
      for name in open where chosen[name.axis] == name.context {
        guard let first = color(name.token, of: old, was),
          let second = color(name.token, of: new, now),
          first == second
        else {
          open.remove(name)
          changed.insert(name)
          continue
        }
      }
    }
    return changed
  }

  /// The color; nil if it cannot be compared, and then it counts as different.
  private static func color(
    _ name: String, of catalog: TokenCatalog, _ resolver: TokenResolver
  ) -> SRGBColor? {
    guard let token = catalog.token(named: name) else { return nil }
    do throws(ResolutionError) {
      return try resolver.color(of: token).color
    } catch {
      return nil
    }
  }
}
