/// What `ColorScheme.light()` and `ColorScheme.dark()` give to the roles that are not given, opacity
/// first. [Flutter, ColorScheme.light and ColorScheme.dark]
///
/// Only what all versions since 2019 agree on: the other roles came later, and each is another role
/// by default, not the same in all versions.
package enum FlutterSchemeDefaults {
  package static let light: [String: Int64] = [
    "primary": 0xFF62_00EE, "onPrimary": 0xFFFF_FFFF, "secondary": 0xFF03_DAC6,
    "onSecondary": 0xFF00_0000, "error": 0xFFB0_0020, "onError": 0xFFFF_FFFF,
    "surface": 0xFFFF_FFFF, "onSurface": 0xFF00_0000,
  ]
  package static let dark: [String: Int64] = [
    "primary": 0xFFBB_86FC, "onPrimary": 0xFF00_0000, "secondary": 0xFF03_DAC6,
    "onSecondary": 0xFF00_0000, "error": 0xFFCF_6679, "onError": 0xFF00_0000,
    "surface": 0xFF12_1212, "onSurface": 0xFFFF_FFFF,
  ]
}
