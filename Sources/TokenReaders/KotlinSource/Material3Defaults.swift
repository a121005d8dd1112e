import ColorMath

/// What `lightColorScheme()` and `darkColorScheme()` give to the roles that are not given.
/// [androidx.compose.material3, `ColorLightTokens`, `ColorDarkTokens` and `PaletteTokens` v0_210]
///
/// The same from version 1.2 on. Before, the neutral palette had other colors.
enum Material3Defaults {
  /// The colors in `light` or `dark`, by their roles.
  static func colors(in scheme: String) -> [String: SRGBColor] {
    Dictionary(
      uniqueKeysWithValues: rows.map { role, light, dark in
        (role, PackedColor.color(packed: scheme == "dark" ? dark : light))
      })
  }

  /// The roles that have the color of another: `surfaceTint: Color = primary`.
  static let equals = ["surfaceTint": "primary"]

  /// The roles with their colors in light and dark.
  private static let rows: [(role: String, light: Int64, dark: Int64)] = [
    ("primary", 0xFF67_50A4, 0xFFD0_BCFF),
    ("onPrimary", 0xFFFF_FFFF, 0xFF38_1E72),
    ("primaryContainer", 0xFFEA_DDFF, 0xFF4F_378B),
    ("onPrimaryContainer", 0xFF21_005D, 0xFFEA_DDFF),
    ("inversePrimary", 0xFFD0_BCFF, 0xFF67_50A4),
    ("secondary", 0xFF62_5B71, 0xFFCC_C2DC),
    ("onSecondary", 0xFFFF_FFFF, 0xFF33_2D41),
    ("secondaryContainer", 0xFFE8_DEF8, 0xFF4A_4458),
    ("onSecondaryContainer", 0xFF1D_192B, 0xFFE8_DEF8),
    ("tertiary", 0xFF7D_5260, 0xFFEF_B8C8),
    ("onTertiary", 0xFFFF_FFFF, 0xFF49_2532),
    ("tertiaryContainer", 0xFFFF_D8E4, 0xFF63_3B48),
    ("onTertiaryContainer", 0xFF31_111D, 0xFFFF_D8E4),
    ("background", 0xFFFE_F7FF, 0xFF14_1218),
    ("onBackground", 0xFF1D_1B20, 0xFFE6_E0E9),
    ("surface", 0xFFFE_F7FF, 0xFF14_1218),
    ("onSurface", 0xFF1D_1B20, 0xFFE6_E0E9),
    ("surfaceVariant", 0xFFE7_E0EC, 0xFF49_454F),
    ("onSurfaceVariant", 0xFF49_454F, 0xFFCA_C4D0),
    ("inverseSurface", 0xFF32_2F35, 0xFFE6_E0E9),
    ("inverseOnSurface", 0xFFF5_EFF7, 0xFF32_2F35),
    ("error", 0xFFB3_261E, 0xFFF2_B8B5),
    ("onError", 0xFFFF_FFFF, 0xFF60_1410),
    ("errorContainer", 0xFFF9_DEDC, 0xFF8C_1D18),
    ("onErrorContainer", 0xFF41_0E0B, 0xFFF9_DEDC),
    ("outline", 0xFF79_747E, 0xFF93_8F99),
    ("outlineVariant", 0xFFCA_C4D0, 0xFF49_454F),
    ("scrim", 0xFF00_0000, 0xFF00_0000),
    ("surfaceBright", 0xFFFE_F7FF, 0xFF3B_383E),
    ("surfaceDim", 0xFFDE_D8E1, 0xFF14_1218),
    ("surfaceContainer", 0xFFF3_EDF7, 0xFF21_1F26),
    ("surfaceContainerHigh", 0xFFEC_E6F0, 0xFF2B_2930),
    ("surfaceContainerHighest", 0xFFE6_E0E9, 0xFF36_343B),
    ("surfaceContainerLow", 0xFFF7_F2FA, 0xFF1D_1B20),
    ("surfaceContainerLowest", 0xFFFF_FFFF, 0xFF0F_0D13),
  ]
}
