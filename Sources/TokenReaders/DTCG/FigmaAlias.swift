import ColorMath
import DesignTokens
import SourceText

/// Reads what Figma's export says beside a color that it has resolved: the variable of another
/// collection that the color comes from, and an opacity over it.
///
/// The alias counts where that variable is among the sources, since it may have other values there
/// in other modes; the resolved color everywhere else.
enum FigmaAlias {
  private static let alias = "com.figma.aliasData"
  private static let composed = "com.figma.composedColor"

  /// The value with its alias; the value itself if nothing is said.
  static func read(
    _ extensions: JSONValue, over value: TokenValue, named name: String,
    _ builder: inout TokenCatalogBuilder, _ diagnostics: inout DiagnosticList
  ) -> TokenValue {
    guard case .color(let literal) = value.content else { return value }
    if let composed = extensions[composed] {
      guard let alias = composed["colorArg"]?["alias"] else { return value }
      guard let percent = composed["opacityArg"]?["value"]?.number, percent >= 0, percent <= 100
      else {
        let reason = "the opacity over another variable is not a number of 0 to 100"
        diagnostics.warning(reason, at: composed.span)
        return TokenValue(.unreadable(reason), at: value.span)
      }
      let opacity = percent / 100
      // The resolved color has both opacities in it.
      let own = opacity > 0 ? min(literal.alpha / opacity, 1) : 1
      let base = ColorLiteral(space: literal.space, components: literal.components, alpha: own)
      guard
        let variable = variable(
          alias, otherwise: TokenValue(.color(base), at: value.span), of: name, &builder)
      else { return value }
      let step = ColorModification(
        kind: .opacity, amount: TokenValue(.number(opacity), at: composed.span), space: .srgb,
        color: nil)
      return TokenValue(.modified(variable, step), at: value.span)
    }
    return extensions[alias].flatMap { variable($0, otherwise: value, of: name, &builder) } ?? value
  }

  /// The variable that an alias names; nil if it has the token's own name, which another collection
  /// may use too.
  private static func variable(
    _ alias: JSONValue, otherwise value: TokenValue, of name: String,
    _ builder: inout TokenCatalogBuilder
  ) -> TokenValue? {
    guard let path = alias["targetVariableName"]?.string, !path.isEmpty else { return nil }
    let target = path.split(separator: "/").joined(separator: ".")
    guard target != name else { return nil }
    return TokenValue(
      .variable(TokenReference(target: builder.id(for: target)), fallback: value), at: value.span)
  }
}
