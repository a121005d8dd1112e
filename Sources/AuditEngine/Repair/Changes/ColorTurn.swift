package import ColorMath

/// A change of color that people would call by another name: it changes the role of a color, not
/// only its shade.
package enum ColorTurn: Sendable, Hashable {
  /// What was light is dark, or what was dark is light.
  case darkens, lightens
  /// A yellow loses its light.
  case olive
  /// An orange does.
  case brown

  /// Nil for a change of shade. By lightness, chroma and hue of OKLCH.
  package init?(from old: SRGBColor, to new: SRGBColor) {
    let (old, new) = (ColorSpace.oklch.components(of: old), ColorSpace.oklch.components(of: new))
    if old.x >= Self.light, new.x <= Self.dark {
      self = .darkens
    } else if old.x <= Self.dark, new.x >= Self.light {
      self = .lightens
    } else if old.y >= Self.colorful, (85..<120).contains(old.z), old.x >= 0.8,
      new.x < 0.7
    {
      self = .olive
    } else if old.y >= Self.colorful, (45..<85).contains(old.z), old.x >= 0.65,
      new.x < 0.52
    {
      self = .brown
    } else {
      return nil
    }
  }

  /// The lightness, 0…1, from which a color is called light, and up to which dark.
  private static let (light, dark) = (0.7, 0.45)
  /// Less chroma is a gray.
  private static let colorful = 0.08

  /// Whether people would call a color a gray.
  static func isGray(_ color: SRGBColor) -> Bool {
    ColorSpace.oklch.components(of: color).y < colorful
  }
}
