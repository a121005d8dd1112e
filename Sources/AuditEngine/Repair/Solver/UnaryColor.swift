import ColorMath
import DesignTokens

/// A color of a constraint as a function of one variable's color, with the other variables fixed.
///
/// Nothing in it is counted by reference: it is copied for each color that is tried.
enum UnaryColor {
  /// Fixed.
  case solid(SolidSurface)
  /// Fixed too.
  case fixedTranslucent(SRGBColor)
  case variable
  /// The variable's color with an opacity.
  case translucent(Double)
  /// A color with the variable's opacity.
  case withOpacity(SRGBColor)
  /// Computed from the variable, by a formula of this number.
  case derived(Int)

  /// Nil if it has no fast form.
  ///
  /// - Parameter formulas: its formula is added, if it needs one; in it the variable is number 0.
  init?(
    _ paint: RepairPaint, _ variable: Int, _ colors: [SRGBColor],
    _ formulas: inout [ColorDerivation]
  ) {
    switch paint {
    case .solid(let solid): self = .solid(solid)
    case .translucent(let color): self = .fixedTranslucent(color)
    case .otherPaint, .patches, .derived(.resolved): return nil
    case .variable(let index):
      if index == variable { self = .variable } else { self.init(colors[index]) }
    case .derived(let derivation):
      self.init(derivation.fixing(colors) { $0 == variable ? 0 : nil }, &formulas)
    }
  }

  private init(_ color: SRGBColor) {
    self = color.isOpaque ? .solid(SolidSurface(color)) : .fixedTranslucent(color)
  }

  /// The color, if it is fixed.
  var fixed: SRGBColor? {
    switch self {
    case .solid(let solid): solid.exact
    case .fixedTranslucent(let color): color
    case .variable, .translucent, .withOpacity, .derived: nil
    }
  }

  /// Whether it grows lighter when the variable does, or stays.
  var isSteady: Bool {
    switch self {
    case .solid, .fixedTranslucent, .variable, .translucent: true
    case .withOpacity, .derived: false
    }
  }

  /// Takes a formula over the variable alone; nil if it never gives a color.
  private init?(_ derivation: ColorDerivation, _ formulas: inout [ColorDerivation]) {
    if case .translucent(let base, let opacity) = derivation {
      if case .variable = base, case .number(let number) = opacity {
        self = .translucent(number)
        return
      }
      if case .literal(let color) = base, case .variable = opacity {
        self = .withOpacity(color)
        return
      }
    }
    guard derivation.variables.isEmpty else {
      self = .derived(formulas.count)
      formulas.append(derivation)
      return
    }
    guard let color = derivation.color([]), color.isInRange else { return nil }
    self.init(color)
  }

  /// The color for a color of the variable; nil if it cannot be computed.
  func color(_ value: SRGBColor, _ formulas: [ColorDerivation]) -> SRGBColor? {
    switch self {
    case .solid(let solid): return solid.exact
    case .fixedTranslucent(let color): return color
    case .variable: return value
    case .translucent(let opacity): return value.withAlpha(opacity)
    case .withOpacity(let base): return base.withAlpha(value.alpha)
    case .derived(let number):
      guard let found = formulas[number].color([value]), found.isInRange else { return nil }
      return found
    }
  }

  /// The same in both measurements; nil if it is translucent or cannot be computed.
  func solid(_ trial: TrialColor, _ formulas: [ColorDerivation]) -> SolidSurface? {
    switch self {
    case .solid(let solid): return solid
    case .fixedTranslucent: return nil
    case .variable: return trial.solid
    case .translucent, .withOpacity, .derived:
      guard let color = color(trial.color, formulas), color.isOpaque else { return nil }
      return SolidSurface(color)
    }
  }
}
