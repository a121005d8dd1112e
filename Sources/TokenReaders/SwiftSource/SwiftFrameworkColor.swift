import ColorMath
import DesignTokens

/// The colors that the frameworks give names to.
enum SwiftFrameworkColor {
  /// A color that never adapts. `UIColor.red` is pure red; `Color.red` is the system's and not here.
  static func pure(_ name: String, of type: SwiftColorType) -> ColorLiteral? {
    switch name {
    case "white": return ColorLiteral(.white)
    case "black": return ColorLiteral(.black)
    case "clear": return ColorLiteral(SRGBColor.black.withAlpha(0))
    default:
      guard type == .uiColor || type == .nsColor, let channels = pureChannels[name] else {
        return nil
      }
      return ColorLiteral(
        SRGBColor(red: channels.x, green: channels.y, blue: channels.z))
    }
  }

  /// A color that adapts. AppKit's have values of their own, which are not known here.
  static func system(_ name: String, of type: SwiftColorType) -> SystemColor? {
    switch type {
    case .color: SystemColor.inSwiftUI(name)
    case .uiColor: SystemColor.named(name)
    case .nsColor, .cgColor: nil
    }
  }

  /// [UIColor, fixed colors]
  private static let pureChannels: [String: SIMD3<Double>] = [
    "red": SIMD3(1, 0, 0), "green": SIMD3(0, 1, 0), "blue": SIMD3(0, 0, 1),
    "cyan": SIMD3(0, 1, 1), "yellow": SIMD3(1, 1, 0), "magenta": SIMD3(1, 0, 1),
    "orange": SIMD3(1, 0.5, 0), "purple": SIMD3(0.5, 0, 0.5), "brown": SIMD3(0.6, 0.4, 0.2),
    "gray": SIMD3(repeating: 0.5), "darkGray": SIMD3(repeating: 1.0 / 3),
    "lightGray": SIMD3(repeating: 2.0 / 3),
  ]
}
