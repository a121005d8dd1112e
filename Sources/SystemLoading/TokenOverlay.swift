package import AuditEngine
import DesignTokens
package import SourceText

/// Token sources of the user over those of a system: what they set, and in which contexts.
package struct TokenOverlay {
  private let catalog: TokenCatalog
  private let policy: Policy
  private let sources: [CatalogSource]
  /// The tokens that the system declares, by ``TokenID/index``.
  private let isOfSystem: [Bool]

  /// The sources over the base.
  init(of catalog: TokenCatalog, over policy: Policy) {
    self.catalog = catalog
    self.policy = policy
    sources = catalog.sources.filter { !$0.isBase }
    var isOfSystem = [Bool](repeating: false, count: catalog.tokenCount)
    for source in catalog.sources where source.isBase {
      for layer in source.layers {
        for declaration in catalog.declarations(ofLayer: layer) {
          isOfSystem[declaration.token.index] = true
        }
      }
    }
    self.isOfSystem = isOfSystem
  }

  private var systemName: String { policy.name ?? "the system" }

  /// `'my.theme'`, or the number of files.
  private var sourceName: String {
    sources.count == 1 ? "'\(sources[0].name)'" : "the \(sources.count) files"
  }

  // MARK: What is set

  /// Reports sources that set nothing in the system, and colors that it does not have.
  ///
  /// The user's own colors may be there for others to refer to. An unused one whose name is close
  /// to an unset color of the system is reported as a misspelling: otherwise the system's value
  /// would be judged instead.
  func check(_ diagnostics: inout DiagnosticList) {
    let reached = reachable()
    var set: Set<TokenID> = []
    for source in sources { set.formUnion(declarations(of: source).map(\.token)) }
    var missing = NearestNames(
      catalog.tokens.lazy.filter { isOfSystem[$0.index] && !set.contains($0) }
        .map { catalog.name(of: $0) })
    for source in sources {
      let own = declarations(of: source)
      var said: Set<TokenID> = []
      var unknown: [String] = []
      var isMisspelled = false
      for declaration in own
      where !reached[declaration.token.index] && said.insert(declaration.token).inserted
        && isColor(declaration.token)
      {
        let name = catalog.name(of: declaration.token)
        guard let near = missing.nearest(to: name) else {
          unknown.append(name)
          continue
        }
        isMisspelled = true
        diagnostics.error(
          "\(systemName) has no color '\(name)'; did you mean '\(near)'?",
          at: declaration.value.span)
      }
      let place = own.first.map { SourceSpan(file: $0.value.span.file, range: 0..<1) }
      if !own.contains(where: { reached[$0.token.index] }), !isMisspelled {
        diagnostics.error(
          "'\(source.name)' sets no color of \(systemName)", at: place, nextStep: .listTokens)
      } else if !unknown.isEmpty {
        diagnostics.warning(
          "not judged, because \(systemName) has no such color: \(Self.list(unknown))", at: place
        )
      }
    }
  }

  /// The tokens of the system and what they refer to, by ``TokenID/index``.
  private func reachable() -> [Bool] {
    let targets = catalog.aliasTargets
    var reached = isOfSystem
    var rest = catalog.tokens.filter { reached[$0.index] }
    while let token = rest.popLast() {
      for target in targets[token] where !reached[target.index] {
        reached[target.index] = true
        rest.append(target)
      }
    }
    return reached
  }

  private func declarations(of source: CatalogSource) -> [TokenDeclaration] {
    source.layers.flatMap { catalog.declarations(ofLayer: $0) }
  }

  private func isColor(_ token: TokenID) -> Bool {
    switch catalog.type(of: token) {
    case .color, .gradient, nil: true
    default: false
    }
  }

  // MARK: What is judged

  /// Narrows an audit to the contexts in which something is set, and its changes to the files that are
  /// not the system's own.
  package func narrow(_ options: inout AuditOptions) throws {
    if !sources.isEmpty { options.repair.keptPlaces.formUnion(basePlaces) }
    let layers = sources.flatMap { $0.layers.map { catalog.layers[$0] } }
    for (index, axis) in catalog.axes.enumerated() {
      let conditions = layers.map { $0.conditions.first { $0.axis == index }?.context }
      let named = Set(conditions.compactMap(\.self)).sorted().map { axis.contexts[$0] }
      guard !named.isEmpty else { continue }
      options.includedContexts[axis.name] = named
      guard !conditions.contains(nil) else { continue }
      let chosen = options.contexts[axis.name]
      let both = named.filter { chosen?.contains($0) ?? true }
      // An unknown context is reported as such.
      guard !both.isEmpty || chosen?.allSatisfy(axis.contexts.contains) == false else {
        throw ToolFailure(
          "\(sourceName) sets nothing in the \(axis.name) chosen, only in \(Self.list(named))")
      }
      options.contexts[axis.name] = both.isEmpty ? chosen : both
    }
  }

  /// The places in the system's own files.
  private var basePlaces: Set<SourceSpan> {
    var places: Set<SourceSpan> = []
    for source in catalog.sources where source.isBase {
      places.formUnion(declarations(of: source).map(\.value.span))
    }
    return places
  }

  /// A note with the colors that are judged but not set; nil if there are none.
  package func remainder(_ options: AuditOptions) -> Diagnostic? {
    var ignored = DiagnosticList()
    let plan = AuditPlan(
      policy: policy, catalog: catalog, options: options, diagnostics: &ignored)
    guard !ignored.hasErrors, !sources.isEmpty else { return nil }
    let base = Set(catalog.sources.filter(\.isBase).flatMap(\.layers))
    var names: Set<String> = []
    for pairing in plan.pairings {
      names.formUnion(pairing.candidateNames + pairing.backgroundNames)
    }
    let judged = names.sorted().compactMap { catalog.token(named: $0) }
    var counts = [Int](repeating: 0, count: judged.count)
    var permutations = 0
    for permutation in plan.permutations {
      permutations += 1
      let resolver = TokenResolver(catalog, in: permutation)
      for (number, token) in judged.enumerated() {
        // What does not resolve is an error of the audit.
        if let layer = try? resolver.value(of: token).layer, base.contains(layer) {
          counts[number] += 1
        }
      }
    }
    let left = zip(judged, counts).filter { $0.1 > 0 }.map { token, count in
      catalog.name(of: token) + (count < permutations ? " (in part)" : "")
    }
    guard !left.isEmpty else { return nil }
    return Diagnostic(
      .note,
      "\(left.count) of the \(judged.count) colors judged \(left.count == 1 ? "is" : "are") not set by "
        + "\(sourceName), so the values of \(systemName) are judged: \(Self.list(left))",
      at: sources.first.flatMap { declarations(of: $0).first }
        .map { SourceSpan(file: $0.value.span.file, range: 0..<1) })
  }

  /// Names, as many as can be read.
  private static func list(_ names: [String]) -> String {
    let more = names.count > 20 ? ", and \(names.count - 20) more" : ""
    return names.prefix(20).joined(separator: ", ") + more
  }
}
