import DesignTokens
import SourceText

extension CSSCascade {
  /// Records what may meet the other scheme's values of an earlier source: one source follows the page
  /// and another one the system, or each another way to choose.
  func hideDisagreements(
    _ visible: [Entry], _ search: CSSHiddenValues, named name: String,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) {
    let values = visible.flatMap { entry in
      let asks = search.axes.asksForScheme(entry.condition)
      return entry.declarations.filter { asks && $0.isCustom || $0.dependsOnScheme }
    }
    guard let first = values.first else { return }
    for (state, other) in builder.pageStates.add(search.shown, of: name) {
      let condition = Self.condition(of: state)
      let choice = builder.choice(for: condition)
      if choice == .ignore { continue }
      let message =
        "'\(name)' and '\(other)' show different schemes where \(Self.text(of: state)), and that is not "
        + "judged; name them as one source, such as their folder"
      guard choice != .audit else {
        diagnostics.error(message, at: first.value.span)
        continue
      }
      diagnostics.warning(message, at: first.value.span)
      for value in values {
        builder.hide(
          builder.id(for: CSSReader.tokenName(of: value.name)), under: condition,
          canBeAudited: false, at: value.value.span)
      }
    }
  }

  /// The condition by which a policy names a state.
  private static func condition(of state: PageState) -> String {
    guard let chosen = state.chosen else { return CSSAxes.unchosen }
    return chosen != state.preferred ? CSSAxes.opposed : CSSAxes.severalWays(toChoose: "scheme")
  }

  private static func text(of state: PageState) -> String {
    guard let chosen = state.chosen else {
      return "the page chooses no scheme and the system prefers \(state.preferred)"
    }
    let way = state.way.map { " by \($0) alone" } ?? ""
    return "the page chooses \(chosen)\(way)"
      + (chosen == state.preferred ? "" : " and the system prefers \(state.preferred)")
  }
}
