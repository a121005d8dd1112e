import DesignTokens
import Testing

@testable import TokenReaders

@Suite struct SwiftSourceValuesTests {
  private static func read(_ text: String) -> ReadSource {
    ReadSource(text, path: "Theme.swift", SwiftSourceReader())
  }

  @Test(
    "Values are read in the forms that people write",
    arguments: [
      (##"Color(hex: "#1B7A9E")"##, "#1B7A9E"), (##"Color(hex: "1B7A9E")"##, "#1B7A9E"),
      ("Color(hex: 0x1B7A9E)", "#1B7A9E"),
      // Eight digits are AARRGGBB in the usual extension.
      (##"Color(hex: "#801B7A9E")"##, "#1B7A9E80"),
      ("Color(red: 27/255, green: 122/255, blue: 158/255)", "#1B7A9E"),
      (
        "Color(red: 27.0 / 255.0, green: 122.0 / 255, blue: 158 / 255.0, opacity: 0.5)", "#1B7A9E80"
      ),
      ("UIColor(red: 1, green: 0, blue: 0, alpha: 1)", "#FF0000"),
      ("Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 1)", "#00FF00"),
      ("Color(white: 0.2)", "#333333"), ("Color.white", "#FFFFFF"),
      ("Color.black.opacity(0.1)", "#0000001A"),
      ("Color.black.opacity(0.5).opacity(0.5)", "#00000040"),
      // HSB, not HSL: full brightness and saturation is red itself.
      ("Color(hue: 0, saturation: 1, brightness: 1)", "#FF0000"),
    ])
  func values(_ expression: String, _ hex: String) throws {
    let read = Self.read("enum Theme {\n  static let ink = \(expression)\n}\n")
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    #expect(try read.hex("Theme.ink") == hex)
  }

  @Test("Names are looked up in their scope, nested types and all")
  func scopes() throws {
    let read = Self.read(
      ##"""
      enum Palette { enum Teal { static let shade300 = Color(hex: "#81B1AD") } }
      enum AppColors {
        static let secondary = Palette.Teal.shade300
        static let again = secondary
        static var own: Color { Self.again }
      }
      """##)
    #expect(read.diagnostics.errorCount == 0, "\(read.messages)")
    for name in ["AppColors.secondary", "AppColors.again", "AppColors.own"] {
      #expect(try read.hex(name) == "#81B1AD")
    }
  }

  @Test(
    "Branches on light and dark are the contexts of the axis scheme",
    arguments: [
      ##"static func ink(_ scheme: ColorScheme) -> Color { switch scheme { case .light: return .black; case .dark: return .white } }"##,
      ##"static let ink = Color(light: Color.black, dark: Color.white)"##,
    ])
  func schemes(_ declaration: String) throws {
    let read = Self.read("enum Theme {\n  \(declaration)\n}\n")
    guard read.names.contains("Theme.ink") else {
      // A function is outside the subset, and that is said.
      #expect(!read.messages.isEmpty)
      return
    }
    #expect(read.catalog.axes.map(\.name) == ["scheme"])
    #expect(try read.hexes("Theme.ink") == ["#000000", "#FFFFFF"])
  }

  @Test(
    "A color outside the subset is reported as not read, with its place",
    arguments: [
      "static let ink = Color(computeHex())", "static let ink: Color = makeColor()",
      #"static let ink = Color("Ink", bundle: .module)"#,
      "static var ink: Color { isPro ? .red : .blue }",
    ])
  func notRead(_ declaration: String) {
    let read = Self.read("enum Theme {\n  \(declaration)\n}\n")
    #expect(!read.names.contains("Theme.ink"))
    #expect(
      read.messages.contains { $0.hasPrefix("Theme.swift:2:") && $0.contains("not read") },
      "\(read.messages)")
  }

  @Test("What is not a color is passed over in silence")
  func others() {
    let read = Self.read(
      """
      import SwiftUI
      // Color(hex: "#000000") in a comment
      /* static let x = Color.red /* nested */ */
      enum Spacing { static let small: CGFloat = 8; static func pad() -> Int { 3 } }
      struct Row: View { var body: some View { Text("Color(hex: 1)") } }
      """)
    #expect(read.names.isEmpty)
    #expect(read.diagnostics.errorCount == 0)
  }

  @Test("No beginning of a file traps or hangs")
  func prefixes() {
    let text = ##"""
      enum Palette { static let a = Color(hex: "#81B1AD"), b = Color(red: 27/255, green: 1, blue: (0)) }
      struct Midnight: AppTheme { var ink: Color { scheme == .dark ? Palette.a.opacity(0.5) : .white } }
      let text = """
        \(1 + 2) /* no comment */
        """, raw = #"\#(x)"#
      #if DEBUG
      extension Color { static var c: Color { switch scheme { case .light: .black default: .white } } }
      #endif
      """##
    for length in 0...text.count {
      let read = Self.read(String(text.prefix(length)))
      #expect(read.names.count <= 16)
    }
  }
}
