import AuditEngine
import ColorMath
import SourceText

/// A cause of findings in columns: token, values, how visible, how many findings, the worst ratio.
struct CauseColumns {
  /// The columns of the first line; empty ones too.
  let cells: [String]
  /// The color as seen now and after the change, with spaces up to ``swatchWidth``; empty without
  /// color.
  let swatches: String

  /// The columns of swatches.
  static let swatchWidth = 13
  /// The columns of an unusually long cell, which the others do not wait for.
  static let widest = 28

  init(
    _ cause: FindingCause, in report: AuditReport, _ contexts: ReportContexts,
    _ style: TerminalStyle
  ) {
    let worst = cause.findings.first.map { report.evaluations[$0] }
    let permutations = Set(cause.findings.map { report.evaluations[$0].permutation })
    let chosen = contexts.contexts(of: permutations)
    // An axis on which the findings have one context is told beside the name.
    let single = chosen.indices.filter { chosen[$0].count == 1 && contexts.names[$0].count > 1 }
    let names = single.flatMap { axis in chosen[axis].map { contexts.names[axis][$0] } }
    let change: PlannedChange? =
      if case .changes(let indices) = cause.remedy { report.plan.changes[indices[0]] } else { nil }
    let token = change?.token ?? worst.map { report.pairings[$0.pairing].foregroundName } ?? ""
    let suffix = FindingText.permutationText(names)
    let name = token.inert(limit: FindingText.nameLimit) + (suffix.isEmpty ? "" : " · \(suffix)")
    let need = worst?.requirement.map { " of \($0.minimumText)" } ?? ""
    let ratio = worst.map { FindingText($0, in: report).ratioText + need } ?? ""
    cells = [
      name, Self.values(change, worst), Self.extent(change),
      Self.count(cause, chosen, contexts), ratio,
    ]
    swatches = Self.swatches(change, worst, in: report, style)
  }

  private static func values(_ change: PlannedChange?, _ worst: Evaluation?) -> String {
    if let change {
      return "\(ChangeText.value(change.current)) → \(ChangeText.value(change.proposal))"
    }
    return worst.map { "\($0.foreground.hex) on \($0.background.hex)" } ?? ""
  }

  /// How visible it is; an opacity says it itself.
  private static func extent(_ change: PlannedChange?) -> String {
    guard let change else { return "no change" }
    let isColor = change.current.color != nil
    return isColor ? ChangeText.visibility(change.difference, isBrief: true) : ""
  }

  /// `48 findings in 6 themes`.
  private static func count(
    _ cause: FindingCause, _ chosen: [Set<Int>], _ contexts: ReportContexts
  ) -> String {
    let count = cause.findings.count
    guard count > 0 else { return "lets others pass" }
    let noun = cause.severity == .error ? "finding" : cause.severity.rawValue
    let axes = chosen.indices.filter { chosen[$0].count > 1 }.map { axis in
      let (some, all) = (chosen[axis].count, contexts.names[axis].count)
      return (some == all ? "\(all)" : "\(some) of \(all)")
        + " \(AxisText.plural(contexts.axes[axis]))"
    }
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
      + (axes.isEmpty ? "" : " in \(axes.joined(separator: " × "))")
  }

  /// The worst finding as it looks now and then.
  private static func swatches(
    _ change: PlannedChange?, _ worst: Evaluation?, in report: AuditReport, _ style: TerminalStyle
  ) -> String {
    guard style.depth != .none else { return "" }
    var now = ""
    var then: String?
    if let worst {
      now = style.swatch(worst.foreground, on: worst.background)
      then = report.preview(of: worst).map { style.swatch($0.foreground, on: $0.background) }
    } else if let change {
      now = change.current.color.map(style.block) ?? ""
      then = change.proposal.color.map(style.block)
    }
    let text = change == nil ? now : now + (then.map { "→ \($0)" } ?? "")
    return text.padded(to: swatchWidth)
  }
}
