/// The roles of the color schemes of Material, without those that are fixed in light and dark.
enum MaterialRoles {
  /// [androidx.compose.material3.ColorScheme]
  static let compose = common + ["inverseOnSurface"] + withBackground
  /// [Flutter, ColorScheme]
  static let flutter = common + ["onInverseSurface", "shadow"] + withBackground
  /// [androidx.compose.material.Colors]
  static let material2 = [
    "primary", "primaryVariant", "secondary", "secondaryVariant", "background", "surface", "error",
    "onPrimary", "onSecondary", "onBackground", "onSurface", "onError",
  ]

  private static let withBackground = ["background", "onBackground", "surfaceVariant"]
  private static let common = [
    "primary", "onPrimary", "primaryContainer", "onPrimaryContainer", "inversePrimary", "secondary",
    "onSecondary", "secondaryContainer", "onSecondaryContainer", "tertiary", "onTertiary",
    "tertiaryContainer", "onTertiaryContainer", "surface", "onSurface", "onSurfaceVariant",
    "surfaceTint", "inverseSurface", "error", "onError", "errorContainer", "onErrorContainer",
    "outline", "outlineVariant", "scrim", "surfaceBright", "surfaceDim", "surfaceContainer",
    "surfaceContainerHigh", "surfaceContainerHighest", "surfaceContainerLow",
    "surfaceContainerLowest",
  ]
}
