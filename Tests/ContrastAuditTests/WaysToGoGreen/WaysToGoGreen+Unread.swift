/// Colors of the sources that no reader reads, and that no pairing needs.
extension WayToGoGreen {
  static var unread: [WayToGoGreen] {
    [
      WayToGoGreen(
        "A Swift color that a function makes which is not here", 1,
        "'C.accent' is not read",
        ##"""
        @file contrast-audit.json
        {"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "C.ink", "background": "C.page", "usage": "text"}]}]}
        @file C.swift
        import SwiftUI
        enum C {
          static let ink = Color.black
          static let page = Color.white
          static let accent: Color = brand()
        }
        """##),
      WayToGoGreen(
        "A Kotlin color that a library mixes", 1,
        "'brand' is not read",
        ##"""
        @file contrast-audit.json
        {"tokens": ["C.kt"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
        @file C.kt
        import androidx.compose.ui.graphics.Color
        val ink = Color(0xFF000000)
        val page = Color(0xFFFFFFFF)
        val brand: Color = blended(ink, page)
        """##),
      WayToGoGreen(
        "A TypeScript color that a library mixes", 1,
        "'accent' is not read",
        ##"""
        @file contrast-audit.json
        {"tokens": ["c.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
        @file c.ts
        import { darken } from "polished";
        export const ink = "#000000";
        export const page = "#FFFFFF";
        export const accent = darken(0.1, "#FF0000");
        """##),
      WayToGoGreen(
        "A color set that is not read", 1,
        "'inkTwo' is not read",
        ##"""
        @file A.xcassets/inkOne.colorset/Contents.json
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}]}
        @file A.xcassets/page.colorset/Contents.json
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}]}
        @file A.xcassets/inkTwo.colorset/Contents.json
        {"colors": [{"idiom": "fridge", "color": {"color-space": "srgb", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}}]}
        @file contrast-audit.json
        {"tokens": ["A.xcassets"], "rules": [{"id": "R", "pairings": [{"foreground": "inkOne", "background": "page", "usage": "text"}]}]}
        """##),
      WayToGoGreen(
        "A function of Sass in a color of Style Dictionary", 1,
        "'brand' is not read",
        ##"""
        @file contrast-audit.json
        {"tokens": ["c.json"], "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
        @file c.json
        {"ink": {"value": "#000000", "type": "color"}, "page": {"value": "#FFFFFF", "type": "color"},
         "brand": {"value": "darken(#FF0000, 10%)", "type": "color"}}
        """##),
      WayToGoGreen(
        "A color that is not read any more, beside one that the baseline knows", 1,
        "'C.a2' is not read",
        ##"""
        \##(known("a1"))
        @file C.swift
        \##(colors(unread: ["a1", "a2"], of: 24))
        """##),
      WayToGoGreen(
        "A baseline that knows more than a tenth of the colors", 1,
        "a baseline may know no more than a tenth",
        ##"""
        \##(known("a1", "a2", "a3"))
        @file C.swift
        \##(colors(unread: ["a1", "a2", "a3"], of: 24))
        """##),
      WayToGoGreen(
        "A waiver of the rule of the tool, which covers nothing", 1,
        "'C.accent' is not read",
        ##"""
        @file contrast-audit.json
        {"tokens": ["C.swift"], "waivers": [{"rule": "unread-color", "reason": "APP-1"}], "rules": [{"id": "R", "pairings": [{"foreground": "C.ink", "background": "C.page", "usage": "text"}]}]}
        @file C.swift
        import SwiftUI
        enum C {
          static let ink = Color.white
          static let page = Color.white
          static let accent: Color = brand()
        }
        """##),
    ] + shown
  }

  private static let shown: [WayToGoGreen] = [
    WayToGoGreen(
      "A new view whose background nobody knows", 1,
      "'Note.body: Theme.ink' is not judged: no background in this file",
      shownApp + #"""
        @file Views/Note.swift
        struct Note: View { var body: some View { Text("b").foregroundStyle(Theme.ink) } }
        """#),
    WayToGoGreen(
      "A second text like one that the baseline knows", 1,
      "1 text or icon in the code not followed, 1 not followed but known",
      shownApp + #"""
        @file Views/Note.swift
        struct Note: View {
          var body: some View {
            Text("a").foregroundStyle(Theme.ink)
            Text("b").foregroundStyle(Theme.ink)
          }
        }
        @file known.json
        {"schemaVersion": 1, "findings": [
        {"rule": "unresolved-use", "token": "Note.body: Theme.ink", "fingerprint": "743a80f0d4b7b207"}]}
        @replace contrast-audit.json ¦"code"¦"baseline": "known.json", "code"
        """#),
    WayToGoGreen(
      "A view that shows white on white, which no pairing has", 1,
      "Theme.page on Theme.page",
      shownApp + #"""
        @file Views/Note.swift
        struct Note: View {
          var body: some View { Text("a").foregroundStyle(Theme.page).background(Theme.page) }
        }
        """#),
    WayToGoGreen(
      "Text that is called decoration where a view shows it", 1,
      "Theme.page on Theme.page",
      shownApp + #"""
        @file Views/Note.swift
        struct Note: View {
          var body: some View { Text("a").foregroundStyle(Theme.page).background(Theme.page) }
        }
        @replace contrast-audit.json ¦"usage": "text"}¦"usage": "text"}, {"foreground": "Theme.page", "background": "Theme.page", "usage": "decoration", "reason": "x"}
        """#),
  ]

  private static let shownApp = #"""
    @file contrast-audit.json
    {"tokens": ["Theme.swift"], "code": ["Views"], "rules": [{"id": "R", "pairings": [
      {"foreground": "Theme.ink", "background": "Theme.page", "usage": "text"}]}]}
    @file Theme.swift
    enum Theme {
      static let ink = Color(red: 0, green: 0, blue: 0)
      static let page = Color(red: 1, green: 1, blue: 1)
    }
    @file Views/Card.swift
    struct Card: View {
      var body: some View { Text("a").foregroundStyle(Theme.ink).background(Theme.page) }
    }

    """#

  /// A policy whose baseline knows some colors of `C`.
  private static func known(_ names: String...) -> String {
    let fingerprints = [
      "a1": "db33a2b8c015d567", "a2": "db2fa2b8c011ec90", "a3": "db2da2b8c01169b9",
    ]
    let findings = names.map { name in
      #"{"rule": "unread-color", "token": "C.\#(name)", "fingerprint": "\#(fingerprints[name] ?? "")"}"#
    }
    return ##"""
      @file contrast-audit.json
      {"tokens": ["C.swift"], "baseline": "b.json", "rules": [{"id": "R", "pairings": [{"foreground": "C.ink", "background": "C.page", "usage": "text"}]}]}
      @file b.json
      {"schemaVersion": 1, "findings": [\##(findings.joined(separator: ", "))]}
      """##
  }

  /// `C` with some colors that functions make which are not here.
  private static func colors(unread: [String], of count: Int) -> String {
    let read = (0..<count - 2 - unread.count).map { "  static let c\($0) = Color.white" }
    let others = unread.map { "  static let \($0): Color = make()" }
    return
      (["import SwiftUI", "enum C {", "  static let ink = Color.black"]
      + ["  static let page = Color.white"] + read + others + ["}"]).joined(separator: "\n")
  }
}
