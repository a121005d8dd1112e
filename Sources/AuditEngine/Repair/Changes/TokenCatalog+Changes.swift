import ColorMath
import DesignTokens
import SourceText

extension TokenCatalog {
  /// The tokens with some changes made.
  func applying(_ changes: [PlannedChange]) -> TokenCatalog {
    let proposals = Dictionary(changes.map { ($0.origin, $0.proposal) }) { first, _ in first }
    var values: [Int: TokenValue] = [:]
    for (index, declaration) in declarations.enumerated() {
      let place = declaration.value.span
      switch proposals[place] {
      case .color(let color), .step(_, let color):
        values[index] = TokenValue(Self.content(color, insteadOf: declaration.value), at: place)
      case .opacity(let opacity): values[index] = TokenValue(.number(opacity), at: place)
      case nil: break
      }
    }
    return replacing(values)
  }

  /// A color in the form of another: the components of one stay components.
  private static func content(
    _ color: SRGBColor, insteadOf old: TokenValue
  ) -> TokenValue.Content {
    if case .channels(let channels) = old.content { return .channels(channels.replaced(by: color)) }
    return .color(ColorLiteral(color, in: (try? ColorLiteral(old))?.space ?? .srgb))
  }
}
