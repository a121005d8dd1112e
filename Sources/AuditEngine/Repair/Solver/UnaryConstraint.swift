import ColorMath
import DesignTokens

/// A constraint on one variable, with all others fixed. It gives the result of
/// ``RepairConstraint/isMet(_:)``, with all fixed parts computed once.
///
/// A class, so that calls copy nothing.
final class UnaryConstraint {
  private enum Form {
    /// The variable is opaque, and alone against one color.
    case pair(SolidSurface)
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
  /// What one trial costs, and the effort of the search.
  private let cost: Int
  private let effort: RepairEffort
  /// Whether all colors that do not change lie in sRGB.
  private let isInGamut: Bool
  /// Those of its colors that are computed.
  private let formulas: [ColorDerivation]
  /// The relative luminances between which an opaque variable does not meet the constraint; nil if
  /// luminance alone does not decide.
  let failing: (darker: Double, lighter: Double)?
  /// Where it is met along the line that was looked at last.
  private var known: (line: LightnessLine, ranges: UnitRanges)?

  /// - Parameters:
  ///   - variable: the index of the variable whose color varies.
  ///   - colors: the colors of all variables.
  init(_ constraint: RepairConstraint, variable: Int, colors: [SRGBColor]) {
    minimum = constraint.minimum
    (cost, effort) = (constraint.cost, constraint.background.effort)
    effort.spend(RepairEffort.constraint * constraint.candidates.count)
    var formulas: [ColorDerivation] = []
    form =
      UnaryConstraint.pair(constraint, variable, colors)
      ?? UnaryConstraint.quickForm(of: constraint, variable, colors, &formulas)
      ?? .constraint(constraint, variable: variable, colors: colors)
    self.formulas = formulas
    isInGamut = UnaryConstraint.isInGamut(form)
    // (Y + 0.05) / (Y′ + 0.05) ≥ m, the lighter above. [WCAG 2.2, contrast ratio]
    failing = UnaryConstraint.oppositeLuminance(form).map { [minimum] in
      (($0 + 0.05) / minimum - 0.05, ($0 + 0.05) * minimum - 0.05)
    }
  }

  /// Whether it is so costly that it is not tried any more.
  var isExhausted: Bool { cost > 1 ? effort.isSpentOnCostly : effort.isSpent }

  /// Whether the constraint is met with a color of the variable.
  func isMet(_ trial: TrialColor) -> Bool {
    // What is not tried is no result.
    if isExhausted { return false }
    effort.spend(measuring: cost)
    switch form {
    case .pair(let surface):
      return trial.solid.map { surface.isMet(minimum, by: $0) } ?? false
    case .onSolid(let candidates, let surface):
      // By index here and below, to copy nothing.
      for index in candidates.indices where isMet(candidates[index], on: surface, trial) {
        return true
      }
      return false
    case .onSurface(let candidates, let surface):
      return candidates.contains { candidate in
        candidate.color(trial.color, formulas).map { surface.isMet(minimum, by: $0) } ?? false
      }
    case .onLayers(let candidates, let bases, let layers):
      // Layers under an opaque top layer do not matter.
      let surface = layers.last?.solid(trial, formulas)
      for index in candidates.indices {
        if let surface {
          if isMet(candidates[index], on: surface, trial) { return true }
        } else if bases.allSatisfy({ isMet(candidates[index], layers, over: $0, trial) }) {
          return true
        }
      }
      return false
    case .constraint(let constraint, let index, var colors):
      colors[index] = trial.color
      return constraint.isMet(colors)
    }
  }

  private func isMet(_ candidate: UnaryColor, on surface: SolidSurface, _ trial: TrialColor) -> Bool
  {
    if let solid = candidate.solid(trial, formulas) { return surface.isMet(minimum, by: solid) }
    guard let color = candidate.color(trial.color, formulas) else { return false }
    return isMet(
      color.eightBitLuminance(over: surface.eightBit), surface.eightBitLuminance, layers: 1, trial
    ) { (color.over(surface.exact).relativeLuminance, surface.exactLuminance) }
  }

