import SourceText

/// Finds values that the audit never sees although a page can show them.
///
/// A scheme can be chosen by the system and by the page, and the audit has one axis for both, as if
/// the page chose what the system asks for. Where it chooses nothing, something else may show.
struct CSSHiddenValues {
  private let axes: CSSAxes
  private var places: [String: [Place]] = [:]
  private var order: [String] = []

  private struct Place {
    let declaration: CSSDeclaration
    let condition: CSSCondition

    /// What is declared, for comparison, where the user prefers a scheme.
    func text(_ scheme: String) -> String {
      CSSColorScheme(of: declaration)?.used(preferred: scheme)
        ?? declaration.value.plain.text.lowercased()
    }
  }

  /// A value that shows only where the page chooses no scheme.
  struct Value {
    let name: String
    let span: SourceSpan
    /// The line of the value that is judged instead; nil where there is none.
    let line: Int?
  }

  init(_ axes: CSSAxes) {
    self.axes = axes
  }

  /// Notes a declaration; later ones win over earlier ones.
  mutating func note(_ declaration: CSSDeclaration, under condition: CSSCondition) {
    if places[declaration.name] == nil { order.append(declaration.name) }
    places[declaration.name, default: []].append(
      Place(declaration: declaration, condition: condition))
  }

  /// The values that show in no scheme that the page chooses; of everything together, since colors
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

  /// What differs where the system asks for one scheme and the page chooses none from what shows where
  /// both ask for another.
  private func differences(of scheme: String, from other: String) -> [Value] {
    order.flatMap { name -> [Value] in
      let list = places[name] ?? []
      guard let worlds = axes.worlds(of: list.map(\.condition)) else {
        return list.map { Value(name: name, span: $0.declaration.value.span, line: nil) }
      }
      var found: [Value] = []
      for (world, _) in worlds where world.scheme == scheme {
        var (open, chosen) = (world, world)
        open.choosesScheme = false
        (chosen.scheme, chosen.choosesScheme) = (other, true)
        let judged = list.last { axes.holds($0.condition, in: chosen) }
        guard
          let shown = list.last(where: { axes.holds($0.condition, in: open) })
            ?? (name.hasPrefix("--") ? nil : judged)
        else { continue }
        // Without 'color-scheme' the light scheme is used.
        let isShown = axes.holds(shown.condition, in: open)
        let initial = name.hasPrefix("--") ? nil : "light"
        if judged?.text(other) ?? initial != (isShown ? shown.text(scheme) : initial) {
          found.append(
            Value(
              name: name, span: shown.declaration.value.span,
              line: judged?.declaration.value.span.start.line))
        }
      }
      return found
    }
  }
}
