import ColorMath
import DesignTokens
import SourceText

/// A background stack of one permutation, composited as far as possible without a foreground.
struct Surface {
  /// What lies beneath a stack.
  enum Beneath {
    case nothing
    case colors([SRGBColor])
    case luminance(ClosedRange<Double>)
  }

  /// The measurement of a foreground on it.
  struct Reading {
    let measurement: ContrastMeasurement
    /// The range, if contrast varies from place to place or with what lies beneath.
    let range: ContrastRange?
    /// The foreground and background, composited, at the lowest contrast.
    let foreground: SRGBColor
    let background: SRGBColor
    /// The contrast at best: over any backdrop; but of parts that are all visible, the worst
    /// counts.
    let best: ContrastRatio
    /// The colors on an sRGB display, if some lie outside its gamut and there is only one pair.
    var onSRGB: Evaluation.ShownColors?
  }

  private enum Form {
    case solid(SolidSurface)
    case gradient(GradientGround)
    /// One of these is behind, and it is unknown which.
    case choice([SolidSurface])
    /// All of these are visible, side by side.
    case parts([Form])
    case open(OpenGround)
  }

  /// A layer of a stack.
  enum Layer {
    case solid(SRGBColor)
    case gradient(Gradient, SourceSpan)
    /// A picture: any color.
    case anything
    /// Parts side by side, each a stack of colors.
    case patches([Patch])
  }

  private let form: Form

  /// Composites layers, top first; nil if they are translucent and nothing is said to lie beneath.
  init?(_ stack: [Layer], beneath: Beneath) throws(ResolutionError) {
    let stacks = Surface.parts(of: stack)
    var forms: [Form] = []
    for part in stacks {
      guard let form = try Surface.form(of: part, beneath: beneath) else { return nil }
      forms.append(form)
    }
    form = Surface.merged(forms)
  }

  /// The stacks side by side, without parts of their own.
  private static func parts(of stack: [Layer]) -> [[Layer]] {
    var stacks: [[Layer]] = [[]]
    for layer in stack {
      guard case .patches(let patches) = layer else {
        for index in stacks.indices { stacks[index].append(layer) }
        continue
      }
      stacks = stacks.flatMap { above in patches.map { above + Layer.layers(of: $0) } }
    }
    return stacks
  }

  /// One form if all have the same color, such as under an opaque layer.
  private static func merged(_ forms: [Form]) -> Form {
    guard forms.count > 1, case .solid(let first) = forms[0],
      forms.allSatisfy({
        if case .solid(let solid) = $0 {
          solid.exact == first.exact && solid.eightBit == first.eightBit
        } else {
          false
        }
      })
    else { return forms.count == 1 ? forms[0] : .parts(forms) }
    return forms[0]
  }

