import ColorMath
import DesignTokens

/// A demand as a function of one site's color, with all other colors fixed. It gives the result of
/// ``RepairDemand/isMet(_:)``, with all fixed parts computed once.
///
/// A class, so that calls copy nothing.
final class DemandProbe {
  private enum Form {
    /// The background is fixed, and one color.
    case onSolid([ProbeInk], SolidSurface)
    /// The background is fixed.
    case onSurface([ProbeInk], Surface)
    /// The background changes: the candidates; what is beneath the lowest changing layer, if
    /// anything is; and that layer and those above it, bottom up.
    case onLayers([ProbeInk], bases: [Base?], [ProbeInk])
    /// Everything else: computed by the demand itself, with the colors of all sites.
    case demand(RepairDemand, site: Int, colors: [SRGBColor])
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

  /// - Parameters:
  ///   - site: the index of the site whose color varies.
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
      // By index here and below, to avoid copies of large, reference-counted inks.
      for index in candidates.indices where candidates[index].meets(minimum, on: surface, site) {
        return true
      }
      return false
    case .onSurface(let candidates, let surface):
      return candidates.contains { candidate in
        candidate.color(site.color).map { surface.isMet(minimum, by: $0) } ?? false
      }
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
    // Layers under an opaque top layer do not matter.
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
    // The 8-bit measurement first: its luminance comes from a table.
    return ContrastRatio(
      luminance: foreground.eightBitLuminance, luminance: surface.eightBit.relativeLuminance
    ).meets(minimum)
      && ContrastRatio(
        luminance: foreground.exactLuminance, luminance: surface.exact.relativeLuminance
      ).meets(minimum)
  }

  /// The relative luminances, 0…1, at which an opaque site meets the demand; nil if luminance alone
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

  /// The luminance of the single color that the site's color is compared with.
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
    // The site may change which candidate counts.
    guard demand.choice == nil, let candidates = inks(demand.candidates, site, colors) else {
      return nil
    }
    guard demand.ground.layers.contains(where: { $0.rests(on: site) }) else {
      if case .colors(let below) = demand.ground.beneath,
        below.contains(where: { $0.rests(on: site) })
      {
        return nil
      }
      guard let surface = demand.ground.surface(colors) else { return nil }
      if let solid = surface.solid { return .onSolid(candidates, solid) }
      return .onSurface(candidates, surface)
    }
    guard var bases = bases(demand.ground.beneath, site, colors),
      let layers = inks(demand.ground.layers.reversed(), site, colors)
    else { return nil }
    var fixed = 0
    for layer in layers {
      guard let color = layer.fixed else { break }
      bases = bases.map { Base(over: $0, color) }
      fixed += 1
    }
    return .onLayers(candidates, bases: bases, Array(layers.dropFirst(fixed)))
  }

  /// What lies beneath all layers, possibly nothing; nil if unknown or changing.
  private static func bases(
    _ beneath: RepairGround.Beneath, _ site: Int, _ colors: [SRGBColor]
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

  /// Nil if one of them has no fast form.
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

  /// The composite of layers; nil if they are translucent with nothing beneath.
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
