import ColorMath
import DesignTokens
import SourceText

/// Judges pairings in one permutation; each token and each background stack is composited once.
struct ContrastJudge {
  private let plan: AuditPlan
  let resolver: TokenResolver
  private let catalog: TokenCatalog
  private let permutation: Permutation
  private let level: Level
  private var surfaces: [Surface?]

  /// - Parameter literals: shared by the judges of several permutations.
  init(
    plan: AuditPlan, catalog: TokenCatalog, permutation: Permutation,
    literals: ResolvedLiterals? = nil
  ) {
    self.plan = plan
    self.catalog = catalog
    self.permutation = permutation
    level = plan.level(in: permutation)
    resolver = TokenResolver(catalog, in: permutation, sharing: literals)
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
    guard let surface = surfaces[stack] else {
      throw ResolutionError("the background has no surface", at: plan.pairings[pairingIndex].span)
    }
    // By index where nothing has to be worked out: a pairing holds much, and copies of it are counted.
    let (usage, textStyle): (Usage, TextStyle?) =
      if let declared = plan.pairings[pairingIndex].usage {
        (declared, nil)
      } else {
        try self.usage(of: plan.pairings[pairingIndex])
      }
    let requirement =
      plan.pairings[pairingIndex].minimums.isEmpty
      ? usage.requirement(at: level)
      : requirement(of: plan.pairings[pairingIndex], used: usage)
    var foreground = try resolver.color(of: plan.pairings[pairingIndex].foregrounds[0])
    var reading = surface.measure(foreground)
    var chosen = 0
    for index in plan.pairings[pairingIndex].foregrounds.indices.dropFirst() {
      let candidate = try resolver.color(of: plan.pairings[pairingIndex].foregrounds[index])
      let other = surface.measure(candidate)
      guard other.measurement.worse > reading.measurement.worse else { continue }
      (foreground, reading, chosen) = (candidate, other, index)
    }
    let claim =
      plan.pairings[pairingIndex].claims.isEmpty
      ? nil : claim(of: plan.pairings[pairingIndex], measured: reading.measurement.exact)
    let isPlain = chosen == 0 && textStyle == nil && reading.range == nil && claim == nil
    return Evaluation(
      permutation: index, pairing: pairingIndex, usage: usage, level: level,
      requirement: requirement, measurement: reading.measurement, foreground: reading.foreground,
      background: reading.background,
      outcome: outcome(requirement, reading, isEverywherePainted: surface.isEverywherePainted),
      foregroundOrigin: foreground.origin, foregroundLayer: foreground.layer,
      surface: surface.origin,
      rarities: isPlain
        ? nil
        : Evaluation.Rarities(
          chosenForeground: chosen, textStyle: textStyle, range: reading.range, claim: claim))
  }

  /// A ratio that is no number meets nothing.
  private func outcome(
    _ requirement: Requirement?, _ reading: Surface.Reading, isEverywherePainted: Bool
  ) -> Outcome {
    guard let requirement else { return .exempt }
    if reading.measurement.meets(requirement.minimum) { return .pass }
    guard let range = reading.range, !isEverywherePainted else { return .fail }
    return range.greatest.meets(requirement.minimum) ? .indeterminate : .fail
  }

  // MARK: Compositing

  private func surface(of pairing: Pairing) throws(ResolutionError) -> Surface {
    let stack = plan.stacks[pairing.stack]
    var paints: [Paint] = []
    for layer in stack.layers { paints.append(try resolver.paint(of: layer)) }
    let surface = try Surface(
      paints, beneath: try beneath(stack.beneath), origin: paints.first?.origin ?? pairing.span)
    guard let surface else {
      let bottom = pairing.backgroundNames.last ?? ""
      let context = catalog.description(of: permutation)
      throw ResolutionError(
        "'\(bottom)' is translucent\(context.isEmpty ? "" : " in \(context)") and nothing is said of "
          + "what lies beneath it; expected '\(bottom) over …' ending in an opaque token or a "
          + "backdrop, or '\(bottom) over any'",
        at: pairing.span)
    }
    return surface
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
                "'\(catalog.name(of: token))' is translucent, and a backdrop is not; expected an opaque color",
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

  /// Text is large only where every style that it is set in is.
  private func usage(of pairing: Pairing) throws(ResolutionError) -> (Usage, TextStyle?) {
    if let usage = pairing.usage { return (usage, nil) }
    var isLarge = true
    var strictest: TextStyle?
    for token in pairing.typeStyles {
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

  /// What is required of a pairing; nil where it is exempt.
  func requirement(of pairing: Pairing) throws(ResolutionError) -> Requirement? {
    requirement(of: pairing, used: try usage(of: pairing).0)
  }

  /// The strictest of WCAG's requirement and the minimums that hold here.
  private func requirement(of pairing: Pairing, used usage: Usage) -> Requirement? {
    guard let required = usage.requirement(at: level) else { return nil }
    let minimums = pairing.minimums.filter { $0.contexts.holds(in: permutation) }.map(\.ratio)
    return Requirement(
      minimum: max(required.minimum, minimums.max() ?? 1), criterion: required.criterion)
  }

  private func claim(of pairing: Pairing, measured: ContrastRatio) -> Evaluation.Claim? {
    let documented = pairing.claims.first { $0.contexts.holds(in: permutation) }?.claim
    return documented.map {
      Evaluation.Claim(documented: $0.ratio, text: $0.text, drifts: $0.drifts(from: measured))
    }
  }
}
