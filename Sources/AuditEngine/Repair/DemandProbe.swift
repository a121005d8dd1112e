import ColorMath
import DesignTokens

/// A demand as a question about one site's color, the others' as they are: the answer of
/// ``RepairDemand/isMet(_:)``, with all that does not change worked out once.
///
/// A class, so that asking copies nothing.
final class DemandProbe {
  private enum Form {
    /// What lies behind stays, and is one color.
    case onSolid([ProbeInk], SolidSurface)
    /// What lies behind stays.
    case onSurface([ProbeInk], Surface)
    /// What lies behind changes: candidates, what is beneath the lowest layer that changes, if anything is, and
    /// that layer and those above it, bottom up.
    case onLayers([ProbeInk], bases: [Base?], [ProbeInk])
    /// All else: asked of the demand itself, with the colors of all sites.
    case demand(RepairDemand, site: Int, colors: [SRGBColor])
  }

  /// A stack as far as it does not change, in both renderings.
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
  ///   - site: the index of the site whose color is asked about.
  ///   - colors: the colors of all sites.
  init(_ demand: RepairDemand, site: Int, colors: [SRGBColor]) {
    minimum = demand.minimum
    form =
      DemandProbe.quickForm(of: demand, site, colors)
      ?? .demand(demand, site: site, colors: colors)
  }

  /// Whether the demand is met with a color at the site.
  func isMet(_ site: ProbedColor) -> Bool {
    switch form {
    case .onSolid(let candidates, let surface):
      // By index here and below: an ink holds much, and copies of it are counted.
      for index in candidates.indices where candidates[index].meets(minimum, on: surface, site) {
        return true
      }
      return false
    case .onSurface(let candidates, let surface):
      for candidate in candidates {
        guard let foreground = candidate.color(site.color) else { continue }
        let reading = surface.measure(foreground, luminance: foreground.relativeLuminance)
        if reading.measurement.meets(minimum) { return true }
      }
      return false
    case .onLayers(let candidates, let bases, let layers):
      for index in candidates.indices where isMet(candidates[index], bases, layers, site) {
        return true
      }
      return false
    case .demand(let demand, let index, var colors):
      colors[index] = site.color
      return demand.isMet(colors)
    }
  }

  private func isMet(
    _ candidate: ProbeInk, _ bases: [Base?], _ layers: [ProbeInk], _ site: ProbedColor
  ) -> Bool {
    // What an opaque top layer hides does not matter.
    if let surface = layers.last?.solid(site) { return candidate.meets(minimum, on: surface, site) }
    for base in bases {
      guard let surface = DemandProbe.stack(layers, over: base, site.color),
        isMet(candidate, on: surface, site)
      else { return false }
    }
    return true
  }

  private func isMet(_ candidate: ProbeInk, on surface: Base, _ site: ProbedColor) -> Bool {
    guard let foreground = candidate.solid(site) else {
      return candidate.meets(
        minimum, on: SolidSurface(exact: surface.exact, eightBit: surface.eightBit), site)
    }
    // In 8 bits first: there luminance is looked up, and not worked out.
    return ContrastRatio(
      luminance: foreground.eightBitLuminance, luminance: surface.eightBit.relativeLuminance
    ).meets(minimum)
      && ContrastRatio(
        luminance: foreground.exactLuminance, luminance: surface.exact.relativeLuminance
      ).meets(minimum)
  }

  /// The relative luminances, 0…1, with which a site that is opaque meets the demand; nil where luminance alone
  /// does not decide.
  var luminances: UnitRanges? {
    guard let opposite = oppositeLuminance else { return nil }
    // (Y + 0.05) / (Y′ + 0.05) ≥ m, the lighter above. [WCAG 2.2, contrast ratio]
    let darker = (opposite + 0.05) / minimum - 0.05
    let lighter = (opposite + 0.05) * minimum - 0.05
    guard darker < lighter else { return UnitRanges([0...1]) }
    return UnitRanges(
      (darker >= 0 ? [0...min(darker, 1)] : []) + (lighter <= 1 ? [max(lighter, 0)...1] : []))
  }

  /// That of the one color with which the site's own is compared.
  private var oppositeLuminance: Double? {
    switch form {
    case .onSolid(let candidates, let surface):
      guard candidates.count == 1, case .site = candidates[0] else { return nil }
      return surface.exactLuminance
    case .onLayers(let candidates, _, let layers):
      guard candidates.count == 1, layers.count == 1, case .site = layers[0],
        case .solid(let opposite) = candidates[0]
      else { return nil }
      return opposite.exactLuminance
    case .onSurface, .demand: return nil
    }
  }

  // MARK: Preparing

  private static func quickForm(
    of demand: RepairDemand, _ site: Int, _ colors: [SRGBColor]
  ) -> Form? {
    // Which candidate counts may change with the site.
    guard demand.choice == nil, let candidates = inks(demand.candidates, site, colors) else {
      return nil
    }
    guard demand.layers.contains(where: { $0.rests(on: site) }) else {
      if case .colors(let below) = demand.beneath,
        below.contains(where: { $0.rests(on: site) })
      {
        return nil
      }
      guard let surface = demand.surface(colors) else { return nil }
      if let solid = surface.solid { return .onSolid(candidates, solid) }
      return .onSurface(candidates, surface)
    }
    guard var bases = bases(demand.beneath, site, colors),
      let layers = inks(demand.layers.reversed(), site, colors)
    else { return nil }
    var fixed = 0
    for layer in layers {
      guard let color = layer.fixed else { break }
      bases = bases.map { Base(over: $0, color) }
      fixed += 1
    }
    return .onLayers(candidates, bases: bases, Array(layers.dropFirst(fixed)))
  }

  /// What lies beneath all layers, nothing among it; nil where that is unknown or changes.
  private static func bases(
    _ beneath: RepairDemand.Beneath, _ site: Int, _ colors: [SRGBColor]
  ) -> [Base?]? {
    switch beneath {
    case .nothing: return [nil]
    case .luminance: return nil
    case .colors(let found):
      var bases: [Base?] = []
      for ink in found {
        guard let color = ProbeInk(ink, site, colors)?.fixed else { return nil }
        bases.append(Base(over: nil, color))
      }
      return bases
    }
  }

  /// Nil where one of them has no quick form.
  private static func inks(
    _ inks: [RepairInk], _ site: Int, _ colors: [SRGBColor]
  ) -> [ProbeInk]? {
    var found: [ProbeInk] = []
    for ink in inks {
      guard let ink = ProbeInk(ink, site, colors) else { return nil }
      found.append(ink)
    }
    return found
  }

  /// What layers come to; nil where they let through and nothing lies beneath.
  private static func stack(
    _ layers: [ProbeInk], over base: Base?, _ color: SRGBColor
  ) -> Base? {
    var base = base
    for index in layers.indices {
      guard let color = layers[index].color(color) else { return nil }
      base = Base(over: base, color)
    }
    return base?.exact.isOpaque == true ? base : nil
  }
}
