import ColorMath
import DesignTokens

/// A constraint on one variable, with all others fixed. It gives the result of
/// ``RepairConstraint/isMet(_:)``, with all fixed parts computed once.
///
/// A class, so that calls copy nothing.
final class UnaryConstraint {
  private enum Form {
    /// The background is fixed, and one color.
    case onSolid([UnaryColor], SolidSurface)
    /// The background is fixed.
    case onSurface([UnaryColor], Surface)
    /// The background changes: the candidates; what is beneath the lowest changing layer, if
    /// anything is; and that layer and those above it, bottom up.
    case onLayers([UnaryColor], bases: [Base?], [UnaryColor])
    /// Everything else: computed by the constraint itself, with the colors of all variables.
    case constraint(RepairConstraint, variable: Int, colors: [SRGBColor])
  }

  /// The fixed part of a stack, in both measurements.
  private struct Base {
    let exact: SRGBColor
    let eightBit: SRGBColor

    init(over base: Base?, _ color: SRGBColor) {
      if let base {
        exact = Rendering.exact.lay(color, over: base.exact)
        eightBit = Rendering.eightBit.lay(color, over: base.eightBit)
      } else {
        exact = color
        eightBit = Rendering.eightBit.base(color)
      }
    }
  }

  private let form: Form
  private let minimum: Double

  /// - Parameters:
  ///   - variable: the index of the variable whose color varies.
  ///   - colors: the colors of all variables.
  init(_ constraint: RepairConstraint, variable: Int, colors: [SRGBColor]) {
    minimum = constraint.minimum
    form =
      UnaryConstraint.quickForm(of: constraint, variable, colors)
      ?? .constraint(constraint, variable: variable, colors: colors)
  }

  /// Whether the constraint is met with a color of the variable.
  func isMet(_ trial: TrialColor) -> Bool {
    switch form {
    case .onSolid(let candidates, let surface):
      // By index here and below, to avoid copies of large, reference-counted paints.
      for index in candidates.indices where candidates[index].meets(minimum, on: surface, trial) {
        return true
      }
      return false
    case .onSurface(let candidates, let surface):
      return candidates.contains { candidate in
        candidate.color(trial.color).map { surface.isMet(minimum, by: $0) } ?? false
      }
    case .onLayers(let candidates, let bases, let layers):
      for index in candidates.indices where isMet(candidates[index], bases, layers, trial) {
        return true
      }
      return false
    case .constraint(let constraint, let index, var colors):
      colors[index] = trial.color
      return constraint.isMet(colors)
    }
  }

  /// The same in the exact rendering alone where that is quicker: enough to know about where a
  /// constraint is met.
  func isMetExactly(_ trial: TrialColor) -> Bool {
    guard case .onLayers(let candidates, let bases, let layers) = form else { return isMet(trial) }
    return candidates.contains { candidate in
      guard let foreground = candidate.color(trial.color) else { return false }
      return bases.allSatisfy { base in
        var below = base?.exact
        for index in layers.indices {
          guard let color = layers[index].color(trial.color) else { return false }
          below = below.map { Rendering.exact.lay(color, over: $0) } ?? color
        }
        guard let below, below.isOpaque else { return false }
        let seen = foreground.isOpaque ? foreground : Rendering.exact.lay(foreground, over: below)
        return ContrastRatio(
          luminance: seen.relativeLuminance, luminance: below.relativeLuminance
        ).meets(minimum)
      }
    }
  }

  private func isMet(
    _ candidate: UnaryColor, _ bases: [Base?], _ layers: [UnaryColor], _ trial: TrialColor
  ) -> Bool {
    // Layers under an opaque top layer do not matter.
    if let surface = layers.last?.solid(trial) {
      return candidate.meets(minimum, on: surface, trial)
    }
    for base in bases {
      guard let surface = UnaryConstraint.stack(layers, over: base, trial.color),
        isMet(candidate, on: surface, trial)
      else { return false }
    }
    return true
  }

