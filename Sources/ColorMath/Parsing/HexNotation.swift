/// The position of the opacity in a hexadecimal color of four or eight digits.
///
/// The digits do not show it, so every reader states its order and none guesses.
package enum HexNotation: Sendable {
  /// `RRGGBBAA`: CSS, DTCG, Tokens Studio.
  case alphaLast
  /// `AARRGGBB`: Android, SimpleX themes, the usual SwiftUI `Color(hex:)` extension.
  case alphaFirst
}
