import DesignTokens

/// The scheme that `light-dark()` uses in each context: that of `color-scheme` on the root element.
struct CSSUsedSchemes {
  /// The scheme that `light-dark()` uses if no rule sets it.
  enum Unsaid {
    /// The scheme that the user prefers.
    case preferred
    /// That scheme in a context of an axis, the light scheme in the other.
    case axis(String)
  }

  private var contexts: [(scheme: String, contexts: [CSSAxes.Context])] = []

  /// Computes it; nil if it depends on too much.
  ///
  /// - Parameter unsaid: the scheme if no rule sets it; nil for the light scheme.
  init?(_ entries: [CSSCascade.Entry], axes: CSSAxes, unsaid: Unsaid?) {
    guard axes.hasScheme else { return }
    var rules: [(condition: CSSCondition, scheme: CSSColorScheme)] = []
    for entry in entries {
      for declaration in entry.declarations {
        if let scheme = CSSColorScheme(of: declaration) { rules.append((entry.condition, scheme)) }
      }
    }
    switch unsaid {
    case .preferred: rules = [(CSSCondition(), .both)]
    case .axis(let name):
      rules = [(CSSCondition(.asked(name), .only([ConditionChoices.contexts[1]])), .both)]
    case nil: break
    }
    guard let worlds = axes.worlds(of: rules.map(\.condition)) else { return nil }
    for (world, chosen) in worlds {
      var holding = rules.filter { axes.holds($0.condition, in: world) }
      // An element takes that of the body, and the body that of the root.
      while let last = holding.last, case .inherited = last.scheme, last.condition.isOfElement {
        let depth = last.condition.depth
        holding.removeAll { $0.condition.depth >= depth }
      }
      let rule = holding.last
      contexts.append((rule?.scheme.used(preferred: world.root.preferred) ?? "light", chosen))
    }
  }

  /// Whether one scheme is used everywhere.
  var isOne: Bool { Set(contexts.map(\.scheme)).count <= 1 }

  /// The contexts within others in which each scheme is used.
  func contexts(
    within lists: [[CSSAxes.Context]]
  ) -> [(scheme: String, contexts: [[CSSAxes.Context]])] {
    CSSAxes.schemes.compactMap { scheme in
      let chosen = contexts.filter { $0.scheme == scheme }.map(\.contexts)
      if chosen.isEmpty { return nil }
      if chosen.count == contexts.count { return (scheme, lists) }
      let found = lists.flatMap { list in chosen.compactMap { Self.both(list, $0) } }
      return found.isEmpty ? nil : (scheme, found)
    }
  }

  /// The contexts of two lists; nil if they exclude each other.
  private static func both(
    _ first: [CSSAxes.Context], _ second: [CSSAxes.Context]
  ) -> [CSSAxes.Context]? {
    var result = first
    for context in second {
      guard let known = first.first(where: { $0.axis == context.axis }) else {
        result.append(context)
        continue
      }
      guard known.context == context.context else { return nil }
    }
    return result
  }
}

extension CSSCondition {
  /// How far the element is from the root: 0 for the root, 1 for the body, 2 for others.
  fileprivate var depth: Int { isOfElement ? isOfBody ? 1 : 2 : 0 }
}
