import DesignTokens
import SourceText

extension AuditPlanner {
  /// Says that themes are counted and nothing in them is judged, where no pairing has a color of theirs.
  mutating func reportIdleThemes(_ pairings: [Pairing], _ choices: [[Int]]) {
    guard !diagnostics.hasErrors, !pairings.isEmpty, result.demands.isEmpty,
      let axis = catalog.axes.firstIndex(where: { $0.name == "theme" }), choices[axis].count > 1
    else { return }
    var isThemed = [Bool](repeating: false, count: catalog.tokenCount)
    for (index, layer) in catalog.layers.enumerated()
    where layer.conditions.contains(where: {
      $0.axis == axis && choices[axis].contains($0.context)
    }) {
      for declaration in catalog.declarations(ofLayer: index) {
        isThemed[declaration.token.index] = true
      }
    }
    let colors = catalog.colorTokens.filter { isThemed[$0.index] }
    guard let first = colors.first else { return }
    let isReached = result.reached(by: pairings, in: choices, of: catalog)
    guard !zip(isThemed, isReached).contains(where: { $0 && $1 }) else { return }
    diagnostics.append(
      Diagnostic(
        .warning,
        "no color that is judged differs between the \(choices[axis].count) themes, though "
          + "\(colors.count) do\(colors.count == 1 ? "es" : "") that no pairing has, '\(catalog.name(of: first))' "
          + "first; pair what has values there, or name all themes but one under exclude",
        at: SourceSpan(file: policy.file, range: 0..<1)))
  }
}
