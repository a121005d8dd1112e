import ColorMath
import DesignTokens
import SourceText

/// One permutation in which demands are judged.
struct DemandContext {
  let plan: AuditPlan
  let catalog: TokenCatalog
  let permutation: Permutation
  let resolver: TokenResolver

  /// ` in theme sea, scheme dark`; empty without axes.
  var place: String {
    let names = plan.shown(catalog.axes.map(\.name))
    let contexts = plan.shown(catalog.contextNames(of: permutation))
    let text = zip(names, contexts).map { "\($0) \($1)" }.joined(separator: ", ")
    return text.isEmpty ? "" : " in \(text)"
  }

  /// The contexts that identify a result.
  var names: [FindingIdentity.ContextName] {
    zip(plan.shown(catalog.axes.map(\.name)), plan.shown(catalog.contextNames(of: permutation)))
      .filter { plan.impliedContexts[$0] != $1 }
      .map { FindingIdentity.ContextName(axis: $0, name: $1) }
  }

  /// The color of a token, over a background where it is translucent.
  ///
  /// - Parameter span: the demand.
  func color(
    of token: TokenID, over ground: DemandGround?, at span: SourceSpan
  ) throws(ResolutionError) -> SeenColor {
    let color = try resolver.color(of: token)
    if color.color.isOpaque {
      return SeenColor(
        surface: SolidSurface(color.color, luminance: color.luminance), origin: color.origin)
    }
    guard let ground else {
      throw ResolutionError(
        "'\(catalog.name(of: token))' is translucent\(place), so what is seen depends on what lies "
          + "beneath it; expected a background",
        at: span)
    }
    return SeenColor(
      surface: SolidSurface([color.color] + (try layers(of: ground, at: span))),
      origin: color.origin)
  }

  /// A background as one color.
  func color(of ground: DemandGround, at span: SourceSpan) throws(ResolutionError) -> SolidSurface {
    SolidSurface(try layers(of: ground, at: span))
  }

  /// The layers down to the first opaque one.
  private func layers(
    of ground: DemandGround, at span: SourceSpan
  ) throws(ResolutionError) -> [SRGBColor] {
    var layers: [SRGBColor] = []
    for token in ground.layers {
      guard case .solid(let layer) = try resolver.paint(of: token).content else {
        throw ResolutionError(
          "'\(catalog.name(of: token))' is not a single color\(place), and this check compares "
            + "single colors; name one color",
          at: span)
      }
      layers.append(layer.color)
      if layer.color.isOpaque { return layers }
    }
    throw ResolutionError(
      "the background '\(ground.text)' is translucent\(place), and this check compares single "
        + "colors; expected '\(ground.text) over …' ending in an opaque token",
      at: span)
  }

  /// A result for tokens in this permutation.
  ///
  /// - Parameters:
  ///   - subject: what is compared, without the contexts.
  ///   - message: what was found.
  ///   - contexts: those that identify the result; all of this permutation unless said.
  func result(
    rule: Int, _ subject: String, isMet: Bool, _ message: String,
    value: Double, required: Double, criterion: String? = nil, tokens: [String],
    origins: [SourceSpan], contexts: [FindingIdentity.ContextName]? = nil, at span: SourceSpan
  ) -> StructuralResult {
    let contexts = contexts ?? names
    return StructuralResult(
      rule: rule,
      token: ([subject] + contexts.map { "\($0.axis) \($0.name)" }).joined(separator: ", "),
      isMet: isMet,
      message: message, span: origins.last ?? span,
      measurement: TokenMeasurement(
        value: value.isFinite ? value : 0, required: required, criterion: criterion,
        tokens: tokens, context: contexts, origins: origins, permutation: permutation))
  }
}
