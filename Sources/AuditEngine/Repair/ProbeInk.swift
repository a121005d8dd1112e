import ColorMath
import DesignTokens

/// A color of a demand as a function of one site's color, with the other sites fixed.
enum ProbeInk {
  /// Fixed.
  case solid(SolidSurface)
  /// Fixed too.
  case fixedTranslucent(SRGBColor)
  case site
  /// The site's color with an opacity.
  case translucent(Double)
  /// A color with the site's opacity.
  case withOpacity(SRGBColor)
  /// Computed from the site, which is number 0.
  case expression(ColorExpression)

  /// Nil if it has no fast form.
  init?(_ ink: RepairInk, _ site: Int, _ colors: [SRGBColor]) {
    switch ink {
    case .solid(let solid): self = .solid(solid)
    case .translucent(let color): self = .fixedTranslucent(color)
    case .paint, .patches, .derived: return nil
    case .site(let index):
      if index == site { self = .site } else { self.init(colors[index]) }
    case .expression(let expression):
      self.init(expression.fixing(allBut: site, colors))
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
    case .site, .translucent, .withOpacity, .expression: nil
    }
  }

  /// Takes a formula over the site alone; nil if it never gives a color.
  private init?(_ expression: ColorExpression) {
    if case .translucent(let base, let opacity) = expression {
      if case .site = base, case .number(let number) = opacity {
        self = .translucent(number)
        return
      }
      if case .literal(let color) = base, case .site = opacity {
        self = .withOpacity(color)
        return
      }
    }
    guard expression.sites.isEmpty else {
      self = .expression(expression)
      return
    }
    guard let color = expression.color([]), color.isInRange else { return nil }
    self.init(color)
  }

  /// The color for a color at the site; nil if it cannot be computed.
  func color(_ site: SRGBColor) -> SRGBColor? {
    switch self {
    case .solid(let solid): return solid.exact
    case .fixedTranslucent(let color): return color
    case .site: return site
    case .translucent(let opacity): return site.withAlpha(opacity)
    case .withOpacity(let base): return base.withAlpha(site.alpha)
    case .expression(let expression):
      guard let found = expression.color([site]), found.isInRange else { return nil }
      return found
    }
  }

  /// The same in both measurements; nil if it is translucent or cannot be computed.
  func solid(_ site: ProbedColor) -> SolidSurface? {
    switch self {
    case .solid(let solid): return solid
    case .fixedTranslucent: return nil
    case .site: return site.solid
    case .translucent, .withOpacity, .expression:
      guard let color = color(site.color), color.isOpaque else { return nil }
      return SolidSurface(color)
    }
  }

  func meets(_ minimum: Double, on surface: SolidSurface, _ site: ProbedColor) -> Bool {
    if let solid = solid(site) { return surface.isMet(minimum, by: solid) }
    guard let color = color(site.color) else { return false }
    return surface.measure(color, luminance: 0).1.meets(minimum)
  }
}
