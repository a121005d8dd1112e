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
  ///
  /// Reads the sources once where everything can be written, and some times more for each place where
  /// something cannot.
  package init(_ places: ColorPlaces, of catalog: TokenCatalog, from sources: SystemSources) {
    let editor = WritablePlan(catalog, from: sources).editor
    let variables = places.all.map(\.variable)
    var refusals = Self.refusals(of: variables.map { Self.change(of: $0) }, editor)
    let shut = variables.indices.filter { refusals[$0] != nil }
    let grays = Self.refusals(of: shut.map { Self.change(of: variables[$0], .gray) }, editor)
    for (index, message) in zip(shut, grays) where message == nil {
      refusals[index] = "only a gray can be written there"
    }
    let open = variables.indices.filter { refusals[$0] == nil }
    var hasOpacity = variables.map { _ in false }
    let opacities = Self.refusals(
      of: open.map { Self.change(of: variables[$0], .opacity) }, editor)
    for (index, message) in zip(open, opacities) { hasOpacity[index] = message == nil }
    (self.refusals, self.hasOpacity) = (refusals, hasOpacity)
  }

  /// By change, why it cannot be made alone.
  private static func refusals(of changes: [ColorChange], _ editor: ColorEditor) -> [String?] {
    let doubtful = Set(editor.refusals(of: changes).compactMap(\.span))
    var refusals = changes.map { change -> String? in
      // Two places may only be in each other's way.
      guard doubtful.contains(change.span),
        let message = editor.refusals(of: [change]).first?.message
      else { return nil }
      // The color that was tried says nothing to anybody.
      return message.split(separator: "cannot be changed to \(change.color.hex): ").last
        .map(String.init)
    }
    // Those whose text can be written may change more than themselves. Halves find them.
    var groups = [changes.indices.filter { refusals[$0] == nil }]
    while let group = groups.popLast() {
      guard !group.isEmpty else { continue }
      do throws(ColorEditError) {
        _ = try editor.edit(group.map { changes[$0] })
      } catch {
        let half = group.count / 2
        if half == 0 {
          refusals[group[0]] = error.diagnostics.first?.message
        } else {
          groups += [Array(group[..<half]), Array(group[half...])]
        }
      }
    }
    return refusals
  }

  /// What is tried at a place.
  private enum Trial { case color, gray, opacity }

  /// A change to a color that is no gray, to a gray, or to such a color with another opacity.
  private static func change(of variable: ColorVariable, _ trial: Trial = .color) -> ColorChange {
    let (shown, alpha) = (variable.color.onEightBitDisplay, variable.color.alpha)
    guard variable.kind == .color else {
      return ColorChange(
        at: variable.span, to: .black.withAlpha(alpha < 0.5 ? 0.75 : 0.25), kind: .opacity)
    }
    func moved(_ channel: Double, by step: Double) -> Double {
      ((channel * 255).rounded() + (channel < 0.5 ? step : -step)) / 255
    }
    let red = moved(shown.red, by: 40)
    let isGray = trial == .gray
    let color = SRGBColor(
      red: red, green: isGray ? red : moved(shown.green, by: 20), blue: isGray ? red : shown.blue,
      alpha: trial == .opacity ? (alpha < 0.5 ? 192 : 64) / 255 : alpha)
    return ColorChange(at: variable.span, to: color)
  }
}
