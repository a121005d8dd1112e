import ColorMath

/// What lies behind the foregrounds of constraints, with the colors of the variables in it left
/// open.
///
/// A class, so that constraints on the same background share its surfaces: a solver tries the same few
/// colors on all of them.
final class RepairBackground {
  /// What lies beneath the layers.
  enum Beneath {
    case nothing
    case colors([RepairPaint])
    case luminance(ClosedRange<Double>)
  }

  /// Top first.
  let layers: [RepairPaint]
  let beneath: Beneath
  /// The variables that it depends on.
  let variables: [Int]
  /// What measuring on it costs, in units of two colors.
  let cost: Int
  /// The effort of the search that it is part of.
  let effort: RepairEffort
  /// The surfaces of the colors that were tried last.
  private var recent: [[SRGBColor]: Surface?] = [:]
  private static let recentLimit = 64

  init(
    layers: [RepairPaint], beneath: Beneath, effort: RepairEffort = RepairEffort()
  ) {
    self.layers = layers
    self.beneath = beneath
    self.effort = effort
    cost = Self.cost(layers, beneath)
    var variables: [Int] = []
    for paint in layers { paint.insertVariables(into: &variables) }
    if case .colors(let more) = beneath {
      for paint in more { paint.insertVariables(into: &variables) }
    }
    self.variables = variables
  }

  /// By instructions of a trial, roughly.
  private static func cost(_ layers: [RepairPaint], _ beneath: Beneath) -> Int {
    var cost = 1
    for layer in layers {
      switch layer {
      case .patches: cost *= 12 * layer.cost
      case .otherPaint(.gradient(let gradient, _)):
        // All colors of a gradient are listed anew for each color above it.
        cost *= 96 * gradient.segments.count
      case .otherPaint: cost *= 12
      case .derived: cost *= layer.cost
      case .solid, .translucent, .variable: break
      }
    }
    switch beneath {
    case .nothing: return cost
    case .colors(let colors): return cost * max(colors.count, 1)
    case .luminance(let range): return cost * (range == 0...1 ? 10 : 8_000)
    }
  }

  /// The surface with given colors of all variables; nil if it cannot be composited.
  func surface(_ colors: [SRGBColor]) -> Surface? {
    let own = variables.map { colors[$0] }
    if let known = recent[own] { return known }
    let surface = composited(colors)
    if recent.count == Self.recentLimit { recent.removeAll(keepingCapacity: true) }
    recent[own] = surface
    return surface
  }

  private func composited(_ colors: [SRGBColor]) -> Surface? {
    var stack: [Surface.Layer] = []
    for paint in layers {
      guard let layer = paint.layer(colors) else { return nil }
      stack.append(layer)
    }
    let below: Surface.Beneath
    switch beneath {
    case .nothing: below = .nothing
    case .luminance(let range): below = .luminance(range)
    case .colors(let paints):
      var found: [SRGBColor] = []
      for paint in paints {
        guard let color = paint.color(colors) else { return nil }
        found.append(color)
      }
      below = .colors(found)
    }
    // A color that cannot be painted fails here, and the search goes on.
    return try? Surface(stack, beneath: below)
  }
}