  private func isMet(
    _ candidate: UnaryColor, _ layers: [UnaryColor], over base: Base?, _ trial: TrialColor
  ) -> Bool {
    guard let seen = eightBitLuminances(candidate, layers, over: base, trial) else { return false }
    return isMet(seen.front, seen.back, layers: layers.count + 1, trial) {
      guard let ground = ground(.exact, layers, over: base, trial) else { return nil }
      if let solid = candidate.solid(trial, formulas) {
        return (solid.exactLuminance, ground.relativeLuminance)
      }
      return candidate.color(trial.color, formulas).map {
        ($0.over(ground).relativeLuminance, ground.relativeLuminance)
      }
    }
  }

  /// Whether two relative luminances, measured with 8 bits, and the exact ones reach the minimum.
  private func isMet(
    _ first: Double, _ second: Double, layers: Int, _ trial: TrialColor,
    exactly: () -> (Double, Double)?
  ) -> Bool {
    // The 8-bit measurement first: its luminance comes from a table.
    guard ContrastRatio(luminance: first, luminance: second).meets(minimum) else { return false }
    // What is far enough from the minimum needs no other.
    let slack = UnaryConstraint.roundingError * Double(layers + 1)
    if isInGamut, trial.color.isInSRGBGamut,
      max(first, second) - slack + 0.05 > minimum * (min(first, second) + slack + 0.05)
    {
      return true
    }
    guard let exact = exactly() else { return false }
    return ContrastRatio(luminance: exact.0, luminance: exact.1).meets(minimum)
  }

  /// How far rounding one layer to 8 bits moves luminance at most: half a step, where luminance is
  /// steepest.
  private static let roundingError = 0.5 / 255 * 2.4 / 1.055

  /// The relative luminances of a candidate and of the layers behind it, as an 8-bit display shows them;
  /// nil if they cannot be computed.
  private func eightBitLuminances(
    _ candidate: UnaryColor, _ layers: [UnaryColor], over base: Base?, _ trial: TrialColor
  ) -> (front: Double, back: Double)? {
    let solid = candidate.solid(trial, formulas)
    if let solid, layers.count == 1, let base, base.eightBit.isOpaque {
      return layers[0].color(trial.color, formulas).map {
        (solid.eightBitLuminance, $0.eightBitLuminance(over: base.eightBit))
      }
    }
    guard let ground = ground(.eightBit, layers, over: base, trial) else { return nil }
    let back = ground.relativeLuminance
    if let solid { return (solid.eightBitLuminance, back) }
    return candidate.color(trial.color, formulas).map { ($0.eightBitLuminance(over: ground), back) }
  }

  /// The composite of layers; nil if they cannot be computed or are translucent with nothing beneath.
  private func ground(
    _ rendering: Rendering, _ layers: [UnaryColor], over base: Base?, _ trial: TrialColor
  ) -> SRGBColor? {
    var below = rendering == .exact ? base?.exact : base?.eightBit
    for index in layers.indices {
      guard let color = layers[index].color(trial.color, formulas) else { return nil }
      below = below.map { rendering.lay(color, over: $0) } ?? rendering.base(color)
    }
    return below?.isOpaque == true ? below : nil
  }

  /// The relative luminances, 0…1, at which an opaque variable meets the constraint; nil if
  /// luminance alone does not decide.
  var luminances: UnitRanges? {
    failing.map {
      var luminances = UnitRanges.whole
      luminances.remove(between: $0.darker, $0.lighter)
      return luminances
    }
  }

  // MARK: Along a line

  /// The lightness, 0…1, at which a color of a line meets the constraint, as exactly as one needs to know
  /// where to look.
  func ranges(on line: LightnessLine) -> UnitRanges {
    if let known, known.line === line { return known.ranges }
    if isExhausted { return UnitRanges([]) }
    let found = steadyRanges(on: line) ?? line.sampledRanges(of: self)
    known = (line, found)
    return found
  }

