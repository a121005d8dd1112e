/// Swift constants.
extension WayToGoGreen {
  static var swift: [WayToGoGreen] { swift1 + swift2 }

  private static let swift1: [WayToGoGreen] = [
    WayToGoGreen(
      "Channels of 255", 2, "the color is out of range",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(red: 255, green: 255, blue: 255)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A color with an opacity", 1, "1.25 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(red: 0, green: 0, blue: 0).opacity(0.1)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "An opacity of an opacity", 1, "1.22 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.black.opacity(0.9).opacity(0.1)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A color of the system", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.primary
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A color of a catalog that is not named", 2, "the asset 'Ink' is not known",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color("Ink")
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A color that asks for the scheme", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(UIColor { t in t.userInterfaceStyle == .dark ? .white : .black })
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A constant twice, once private", 2, "it is declared in C.swift:5 too",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.black
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      private enum C { static let ink = Color.white }
      """##),
    WayToGoGreen(
      "Eight digits that begin with the opacity", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(hex: "00000000")
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "An extension that makes black white", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      extension Color { static let black = Color.white }
      enum C { static let ink = Color.black
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A theme that is put together by code", 1, "1.00 of 4.5  Theme.ink on Theme.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"Theme.ink","background":"Theme.page","usage":"text"}]}]}
      @file C.swift
      struct Theme { var ink: Color; var page = Color.white
      static let light = Theme(ink: .black)
      static let dark: Theme = { var t = Theme.light; t.ink = .white; return t }()
      }
      """##),
    WayToGoGreen(
      "An initializer that exchanges the colors of a theme", 1,
      "1.00 of 4.5  Theme.ink on Theme.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"Theme.ink","background":"Theme.page","usage":"text"}]}]}
      @file C.swift
      struct Theme { let ink: Color; let page: Color
      init(ink: Color, page: Color) { self.ink = page; self.page = page }
      static let light = Theme(ink: .black, page: .white)
      static let dark = Theme(ink: .white, page: .black)
      }
      """##),
    WayToGoGreen(
      "A case of a function over themes that nobody looks at", 1, "1.00 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      enum Theme { case light, dark }
      enum C { static func ink(for theme: Theme) -> Color { theme == .dark ? .white : .black }
      static let page = Color.white
      }
      """##),
    WayToGoGreen(
      "A flag beside the case of a role", 2, "the token 'C.ink.text' does not exist",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink.text","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum Role { case text, link }
      enum C { static func ink(_ role: Role, _ d: Bool) -> Color {
        if d { return .white }
        switch role { case .text: return .black; case .link: return .blue }
      }
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A static flag beside the case of a role", 2, "the token 'C.ink.text' does not exist",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink.text","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum Role { case text, link }
      enum C { static var bright = false
      static func ink(_ role: Role) -> Color {
        if bright { return .white }
        switch role { case .text: return .black; case .link: return .blue }
      }
      static func change() { bright = Bool.random() }
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A function instead of a constant", 2, "the token 'C.ink' does not exist",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static func ink(_ d: Bool) -> Color { d ? .white : .black }
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A type for dark that nobody names", 2, "dark would not be judged",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.black
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      enum CDark { static let ink = Color.white
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A color that a view decides", 1, "1.00 of 4.5  V.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"V.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      struct V: View { @Environment(\.colorScheme) var s; var ink: Color { s == .dark ? .white : .black } }
      enum C { static let page = Color(red: 1, green: 1, blue: 1)
       }
      """##),
    WayToGoGreen(
      "A color that is computed elsewhere", 2, "is not known here",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(cgColor: CGColor(gray: 1, alpha: 1))
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A color that is mixed at run time", 2, "mix isn't known",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.black.mix(with: .white, by: 1)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A number that is infinite", 2, "the number isn't understood",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(red: 1e400, green: 0, blue: 0)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
  ]

  private static let swift2: [WayToGoGreen] = [
    WayToGoGreen(
      "A division by zero", 2, "the color is out of range",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let z = 0.0
      static let ink = Color(red: 1/z, green: 0, blue: 0)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A file that ends too early", 2, "the bracket that opens here is never closed",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.black
      static let page = Color(red: 1, green: 1, blue: 1)

      """##),
    WayToGoGreen(
      "A constant once more in an extension", 2, "it is declared in C.swift:5 too",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color.black
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      extension C { static let ink = Color.white }
      """##),
    WayToGoGreen(
      "A color that depends on the system", 2, "'C.ink' has another value under 'available(iOS17)'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static var ink: Color { if #available(iOS 17, *) { return .black } else { return .white } }
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
    WayToGoGreen(
      "A theme in an enumeration", 1, "1.00 of 4.5  Theme.ink on Theme.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"Theme.ink","background":"Theme.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum Theme { case a, b; var ink: Color { switch self { case .a: .black; case .b: .white } }; var page: Color { .white } }
      """##),
    WayToGoGreen(
      "A theme in a default case", 1, "1.00 of 4.5  Theme.ink on Theme.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"Theme.ink","background":"Theme.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum Theme { case a, b, c; var ink: Color { switch self { case .a: .black; default: .white } }; var page: Color { .white } }
      """##),
    WayToGoGreen(
      "A constant once more in a folder of tests", 2, "it is declared in src/Tests/D.swift:2 too",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path":"src","format":"swift"}], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift

      @file src/C.swift
      import SwiftUI
      enum C { static let ink = Color.black
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      @file src/Tests/D.swift
      import SwiftUI
      extension C { static let ink = Color.white }
      """##),
    WayToGoGreen(
      "Linear components", 1, "4.20 of 4.5  C.ink on C.page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground":"C.ink","background":"C.page","usage":"text"}]}]}
      @file C.swift
      import SwiftUI
      enum C { static let ink = Color(.sRGBLinear, red: 0.2, green: 0.2, blue: 0.2)
      static let page = Color(red: 1, green: 1, blue: 1)
      }
      """##),
  ]
}
