import ColorMath
import DesignTokens
import SourceText

/// What one pairing asks in one permutation of the sites that a repair may change.
struct RepairDemand {
  /// What lies beneath the layers.
  enum Beneath {
    case nothing
    case colors([RepairInk])
    case luminance(ClosedRange<Double>)
  }

  /// The index of the pairing in the model's plan.
  let pairing: Int
  /// The permutation in which it is asked; the first of those that ask the same.
  let permutation: Permutation
  let minimum: Double
  /// The foreground, or the candidates of which the better counts.
  let candidates: [RepairInk]
  /// Top first.
  let layers: [RepairInk]
  let beneath: Beneath
  /// A paint whose place stands for that of every paint made up.
  let sample: Paint
  /// The sites on which it rests, each once.
  let sites: [Int]
  /// What lies behind the candidates, where no site changes it.
  let surface: Surface?

  init(
    pairing: Int, permutation: Permutation, minimum: Double, candidates: [RepairInk],
    layers: [RepairInk], beneath: Beneath, sample: Paint
  ) {
    self.pairing = pairing
    self.permutation = permutation
    self.minimum = minimum
    self.candidates = candidates
    self.layers = layers
    self.beneath = beneath
    self.sample = sample
    var behind = layers.flatMap(\.sites)
    if case .colors(let inks) = beneath { behind += inks.flatMap(\.sites) }
    sites = Set(candidates.flatMap(\.sites) + behind).sorted()
    surface =
      behind.isEmpty
      ? RepairDemand.surface([], layers: layers, beneath: beneath, sample: sample) : nil
  }

  /// What is measured with colors for the sites, the best of the candidates; nil where that cannot be told.
  func measurement(_ colors: [SRGBColor]) -> ContrastMeasurement? {
    reading(colors)?.measurement
  }

  /// The same with the colors as they are seen.
  func reading(_ colors: [SRGBColor]) -> Surface.Reading? {
    guard let surface = surface ?? surface(colors) else { return nil }
    var best: Surface.Reading?
    for candidate in candidates {
      guard case .solid(let color)? = candidate.paint(colors, like: sample)?.content else {
        return nil
      }
      let reading = surface.measure(color)
      if reading.measurement.worse > best?.measurement.worse ?? -1 { best = reading }
    }
    return best
  }

  /// Whether it is met with colors for the sites.
  func isMet(_ colors: [SRGBColor]) -> Bool { measurement(colors)?.meets(minimum) ?? false }

  /// What lies behind the candidates with colors for the sites.
  func surface(_ colors: [SRGBColor]) -> Surface? {
    RepairDemand.surface(colors, layers: layers, beneath: beneath, sample: sample)
  }

  private static func surface(
    _ colors: [SRGBColor], layers: [RepairInk], beneath: Beneath, sample: Paint
  ) -> Surface? {
    var paints: [Paint] = []
    for layer in layers {
      guard let paint = layer.paint(colors, like: sample) else { return nil }
      paints.append(paint)
    }
    let below: Surface.Beneath
    switch beneath {
    case .nothing: below = .nothing
    case .luminance(let range): below = .luminance(range)
    case .colors(let inks):
      var found: [SRGBColor] = []
      for ink in inks {
        guard case .solid(let color)? = ink.paint(colors, like: sample)?.content else { return nil }
        found.append(color.color)
      }
      below = .colors(found)
    }
    return try? Surface(paints, beneath: below, origin: sample.origin)
  }
}