  private static func form(
    of stack: [Layer], beneath: Beneath
  ) throws(ResolutionError) -> Form? {
    var layers: [SRGBColor] = []
    var gradient: (index: Int, segments: [(start: SRGBColor, end: SRGBColor)], span: SourceSpan)?
    var beneath = beneath
    stack: for layer in stack {
      switch layer {
      case .anything:
        // Whether or not what lies beneath a picture shows through, the result is any color.
        beneath = .luminance(0...1)
        break stack
      case .solid(let color): layers.append(color)
      case .patches: break
      case .gradient(let found, let span):
        guard gradient == nil else {
          throw ResolutionError(
            "two gradients on each other cannot be judged: their relative position is unknown; name "
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
      return .gradient(GradientGround(segments))
    }
    // Without a layer above a picture the composite is fully transparent.
    let composite = Rendering.exact.composite(layers)
    if composite.isOpaque {
      return .solid(SolidSurface(layers))
    }
    switch beneath {
    case .nothing: return nil
    case .colors(let colors): return .choice(colors.map { SolidSurface(layers + [$0]) })
    case .luminance(let range):
      return .open(OpenGround(layers: layers, luminance: range))
    }
  }

  /// Its color, if it has only one.
  var solid: SolidSurface? {
    if case .solid(let solid) = form { return solid }
    return nil
  }

  /// How many colors of gradients are measured for a foreground: none of them singly where it is opaque.
  func samples(under foreground: SRGBColor) -> Int {
    foreground.isOpaque ? 0 : Surface.samples(of: form)
  }

  private static func samples(of form: Form) -> Int {
    switch form {
    case .gradient(let ground): GradientContrast.samples(of: ground)
    case .parts(let forms): forms.reduce(0) { $0 + samples(of: $1) }
    case .solid, .choice, .open: 0
    }
  }

  /// Measures a foreground.
  ///
  /// - Parameter luminance: its relative luminance, treated as opaque.
  func measure(_ foreground: SRGBColor, luminance: Double) -> Reading {
    Surface.measure(foreground, luminance, on: form)
  }

  /// Whether a foreground reaches a minimum, as ``measure(_:luminance:)`` tells.
  func isMet(_ minimum: Double, by foreground: SRGBColor) -> Bool {
    if case .open(let ground) = form, !ground.mayBeMet(minimum, by: foreground) { return false }
    return measure(foreground, luminance: foreground.relativeLuminance).measurement.meets(minimum)
  }

  private static func measure(
    _ foreground: SRGBColor, _ luminance: Double, on form: Form
  ) -> Reading {
    switch form {
    case .solid(let solid):
      let (color, measurement) = solid.measure(foreground, luminance: luminance)
      return Reading(
        measurement: measurement, range: nil, foreground: color, background: solid.exact,
        best: measurement.exact,
        onSRGB: color.isInSRGBGamut && solid.exact.isInSRGBGamut
          ? nil
          : Evaluation.ShownColors(
            foreground: Rendering.eightBit.lay(foreground, over: solid.eightBit),
            background: solid.eightBit))
    case .gradient(let ground):
      let found = GradientContrast(foreground: foreground, on: ground)
      return reading(
        found.range, foreground.over(found.worstBackground), found.worstBackground,
        best: found.range.least)
    case .choice(let solids): return measure(foreground, luminance, onOneOf: solids)
    case .parts(let forms):
      return joined(forms.map { measure(foreground, luminance, on: $0) })
    case .open(let ground):
      let range = ContrastRange(foreground: foreground, on: ground)
      return reading(range, foreground, ground.composite, best: range.greatest)
    }
  }

  /// The measurement on parts: the worst of them counts.
  private static func joined(_ readings: [Reading]) -> Reading {
    let worst = readings[
      readings.indices.min {
        readings[$0].measurement.worse < readings[$1].measurement.worse
      } ?? 0]
    func least(_ ratios: [ContrastRatio]) -> ContrastRatio {
      ContrastRatio(ratios.map(\.value).min() ?? 1)
    }
    let range = ContrastRange(
      least: least(readings.map(\.measurement.exact)),
      greatest: ContrastRatio(
        readings.map { ($0.range?.greatest ?? $0.measurement.exact).value }.max() ?? 1),
      eightBitLeast: least(readings.map(\.measurement.eightBit)))
    return reading(range, worst.foreground, worst.background, best: least(readings.map(\.best)))
  }

  private static func measure(
    _ foreground: SRGBColor, _ luminance: Double, onOneOf solids: [SolidSurface]
  ) -> Reading {
    let found = solids.map { ($0, $0.measure(foreground, luminance: luminance)) }
    let ratios = found.map { $0.1.1.exact.value }
    let worst = ratios.indices.min { ratios[$0] < ratios[$1] } ?? 0
    let range = ContrastRange(
      least: ContrastRatio(ratios[worst]), greatest: ContrastRatio(ratios.max() ?? 1),
      eightBitLeast: ContrastRatio(found.map { $0.1.1.eightBit.value }.min() ?? 1))
    return reading(range, found[worst].1.0, found[worst].0.exact, best: range.greatest)
  }

  private static func reading(
    _ range: ContrastRange, _ foreground: SRGBColor, _ background: SRGBColor, best: ContrastRatio
  ) -> Reading {
    Reading(
      measurement: ContrastMeasurement(exact: range.least, eightBit: range.eightBitLeast),
      range: range, foreground: foreground, background: background, best: best)
  }
}

extension Surface.Layer {
  /// The layers of a part, top first.
  static func layers(of patch: Patch) -> [Surface.Layer] {
    let colors: [Surface.Layer] = patch.layers.map { .solid($0) }
    return patch.isOpen ? colors + [.anything] : colors
  }

  /// The paint of a token.
  init(_ paint: Paint) {
    self =
      switch paint.content {
      case .solid(let color): .solid(color.color)
      case .gradient(let gradient): .gradient(gradient, paint.origin)
      case .anything: .anything
      case .patches(let patches): .patches(patches)
      }
  }
}
