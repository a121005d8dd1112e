/// Values of programs, and themes of style sheets, that another declaration of the same name or another
/// function changes.
extension WayToGoGreen {
  static var followed: [WayToGoGreen] { followed1 + followed2 }

  private static let followed1: [WayToGoGreen] = [
    WayToGoGreen(
      "A constant of the type that a function belongs to, beside one outside", 1,
      "1.60 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      let half = 0.9
      extension Color {
        static let half = 0.2
        static func f(_ v: Int) -> Color {
          var x = v
          x += 1
          return Color(white: 0, opacity: half)
        }
      }
      enum T {
        static let ink = Color.f(1)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "A getter of the type that a function belongs to, beside a constant outside", 1,
      "1.60 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      let half = 0.9
      extension Color {
        static var half: Double { 0.2 }
        static func f(_ v: Int) -> Color {
          var x = v
          x += 1
          return Color(white: 0, opacity: half)
        }
      }
      enum T {
        static let ink = Color.f(1)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "A type in the type that a function belongs to, beside one outside", 1,
      "1.60 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      enum Opacity { static let half = 0.9 }
      extension Color {
        enum Opacity { static let half = 0.2 }
        static func f(_ v: Int) -> Color {
          var x = v
          x += 1
          return Color(white: 0, opacity: Opacity.half)
        }
      }
      enum T {
        static let ink = Color.f(1)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "A type alias in the type that a function belongs to", 1,
      "1.60 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      enum K { static let half = 0.9 }
      struct K2 { static let half = 0.2 }
      extension Color {
        typealias K = K2
        static func f(_ v: Int) -> Color {
          var x = v
          x += 1
          return Color(white: 0, opacity: K.half)
        }
      }
      enum T {
        static let ink = Color.f(1)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "An enumeration in the type whose initializer takes it, beside one outside", 1,
      "1.35 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension Color {
        init(hex: String) {
          let v = UInt64(hex, radix: 16) ?? 0
          self.init(red: Double((v >> 16) & 0xFF) / 255, green: Double((v >> 8) & 0xFF) / 255, blue: Double(v & 0xFF) / 255)
        }
      }
      enum S: String { case ink = "222222" }
      extension Color {
        enum S: String { case ink = "DDDDDD" }
        init(_ s: S) { self.init(hex: s.rawValue) }
      }
      enum T {
        static let ink = Color(.ink)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "A case with another raw value under #if", 2,
      "not read: 'T.ink': rawValue isn't known",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension Color {
        init(hex: String) {
          let v = UInt64(hex, radix: 16) ?? 0
          self.init(red: Double((v >> 16) & 0xFF) / 255, green: Double((v >> 8) & 0xFF) / 255, blue: Double(v & 0xFF) / 255)
        }
      }
      enum S: String {
        #if os(iOS)
          case ink = "DDDDDD"
        #else
          case ink = "222222"
        #endif
      }
      extension Color { init(_ s: S) { self.init(hex: s.rawValue) } }
      enum T {
        static let ink = Color(.ink)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "Raw values by a property", 1,
      "1.35 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension Color {
        init(hex: String) {
          let v = UInt64(hex, radix: 16) ?? 0
          self.init(red: Double((v >> 16) & 0xFF) / 255, green: Double((v >> 8) & 0xFF) / 255, blue: Double(v & 0xFF) / 255)
        }
      }
      enum S: String {
        case ink = "222222"
        var rawValue: String { "DDDDDD" }
      }
      extension Color { init(_ s: S) { self.init(hex: s.rawValue) } }
      enum T {
        static let ink = Color(.ink)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "Opacities of a light and a dark color that are turned round", 1,
      "1.25 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension Color {
        init(light: Color, dark: Color, lightAlpha: Double = 1, darkAlpha: Double = 1) {
          self = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark.opacity(1 - darkAlpha)) : UIColor(light.opacity(1 - lightAlpha)) })
        }
      }
      enum T {
        static let ink = Color(light: .black, dark: .white, lightAlpha: 0.9, darkAlpha: 0.9)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "Opacities of a light and a dark color that are swapped", 1,
      "1.00 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension Color {
        init(light: Color, dark: Color, lightAlpha: Double = 1, darkAlpha: Double = 1) {
          self = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark.opacity(lightAlpha)) : UIColor(light.opacity(darkAlpha)) })
        }
      }
      enum T {
        static let ink = Color(light: .black, dark: .white, lightAlpha: 0.9, darkAlpha: 0.9)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "Opacities of a light and a dark color whose initializer is not there", 2,
      "is not known here",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      enum T {
        static let ink = Color(light: .black, dark: .white, lightAlpha: 0.9, darkAlpha: 0.9)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "An opacity of a light color that replaces its own", 1,
      "2.84 of 4.5  T.ink on T.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension UIColor {
        convenience init(light: UIColor, dark: UIColor, lightAlpha: CGFloat, darkAlpha: CGFloat) {
          self.init { $0.userInterfaceStyle == .dark ? dark.withAlphaComponent(darkAlpha) : light.withAlphaComponent(lightAlpha) }
        }
      }
      enum T {
        static let ink = UIColor(light: UIColor.black.withAlphaComponent(0.5), dark: .black, lightAlpha: 0.4, darkAlpha: 1)
        static let page = UIColor.white
      }
      """##),
    WayToGoGreen(
      "A closure with the name of the usual function", 2,
      "no declaration takes these arguments",
      ##"""
      @file contrast-audit.json
      {"tokens": ["T.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "T.ink", "background": "T.page", "usage": "text"}]}]}
      @file T.swift
      import SwiftUI
      extension Color { static let hex: (UInt) -> Color = { _ in Color(white: 0.9) } }
      enum T {
        static let ink = Color.hex(0x222222)
        static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "Another constructor of a Kotlin class that makes a color faint", 1,
      "1.49 of 4.5  AppColors.text on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      package a
      import androidx.compose.ui.graphics.Color
      class AppColors private constructor(val text: Color, val page: Color, x: Int) {
        constructor(text: Color, page: Color) : this(text.copy(alpha = 0.2f), page, 1)
      }
      val light = AppColors(text = Color(0xFF222222), page = Color.White)
      val dark = AppColors(text = Color(0xFFDDDDDD), page = Color.Black)
      """##),
  ]

  private static let followed2: [WayToGoGreen] = [
    WayToGoGreen(
      "A Kotlin class that hands itself to a function when it is made", 2,
      "AppColors.text is assigned again at a.kt:6",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      package a
      import androidx.compose.ui.graphics.Color
      class AppColors(var text: Color, val page: Color) { init { fade(this) } }
      val light = AppColors(text = Color(0xFF222222), page = Color.White)
      val dark = AppColors(text = Color(0xFFDDDDDD), page = Color.Black)
      fun fade(c: AppColors) { c.text = c.page }
      """##),
    WayToGoGreen(
      "A function called lerp that a constant calls", 2,
      "a function makes others at a.kt:5",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      package a
      import androidx.compose.ui.graphics.Color
      class AppColors(val text: Color, val page: Color)
      val light = AppColors(text = Color(0xFF222222), page = Color.White)
      fun lerp(a: Int): AppColors { return AppColors(text = Color.White, page = Color.White) }
      val dark = lerp(1)
      """##),
    WayToGoGreen(
      "Dark colors that are made of the light ones by toDark()", 2,
      "whose colors are known only while the app runs",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      package a
      import androidx.compose.ui.graphics.Color
      class AppColors(val text: Color, val page: Color)
      val light = AppColors(text = Color(0xFF222222), page = Color.White)
      val dark = light.toDark()
      """##),
    WayToGoGreen(
      "Dark colors that are made of the light ones by a function of another file", 2,
      "whose colors are known only while the app runs",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      package a
      import androidx.compose.ui.graphics.Color
      class AppColors(val text: Color, val page: Color)
      val light = AppColors(text = Color(0xFF222222), page = Color.White)
      val dark = invert(light)
      """##),
    WayToGoGreen(
      "Dark colors that are made of the light ones by a function, when it is used first", 2,
      "whose colors are known only while the app runs",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.kt
      package a
      import androidx.compose.ui.graphics.Color
      class AppColors(val text: Color, val page: Color)
      val light = AppColors(text = Color(0xFF222222), page = Color.White)
      val dark: AppColors by lazy { invert(light) }
      """##),
    WayToGoGreen(
      "A scheme of Material whose colors are not known", 2,
      "the colors of this scheme of Material are not known here",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.kt", "defaults": "material3-1.2"}], "rules": [{"id": "R", "pairings": [{"foreground": "ColorScheme.onPrimary", "background": "ColorScheme.primary", "usage": "text"}]}]}
      @file a.kt
      import androidx.compose.material3.*
      val light = expressiveLightColorScheme()
      val dark = darkColorScheme()
      """##),
    WayToGoGreen(
      "A Dart constructor that hands a fainter color to another", 1,
      "1.49 of 4.5  AppColors.text on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.dart
      import 'package:flutter/material.dart';
      class AppColors {
        final Color text;
        final Color page;
        AppColors({required Color text, required Color page}) : this._(text.withOpacity(0.2), page);
        AppColors._(this.text, this.page);
      }
      final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
      final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
      """##),
    WayToGoGreen(
      "A Dart constructor that hands a fainter color to the class that it extends", 1,
      "1.49 of 4.5  AppColors.text on AppColors.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.dart
      import 'package:flutter/material.dart';
      class Base {
        final Color text;
        final Color page;
        Base({required this.text, required this.page});
      }
      class AppColors extends Base {
        AppColors({required Color text, required super.page}) : super(text: text.withOpacity(0.2));
      }
      final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
      final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
      """##),
    WayToGoGreen(
      "A Dart constructor that calls a method of its own", 2,
      "AppColors.text is assigned again at a.dart:6",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.dart
      import 'package:flutter/material.dart';
      class AppColors {
        Color text;
        Color page;
        AppColors({required this.text, required this.page}) { fade(); }
        void fade() { text = page; }
      }
      final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
      final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
      """##),
    WayToGoGreen(
      "A part of a Dart constant that gets another color", 2,
      "under 'AppColors changed in a function'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.dart"], "rules": [{"id": "R", "pairings": [{"foreground": "AppColors.text", "background": "AppColors.page", "usage": "text"}]}]}
      @file a.dart
      import 'package:flutter/material.dart';
      class AppColors {
        Color text;
        Color page;
        AppColors({required this.text, required this.page});
      }
      final light = AppColors(text: Color(0xFF222222), page: Color(0xFFFFFFFF));
      final dark = AppColors(text: Color(0xFFDDDDDD), page: Color(0xFF000000));
      void main() { light.text = Color(0xFFEEEEEE); }
      """##),
    WayToGoGreen(
      "Two classes of themes with the same name, before the word and after it", 1,
      "1.35 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #222; --page: #fff }
      .theme-sea { --ink: #ddd }
      .sea-theme { --ink: #333 }
      """##),
  ]
}
