import ColorMath
import DesignTokens

/// The colour spaces of an asset catalogue by their names there.
/// [Asset Catalog Format Reference, image set type]
enum AssetColorSpace: String, CaseIterable {
  case srgb
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// Whether components may lie outside 0…1.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedGray: true
    case .srgb, .displayP3, .grayGamma22: false
    }
  }

  /// The components beside the opacity.
  var componentNames: [String] {
    switch self {
    case .grayGamma22, .extendedGray: ["white"]
    case .srgb, .displayP3, .extendedSRGB, .extendedLinearSRGB: ["red", "green", "blue"]
    }
  }

  /// The colour of components in the order of their names.
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
}
