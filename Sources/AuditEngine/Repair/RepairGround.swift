import ColorMath

/// What lies behind the foregrounds of demands, with the colors of the sites in it left open.
///
/// A class, so that demands on the same ground share its surfaces: a search tries the same few colors
/// on all of them.
final class RepairGround {
  /// What lies beneath the layers.
  enum Beneath {
    case nothing
    case colors([RepairInk])
    case luminance(ClosedRange<Double>)
  }

  /// Top first.
  let layers: [RepairInk]
  let beneath: Beneath
  /// The sites that it depends on.
  let sites: [Int]
  /// The surfaces of the colors that were tried last.
  private var recent: [[SRGBColor]: Surface?] = [:]
  private static let recentLimit = 64

  init(layers: [RepairInk], beneath: Beneath) {
    self.layers = layers
    self.beneath = beneath
    var inks = layers
    if case .colors(let more) = beneath { inks += more }
    sites = Set(inks.flatMap(\.sites)).sorted()
  }

  /// The surface with given colors of all sites; nil if it cannot be composited.
  func surface(_ colors: [SRGBColor]) -> Surface? {
    let own = sites.map { colors[$0] }
    if let known = recent[own] { return known }
    let surface = composited(colors)
    if recent.count == Self.recentLimit { recent.removeAll(keepingCapacity: true) }
    recent[own] = surface
    return surface
  }

  private func composited(_ colors: [SRGBColor]) -> Surface? {
    var stack: [Surface.Layer] = []
    for ink in layers {
      guard let layer = ink.layer(colors) else { return nil }
      stack.append(layer)
    }
    let below: Surface.Beneath
    switch beneath {
    case .nothing: below = .nothing
    case .luminance(let range): below = .luminance(range)
    case .colors(let inks):
      var found: [SRGBColor] = []
      for ink in inks {
        guard let color = ink.color(colors) else { return nil }
        found.append(color)
      }
      below = .colors(found)
    }
    // A color that cannot be painted fails here, and the search goes on.
    return try? Surface(stack, beneath: below)
  }
}
