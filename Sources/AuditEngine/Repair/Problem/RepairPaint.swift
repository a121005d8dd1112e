import ColorMath
import DesignTokens

/// A paint of a constraint: a fixed one, or a function of variables that a repair may change.
enum RepairPaint {
  /// An opaque color that no repair changes.
  case solid(SolidSurface)
  /// A translucent one.
  case translucent(SRGBColor)
  /// The same for anything that is not a color.
  indirect case otherPaint(Surface.Layer)
  /// The color of a variable.
  case variable(Int)
  /// Computed by a formula; variables are given by their index in the problem.
  case expression(ColorExpression)
  /// Parts that are computed from variables, by the indices of those that may change.
  indirect case patches(ColorDerivation, variables: [Int?])
  /// Computed from variables, by the indices of those that may change, and other values.
  indirect case derived(ColorDerivation, variables: [Int?])

  /// A fixed color.
  ///
  /// - Parameter luminance: its relative luminance, if known.
  init(_ color: SRGBColor, luminance: Double? = nil) {
    self =
      color.isOpaque ? .solid(SolidSurface(color, luminance: luminance)) : .translucent(color)
  }

  /// Its paint with given colors of the variables; nil if it cannot be computed.
  func layer(_ colors: [SRGBColor]) -> Surface.Layer? {
    if case .otherPaint(let layer) = self { return layer }
    if case .patches(let derivation, let variables) = self {
      // A color that cannot be computed fails.
      let patches = try? derivation.patches(replacing: operands(of: derivation, variables, colors))
      return patches.map { .patches($0) }
    }
    return color(colors).map { .solid($0) }
  }

  /// Its color with given colors of the variables; nil if it has none or it cannot be computed.
  func color(_ colors: [SRGBColor]) -> SRGBColor? {
    switch self {
    case .solid(let solid): return solid.exact
    case .translucent(let color): return color
    case .otherPaint, .patches: return nil
    case .variable(let index): return colors[index]
    case .expression(let expression):
      guard let color = expression.color(colors), color.isInRange else { return nil }
      return color
    case .derived(let derivation, let variables):
      let operands = operands(of: derivation, variables, colors)
      guard let color = try? derivation.color(replacing: operands), color.isInRange else {
        return nil
      }
      return color
    }
  }

  private func operands(
    of derivation: ColorDerivation, _ variables: [Int?], _ colors: [SRGBColor]
  ) -> [SRGBColor] {
    zip(derivation.variables, variables).map { variable, index in
      index.map { colors[$0] } ?? variable.color
    }
  }

  /// Whether it depends on a variable.
  func depends(on variable: Int) -> Bool {
    switch self {
    case .solid, .translucent, .otherPaint: false
    case .variable(let index): index == variable
    case .expression, .derived, .patches: variables.contains(variable)
    }
  }

  /// The variables that may change, by index.
  var variables: [Int] {
    switch self {
    case .solid, .translucent, .otherPaint: []
    case .variable(let index): [index]
    case .expression(let expression): expression.variables
    case .derived(_, let variables), .patches(_, let variables): variables.compactMap { $0 }
    }
  }
}