  /// The same where contrast only grows along the line, or only falls: the foreground becomes lighter than
  /// the background, or darker.
  private func steadyRanges(on line: LightnessLine) -> UnitRanges? {
    if line.color.isOpaque, let luminances { return line.path.ranges(of: luminances) }
    switch form {
    case .onSolid(let candidates, let surface):
      guard candidates.count == 1, candidates[0].isSteady else { return nil }
      return line.ranges(ofContrast: minimum) { trial in
        candidates[0].color(trial.color, formulas).map {
          (luminance(of: $0.over(surface.exact)), surface.exactLuminance)
        }
      }
    case .onLayers(let candidates, let bases, let layers):
      guard candidates.count == 1, candidates[0].isSteady, layers.allSatisfy(\.isSteady) else {
        return nil
      }
      var common = UnitRanges.whole
      for base in bases {
        let own = line.ranges(ofContrast: minimum) { trial in
          guard let ground = ground(.exact, layers, over: base, trial) else { return nil }
          let front =
            candidates[0].solid(trial, formulas)?.exactLuminance
            ?? candidates[0].color(trial.color, formulas).map { luminance(of: $0.over(ground)) }
          return front.map { ($0, luminance(of: ground)) }
        }
        guard let own else { return nil }
        common = bases.count == 1 ? own : common.intersection(own)
      }
      return common
    case .pair, .onSurface, .constraint: return nil
    }
  }

  /// The relative luminance, as exactly as one needs to know where to look.
  private func luminance(of color: SRGBColor) -> Double {
    isInGamut ? color.approximateLuminance : color.relativeLuminance
  }

  /// The luminance of the single color that the variable's color is compared with.
  private static func oppositeLuminance(_ form: Form) -> Double? {
    switch form {
    case .pair(let surface): return surface.exactLuminance
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

  private static func isInGamut(_ form: Form) -> Bool {
    func isInGamut(_ color: UnaryColor) -> Bool {
      switch color {
      case .variable, .translucent: true
      case .solid(let solid): solid.exact.isInSRGBGamut
      case .fixedTranslucent(let color), .withOpacity(let color): color.isInSRGBGamut
      case .derived: false
      }
    }
    switch form {
    case .onSolid(let candidates, let surface):
      return surface.exact.isInSRGBGamut && candidates.allSatisfy(isInGamut)
    case .onLayers(let candidates, let bases, let layers):
      return bases.allSatisfy { $0?.exact.isInSRGBGamut ?? true }
        && candidates.allSatisfy(isInGamut) && layers.allSatisfy(isInGamut)
    case .pair, .onSurface, .constraint: return false
    }
  }

  /// The form without an array: there may be two of them for each token.
  private static func pair(
    _ constraint: RepairConstraint, _ variable: Int, _ colors: [SRGBColor]
  ) -> Form? {
    guard colors[variable].isOpaque, constraint.choice == nil, constraint.candidates.count == 1,
      constraint.background.layers.count == 1
    else { return nil }
    func solid(_ paint: RepairPaint) -> SolidSurface? {
      switch paint {
      case .solid(let solid): solid
      case .variable(let index) where index != variable && colors[index].isOpaque:
        SolidSurface(colors[index])
      default: nil
      }
    }
    switch (constraint.candidates[0], constraint.background.layers[0]) {
    case (.variable(variable), let other), (let other, .variable(variable)):
      return solid(other).map(Form.pair)
    default: return nil
    }
  }

  private static func quickForm(
    of constraint: RepairConstraint, _ variable: Int, _ colors: [SRGBColor],
    _ formulas: inout [ColorDerivation]
  ) -> Form? {
    // The variable may change which candidate counts.
    guard constraint.choice == nil,
      let candidates = unaryColors(constraint.candidates, variable, colors, &formulas)
    else {
      return nil
    }
    let layers = constraint.background.layers
    guard layers.contains(where: { $0.depends(on: variable) }) else {
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
      var changing = unaryColors(layers, variable, colors, &formulas)
    else { return nil }
    while let color = changing.last?.fixed {
      changing.removeLast()
      bases = bases.map { Base(over: $0, color) }
    }
    return .onLayers(candidates, bases: bases, changing.reversed())
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
      var formulas: [ColorDerivation] = []
      for paint in found {
        guard let color = UnaryColor(paint, variable, colors, &formulas)?.fixed else { return nil }
        bases.append(Base(over: nil, color))
      }
      return bases
    }
  }

  /// Paints as functions of the variable; nil if one of them has no fast form.
  private static func unaryColors(
    _ paints: [RepairPaint], _ variable: Int, _ colors: [SRGBColor],
    _ formulas: inout [ColorDerivation]
  ) -> [UnaryColor]? {
    var found: [UnaryColor] = []
    found.reserveCapacity(paints.count)
    for paint in paints {
      guard let color = UnaryColor(paint, variable, colors, &formulas) else { return nil }
      found.append(color)
    }
    return found
  }
}
