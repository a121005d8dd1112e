package import AuditEngine
import ColorMath
package import DesignTokens
import SourceText
package import SystemLoading
import TokenEditing

/// What can be written at the places of a system, found by trying other colors there.
package struct PlaceWriting {
  /// By place, why no other color can be written there; nil where one can.
  package let refusals: [String?]
  /// By place, whether another opacity can be written with the color.
  package let hasOpacity: [Bool]

  /// Tries every place; writes nothing.
  package init(_ places: ColorPlaces, of catalog: TokenCatalog, from sources: SystemSources) {
    let editor = WritablePlan(catalog, from: sources).editor
    let variables = places.all.map(\.variable)
    let refused = Self.refusals(of: variables.map { Self.change(of: $0) }, editor)
    let open = variables.indices.filter { refused[$0] == nil }
    let translucent = Self.refusals(
      of: open.map { Self.change(of: variables[$0], withOpacity: true) }, editor)
    var hasOpacity = variables.map { _ in false }
    for (index, message) in zip(open, translucent) { hasOpacity[index] = message == nil }
    (refusals, self.hasOpacity) = (refused, hasOpacity)
  }

  /// By change, why it cannot be made alone.
  private static func refusals(of changes: [ColorChange], _ editor: ColorEditor) -> [String?] {
    let doubtful = Set(editor.refusals(of: changes).compactMap(\.span))
    return changes.map { change in
      // Two places may only be in each other's way.
      doubtful.contains(change.span) ? editor.refusals(of: [change]).first?.message : nil
    }
  }

  /// A change to a color that is no gray, and to another opacity or not.
  private static func change(
    of variable: ColorVariable, withOpacity: Bool = false
  ) -> ColorChange {
    let (shown, alpha) = (variable.color.onEightBitDisplay, variable.color.alpha)
    guard variable.kind == .color else {
      return ColorChange(
        at: variable.span, to: .black.withAlpha(alpha < 0.5 ? 0.75 : 0.25), kind: .opacity)
    }
    func moved(_ channel: Double, by step: Double) -> Double {
      ((channel * 255).rounded() + (channel < 0.5 ? step : -step)) / 255
    }
    let color = SRGBColor(
      red: moved(shown.red, by: 40), green: moved(shown.green, by: 20), blue: shown.blue,
      alpha: withOpacity ? (alpha < 0.5 ? 192 : 64) / 255 : alpha)
    return ColorChange(at: variable.span, to: color)
  }
}
