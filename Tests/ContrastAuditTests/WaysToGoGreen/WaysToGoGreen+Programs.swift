/// Kotlin and Dart.
extension WayToGoGreen {
  static let programs: [WayToGoGreen] = [
    WayToGoGreen(
      "A dark scheme in Kotlin", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "C.ink",
       "background": "C.page", "usage": "text"}]}]}
      @file a.kt
      data class C(val ink: Color, val page: Color = Color.White, val isDark: Boolean)
      val LightC = C(ink = Color.Black, isDark = false)
      val DarkC = C(ink = Color.White, isDark = true)
      """##),
    WayToGoGreen(
      "A color that Kotlin chooses while the app runs", 2, "nothing here is called isNight",
      ##"""
      @policy "a.kt"
      @file a.kt
      val ink: Color = if (isNight()) Color.White else Color.Black
      val page = Color.White
      """##),
    WayToGoGreen(
      "Six digits in Kotlin, which are transparent", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.kt"
      @file a.kt
      val ink = Color(0x000000)
      val page = Color.White
      """##),
    WayToGoGreen(
      "A member of another object with the name of a constant", 2,
      "what the theme gives isn't known here",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "label",
       "background": "page", "usage": "text"}]}]}
      @file a.kt
      val ink = Color.Black
      val label: Color = MaterialTheme.colors.ink
      val page = Color.White
      """##),
    WayToGoGreen(
      "A role that a scheme leaves to Material", 2, "not given; the default of Material applies",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "ColorScheme.onSurface",
       "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      val LightColors = lightColorScheme(surface = Color.White)
      """##),
    WayToGoGreen(
      "A role that a scheme for television leaves out", 2,
      "not given; the default of Material applies",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.kt", "defaults": "material3-1.2"}], "rules": [{"id": "A", "pairings": [
       {"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      import androidx.tv.material3.lightColorScheme
      val LightColors = lightColorScheme(surface = Color.White)
      """##),
    WayToGoGreen(
      "Another page than that of Material", 1,
      "1.00 of 4.5  ColorScheme.onSurface on ColorScheme.surface",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.kt", "defaults": "material3-1.2"}], "rules": [{"id": "A", "pairings": [
       {"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      import androidx.compose.material3.lightColorScheme
      val LightColors = lightColorScheme(surface = Color(0xFF1D1B20))
      """##),
    WayToGoGreen(
      "Defaults of Material for a style sheet", 2, "defaults are for Kotlin sources only",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.css", "defaults": "material3-1.2"}], "rules": [{"id": "A", "pairings": [
       {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      """##),
    WayToGoGreen(
      "A Kotlin class that fades the text it is given", 1,
      "2.12 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "C.ink",
       "background": "C.page", "usage": "text"}]}]}
      @file a.kt
      class C(ink: Color, val page: Color) { val ink = ink.copy(alpha = 0.3f) }
      val light = C(ink = Color.Black, page = Color.White)
      """##),
    WayToGoGreen(
      "A dark scheme that Kotlin computes of the light one", 1,
      "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "C.ink",
       "background": "C.page", "usage": "text"}]}]}
      @file a.kt
      data class C(val ink: Color, val page: Color)
      val light = C(ink = Color.Black, page = Color.White)
      val dark = light.inverted()
      fun C.inverted() = copy(ink = Color.Black, page = Color.Black)
      """##),
    WayToGoGreen(
      "A dark scheme that a function makes of the light one", 1,
      "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "C.ink",
       "background": "C.page", "usage": "text"}]}]}
      @file a.kt
      data class C(val ink: Color, val page: Color)
      val light = C(ink = Color.Black, page = Color.White)
      val dark: C = with(light) { copy(page = Color.Black) }
      """##),
    WayToGoGreen(
      "A Dart class that fades the text it is given", 1,
      "2.12 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [{"foreground": "C.ink",
       "background": "C.page", "usage": "text"}]}]}
      @file a.dart
      class C {
        final Color ink;
        final Color page;
        const C({required Color ink, required this.page}) : ink = ink.withOpacity(0.3);
      }
      const light = C(ink: Color(0xFF000000), page: Color(0xFFFFFFFF));
      """##),
    WayToGoGreen(
      "A dark theme in Dart", 1, "1.00 of 4.5  ColorScheme.onSurface on ColorScheme.surface",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [{"foreground": "ColorScheme.onSurface",
       "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.dart
      const ink = Colors.black;
      final light = ThemeData(
        colorScheme: ColorScheme.light(surface: Colors.white, onSurface: ink));
      final dark = ThemeData(
        colorScheme: ColorScheme.dark(surface: Colors.black, onSurface: ink));
      """##),
    WayToGoGreen(
      "An opacity in Dart", 1, "2.12 of 4.5  ink on page",
      ##"""
      @policy "a.dart"
      @file a.dart
      final ink = Colors.black.withOpacity(0.3);
      const page = Colors.white;
      """##),
    WayToGoGreen(
      "A color of Dart that changes", 2, "assigned again at a.dart:3",
      ##"""
      @policy "a.dart"
      @file a.dart
      Color ink = Colors.black;
      const page = Colors.white;
      void night() { ink = Colors.white; }
      """##),
    WayToGoGreen(
      "A scheme from a seed", 2, "ColorScheme.fromSeed computes it",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [{"foreground": "ColorScheme.onPrimary",
       "background": "ColorScheme.primary", "usage": "text"}]}]}
      @file a.dart
      final scheme = ColorScheme.fromSeed(seedColor: Colors.teal);
      """##),
  ]
}
