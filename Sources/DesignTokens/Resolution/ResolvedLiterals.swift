import ColorMath

/// The colors of literal declarations, which are the same in every permutation: measured once for
/// all resolvers of a catalog that share it. Not safe to share between threads.
package final class ResolvedLiterals {
  private enum Entry {
    case untouched
    /// Anything but a color, left to the resolver.
    case other
    case color(ResolvedColor)
  }

  private let catalog: TokenCatalog
  private var entries: [Entry]

  /// Nothing measured yet.
  package init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    entries = Array(repeating: .untouched, count: catalog.declarations.count)
  }

  /// The color of a declaration by index; nil if it is not a literal color, or not a usable one.
  func color(of declaration: Int) -> ResolvedColor? {
    if case .untouched = entries[declaration] { entries[declaration] = entry(of: declaration) }
    guard case .color(let color) = entries[declaration] else { return nil }
    return color
  }

  private func entry(of declaration: Int) -> Entry {
    guard case .color(let literal) = catalog.declarations[declaration].value.content,
      catalog.declarations[declaration].type ?? .color == .color, literal.sRGB.isInRange
    else { return .other }
    return .color(
      ResolvedColor(
        color: literal.sRGB, origin: catalog.declarations[declaration].value.span,
        layer: catalog.layer(of: declaration)))
  }
}
