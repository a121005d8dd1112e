package import DesignTokens

/// The size of one `px` of a token where text size decides the requirement.
///
/// WCAG uses points, and a CSS pixel is 0.75 pt; but the Design Tokens format also calls a UIKit
/// point a pixel. The stricter reading applies unless the policy says that its pixels are points.
package enum PixelUnit: String, Sendable, CaseIterable {
  /// A CSS pixel, 0.75 pt: text is large from 24 px, or 18.67 px bold.
  case css
  /// A point: text is large from 18 px, or 14 px bold.
  case point

  /// Whether text of a style is large. [WCAG 2.2, large scale]
  package func isLarge(_ style: TextStyle) -> Bool {
    // Compared as 3 px : 4 pt, so that 24 px is 18 pt exactly.
    let (size, factor) = self == .css ? (style.pixels * 3, 4.0) : (style.pixels, 1.0)
    return size >= 18 * factor || (size >= 14 * factor && style.weight >= 700)
  }
}
