import ColorMath
import DesignTokens
import SourceText

/// The demand of one pairing in one permutation on the sites that a repair may change.
struct RepairDemand {
  /// What lies beneath the layers.
  enum Beneath {
    case nothing
    case colors([RepairInk])
    case luminance(ClosedRange<Double>)
  }

  /// The index of the pairing in the model's plan.
  let pairing: Int
  /// The permutation of the demand; the first of those with the same demand.
  let permutation: Permutation
  let minimum: Double
  /// The foreground, or the candidates to choose from.
  let candidates: [RepairInk]
  /// How the candidate is chosen; nil for the better one.
  let choice: ForegroundChoice?
  /// Top first.
  let layers: [RepairInk]
  let beneath: Beneath
  /// The sites that it depends on, each once.
  let sites: [Int]
  /// The surface behind the candidates, if no site changes it.
  let unchanging: Unchanging?

  /// A surface by reference: few demands have one, and there may be many demands.
  final class Unchanging {
    fileprivate let surface: Surface

    fileprivate init(_ surface: Surface) {
      self.surface = surface
    }
  }

  init(
    pairing: Int, permutation: Permutation, minimum: Double, candidates: [RepairInk],
    choice: ForegroundChoice? = nil, layers: [RepairInk], beneath: Beneath,
    unchanging known: Unchanging? = nil
  ) {
    self.pairing = pairing
    self.permutation = permutation
    self.minimum = minimum
    self.candidates = candidates
    self.choice = choice
    self.layers = layers
    self.beneath = beneath
    var found: [Int] = []
    func add(_ inks: [RepairInk]) {
      for ink in inks {
        for site in ink.sites where !found.contains(site) { found.append(site) }
      }
    }
    add(layers)
    if case .colors(let inks) = beneath { add(inks) }
    let isBehindUnchanging = found.isEmpty
    add(candidates)
    sites = found.sorted()
    unchanging =
      isBehindUnchanging
      ? known ?? RepairDemand.surface([], layers: layers, beneath: beneath).map(Unchanging.init)
      : nil
  }

  /// The measurement with given colors of the sites, for the candidate that counts then: another
  /// background may choose another one. Nil if it cannot be computed.
  func measurement(_ colors: [SRGBColor]) -> ContrastMeasurement? {
    reading(colors)?.measurement
  }

  /// The same with the colors as they are seen.
  func reading(_ colors: [SRGBColor]) -> Surface.Reading? {
    guard let surface = surface(colors) else { return nil }
    var best: Surface.Reading?
    for candidate in counting(on: surface) {
      let reading: Surface.Reading
      if case .solid(let solid) = candidate {
        reading = surface.measure(solid.exact, luminance: solid.exactLuminance)
      } else {
        guard let color = candidate.color(colors) else { return nil }
        reading = surface.measure(color, luminance: color.relativeLuminance)
      }
      if reading.measurement.worse > best?.measurement.worse ?? -1 { best = reading }
    }
    return best
  }

  /// The candidates that count on a surface.
  private func counting(on surface: Surface) -> [RepairInk] {
    guard let choice else { return candidates }
    guard let solid = surface.solid else { return [] }
    return [candidates[choice.candidate(on: solid.exact)]]
  }

  /// Whether it is met with given colors of the sites.
  func isMet(_ colors: [SRGBColor]) -> Bool { measurement(colors)?.meets(minimum) ?? false }

  /// The surface behind the candidates with given colors of the sites.
  func surface(_ colors: [SRGBColor]) -> Surface? {
    unchanging?.surface ?? RepairDemand.surface(colors, layers: layers, beneath: beneath)
  }

  private static func surface(
    _ colors: [SRGBColor], layers: [RepairInk], beneath: Beneath
  ) -> Surface? {
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
