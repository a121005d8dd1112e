import ColorMath
import DesignTokens

/// A paint of a demand: what it is, or how it follows from sites that a repair may change.
enum RepairInk {
  /// Nothing that a repair looks at changes it.
  case fixed(Paint)
  /// A colour that stands in the policy.
  case literal(SRGBColor)
  /// The colour of a site.
  case site(Int)
  /// A colour with an opacity of its own; sites are by their index in the model.
  case veil(ColorVeil)
  /// Worked out from sites, by the indices of those that may change, and others.
  case derived(ColorDerivation, sites: [Int?])

  /// The paint with the sites' colours; nil where it cannot be worked out.
  func paint(_ colors: [SRGBColor], like sample: Paint) -> Paint? {
    switch self {
    case .fixed(let paint): return paint
    case .literal(let color): return sample.with(color)
    case .site(let index): return sample.with(colors[index])
    case .veil(let veil):
      let base =
        switch veil.base {
        case .site(let index): colors[index]
        case .literal(let color): color
        }
      switch veil.opacity {
      case .own: return sample.with(base)
      case .number(let number): return sample.with(base.withAlpha(number))
      case .site(let index): return sample.with(base.withAlpha(colors[index].alpha))
      }
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
    case .veil(let veil): veil.sites
    case .derived(_, let sites): sites.compactMap { $0 }
    }
  }
}

extension ColorVeil {
  fileprivate var sites: [Int] {
    var sites: [Int] = []
    if case .site(let index) = base { sites.append(index) }
    if case .site(let index) = opacity, !sites.contains(index) { sites.append(index) }
    return sites
  }

  /// The same with the sites' indices in the model; nil where one of them is not there.
  func inModel(_ indices: [Int?]) -> ColorVeil? {
    let modelBase: Base
    switch base {
    case .site(let index):
      guard let index = indices[index] else { return nil }
      modelBase = .site(index)
    case .literal: modelBase = base
    }
    guard case .site(let index) = opacity else {
      return ColorVeil(base: modelBase, opacity: opacity)
    }
    guard let index = indices[index] else { return nil }
    return ColorVeil(base: modelBase, opacity: .site(index))
  }
}

extension Paint {
  /// The same place painted in another colour.
  fileprivate func with(_ color: SRGBColor) -> Paint {
    Paint(
      content: .solid(ResolvedColor(color: color, origin: origin, layer: layer)), origin: origin,
      layer: layer)
  }
}
