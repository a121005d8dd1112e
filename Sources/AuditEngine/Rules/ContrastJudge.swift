import ColorMath
import DesignTokens
import SourceText

/// Judges pairings in one permutation; each token and each background stack is composited once.
struct ContrastJudge {
  /// A background stack in both renderings.
  private struct Backdrop {
    let exact: SRGBColor
    let eightBit: SRGBColor
    let exactLuminance: Double
    let eightBitLuminance: Double
    let origin: SourceSpan
  }

  private let plan: AuditPlan
  private let catalog: TokenCatalog
  private let pixelUnit: PixelUnit
  private let level: Level
  private let resolver: TokenResolver
  private let index: Int
  private let permutation: Permutation
  private var backdrops: [Backdrop?]

  init(
    plan: AuditPlan, catalog: TokenCatalog, pixelUnit: PixelUnit, level: Level,
    permutation: Permutation, index: Int
  ) {
    self.plan = plan
    self.catalog = catalog
    self.pixelUnit = pixelUnit
    self.level = level
    self.permutation = permutation
    self.index = index
    resolver = TokenResolver(catalog, in: permutation)
    backdrops = Array(repeating: nil, count: plan.stacks.count)
  }

  /// Judges a pairing by index.
  mutating func judge(_ pairingIndex: Int) throws(ResolutionError) -> Evaluation {
    let pairing = plan.pairings[pairingIndex]
    let backdrop = try backdrop(of: pairing)
    let foreground = try resolver.color(of: pairing.foreground)
    let usage = try usage(of: pairing)
    let requirement = requirement(usage, of: pairing)

    let color: SRGBColor
    let measurement: ContrastMeasurement
    var range: ContrastRange?
    if backdrop.exact.isOpaque {
      (color, measurement) = measure(foreground, on: backdrop)
    } else {
      color = foreground.color
      let found = ContrastRange(foreground: color, background: backdrop.exact)
      range = found
      measurement = ContrastMeasurement(exact: found.least, eightBit: found.least)
    }
    return Evaluation(
      permutation: index, pairing: pairingIndex, usage: usage, requirement: requirement,
      measurement: measurement, range: range, foreground: color, background: backdrop.exact,
      outcome: outcome(requirement, measurement, range),
      claim: claim(of: pairing, measured: measurement.exact),
      foregroundOrigin: foreground.origin, backgroundOrigin: backdrop.origin)
  }

  /// A ratio that is no number meets nothing.
  private func outcome(
    _ requirement: Requirement?, _ measurement: ContrastMeasurement, _ range: ContrastRange?
  ) -> Outcome {
    guard let requirement else { return .exempt }
    guard let range else { return measurement.meets(requirement.minimum) ? .pass : .fail }
    if range.least.meets(requirement.minimum) { return .pass }
    return range.greatest.meets(requirement.minimum) ? .indeterminate : .fail
  }

  // MARK: Compositing

  private mutating func backdrop(of pairing: Pairing) throws(ResolutionError) -> Backdrop {
    if let known = backdrops[pairing.stack] {
      try check(known, of: pairing)
      return known
    }
    var layers: [SRGBColor] = []
    var origin: SourceSpan?
    for layer in plan.stacks[pairing.stack] {
      let resolved = try resolver.color(of: layer)
      layers.append(resolved.color)
      if origin == nil { origin = resolved.origin }
    }
    let exact = Rendering.exact.composite(layers)
    let eightBit = Rendering.eightBit.composite(layers)
    let luminance = exact.relativeLuminance
    let backdrop = Backdrop(
      exact: exact, eightBit: eightBit, exactLuminance: luminance,
      eightBitLuminance: eightBit == exact ? luminance : eightBit.relativeLuminance,
      origin: origin ?? pairing.span)
    backdrops[pairing.stack] = backdrop
    try check(backdrop, of: pairing)
    return backdrop
  }

  private func check(_ backdrop: Backdrop, of pairing: Pairing) throws(ResolutionError) {
    guard !backdrop.exact.isOpaque, !pairing.isOpen else { return }
    let bottom = pairing.backgroundNames.last ?? ""
    let context = catalog.description(of: permutation)
    throw ResolutionError(
      "'\(bottom)' is translucent\(context.isEmpty ? "" : " in \(context)") and nothing is said of "
        + "what lies beneath it; expected '\(bottom) over …' ending in an opaque token, or "
        + "'\(bottom) over any'",
      at: pairing.span)
  }

  private func measure(
    _ foreground: ResolvedColor, on backdrop: Backdrop
  ) -> (SRGBColor, ContrastMeasurement) {
    let exact = foreground.color.over(backdrop.exact)
    let eightBit = Rendering.eightBit.lay(foreground.color, over: backdrop.eightBit)
    let luminance = foreground.color.isOpaque ? foreground.luminance : exact.relativeLuminance
    let eightBitLuminance = eightBit == exact ? luminance : eightBit.relativeLuminance
    return (
      exact,
      ContrastMeasurement(
        exact: ContrastRatio(luminance: luminance, luminance: backdrop.exactLuminance),
        eightBit: ContrastRatio(
          luminance: eightBitLuminance, luminance: backdrop.eightBitLuminance))
    )
  }

  // MARK: Requirements and claims

  /// Text is large only where every style that it is set in is.
  private func usage(of pairing: Pairing) throws(ResolutionError) -> Usage {
    if let usage = pairing.usage { return usage }
    var isLarge = true
    for style in pairing.typeStyles {
      isLarge = pixelUnit.isLarge(try resolver.textStyle(of: style)) && isLarge
    }
    return isLarge ? .largeText : .text
  }

  private func requirement(_ usage: Usage, of pairing: Pairing) -> Requirement? {
    guard let required = usage.requirement(at: level) else { return nil }
    return Requirement(
      minimum: max(required.minimum, pairing.minimum ?? 1), criterion: required.criterion)
  }

  private func claim(of pairing: Pairing, measured: ContrastRatio) -> Evaluation.Claim? {
    let documented = pairing.claims.first { claim in
      claim.condition.terms.allSatisfy { term in
        guard let axis = catalog.axes.firstIndex(where: { $0.name == term.axis }) else {
          return false
        }
        return term.contexts.contains(catalog.axes[axis].contexts[permutation.contexts[axis]])
      }
    }
    return documented.map {
      Evaluation.Claim(documented: $0.ratio, drifts: $0.drifts(from: measured))
    }
  }
}
