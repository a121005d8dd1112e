import ColorMath
import DesignTokens
import SourceText

/// A background stack of one permutation, composited as far as it can be without a foreground.
struct Surface {
  /// What lies beneath a stack.
  enum Beneath {
    case nothing
    case colors([SRGBColor])
    case luminance(ClosedRange<Double>)
  }

  /// What a foreground measures on it.
  struct Reading {
    let measurement: ContrastMeasurement
    /// Where contrast varies: from place to place, or with what lies beneath.
    let range: ContrastRange?
    /// The foreground and background, composited, where contrast is least.
    let foreground: SRGBColor
    let background: SRGBColor
  }

  private enum Form {
    case solid(SolidSurface)
    case gradient([(start: SRGBColor, end: SRGBColor)])
    case choice([SolidSurface])
    case open(SRGBColor, layers: Int, luminance: ClosedRange<Double>)
  }

  /// A layer of a stack.
  enum Layer {
    case solid(SRGBColor)
    case gradient(Gradient, SourceSpan)
    /// A picture: any color at all.
    case anything
  }

  private let form: Form

  /// Whether all of the range is to be seen at once, so that its least part decides.
  var isEverywherePainted: Bool {
    if case .gradient = form { return true }
    return false
  }

  /// Composites layers, top first; nil where they let through and nothing is said to lie beneath.
  init?(_ stack: [Layer], beneath: Beneath) throws(ResolutionError) {
    var layers: [SRGBColor] = []
    var gradient: (index: Int, segments: [(start: SRGBColor, end: SRGBColor)], span: SourceSpan)?
    var beneath = beneath
    stack: for layer in stack {
      switch layer {
      case .anything:
        // What lies beneath a picture may show through it or not: anything either way.
        beneath = .luminance(0...1)
        break stack
      case .solid(let color): layers.append(color)
      case .gradient(let found, let span):
        guard gradient == nil else {
          throw ResolutionError(
            "a stack of two gradients cannot be judged: where they lie on each other is not said; name "
              + "one color of the lower one",
            at: span)
        }
        gradient = (layers.count, found.segments, span)
        layers.append(found.segments[0].start)
      }
    }
    if let gradient {
      // Source-over is linear in a premultiplied layer, so ends composited are ends of the composite.
      let segments = gradient.segments.map { segment in
        let ends = [segment.start, segment.end].map { color in
          var filled = layers
          filled[gradient.index] = color
          return Rendering.exact.composite(filled)
        }
        return (start: ends[0], end: ends[1])
      }
      guard segments.allSatisfy({ $0.start.isOpaque && $0.end.isOpaque }) else {
        if case .nothing = beneath { return nil }
        throw ResolutionError(
          "a translucent gradient over an unknown backdrop cannot be judged; name what lies beneath",
          at: gradient.span)
      }
      form = .gradient(segments)
      return
    }
    // With no layer at all above a picture the composite is fully transparent.
    let composite = Rendering.exact.composite(layers)
    if composite.isOpaque {
      form = .solid(SolidSurface(layers))
      return
    }
    switch beneath {
    case .nothing: return nil
    case .colors(let colors): form = .choice(colors.map { SolidSurface(layers + [$0]) })
    case .luminance(let range):
      form = .open(composite, layers: layers.count, luminance: range)
    }
  }

  /// The color that it is, where nothing lets another decide.
  var solid: SolidSurface? {
    if case .solid(let solid) = form { return solid }
    return nil
  }

  /// Measures a foreground.
  ///
  /// - Parameter luminance: its relative luminance, as if opaque.
  func measure(_ foreground: SRGBColor, luminance: Double) -> Reading {
    switch form {
    case .solid(let solid):
      let (color, measurement) = solid.measure(foreground, luminance: luminance)
      return Reading(
        measurement: measurement, range: nil, foreground: color, background: solid.exact)
    case .gradient(let segments):
      let found = GradientContrast(foreground: foreground, segments: segments)
      return reading(
        found.range, foreground.over(found.worstBackground), found.worstBackground)
    case .choice(let solids): return measure(foreground, luminance, onEachOf: solids)
    case .open(let composite, let layers, let beneath):
      let range = ContrastRange(
        foreground: foreground, background: composite, layers: layers, luminance: beneath)
      return reading(range, foreground, composite)
    }
  }

  private func measure(
    _ foreground: SRGBColor, _ luminance: Double, onEachOf solids: [SolidSurface]
  ) -> Reading {
    let found = solids.map { ($0, $0.measure(foreground, luminance: luminance)) }
    let ratios = found.map { $0.1.1.exact.value }
    let worst = ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0
    let range = ContrastRange(
      least: ContrastRatio(ratios[worst]), greatest: ContrastRatio(ratios.max() ?? 1),
      eightBitLeast: ContrastRatio(found.map { $0.1.1.eightBit.value }.min() ?? 1))
    return reading(range, found[worst].1.0, found[worst].0.exact)
  }

  private func reading(
    _ range: ContrastRange, _ foreground: SRGBColor, _ background: SRGBColor
  ) -> Reading {
    Reading(
      measurement: ContrastMeasurement(exact: range.least, eightBit: range.eightBitLeast),
      range: range, foreground: foreground, background: background)
  }
}

extension Surface.Layer {
  /// What a token paints.
  init(_ paint: Paint) {
    self =
      switch paint.content {
      case .solid(let color): .solid(color.color)
      case .gradient(let gradient): .gradient(gradient, paint.origin)
      case .anything: .anything
      }
  }
}
