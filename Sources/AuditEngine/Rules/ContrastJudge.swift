import ColorMath
import DesignTokens
import SourceText

/// Judges pairings in one permutation; composites each token and each background stack once.
struct ContrastJudge {
  private let plan: AuditPlan
  let resolver: TokenResolver
  private let catalog: TokenCatalog
  private let permutation: Permutation
  private let level: Level
  private var surfaces: [PaintedStack?]
  /// How many colors of gradients were measured one by one.
  private(set) var samples = 0

  /// A background stack of the permutation.
  private struct PaintedStack {
    let surface: Surface
    let origin: SurfaceOrigin
  }

  /// - Parameter resolvers: shared by the judges of several permutations.
  init(
    plan: AuditPlan, catalog: TokenCatalog, permutation: Permutation,
    resolvers: PermutationResolvers
  ) {
    self.plan = plan
    self.catalog = catalog
    self.permutation = permutation
    level = plan.level(in: permutation)
    resolver = resolvers.resolver(in: permutation)
    surfaces = Array(repeating: nil, count: plan.stacks.count)
  }

  /// Judges a pairing by index.
  ///
  /// - Parameter index: the index of the permutation in the report.
  mutating func judge(
    _ pairingIndex: Int, as index: Int
  ) throws(ResolutionError) -> Evaluation {
    let stack = plan.pairings[pairingIndex].stack
    if surfaces[stack] == nil { surfaces[stack] = try surface(of: plan.pairings[pairingIndex]) }
    guard let painted = surfaces[stack] else {
      throw ResolutionError("the background has no surface", at: plan.pairings[pairingIndex].span)
    }
    let surface = painted.surface
    // By index if nothing must be computed, to avoid copies of large, reference-counted pairings.
    let (usage, textStyle) = try usage(ofPairing: pairingIndex)
    let requirement = requirement(ofPairing: pairingIndex, used: usage)
    var chosen = try chosenForeground(ofPairing: pairingIndex, on: surface)
    var foreground = try resolver.color(of: plan.pairings[pairingIndex].foregrounds[chosen])
    var reading = surface.measure(foreground.color, luminance: foreground.luminance)
    samples += surface.samples(under: foreground.color)
    for index in plan.pairings[pairingIndex].foregrounds.indices.dropFirst()
    where plan.pairings[pairingIndex].choice == nil {
      let candidate = try resolver.color(of: plan.pairings[pairingIndex].foregrounds[index])
      let other = surface.measure(candidate.color, luminance: candidate.luminance)
      samples += surface.samples(under: candidate.color)
      guard other.measurement.worse > reading.measurement.worse else { continue }
      (foreground, reading, chosen) = (candidate, other, index)
    }
    let claim =
      plan.pairings[pairingIndex].claims.isEmpty
      ? nil : claim(of: plan.pairings[pairingIndex], measured: reading.measurement.exact)
    let isPlain =
      chosen == 0 && textStyle == nil && reading.range == nil && claim == nil
      && reading.onSRGB == nil
    return Evaluation(
      permutation: index, pairing: pairingIndex, usage: usage, level: level,
      requirement: requirement, measurement: reading.measurement, foreground: reading.foreground,
      background: reading.background,
      outcome: outcome(requirement, reading),
      foregroundOrigin: foreground.origin, foregroundLayer: foreground.layer,
      surface: painted.origin,
      details: isPlain
        ? nil
        : Evaluation.Details(
          chosenForeground: chosen, textStyle: textStyle, range: reading.range, claim: claim,
          onSRGB: reading.onSRGB))
  }

  /// The candidate that the background's luminance chooses; the first if luminance does not choose.
  private func chosenForeground(
    ofPairing index: Int, on surface: Surface
  ) throws(ResolutionError) -> Int {
    guard let choice = plan.pairings[index].choice else { return 0 }
    guard let solid = surface.solid else {
      throw ResolutionError(
        "'\(plan.pairings[index].backgroundText)' is not a single color, so its \(choice.measure.rawValue) "
          + "cannot choose a foreground; name one color, or each foreground separately",
        at: plan.pairings[index].span)
    }
    return choice.candidate(on: solid.exact)
  }

