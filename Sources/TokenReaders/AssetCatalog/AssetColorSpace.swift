package import ColorMath
import DesignTokens

/// The color spaces of an asset catalog by their names there.
/// [Asset Catalog Format Reference, image set type]
package enum AssetColorSpace: String, Sendable, CaseIterable {
  /// Red, green and blue of sRGB, 0…1.
  case srgb
  /// Red, green and blue of Display P3, 0…1.
  case displayP3 = "display-p3"
  /// Red, green and blue of sRGB, also outside 0…1.
  case extendedSRGB = "extended-srgb"
  /// Linear-light red, green and blue of sRGB, also outside 0…1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// A white of Apple's generic gray, 0…1.
  case grayGamma22 = "gray-gamma-22"
  /// The same, also outside 0…1.
  case extendedGray = "extended-gray"

  /// Whether components may lie outside 0…1.
  package var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .srgb, .displayP3, .grayGamma22: false
    }
  }

  /// The components beside the opacity.
  package var componentNames: [String] {
    switch self {
    case .grayGamma22, .extendedGray: ["white"]
    case .srgb, .displayP3, .extendedSRGB, .extendedLinearSRGB: ["red", "green", "blue"]
    }
  }

  /// The color of components in the order of their names.
  func literal(_ components: [Double], alpha: Double) -> ColorLiteral {
    switch self {
    case .srgb, .extendedSRGB:
      ColorLiteral(space: .srgb, components: components, alpha: alpha)
    case .displayP3: ColorLiteral(space: .displayP3, components: components, alpha: alpha)
    case .extendedLinearSRGB:
      ColorLiteral(space: .srgbLinear, components: components, alpha: alpha)
    case .grayGamma22, .extendedGray:
      ColorLiteral(GrayGamma22.sRGB(white: components[0], alpha: alpha))
    }
  }

  /// The components of a color in the order of their names; nil for a color that a gray space cannot
  /// hold.
  package func components(of color: SRGBColor) -> [Double]? {
    switch self {
    case .srgb, .extendedSRGB: [color.red, color.green, color.blue]
    case .displayP3: AssetColorSpace.list(ColorSpace.displayP3.components(of: color))
    case .extendedLinearSRGB: AssetColorSpace.list(ColorSpace.srgbLinear.components(of: color))
    case .grayGamma22, .extendedGray: GrayGamma22.white(of: color).map { [$0] }
    }
  }

  /// The color of components in the order of their names.
  package func sRGB(_ components: [Double], alpha: Double) -> SRGBColor {
    literal(components, alpha: alpha).sRGB
  }

  private static func list(_ parts: SIMD3<Double>) -> [Double] { [parts.x, parts.y, parts.z] }
}
