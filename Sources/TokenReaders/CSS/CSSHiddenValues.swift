import SourceText

/// Finds values that the audit never sees although a page can show them.
///
/// The system and the page can both choose a scheme, and the audit has one axis for both, as if the
/// page always chose the system's scheme. If the page chooses nothing, or another scheme than the
/// system's, something else may show.
struct CSSHiddenValues {
  private let axes: CSSAxes
  private let entries: [CSSCascade.Entry]
  private var places: [String: [Place]] = [:]
  private var order: [String] = []

  /// A declaration by its entry and its place there: there may be very many.
  private struct Place {
    let entry: Int32
    let index: Int32
  }

  /// A state of a page that is not audited.
  struct State {
    /// The scheme that the user prefers.
    let preferred: String
    /// The scheme that the page chooses; nil for none.
    let chosen: String?
    /// Whether the page chooses another scheme than the system's.
    var isOpposed: Bool { chosen != nil && chosen != preferred }
    /// The scheme that shows.
    var scheme: String { chosen ?? preferred }
  }

  /// A value that shows only in a state that is not audited, or only in others.
  struct Value {
    let name: String
    let span: SourceSpan
    let isJudged: Bool
    let state: State
    /// The line of the value that is judged instead; nil if there is none.
    var line: Int? = nil
  }

  /// Takes entries of the cascade, later ones stronger.
  init(_ axes: CSSAxes, _ entries: [CSSCascade.Entry]) {
    self.axes = axes
    self.entries = entries
    for (entry, content) in entries.enumerated() {
      for (index, declaration) in content.declarations.enumerated() {
        if places[declaration.name] == nil { order.append(declaration.name) }
        places[declaration.name, default: []].append(
          Place(entry: Int32(entry), index: Int32(index)))
      }
    }
  }

  private func declaration(_ place: Place) -> CSSDeclaration {
    entries[Int(place.entry)].declarations[Int(place.index)]
  }

  /// A declaration, for comparison, if the user prefers a scheme.
  private func text(_ declaration: CSSDeclaration, _ scheme: String) -> String {
    CSSColorScheme(of: declaration)?.used(preferred: scheme) ?? declaration.value.plain.lowercased()
  }

  /// The values that show in no scheme that system and page choose alike; for everything together,
  /// since colors are judged together.
  func values() -> [Value] {
    guard entries.contains(where: { axes.asksPageForScheme($0.condition) }) else { return [] }
    var found: [Value] = []
    for state in states {
      let all = CSSAxes.schemes.map { differences(of: state, from: $0) }
      guard !all.contains(where: \.isEmpty) else { continue }
      let own = differences(of: state, from: state.scheme)
      for value in own where !found.contains(where: { $0.span == value.span }) {
        found.append(value)
      }
    }
    return found
  }

  /// Pages that choose nothing; pages that choose a scheme, to which the rules for the others do not
  /// apply; and those that choose another scheme than the system's, where rules depend on both.
  private var states: [State] {
    var states = CSSAxes.schemes.map { State(preferred: $0, chosen: nil) }
    let asksSystem = entries.contains { $0.condition.settings[.systemScheme] != nil }
    for chosen in CSSAxes.schemes
    where entries.contains(where: { axes.names(scheme: chosen, $0.condition) }) {
      for preferred in CSSAxes.schemes where asksSystem || preferred == chosen {
        states.append(State(preferred: preferred, chosen: chosen))
      }
    }
    return states
  }

  /// What wins among declarations in each world of a state, by their indices: where system and page choose
  /// a scheme alike, and in the state.
  private struct Winners {
    var pairs: [(judged: Int?, shown: Int?)] = []
    var needsNoChoice = false
  }

  /// Nil if there are too many worlds.
  private func winners(
    among conditions: [CSSCondition], of state: State, from other: String
  ) -> Winners? {
    guard let worlds = axes.worlds(of: conditions) else { return nil }
    var result = Winners()
    result.needsNoChoice = conditions.contains { condition in
      worlds.contains { axes.holds(condition, in: $0.world.leftToSystem) }
    }
    for (world, _) in worlds where world.scheme == state.scheme {
      var shown = world.leftToSystem
      if state.chosen != nil {
        (shown.choosesScheme, shown.isExact) = (true, true)
        shown.preferred = state.preferred
      }
      var judged = world
      (judged.scheme, judged.choosesScheme) = (other, true)
      result.pairs.append(
        (
          conditions.lastIndex { axes.holds($0, in: judged) },
          conditions.lastIndex { axes.holds($0, in: shown) }
        ))
    }
    return result
  }

  /// The differences between a page in a state, and a page that chooses the same scheme as the system.
  private func differences(of state: State, from other: String) -> [Value] {
    // Most properties are declared by the same rules.
    var known: [[Int32]: Winners?] = [:]
    return order.flatMap { name -> [Value] in
      let list = places[name] ?? []
      let key = list.map(\.entry)
      if known[key] == nil {
        let conditions = key.map { entries[Int($0)].condition }
        known.updateValue(winners(among: conditions, of: state, from: other), forKey: key)
      }
      guard case .some(.some(let winners)) = known[key] else {
        return list.map {
          Value(name: name, span: declaration($0).value.span, isJudged: false, state: state)
        }
      }
      let isCustom = name.hasPrefix("--")
      var found: [Value] = []
      for (judgedIndex, shownIndex) in winners.pairs {
        if isCustom, judgedIndex == shownIndex { continue }
        let judged = judgedIndex.map { declaration(list[$0]) }
        guard let shown = shownIndex.map({ declaration(list[$0]) }) ?? (isCustom ? nil : judged)
        else {
          // Where every value needs a choice, pages are expected to make one.
          if winners.needsNoChoice, let judged {
            found.append(
              Value(name: name, span: judged.value.span, isJudged: true, state: state))
          }
          continue
        }
        // A rule for two schemes at once is reported as a whole.
        if state.isOpposed, let shownIndex,
          axes.schemes(of: entries[Int(list[shownIndex].entry)].condition).isEmpty
        {
          continue
        }
        // Without 'color-scheme' the light scheme is used.
        let initial = isCustom ? nil : "light"
        if judged.map({ text($0, other) }) ?? initial
          != (shownIndex == nil ? initial : text(shown, state.preferred))
        {
          found.append(
            Value(
              name: name, span: shown.value.span, isJudged: false, state: state,
              line: judged?.value.span.start.line))
        }
      }
      return found
    }
  }
}
