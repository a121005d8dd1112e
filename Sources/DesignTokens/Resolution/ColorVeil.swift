public import ColorMath

/// A colour that is another with an opacity of its own: the commonest derivation, and quick to work out.
public struct ColorVeil: Sendable {
  /// The colour beneath the opacity.
  public enum Base: Sendable {
    /// That of a site of the derivation, by index.
    case site(Int)
    /// One that no site changes.
    case literal(SRGBColor)
  }

  /// Where the opacity comes from.
  public enum Opacity: Sendable {
    /// It is the base's own.
    case own
    /// One that no site changes.
    case number(Double)
    /// That of a site of the derivation, by index.
    case site(Int)
  }

  /// The colour beneath.
  public let base: Base
  /// The opacity.
  public let opacity: Opacity

  /// Describes a veil.
  public init(base: Base, opacity: Opacity) {
    self.base = base
    self.opacity = opacity
  }
}

extension ColorDerivation {
  /// The derivation as a veil; nil for one that works in any other way.
  public var veil: ColorVeil? {
    var known: [TokenID: ColorVeil] = [:]
    for (index, site) in sites.enumerated() where site.kind == .color {
      known[site.token] = ColorVeil(base: .site(index), opacity: .own)
    }
    for step in steps {
      switch step.value.content {
      case .reference(let reference) where reference.part.isEmpty:
        known[step.token] = known[reference.target]
      case .object: known[step.token] = veil(step.value, known)
      default: break
      }
    }
    return (steps.last?.token ?? sites.first?.token).flatMap { known[$0] }
  }

  /// A colour object whose components are another's, or its own, and whose opacity is.
  private func veil(_ value: TokenValue, _ known: [TokenID: ColorVeil]) -> ColorVeil? {
    guard let opacity = opacity(value.member("alpha")),
      let components = value.member("components"), let space = value.member("colorSpace")
    else { return nil }
    if case .reference(let base) = components.content, base.part == ["components"],
      let veil = known[base.target], case .site(let index) = veil.base,
      case .string(sites[index].space.rawValue) = space.content
    {
      return ColorVeil(base: veil.base, opacity: opacity)
    }
    guard !components.hasReferences, !space.hasReferences else { return nil }
    let members = [("colorSpace", space), ("components", components)]
    let opaque = TokenValue(
      .object(members.map { TokenValue.Member(name: $0, value: $1) }), at: value.span)
    return (try? ColorLiteral(opaque)).map {
      ColorVeil(base: .literal($0.sRGB), opacity: opacity)
    }
  }

  private func opacity(_ value: TokenValue?) -> ColorVeil.Opacity? {
    switch value?.content {
    case nil: return .number(1)
    case .number(let number): return .number(number)
    case .reference(let reference) where reference.part.isEmpty:
      return sites.firstIndex { $0.token == reference.target && $0.kind == .opacity }
        .map(ColorVeil.Opacity.site)
    default: return nil
    }
  }
}
