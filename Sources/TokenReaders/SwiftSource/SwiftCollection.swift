import DesignTokens
import Programs

/// Collects the tokens of a program with the themes that its colors follow.
struct SwiftCollection {
  private let program: Program
  private let holdings: SwiftHoldings
  private let surroundings: Surroundings
  private let protocols: [SwiftThemeSet]
  private let families: [SwiftThemeSet]
  private let enumerations: Set<TypeDeclaration>
  private let finder: SwiftThemeFinder

  /// - Parameter schemes: the groups that are variants of others in a scheme, and no themes.
  init(_ program: Program, _ surroundings: Surroundings, _ schemes: [SchemeGroups]) {
    (self.program, self.surroundings) = (program, surroundings)
    holdings = SwiftHoldings(program)
    let evaluator = Evaluator(program)
    evaluator.surroundings = surroundings
    finder = SwiftThemeFinder(program: program, holdings: holdings, evaluator: evaluator)
    protocols = finder.protocolThemes()
    families = finder.families(without: Set(schemes.flatMap { $0.variants.map(\.group) }))
    enumerations = finder.enumerations()
  }

  /// The tokens, with aliases of each other.
  func collector(_ isElsewhere: @escaping (String) -> Bool) -> SwiftCollector {
    var used = families
    var collector = collected(used, isElsewhere)
    // Instances are no themes where others name parts of them one by one, or where colors follow
    // themes of another kind.
    let left = used.filter { !isNamedByParts($0, collector) && !hasOthers($0, collector) }
    if left.count < used.count {
      used = left
      collector = collected(used, isElsewhere)
    }
    resolve(&collector, used, isElsewhere)
    return collector
  }

  /// The tokens that are left where some repeat others. What was needed to collect them is gone by then.
  private func collected(
    _ families: [SwiftThemeSet], _ isElsewhere: @escaping (String) -> Bool
  ) -> SwiftCollector {
    var collector = all(families, isElsewhere)
    collector.evaluator.forget()
    collector.dropUnknownParts()
    collector.dropCopies()
    return collector
  }

  private func all(
    _ families: [SwiftThemeSet], _ isElsewhere: @escaping (String) -> Bool
  ) -> SwiftCollector {
    let sets = protocols + families
    let evaluator = Evaluator(program)
    evaluator.surroundings = surroundings
    for set in sets {
      if let owner = set.owner { evaluator.surroundings?.shipped[owner] = set.shipped }
    }
    evaluator.surroundings?.themes = enumerations
    var collector = SwiftCollector(program, evaluator, holdings)
    for set in sets where set.themes.count > 1 {
      let id = set.owner?.path ?? set.name
      collector.themes[id] = set.themes.map(\.name)
      for theme in set.themes {
        collector.themePlaces[id, default: [:]][theme.name] =
          theme.member?.nameSpan ?? theme.type.node?.child(.name)?.span
      }
    }
    collector.protocols = Set(protocols.map { $0.owner?.path ?? $0.name })
    for type in enumerations { collector.themes[type.path] = type.cases.map(\.name) }
    let parts = Set(
      families.flatMap { set in set.owner.map { finder.partTypes(of: $0, depth: 0) } ?? [] })
    let roots = SwiftRoots(
      program, holdings, sets, parts: parts, isElsewhere: isElsewhere)
    let covered = Set(families.compactMap(\.owner))
    // A registry lists the themes themselves, whose colors are those of the protocol.
    let registered = Set(protocols.filter { $0.themes.count > 1 }.compactMap(\.owner))
    var palettes: [TypeDeclaration: Answer] = [:]
    for (index, root) in roots.all.enumerated() {
      let type = holdings.type(of: root.member)
      if case .list(.declared(let element))? = type, registered.contains(element) { continue }
      let palette = holdings.palette(type)
      let isFirst = palette.map { roots.palettes[$0] == index } ?? true
      if !isFirst, root.member.kind == .function, let palette, covered.contains(palette) {
        continue
      }
      let known = KnownRuns()
      let answer = collector.answer(root, known)
      if let palette, isFirst {
        palettes[palette] = answer.map(\.withoutPlaces)
      } else if let palette {
        if let own = palettes[palette] {
          if answer.map(\.withoutPlaces) == own { continue }
          if root.member.kind == .function, let unknown = answer.unknown {
            collector.functions[root.member] = unknown.reason
            continue
          }
        }
      }
      collector.collect(root, answer, known)
    }
    return collector
  }

  // MARK: Families

  /// Whether a color of another declaration is read from one of the instances by its name.
  private func isNamedByParts(_ set: SwiftThemeSet, _ collector: SwiftCollector) -> Bool {
    let own = Set(set.themes.compactMap(\.member))
    return collector.tokens.contains { token in
      guard token.member.owner !== set.owner, !own.contains(token.root) else { return false }
      return token.values.contains { value in
        guard case .color(let color) = value.content else { return false }
        return color.sources.contains { source in
          source.path.count > 1 && own.contains(source.path[0])
        } && !value.choices.keys.contains(.theme(set.owner?.path ?? set.name))
      }
    }
  }

  /// Whether colors follow themes with other names.
  private func hasOthers(_ set: SwiftThemeSet, _ collector: SwiftCollector) -> Bool {
    let own = Set(set.themes.map(\.name))
    return collector.tokens.contains { token in
      token.values.contains { value in
        value.choices.keys.contains { axis in
          guard case .theme(let type) = axis, type != set.owner?.path else { return false }
          return Set(collector.themes[type] ?? []) != own
            && !families.contains { $0.owner?.path == type && $0.themes.count > set.themes.count }
        }
      }
    }
  }

  // MARK: Aliases

  private func resolve(
    _ collector: inout SwiftCollector, _ families: [SwiftThemeSet],
    _ isElsewhere: (String) -> Bool
  ) {
    var prefixes: [String: [String]] = [:]
    for set in protocols {
      for type in [set.owner].compactMap(\.self) + set.types {
        prefixes[type.path, default: []].append(set.name)
      }
    }
    let aliases = SwiftAliases(collector.tokens, index: collector.index, prefixes: prefixes).all()
    for position in collector.tokens.indices {
      for index in collector.tokens[position].values.indices {
        collector.tokens[position].values[index].forgetSources()
      }
    }
    for alias in aliases { collector.tokens[alias.token].values[alias.index] = alias.value }
    for position in collector.tokens.indices {
      collector.tokens[position].checkAssets(isElsewhere)
      let themes = collector.themes
      collector.tokens[position].fold { axis in
        if case .theme(let type) = axis { themes[type]?.count ?? 0 } else { 2 }
      }
    }
  }
}
