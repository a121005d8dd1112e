import ColorMath
import DesignTokens

/// A color of a demand as it follows from one site's, the others' as they are.
enum ProbeInk {
  case fixed(SRGBColor, luminance: Double)
  case site
  /// The site's color with an opacity.
  case translucent(Double)
  /// A color with the site's opacity.
  case withOpacity(SRGBColor)
  /// Worked out from the site, which is number 0.
  case expression(ColorExpression)

  /// Nil where it has no quick form.
  init?(_ ink: RepairInk, _ site: Int, _ colors: [SRGBColor]) {
    switch ink {
    case .fixed(let paint):
      guard case .solid(let color) = paint.content else { return nil }
      self = .fixed(color.color, luminance: color.luminance)
    case .literal(let color): self.init(color)
    case .site(let index):
      if index == site { self = .site } else { self.init(colors[index]) }
    case .expression(let expression):
      self.init(expression.fixing(allBut: site, colors))
    case .derived: return nil
    }
  }

  private init(_ color: SRGBColor) {
    self = .fixed(color, luminance: color.relativeLuminance)
  }

  /// Takes a formula over the site alone; nil where it comes to no color whatever that is.
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
    guard let color = expression.color([]), color.isFinite else { return nil }
    self.init(color)
  }

  /// The color with a color at the site; nil where it cannot be worked out.
  func color(_ site: SRGBColor) -> SRGBColor? {
    switch self {
    case .fixed(let color, _): return color
    case .site: return site
    case .translucent(let opacity): return site.withAlpha(opacity)
    case .withOpacity(let base): return base.withAlpha(site.alpha)
    case .expression(let expression):
      guard let found = expression.color([site]), found.isFinite else { return nil }
      return found
    }
  }

  func meets(_ minimum: Double, on surface: SolidSurface, _ site: SRGBColor) -> Bool {
    guard let color = color(site) else { return false }
    let luminance: Double
    if case .fixed(_, let known) = self {
      luminance = known
    } else {
      // Only an opaque color's own counts.
      luminance = color.isOpaque ? color.relativeLuminance : 0
    }
    return surface.measure(color, luminance: luminance).1.meets(minimum)
  }
}