  private func isMet(_ candidate: UnaryColor, on surface: Base, _ trial: TrialColor) -> Bool {
    guard let foreground = candidate.solid(trial) else {
      return candidate.meets(
        minimum, on: SolidSurface(exact: surface.exact, eightBit: surface.eightBit), trial)
    }
    // The 8-bit measurement first: its luminance comes from a table.
    return ContrastRatio(
      luminance: foreground.eightBitLuminance, luminance: surface.eightBit.relativeLuminance
    ).meets(minimum)
      && ContrastRatio(
        luminance: foreground.exactLuminance, luminance: surface.exact.relativeLuminance
      ).meets(minimum)
  }

  /// The relative luminances, 0…1, at which an opaque variable meets the constraint; nil if
  /// luminance alone does not decide.
  var luminances: UnitRanges? {
    guard let opposite = oppositeLuminance else { return nil }
    // (Y + 0.05) / (Y′ + 0.05) ≥ m, the lighter above. [WCAG 2.2, contrast ratio]
    let darker = (opposite + 0.05) / minimum - 0.05
    let lighter = (opposite + 0.05) * minimum - 0.05
    guard darker < lighter else { return UnitRanges([0...1]) }
    return UnitRanges(
      (darker >= 0 ? [0...min(darker, 1)] : []) + (lighter <= 1 ? [max(lighter, 0)...1] : []))
  }

  /// The luminance of the single color that the variable's color is compared with.
  private var oppositeLuminance: Double? {
    switch form {
    case .onSolid(let candidates, let surface):
      guard candidates.count == 1, case .variable = candidates[0] else { return nil }
      return surface.exactLuminance
    case .onLayers(let candidates, _, let layers):
      guard candidates.count == 1, layers.count == 1, case .variable = layers[0],
        case .solid(let opposite) = candidates[0]
      else { return nil }
      return opposite.exactLuminance
    case .onSurface, .constraint: return nil
    }
  }

  // MARK: Preparing

  private static func quickForm(
    of constraint: RepairConstraint, _ variable: Int, _ colors: [SRGBColor]
  ) -> Form? {
    // The variable may change which candidate counts.
    guard constraint.choice == nil,
      let candidates = unaryColors(constraint.candidates, variable, colors)
    else {
      return nil
    }
    guard constraint.background.layers.contains(where: { $0.depends(on: variable) }) else {
      if case .colors(let below) = constraint.background.beneath,
        below.contains(where: { $0.depends(on: variable) })
      {
        return nil
      }
      guard let surface = constraint.background.surface(colors) else { return nil }
      if let solid = surface.solid { return .onSolid(candidates, solid) }
      return .onSurface(candidates, surface)
    }
    guard var bases = bases(constraint.background.beneath, variable, colors),
      let layers = unaryColors(constraint.background.layers.reversed(), variable, colors)
    else { return nil }
    var fixed = 0
    for layer in layers {
      guard let color = layer.fixed else { break }
      bases = bases.map { Base(over: $0, color) }
      fixed += 1
    }
    return .onLayers(candidates, bases: bases, Array(layers.dropFirst(fixed)))
  }

  /// What lies beneath all layers, possibly nothing; nil if unknown or changing.
  private static func bases(
    _ beneath: RepairBackground.Beneath, _ variable: Int, _ colors: [SRGBColor]
  ) -> [Base?]? {
    switch beneath {
    case .nothing: return [nil]
    case .luminance: return nil
    case .colors(let found):
      var bases: [Base?] = []
      for paint in found {
        guard let color = UnaryColor(paint, variable, colors)?.fixed else { return nil }
        bases.append(Base(over: nil, color))
      }
      return bases
    }
  }

  /// Paints as functions of the variable; nil if one of them has no fast form.
  private static func unaryColors(
    _ paints: [RepairPaint], _ variable: Int, _ colors: [SRGBColor]
  ) -> [UnaryColor]? {
    var found: [UnaryColor] = []
    for paint in paints {
      guard let color = UnaryColor(paint, variable, colors) else { return nil }
      found.append(color)
    }
    return found
  }

  /// The composite of layers; nil if they are translucent with nothing beneath.
  private static func stack(
    _ layers: [UnaryColor], over base: Base?, _ color: SRGBColor
  ) -> Base? {
    var base = base
    for index in layers.indices {
      guard let color = layers[index].color(color) else { return nil }
      base = Base(over: base, color)
    }
    return base?.exact.isOpaque == true ? base : nil
  }
}
