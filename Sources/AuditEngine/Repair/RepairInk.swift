import ColorMath
import DesignTokens

/// A paint of a demand: what it is, or how it follows from sites that a repair may change.
enum RepairInk {
  /// Nothing that a repair looks at changes it.
  case fixed(Paint)
  /// A color that stands in the policy.
  case literal(SRGBColor)
  /// The color of a site.
  case site(Int)
  /// Worked out by a formula; sites are by their index in the model.
  case expression(ColorExpression)
  /// Worked out from sites, by the indices of those that may change, and others.
  case derived(ColorDerivation, sites: [Int?])

  /// The paint with the sites' colors; nil where it cannot be worked out.
  func paint(_ colors: [SRGBColor], like sample: Paint) -> Paint? {
    switch self {
    case .fixed(let paint): return paint
    case .literal(let color): return sample.with(color)
    case .site(let index): return sample.with(colors[index])
    case .expression(let expression):
      guard let color = expression.color(colors), color.isFinite else { return nil }
      return sample.with(color)
    case .derived(let derivation, let sites):
      let operands = zip(derivation.sites, sites).map { site, index in
        index.map { colors[$0] } ?? site.color
      }
      guard let color = try? derivation.color(replacing: operands), color.isFinite else {
        return nil
      }
      return sample.with(color)
    }
  }

  /// The sites that may change, by index.
  var sites: [Int] {
    switch self {
    case .fixed, .literal: []
    case .site(let index): [index]
    case .expression(let expression): expression.sites
    case .derived(_, let sites): sites.compactMap { $0 }
    }
  }
}

extension Paint {
  /// The same place painted in another color.
  fileprivate func with(_ color: SRGBColor) -> Paint {
    Paint(
      content: .solid(ResolvedColor(color: color, origin: origin, layer: layer)), origin: origin,
      layer: layer)
  }
}
