package import AuditEngine
package import ColorMath
import SourceText

/// The words for a suggestion, the same in every format.
package struct SuggestionText {
  private let suggestion: Suggestion

  /// Words for a suggestion.
  package init(_ suggestion: Suggestion) {
    self.suggestion = suggestion
  }

  /// `change textTertiary from #8E8E93 to #6B6B70 (ΔE 0.11)`, or why no color passes.
  package var sentence: String {
    let name = suggestion.token.inert(limit: FindingText.nameLimit)
    switch suggestion.remedy {
    case .color(let color, let difference):
      return "change \(name) from \(value(suggestion.current)) to \(value(color)) "
        + "(ΔE \(Self.difference(difference)))"
    case .conflict(let demands, let nearest):
      let shown = demands.prefix(2).map(Self.demand).joined(separator: ", ")
      let more = demands.count > 2 ? ", and \(demands.count - 2) more" : ""
      let rest = nearest.map {
        "; \(value($0.color)) (ΔE \(Self.difference($0.difference))) passes the rest"
      }
      return "\(name), \(value(suggestion.current)): no \(kind) passes everything; "
        + "\(shown)\(more)\(rest ?? "")"
    }
  }

  private var kind: String {
    suggestion.kind == .color ? "color of this hue" : "opacity"
  }

  /// A value as written: `#8E8E93`, or `0.3` for an opacity.
  package func value(_ color: SRGBColor) -> String {
    suggestion.kind == .color ? color.hex : Requirement.text(color.alpha)
  }

  /// A difference ΔEOK with two decimals, never `0.00` for a change.
  package static func difference(_ difference: Double) -> String {
    // Two colors in gamut never differ by more.
    let hundredths = Int(min(max(difference * 100, 1), 1e9).rounded())
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  /// `textInverse on accent needs 4.5 in default · dark`.
  package static func demand(_ demand: Suggestion.Demand) -> String {
    let context = FindingText.permutationText(demand.context)
    let minimum = Requirement(minimum: demand.minimum, criterion: "").minimumText
    let foreground = demand.foreground.inert(limit: FindingText.nameLimit)
    let background = demand.background.inert(limit: FindingText.nameLimit)
    return "\(foreground) on \(background) needs \(minimum)"
      + (context.isEmpty ? "" : " in \(context)")
  }
}
