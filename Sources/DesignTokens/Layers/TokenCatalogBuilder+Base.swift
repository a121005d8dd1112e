package import SourceText

/// Groups of an app whose colors are those of a system by their names: `ThemeColors.accent` sets
/// `accent`.
extension TokenCatalogBuilder {
  /// Lets the colors that sources declare in groups set the colors of the base that have their names.
  ///
  /// The group with most such names counts. A color of the base that is not in it is set where one
  /// other group alone has its name; where several have, nobody can tell which is meant: an error.
  /// What a source declares by the base's own name stands.
  package mutating func setBaseFromGroups(_ diagnostics: inout DiagnosticList) {
    let candidates = candidatesForBase()
    var counts: [String: Int] = [:]
    for group in candidates.values.joined() { counts[group.name, default: 0] += 1 }
    var chosen: [TokenID: TokenID] = [:]
    for (target, groups) in candidates.sorted(by: { $0.key.index < $1.key.index }) {
      let most = groups.compactMap { counts[$0.name] }.max() ?? 0
      let best = groups.filter { counts[$0.name] == most }
      // A group with one name alone says nothing about another group.
      guard best.count == 1, groups.count == 1 || most > 1 else {
        let names = groups.map { "'\(name(of: $0.token))'" }.joined(separator: " or ")
        diagnostics.error(
          "'\(name(of: target))' may be \(names); name the file or folder that has the app's colors",
          at: groups.first?.span)
        continue
      }
      chosen[best[0].token] = target
    }
    guard !chosen.isEmpty else { return }
    let groups = Set(
      chosen.values.flatMap { candidates[$0] ?? [] }.filter { chosen[$0.token] != nil })
    diagnostics.append(
      Diagnostic(
        .note, note(groups.map(\.name)), at: groups.min { $0.token.index < $1.token.index }?.span))
    for source in sources.indices where !sources[source].isBase {
      for layer in sources[source].layers { repeatValues(ofLayer: layer, chosen, in: source) }
    }
  }

  private func note(_ names: [String]) -> String {
    let names = Set(names).sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "the colors of \(names) are taken for those of the system that are called the same"
  }

  /// A group in which a color of the base may be.
  private struct Candidate: Hashable {
    let name: String
    let token: TokenID
    let span: SourceSpan

    static func == (left: Candidate, right: Candidate) -> Bool { left.token == right.token }
    func hash(into hasher: inout Hasher) { hasher.combine(token) }
  }

  /// For each color of the base that no source sets by its own name, the tokens that end in it.
  private func candidatesForBase() -> [TokenID: [Candidate]] {
    var base: Set<TokenID> = []
    var own: [Candidate] = []
    var known: Set<TokenID> = []
    for source in sources {
      for declaration in source.layers.lazy.flatMap({ declarations[layers[$0].declarations] })
      where declaration.type == .color || declaration.type == nil {
        if source.isBase {
          base.insert(declaration.token)
        } else if known.insert(declaration.token).inserted {
          let name = name(of: declaration.token)
          own.append(Candidate(name: name, token: declaration.token, span: declaration.value.span))
        }
      }
    }
    var candidates: [TokenID: [Candidate]] = [:]
    for candidate in own where !base.contains(candidate.token) {
      var rest = candidate.name[...]
      while let point = rest.firstIndex(of: ".") {
        let group = candidate.name[..<point]
        rest = rest[rest.index(after: point)...]
        guard let number = names.number(of: String(rest)) else { continue }
        let target = TokenID(index: number)
        guard base.contains(target) else { continue }
        if !known.contains(target) {
          candidates[target, default: []].append(
            Candidate(name: String(group), token: candidate.token, span: candidate.span))
        }
        break
      }
    }
    return candidates
  }

  /// Adds a layer in which the base's colors are those of a layer's groups.
  private mutating func repeatValues(
    ofLayer index: Int, _ chosen: [TokenID: TokenID], in source: Int
  ) {
    let layer = layers[index]
    let aliases = declarations[layer.declarations].compactMap { declaration in
      chosen[declaration.token].map { target in
        TokenDeclaration(
          token: target, type: .color,
          value: TokenValue(
            .reference(TokenReference(target: declaration.token)), at: declaration.value.span))
      }
    }
    guard !aliases.isEmpty else { return }
    let start = declarations.count
    declarations += aliases
    noteFirstDeclarations(from: start)
    layers.append(
      TokenLayer(
        name: layer.name, conditions: layer.conditions, slot: nil,
        declarations: start..<declarations.count))
    places.append(places[index])
    sources[source].layers.append(layers.count - 1)
  }
}
