/// A color that UIKit gives a name, in light and in dark and at default contrast.
///
/// SwiftUI's own colors have the same values on iOS. AppKit's differ and are not here, and neither
/// are those under increased contrast.
package struct SystemColor: Sendable {
  /// The name as `UIColor` has it; asset catalogs write `Color` after it.
  package let name: String
  /// The color where the interface is light.
  let light: ColorLiteral
  /// The color where the interface is dark.
  let dark: ColorLiteral

  /// The color of a scheme.
  package func color(isDark: Bool) -> ColorLiteral { isDark ? dark : light }

  /// The color of a name as `UIColor` has it: `secondaryLabel`, `systemBlue`.
  package static func named(_ name: String) -> SystemColor? { all[name] }

  /// The color of a name as an asset catalog has it: `secondaryLabelColor`.
  package static func referenced(_ name: String) -> SystemColor? {
    name.hasSuffix("Color") ? all[String(name.dropLast(5))] : nil
  }

  /// The color that SwiftUI gives a name: `Color.red` is the system's red, not the pure one.
  package static func inSwiftUI(_ name: String) -> SystemColor? {
    swiftUINames[name].flatMap { all[$0] }
  }

  /// The names by which asset catalogs know them.
  package static var referenceNames: [String] { all.keys.map { $0 + "Color" }.sorted() }

  /// The names as `UIColor` has them, in the order of the tables.
  package static var names: [String] { values.map(\.0) }

  // MARK: Values

  /// Name, light and its opacity in percent, dark and its opacity.
  ///
  /// Labels, separator, backgrounds and hues: Human Interface Guidelines, color, specifications, as
  /// of iOS 15 to 18. Fills, the lesser grays, grouped backgrounds and the link: `UIColor` as resolved
  /// by noahsark769/ColorCompatibility and Ricky-Choi/ACDColors.
  private static let values: [(String, UInt32, Double, UInt32, Double)] = [
    ("label", 0x000000, 100, 0xFFFFFF, 100),
    ("secondaryLabel", 0x3C3C43, 60, 0xEBEBF5, 60),
    ("tertiaryLabel", 0x3C3C43, 30, 0xEBEBF5, 30),
    ("quaternaryLabel", 0x3C3C43, 18, 0xEBEBF5, 16),
    ("placeholderText", 0x3C3C43, 30, 0xEBEBF5, 30),
    ("separator", 0x3C3C43, 29, 0x545458, 60),
    ("opaqueSeparator", 0xC6C6C8, 100, 0x38383A, 100),
    ("link", 0x007AFF, 100, 0x0984FF, 100),
    ("systemBackground", 0xFFFFFF, 100, 0x000000, 100),
    ("secondarySystemBackground", 0xF2F2F7, 100, 0x1C1C1E, 100),
    ("tertiarySystemBackground", 0xFFFFFF, 100, 0x2C2C2E, 100),
    ("systemGroupedBackground", 0xF2F2F7, 100, 0x000000, 100),
    ("secondarySystemGroupedBackground", 0xFFFFFF, 100, 0x1C1C1E, 100),
    ("tertiarySystemGroupedBackground", 0xF2F2F7, 100, 0x2C2C2E, 100),
    ("systemFill", 0x787880, 20, 0x787880, 36),
    ("secondarySystemFill", 0x787880, 16, 0x787880, 32),
    ("tertiarySystemFill", 0x767680, 12, 0x767680, 24),
    ("quaternarySystemFill", 0x747480, 8, 0x767680, 18),
    ("systemBlue", 0x007AFF, 100, 0x0A84FF, 100),
    ("systemGreen", 0x34C759, 100, 0x30D158, 100),
    ("systemOrange", 0xFF9500, 100, 0xFF9F0A, 100),
    ("systemPurple", 0xAF52DE, 100, 0xBF5AF2, 100),
    ("systemPink", 0xFF2D55, 100, 0xFF375F, 100),
    ("systemRed", 0xFF3B30, 100, 0xFF453A, 100),
    ("systemTeal", 0x30B0C7, 100, 0x40C8E0, 100),
    ("systemIndigo", 0x5856D6, 100, 0x5E5CE6, 100),
    ("systemMint", 0x00C7BE, 100, 0x63E6E2, 100),
    ("systemCyan", 0x32ADE6, 100, 0x64D2FF, 100),
    ("systemYellow", 0xFFCC00, 100, 0xFFD60A, 100),
    ("systemBrown", 0xA2845E, 100, 0xAC8E68, 100),
    ("systemGray", 0x8E8E93, 100, 0x8E8E93, 100),
    ("systemGray2", 0xAEAEB2, 100, 0x636366, 100),
    ("systemGray3", 0xC7C7CC, 100, 0x48484A, 100),
    ("systemGray4", 0xD1D1D6, 100, 0x3A3A3C, 100),
    ("systemGray5", 0xE5E5EA, 100, 0x2C2C2E, 100),
    ("systemGray6", 0xF2F2F7, 100, 0x1C1C1E, 100),
    // These do not adapt.
    ("darkText", 0x000000, 100, 0x000000, 100),
    ("lightText", 0xFFFFFF, 60, 0xFFFFFF, 60),
    ("black", 0x000000, 100, 0x000000, 100),
    ("white", 0xFFFFFF, 100, 0xFFFFFF, 100),
    ("clear", 0x000000, 0, 0x000000, 0),
  ]

  private static let swiftUINames = [
    "primary": "label", "secondary": "secondaryLabel", "red": "systemRed",
    "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
    "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink",
    "brown": "systemBrown", "gray": "systemGray",
  ]

  private static let all = Dictionary(
    uniqueKeysWithValues: values.map { name, light, lightOpacity, dark, darkOpacity in
      (
        name,
        SystemColor(
          name: name, light: color(light, percent: lightOpacity),
          dark: color(dark, percent: darkOpacity))
      )
    })

  private static func color(_ rgb: UInt32, percent: Double) -> ColorLiteral {
    let color = SRGBColor(
      red8: UInt8(rgb >> 16 & 0xFF), green8: UInt8(rgb >> 8 & 0xFF), blue8: UInt8(rgb & 0xFF))
    return ColorLiteral(color.withAlpha(percent / 100))
  }
}
