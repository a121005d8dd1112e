package import AuditEngine
import ColorMath
package import SourceText

/// The words for changes, and for the reasons why there is none, the same in every format.
package enum ChangeText {
  /// `change textTertiary from #8E8E93 to #6B6B70 (visible, ΔE 0.11)`.
  package static func sentence(_ change: PlannedChange) -> String {
    "\(isStep(change) ? "point" : "change") \(name(change.token)) from \(value(change.current)) to \(value(change.proposal))"
      + (extent(change).map { " (\($0))" } ?? "")
  }

  /// The same with its place: `… at light.tokens.json:21`.
  package static func placed(
    _ change: PlannedChange, path: (SourceSpan) -> String = { $0.file.path }
  ) -> String {
    "\(sentence(change)) at \(place(change.origin, path: path))"
  }

  private static func isStep(_ change: PlannedChange) -> Bool {
    if case .step = change.proposal { return true }
    return false
  }

  /// What to do about a finding: all its changes, or why there is none; nil if nothing was planned.
  package static func remedy(
    of evaluation: Evaluation, in report: AuditReport,
    path: (SourceSpan) -> String = { $0.file.path }
  ) -> String? {
    let changes = report.changes(for: evaluation)
    guard changes.isEmpty else {
      return changes.map { placed($0, path: path) }.joined(separator: " and ")
    }
    return report.unmetDemand(of: evaluation).map {
      "no change makes it pass: \(reason($0.reason, path: path))"
    }
  }

  /// `light.tokens.json:21`.
  package static func place(
    _ span: SourceSpan, path: (SourceSpan) -> String = { $0.file.path }
  ) -> String {
    "\(path(span)):\(span.start.line)".inert
  }

  /// `#8E8E93`, `0.3`, or the name of a step.
  package static func value(_ value: PlannedChange.Value) -> String { name(value.text) }

  // MARK: How visible it is

  /// `visible, ΔE 0.11`, and what it does to the role of a color; nil for an opacity, whose two numbers
  /// say all, and for a value that stays.
  package static func extent(_ change: PlannedChange) -> String? {
    guard change.current != change.proposal, let old = change.current.color,
      let new = change.proposal.color
    else { return nil }
    let turn = ColorTurn(from: old, to: new).map { "; \($0.words)" } ?? ""
    return "\(visibility(change.difference)), ΔE \(difference(change.difference))\(turn)"
  }

  /// How much a difference ΔEOK is seen.
  ///
  /// - Parameter isBrief: `barely`, for a column.
  package static func visibility(_ difference: Double, isBrief: Bool = false) -> String {
    switch ChangeVisibility(difference) {
    case .barely: isBrief ? "barely" : "barely visible"
    case .visible: "visible"
    case .strong: "strong"
    }
  }

  /// A difference ΔEOK with two decimals, never `0.00` for a change.
  package static func difference(_ difference: Double) -> String {
    // Two colors in gamut never differ by more.
    let hundredths = Int(min(max(difference * 100, 1), 1e9).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  // MARK: Where there is none

  /// Why no change makes a finding pass.
  ///
  /// - Parameter offersSplit: whether to name the option that would fix it.
  package static func reason(
    _ reason: UnmetDemand.Reason, offersSplit: Bool = true,
    path: (SourceSpan) -> String = { $0.file.path }
  ) -> String {
    switch reason {
    case .kept(let names): return "\(list(names)) must be kept"
    case .unwritable(let names): return "\(list(names)) cannot be written by the tool"
    case .computed: return "its colors are computed, or stand in no file"
    case .byHand(let change):
      return "by hand, because the tool cannot write it: \(placed(change, path: path))"
    case .conflict(let conflict): return sentence(conflict)
    case .pulledApart(let conflict, _, let values):
      let shown = values.prefix(4).map {
        "\(value($0.change.proposal)) in \($0.context.inert(limit: FindingText.nameLimit))"
      }
      let more = values.count > 4 ? " and \(values.count - 4) more" : ""
      return
        "\(name(conflict.token)), \(value(conflict.current)), cannot serve all: give it a value "
        + "of its own, \(shown.joined(separator: ", "))\(more)"
        + (offersSplit ? "; try fix --split" : "")
    case .turnsAround(let token):
      return "\(name(token)) would have to turn from light to dark, or from dark to light"
    case .leavesRamp(let token):
      return "\(name(token)) is a step of a ramp, and would have to pass the next one"
    case .worsens: return "every change that was found makes something else worse"
    case .unsearched:
      return
        "the search was ended, because what is behind it takes too long to measure; try --token"
    }
  }

  /// `accent, #8E8E93: no color of this hue passes everything; … `.
  package static func sentence(_ conflict: ColorConflict) -> String {
    let shown = conflict.demands.prefix(2).map(demand).joined(separator: ", ")
    let more = conflict.demands.count > 2 ? ", and \(conflict.demands.count - 2) more" : ""
    let rest = conflict.nearest.map { nearest in
      "; \(value(nearest.proposal))" + (extent(nearest).map { " (\($0))" } ?? "")
        + " passes the rest"
    }
    var kind = "opacity"
    if case .color = conflict.current { kind = "color of this hue" }
    return "\(name(conflict.token)), \(value(conflict.current)): no \(kind) passes everything; "
      + "\(shown)\(more)\(rest ?? "")"
  }

  /// What could be done alone.
  package static func sentence(_ suggestion: Suggestion) -> String {
    switch suggestion {
    case .change(let change): sentence(change)
    case .conflict(let conflict): sentence(conflict)
    }
  }

  /// `textInverse on accent needs 4.5 in default · dark`.
  package static func demand(_ demand: PairingDemand) -> String {
    let context = FindingText.permutationText(demand.context)
    let minimum = Requirement(minimum: demand.minimum, criterion: "").minimumText
    return "\(name(demand.foreground)) on \(name(demand.background)) needs \(minimum)"
      + (context.isEmpty ? "" : " in \(context)")
  }

  /// Up to three names, and how many more there are.
  static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map(name).joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }

  private static func name(_ token: String) -> String { token.inert(limit: FindingText.nameLimit) }
}
