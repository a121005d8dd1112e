import ColorMath

/// The colors of literal declarations, which are the same in every permutation: measured once for
/// all resolvers of a catalog that share it. Not safe to share between threads.
package final class ResolvedLiterals {
  private let catalog: TokenCatalog
  /// The luminance of each color, which takes long to work out; the rest is read from the
  /// declaration. Negative for what is no color, and is left to the resolver, or not looked at yet.
  private var luminances: [Double]

  private static let untouched = -2.0
  private static let other = -1.0

  /// Nothing measured yet.
  package init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    luminances = Array(repeating: Self.untouched, count: catalog.declarations.count)
  }

  /// The color of a declaration by index; nil if it is not a literal color, or not a usable one.
  func color(of declaration: Int) -> ResolvedColor? {
    if luminances[declaration] == Self.untouched {
      let luminance = usableColor(of: declaration)?.relativeLuminance
      // Far out of gamut it may be negative.
      luminances[declaration] = luminance.map { $0 < 0 ? .nan : $0 } ?? Self.other
    }
    let known = luminances[declaration]
    guard known != Self.other,
      case .color(let literal) = catalog.declarations[declaration].value.content
    else { return nil }
    return ResolvedColor(
      color: literal.sRGB, luminance: known.isNaN ? nil : known,
      origin: catalog.declarations[declaration].value.span, layer: catalog.layer(of: declaration))
  }

  private func usableColor(of declaration: Int) -> SRGBColor? {
    guard case .color(let literal) = catalog.declarations[declaration].value.content,
      catalog.declarations[declaration].type ?? .color == .color, literal.sRGB.isInRange
    else { return nil }
    return literal.sRGB
  }
}
