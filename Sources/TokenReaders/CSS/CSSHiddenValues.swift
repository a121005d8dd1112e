import SourceText

/// Finds values that the audit never sees although a page can show them.
///
/// The system and the page can both choose a scheme, and the audit has one axis for both, as if the
/// page always chose the system's scheme. If the page chooses nothing, something else may show.
struct CSSHiddenValues {
  private let axes: CSSAxes
  private var places: [String: [Place]] = [:]
  private var order: [String] = []

  private struct Place {
    let declaration: CSSDeclaration
    let condition: CSSCondition

    /// The declarations, for comparison, if the user prefers a scheme.
    func text(_ scheme: String) -> String {
      CSSColorScheme(of: declaration)?.used(preferred: scheme)
        ?? declaration.value.plain.lowercased()
    }
  }

  /// A value that shows only if the page chooses no scheme, or only if it does.
  struct Value {
    let name: String
    let span: SourceSpan
    let isJudged: Bool
    /// The line of the value that is judged instead; nil if there is none.
    var line: Int? = nil
  }

  init(_ axes: CSSAxes) {
    self.axes = axes
  }

  /// Records a declaration; later ones win.
  mutating func note(_ declaration: CSSDeclaration, under condition: CSSCondition) {
    if places[declaration.name] == nil { order.append(declaration.name) }
    places[declaration.name, default: []].append(
      Place(declaration: declaration, condition: condition))
  }

  /// The values that show in no scheme that the page chooses; for everything together, since colors
  /// are judged together.
  func values() -> [Value] {
    guard places.values.contains(where: { $0.contains { axes.asksPageForScheme($0.condition) } })
    else { return [] }
    var found: [Value] = []
    for scheme in CSSAxes.schemes {
      let all = CSSAxes.schemes.map { differences(of: scheme, from: $0) }
      guard !all.contains(where: \.isEmpty) else { continue }
      let own = differences(of: scheme, from: scheme)
      for value in own where !found.contains(where: { $0.span == value.span }) {
        found.append(value)
      }
    }
    return found
  }

  /// The differences between a page without a chosen scheme under one system scheme, and a page
  /// that chooses the same scheme as the system.
  private func differences(of scheme: String, from other: String) -> [Value] {
    order.flatMap { name -> [Value] in
      let list = places[name] ?? []
      guard let worlds = axes.worlds(of: list.map(\.condition)) else {
        return list.map {
          Value(name: name, span: $0.declaration.value.span, isJudged: false)
        }
      }
      let needsNoChoice = list.contains { place in
        worlds.contains { axes.holds(place.condition, in: $0.world.leftToSystem) }
      }
      var found: [Value] = []
      for (world, _) in worlds where world.scheme == scheme {
        let open = world.leftToSystem
        var chosen = world
        (chosen.scheme, chosen.choosesScheme) = (other, true)
        let judged = list.last { axes.holds($0.condition, in: chosen) }
        guard
          let shown = list.last(where: { axes.holds($0.condition, in: open) })
            ?? (name.hasPrefix("--") ? nil : judged)
        else {
          // Where every value needs a choice, pages are expected to make one.
          if needsNoChoice, let judged {
            found.append(Value(name: name, span: judged.declaration.value.span, isJudged: true))
          }
          continue
        }
        // Without 'color-scheme' the light scheme is used.
        let isShown = axes.holds(shown.condition, in: open)
        let initial = name.hasPrefix("--") ? nil : "light"
        if judged?.text(other) ?? initial != (isShown ? shown.text(scheme) : initial) {
          found.append(
            Value(
              name: name, span: shown.declaration.value.span, isJudged: false,
              line: judged?.declaration.value.span.start.line))
        }
      }
      return found
    }
  }
}