  /// NaN meets nothing.
  private func outcome(_ requirement: Requirement?, _ reading: Surface.Reading) -> Outcome {
    guard let requirement else { return .exempt }
    if reading.measurement.meets(requirement.minimum) { return .pass }
    return reading.range != nil && reading.best.meets(requirement.minimum) ? .indeterminate : .fail
  }

  // MARK: Compositing

  private func surface(of pairing: Pairing) throws(ResolutionError) -> PaintedStack {
    let stack = plan.stacks[pairing.stack]
    var layers: [Surface.Layer] = []
    var span = pairing.span
    var sources: [Int] = []
    for token in stack.layers {
      let paint = try resolver.paint(of: token)
      if layers.isEmpty { span = paint.origin }
      sources.append(paint.layer)
      layers.append(Surface.Layer(paint))
    }
    let surface = try Surface(layers, beneath: try beneath(stack.beneath))
    guard let surface else {
      let bottom = pairing.backgroundNames.last ?? ""
      let context = catalog.description(of: permutation)
      throw ResolutionError(
        "'\(bottom)' is translucent\(context.isEmpty ? "" : " in \(context)") and the policy does not say "
          + "what lies beneath it; expected '\(bottom) over …' ending in an opaque token or a "
          + "backdrop, or '\(bottom) over any'",
        at: pairing.span)
    }
    return PaintedStack(surface: surface, origin: SurfaceOrigin(span: span, layers: sources))
  }

  private func beneath(
    _ beneath: BackgroundStack.Beneath
  ) throws(ResolutionError) -> Surface.Beneath {
    switch beneath {
    case .nothing: return .nothing
    case .anything: return .luminance(0...1)
    case .backdrop(let index):
      switch plan.backdrops[index] {
      case .luminance(let range): return .luminance(range)
      case .colors(let colors):
        var found: [SRGBColor] = []
        for color in colors {
          switch color {
          case .literal(let literal): found.append(literal)
          case .token(let token):
            let resolved = try resolver.color(of: token)
            guard resolved.color.isOpaque else {
              throw ResolutionError(
                "'\(catalog.name(of: token))' is translucent; a backdrop must be an opaque color",
                at: resolved.origin)
            }
            found.append(resolved.color)
          }
        }
        return .colors(found)
      }
    }
  }

  // MARK: Requirements and claims

  /// Text is large only if all its styles are.
  private func usage(ofPairing index: Int) throws(ResolutionError) -> (Usage, TextStyle?) {
    if let usage = plan.pairings[index].usage { return (usage, nil) }
    var isLarge = true
    var strictest: TextStyle?
    for token in plan.pairings[index].typeStyles {
      let style = try resolver.textStyle(of: token)
      let isStyleLarge = plan.pixelUnit.isLarge(style)
      let isStricter =
        isStyleLarge == isLarge
        ? strictest.map { style.pixels < $0.pixels } ?? true : !isStyleLarge
      if isStricter { strictest = style }
      isLarge = isLarge && isStyleLarge
    }
    return (isLarge ? .largeText : .text, strictest)
  }

  /// The requirement of a pairing by index; nil if it is exempt.
  func requirement(ofPairing index: Int) throws(ResolutionError) -> Requirement? {
    requirement(ofPairing: index, used: try usage(ofPairing: index).0)
  }

  /// The stricter of WCAG's requirement and the minimums that apply here.
  private func requirement(ofPairing index: Int, used usage: Usage) -> Requirement? {
    guard let required = usage.requirement(at: level) else { return nil }
    guard !plan.pairings[index].minimums.isEmpty else { return required }
    let minimums = plan.pairings[index].minimums.filter { $0.contexts.holds(in: permutation) }
    return Requirement(
      minimum: max(required.minimum, minimums.map(\.ratio).max() ?? 1),
      criterion: required.criterion)
  }

  private func claim(of pairing: Pairing, measured: ContrastRatio) -> Evaluation.Claim? {
    let documented = pairing.claims.first { $0.contexts.holds(in: permutation) }?.claim
    return documented.map {
      Evaluation.Claim(
        documented: $0.ratio, text: $0.text, drifts: $0.drifts(from: measured), span: $0.span)
    }
  }
}
