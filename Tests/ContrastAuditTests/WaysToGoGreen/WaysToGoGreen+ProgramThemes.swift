/// Dark values and themes of programs that are written in forms that readers overlook.
extension WayToGoGreen {
  static var programThemes: [WayToGoGreen] { swiftThemes + dartThemes + kotlinThemes }

  private static let swiftThemes: [WayToGoGreen] = [
    WayToGoGreen(
      "The text of one palette on the background of another, by the default of a switch", 2,
      "the token 'Second.color.link' does not exist",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"First.color.link","background":"First.color.page","usage":"text"}, {"foreground":"Second.color.link","background":"Second.color.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      struct Pair { let lightColor: Color; let darkColor: Color }
      enum Role { case page, link }
      enum First {
        static let paper = Pair(lightColor: .white, darkColor: .black)
        static let ink = Pair(lightColor: .black, darkColor: .white)
        static func color(for role: Role) -> Pair {
          switch role { case .page: return paper
          case .link: return ink }
        }
      }
      enum Second {
        static func color(for role: Role) -> Pair {
          switch role { case .page: return First.ink
          default: return First.color(for: role) }
        }
      }
      """##),
    WayToGoGreen(
      "A light and a dark color whose type only the parameter tells", 1,
      "1.00 of 4.5  P.ink on P.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"P.ink","background":"P.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      struct Pair { let lightColor: Color; let darkColor: Color }
      extension Color {
        static let paper = Color(red: 1, green: 1, blue: 1)
        static let night = Color(red: 0, green: 0, blue: 0)
      }
      enum P {
        static let ink = Pair(lightColor: .night, darkColor: .paper)
        static let page: Pair = .init(lightColor: .paper, darkColor: .paper)
      }
      """##),
    WayToGoGreen(
      "A function of the app's own that makes faint what its digits say", 1,
      "1.25 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      extension Color {
        static func hex(_ hex: UInt) -> Self { Self(white: 0, opacity: 0.1) }
      }
      enum C {
        static let ink: Color = .hex(0x000000)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "A light and a dark color that their initializer makes faint", 1,
      "1.25 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      extension Color {
        init(light: Color, dark: Color, lightAlpha: Double = 0.1, darkAlpha: Double = 1) {
          self.init(uiColor: UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(dark.opacity(darkAlpha)) : UIColor(light.opacity(lightAlpha))
          })
        }
      }
      enum C {
        static let ink = Color(light: .black, dark: .white)
        static let page = Color(light: .white, dark: .black, lightAlpha: 1)
      }
      """##),
    WayToGoGreen(
      "A light and a dark value of a type whose colors are not read", 2, "P.ink",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"P.ink","background":"P.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum Shade: String { case black = "000000", white = "FFFFFF" }
      struct ColorPair { let light: Shade; let dark: Shade }
      enum P {
        static let ink = ColorPair(light: .black, dark: .white)
        static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A black scheme that a function makes of the dark one", 1,
      "1.00 of 4.5  ColorScheme.onSurface on ColorScheme.surface",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      import androidx.compose.material3.*
      val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
      val dark = darkColorScheme(surface = Color.White, onSurface = Color.Black)
      fun scheme(isBlack: Boolean) = if (isBlack) dark.copy(surface = Color.Black) else dark
      """##),
    WayToGoGreen(
      "A copy of a copied scheme", 1,
      "1.00 of 4.5  ColorScheme.onSurface on ColorScheme.surface",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      import androidx.compose.material3.*
      val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
      val dark = darkColorScheme(surface = Color.Black, onSurface = Color.White)
      fun scheme(isRed: Boolean): ColorScheme {
        val red = dark.copy(surface = Color.Red)
        return red.copy(onSurface = Color.Red)
      }
      """##),
    WayToGoGreen(
      "A copied scheme whose new colors have no labels", 2, "ColorScheme made in a function",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      import androidx.compose.material3.*
      val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
      val dark = darkColorScheme(surface = Color.Black, onSurface = Color.White)
      fun scheme() = dark.copy(Color.Red, Color.Red)
      """##),
    WayToGoGreen(
      "A copied scheme with a color that only its function knows", 2, "'ink' is a parameter",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.kt
      import androidx.compose.material3.*
      val ink = Color.Black
      val light = lightColorScheme(surface = Color.White, onSurface = ink)
      val dark = darkColorScheme(surface = Color.White, onSurface = ink)
      fun scheme(ink: Color) = dark.copy(onSurface = ink)
      """##),
    WayToGoGreen(
      "Themes of toasts beside those of the app", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "src", "format": "swift"}], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file src/C.swift
      import SwiftUI
      enum ThemeType { case day, night, ocean }
      struct C {
        static func ink(for theme: ThemeType) -> UIColor {
          switch theme { case .day: return .black
          case .night: return .white
          case .ocean: return .white }
        }
        static func page(for theme: ThemeType) -> UIColor {
          switch theme { case .day: return .white
          case .night: return .black
          case .ocean: return .white }
        }
      }
      @file src/Toast.swift
      import SwiftUI
      protocol ToastTheme { var title: Color { get } }
      class ToastPlayerTheme: ToastTheme { var title: Color { Color.white } }
      class ToastDefaultTheme: ToastTheme { var title: Color { Color.black } }
      """##),
  ]

  private static let dartThemes: [WayToGoGreen] = [
    WayToGoGreen(
      "A dark scheme in Dart that a constructor hands on", 1,
      "1.00 of 4.5  AppColors.ink on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [{"foreground": "AppColors.ink",
       "background": "AppColors.page", "usage": "text"}]}]}
      @file a.dart
      class AppColors {
        const AppColors({required this.ink, required this.page});
        final Color ink;
        final Color page;
      }
      class Scheme extends AppColors {
        const Scheme.light() : super(ink: Colors.black, page: Colors.white);
        const Scheme.dark() : super(ink: const Color(0xFFFFFFFF), page: Colors.white);
      }
      """##),
    WayToGoGreen(
      "A dark scheme in Dart that a method keeps in a constant first", 1,
      "1.00 of 4.5  AppColors.ink on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [{"foreground": "AppColors.ink",
       "background": "AppColors.page", "usage": "text"}]}]}
      @file a.dart
      class AppColors {
        const AppColors({required this.ink, required this.page});
        final Color ink;
        final Color page;
      }
      class Scheme {
        AppColors light() => AppColors(ink: Colors.black, page: Colors.white);
        AppColors dark({String? font}) {
          final white = Colors.white;
          final AppColors made = AppColors(ink: white, page: white);
          return made;
        }
      }
      """##),
    WayToGoGreen(
      "A color in Dart that a function chooses", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [{"foreground": "C.ink",
       "background": "C.page", "usage": "text"}]}]}
      @file a.dart
      class C {
        static Color ink(BuildContext c) =>
          Theme.of(c).brightness == Brightness.dark ? Colors.white : Colors.black;
        static const page = Colors.white;
      }
      """##),
    WayToGoGreen(
      "A color of a Dart scheme that a theme changes", 2,
      "under 'ColorScheme changed in a function'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "A", "pairings": [
       {"foreground": "ColorScheme.onSurface", "background": "ColorScheme.surface", "usage": "text"}]}]}
      @file a.dart
      const _scheme = ColorScheme(
        surface: Colors.white, onSurface: Colors.black, brightness: Brightness.light);
      final theme = ThemeData(colorScheme: _scheme.copyWith(onSurface: Colors.white));
      """##),
  ]

  private static let kotlinThemes: [WayToGoGreen] = [
    WayToGoGreen(
      "A dark object in Kotlin", 1, "1.00 of 4.5  AppColors.ink on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "AppColors.ink",
       "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      sealed class AppColors(val ink: Color, val page: Color)
      object LightColors : AppColors(ink = Color.Black, page = Color.White)
      object DarkColors : AppColors(ink = Color(0xFFFFFFFF), page = Color.White)
      """##),
    WayToGoGreen(
      "A color in Kotlin that a function chooses", 1, "1.00 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "ink",
       "background": "page", "usage": "text"}]}]}
      @file a.kt
      fun ink(isDark: Boolean): Color = if (isDark) Color.White else Color.Black
      val page = Color.White
      """##),
    WayToGoGreen(
      "A scheme in Kotlin beside those that are constants", 1,
      "1.00 of 4.5  AppColors.ink on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "conditions": {"AppColors made in a function": "ignore"}, "rules": [{"id": "A", "pairings": [{"foreground": "AppColors.ink",
       "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      data class AppColors(val ink: Color, val page: Color)
      val lightAppColors = AppColors(ink = Color.Black, page = Color.White)
      val darkAppColors = AppColors(ink = Color.White, page = Color.White)
      fun dynamicAppColors(m: ColorScheme): AppColors = AppColors(ink = m.onSurface, page = m.surface)
      """##),
    WayToGoGreen(
      "A scheme that a function makes in Kotlin", 2,
      "AppColors made in a function",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "A", "pairings": [{"foreground": "AppColors.ink",
       "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      data class AppColors(val ink: Color, val page: Color)
      val lightAppColors = AppColors(ink = Color.Black, page = Color.White)
      val darkAppColors = AppColors(ink = Color.White, page = Color.Black)
      fun dynamicAppColors(m: ColorScheme): AppColors = AppColors(ink = m.onSurface, page = m.surface)
      """##),
  ]
}
