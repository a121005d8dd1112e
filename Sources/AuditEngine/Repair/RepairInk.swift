import ColorMath
import DesignTokens

/// A paint of a demand: a fixed one, or a function of sites that a repair may change.
enum RepairInk {
  /// An opaque color that no repair changes.
  case solid(SolidSurface)
  /// A translucent one.
  case translucent(SRGBColor)
  /// The same for anything that is not a color.
  indirect case paint(Surface.Layer)
  /// The color of a site.
  case site(Int)
  /// Computed by a formula; sites are given by their index in the model.
  case expression(ColorExpression)
  /// Parts that are computed from sites, by the indices of those that may change.
  indirect case patches(ColorDerivation, sites: [Int?])
  /// Computed from sites, by the indices of those that may change, and other values.
  indirect case derived(ColorDerivation, sites: [Int?])

  /// A fixed color.
  ///
  /// - Parameter luminance: its relative luminance, if known.
  init(_ color: SRGBColor, luminance: Double? = nil) {
    self =
      color.isOpaque ? .solid(SolidSurface(color, luminance: luminance)) : .translucent(color)
  }

  /// Its paint with given colors of the sites; nil if it cannot be computed.
  func layer(_ colors: [SRGBColor]) -> Surface.Layer? {
    if case .paint(let layer) = self { return layer }
    if case .patches(let derivation, let sites) = self {
      // A color that cannot be computed fails.
      let patches = try? derivation.patches(replacing: operands(of: derivation, sites, colors))
      return patches.map { .patches($0) }
    }
    return color(colors).map { .solid($0) }
  }

  /// Its color with given colors of the sites; nil if it has none or it cannot be computed.
  func color(_ colors: [SRGBColor]) -> SRGBColor? {
    switch self {
    case .solid(let solid): return solid.exact
    case .translucent(let color): return color
    case .paint, .patches: return nil
    case .site(let index): return colors[index]
    case .expression(let expression):
      guard let color = expression.color(colors), color.isInRange else { return nil }
      return color
    case .derived(let derivation, let sites):
      let operands = operands(of: derivation, sites, colors)
      guard let color = try? derivation.color(replacing: operands), color.isInRange else {
        return nil
      }
      return color
    }
  }

  private func operands(
    of derivation: ColorDerivation, _ sites: [Int?], _ colors: [SRGBColor]
  ) -> [SRGBColor] {
    zip(derivation.sites, sites).map { site, index in index.map { colors[$0] } ?? site.color }
  }

  /// Whether it depends on a site.
  func rests(on site: Int) -> Bool {
    switch self {
    case .solid, .translucent, .paint: false
    case .site(let index): index == site
    case .expression, .derived, .patches: sites.contains(site)
    }
  }

  /// The sites that may change, by index.
  var sites: [Int] {
    switch self {
    case .solid, .translucent, .paint: []
    case .site(let index): [index]
    case .expression(let expression): expression.sites
    case .derived(_, let sites), .patches(_, let sites): sites.compactMap { $0 }
    }
  }
}
