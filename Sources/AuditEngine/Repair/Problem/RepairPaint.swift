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
  /// A color that is derived from variables, by their index in the problem.
  case derived(ColorDerivation)
  /// Parts that are derived from variables.
  case patches(ColorDerivation)

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
    // A color that cannot be computed fails.
    if case .patches(let derivation) = self {
      return derivation.patches(colors).map { .patches($0) }
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
    case .derived(let derivation):
      guard let color = derivation.color(colors), color.isInRange else { return nil }
      return color
    }
  }

  /// What computing it once costs, in units of two colors; 1 where it takes only some steps.
  var cost: Int {
    switch self {
    case .solid, .translucent, .otherPaint, .variable: return 1
    case .derived(let derivation), .patches(let derivation):
      let cost = derivation.cost
      return cost < Self.costOfLongChain ? 1 : cost
    }
  }

  private static let costOfLongChain = 8_000

  /// Whether it depends on a variable.
  func depends(on variable: Int) -> Bool {
    switch self {
    case .solid, .translucent, .otherPaint: false
    case .variable(let index): index == variable
    case .derived, .patches: variables.contains(variable)
    }
  }

  /// Adds its variables to some that are sorted.
  func insertVariables(into sorted: inout [Int]) {
    func insert(_ variable: Int) {
      let place = sorted.firstIndex { $0 >= variable } ?? sorted.count
      if place == sorted.count || sorted[place] != variable { sorted.insert(variable, at: place) }
    }
    switch self {
    case .solid, .translucent, .otherPaint: break
    case .variable(let index): insert(index)
    case .derived, .patches: variables.forEach(insert)
    }
  }

  /// The variables that may change, by index.
  var variables: [Int] {
    switch self {
    case .solid, .translucent, .otherPaint: []
    case .variable(let index): [index]
    case .derived(let derivation), .patches(let derivation): derivation.variables
    }
  }
}
