import ColorMath

/// What lies behind the foregrounds of demands, with the colors of the sites in it left open.
///
/// A class, so that demands on the same ground share the surface that was composited last: a search
/// asks all of them about the same colors.
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
  private var last: (colors: [SRGBColor], surface: Surface?)?

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
    if let last, last.colors == own { return last.surface }
    let surface = composited(colors)
    last = (own, surface)
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
