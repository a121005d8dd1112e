import ColorMath
import Testing

@Suite struct SwiftEvaluatorTests {
  private func hex(_ value: String, in scheme: String = "light") -> String {
    ReadSources(swift: "enum A {\n static let a: Color = \(value)\n}").hex("A.a", in: scheme)
  }

  @Test(
    "Colors are read in every notation",
    arguments: [
      // Hexadecimal.
      (##"Color(hex: "#1B7A9E")"##, "#1B7A9E"), (#"Color(hex: "1b7a9e")"#, "#1B7A9E"),
      (##"Color(hex: "#1B7")"##, "#11BB77"), ("Color(hex: 0x1B7A9E)", "#1B7A9E"),
      ("Color(hex: 0x1B_7A_9E)", "#1B7A9E"), (##"Color("#1B7A9E")"##, "#1B7A9E"),
      ("Color(0x1B7A9E)", "#1B7A9E"), (##".init(hex: "#1B7A9E")"##, "#1B7A9E"),
      (##"SwiftUI.Color(hex: "#1B7A9E")"##, "#1B7A9E"),
      (##"Color.init(hex: "#1B7A9E")"##, "#1B7A9E"),
      (##"Color(hexString: "#1B7A9E")"##, "#1B7A9E"), (##"UIColor(hex: "#1B7A9E")"##, "#1B7A9E"),
      (##"Color(hex: "#1B7A9E", alpha: 0.5)"##, "#1B7A9E80"),
      ("Color(hex: 0x1B7A9E, opacity: 0.5)", "#1B7A9E80"),
      // Eight digits have their opacity first.
      (##"Color(hex: "#801B7A9E")"##, "#1B7A9E80"), ("Color(hex: 0xFF1B7A9E)", "#1B7A9E"),
      // Components.
      ("Color(red: 0.106, green: 0.478, blue: 0.62)", "#1B7A9E"),
      ("Color(red: 27/255, green: 122 / 255, blue: 158.0/255.0)", "#1B7A9E"),
      ("Color(red: CGFloat(27)/255, green: Double(0x7A)/255.0, blue: (100 + 58) / 255)", "#1B7A9E"),
      ("Color(red: 27/255, green: 122/255, blue: 158/255, opacity: 1 - 0.5)", "#1B7A9E80"),
      ("Color(.sRGB, red: 27/255, green: 122/255, blue: 158/255)", "#1B7A9E"),
      ("UIColor(red: 27/255, green: 122/255, blue: 158/255, alpha: 0.5)", "#1B7A9E80"),
      ("NSColor(srgbRed: 27/255, green: 122/255, blue: 158/255, alpha: 1)", "#1B7A9E"),
      ("CGColor(srgbRed: 27/255, green: 122/255, blue: 158/255, alpha: 1)", "#1B7A9E"),
      ("#colorLiteral(red: 0.106, green: 0.478, blue: 0.62, alpha: 1)", "#1B7A9E"),
      // Display P3 0.2 0.8 0.4 is -0.341 0.814 0.345 in sRGB, worked out in numpy.
      ("Color(.displayP3, red: 0.2, green: 0.8, blue: 0.4)", "#00D058"),
      ("UIColor(displayP3Red: 0.2, green: 0.8, blue: 0.4, alpha: 1)", "#00D058"),
      // Linear 0.25 0.5 1 is 0.537 0.735 1.
      ("Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 1)", "#89BCFF"),
      ("Color(white: 0.2)", "#333333"), ("Color(white: 0.2, opacity: 0.5)", "#33333380"),
      ("Color(.sRGB, white: 0.2)", "#333333"), ("UIColor(white: 0.2, alpha: 1)", "#333333"),
      ("NSColor(white: 0.2, alpha: 1)", "#303030"),
      // Python's colorsys.hsv_to_rgb.
      ("Color(hue: 0.6, saturation: 0.5, brightness: 0.4)", "#334766"),
      ("Color(hue: 0.08, saturation: 1, brightness: 0.9)", "#E66E00"),
      ("Color(hue: 1, saturation: 0.3, brightness: 0.7)", "#B37D7D"),
      ("UIColor(hue: 0.33, saturation: 0.66, brightness: 0.5, alpha: 0.5)", "#2D802B80"),
      // Names.
      ("Color.white", "#FFFFFF"), (".black", "#000000"), ("Color.clear", "#00000000"),
      ("Color.red", "#FF3B30"), ("Color.primary", "#000000"), (".secondary", "#3C3C4399"),
      ("Color(.secondaryLabel)", "#3C3C4399"), ("Color(UIColor.systemBackground)", "#FFFFFF"),
      ("Color(uiColor: .systemBlue)", "#007AFF"), ("UIColor.red", "#FF0000"),
      ("Color(.red)", "#FF0000"), ("UIColor(Color.red)", "#FF3B30"),
      ("UIColor.darkGray", "#555555"),
      ("Color(nsColor: NSColor.orange)", "#FF8000"), ("UIColor.systemRed.cgColor", "#FF3B30"),
      ("Color(cgColor: UIColor.white.cgColor)", "#FFFFFF"),
      // Opacity: SwiftUI's multiplies, UIKit's replaces.
      ("Color.black.opacity(0.1)", "#0000001A"), ("Color.secondary.opacity(0.5)", "#3C3C434D"),
      ("Color(UIColor.secondaryLabel.withAlphaComponent(0.5))", "#3C3C4380"),
      (##"Color(hex: "#1B7A9E").opacity(1 / 4)"##, "#1B7A9E40"),
      ("Color.black.opacity(0.5).opacity(0.5)", "#00000040"),
      // What surrounds a value.
      (##"{ Color(hex: "#1B7A9E") }()"##, "#1B7A9E"),
      (##"{ let a = "#1B7A9E"; return Color(hex: a) }()"##, "#1B7A9E"),
      (##"(Color(hex: "#1B7A9E"))"##, "#1B7A9E"), (##"UIColor(hex: "#1B7A9E")!"##, "#1B7A9E"),
    ])
  func notations(_ value: String, _ expected: String) {
    #expect(hex(value) == expected)
  }

  @Test("Where the opacity stands in eight digits the source may say")
  func hexNotation() {
    let text = ##"let a = Color(hex: "#1B7A9E80")"##
    #expect(ReadSources(swift: text).hex("a") == "#7A9E801B")
    #expect(ReadSources(swift: text, hexNotation: .alphaLast).hex("a") == "#1B7A9E80")
  }

  @Test(
    "Light and dark are a scheme, however they are told apart",
    arguments: [
      "Color(light: A, dark: B)", "Color(dark: B, light: A)",
      "Color(lightColor: A, darkColor: B)", "Adaptive(light: A, dark: B)",
      "adaptive(light: A, dark: B)", "Color.dynamic(light: A, dark: B)",
      "Color(any: A, dark: B)",
      ##"Color(light: "#111111", dark: "#222222")"##,
      "Color(lightHex: \"111111\", darkHex: \"222222\")",
      "scheme == .dark ? B : A", "colorScheme == .light ? A : B", "scheme != .dark ? A : B",
      "isDark ? B : A", "!traits.isDarkMode ? A : B", "scheme == ColorScheme.dark ? B : A",
      "Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(B) : UIColor(A) })",
      "Color(UIColor { traits in\n return traits.userInterfaceStyle == .dark ? UIColor(B) : UIColor(A)\n})",
      "Color(uiColor: UIColor(dynamicProvider: { t in t.userInterfaceStyle == .dark ? UIColor(B) : UIColor(A) }))",
      "Color(nsColor: NSColor(name: nil) { $0.name == .darkAqua ? NSColor(B) : NSColor(A) })",
      "if scheme == .dark { B } else { A }", "switch scheme { case .light: A\n case .dark: B }",
      "switch scheme { case .dark: B\n default: A }",
      "switch scheme { case .light, .unspecified: A\n @unknown default: B }",
      "{ if scheme == .dark { return B }\n return A }()",
      "{ let a = A; return scheme == .light ? a : B }()",
      "scheme == .dark && !isLight ? B : A", "scheme == .light || !isDark ? A : B",
    ])
  func schemes(_ value: String) {
    let text = """
      let A = Color(hex: 0x111111)
      let B = Color(hex: 0x222222)
      let c: Color = \(value)
      """
    let read = ReadSources(swift: text)
    #expect(read.messages.isEmpty)
    #expect(read.hex("c", in: "light") == "#111111")
    #expect(read.hex("c", in: "dark") == "#222222")
    #expect(read.axes == ["scheme light dark"])
  }

  @Test("Increased contrast is an axis beside the scheme")
  func contrast() {
    let read = ReadSources(
      swift: """
        var a: Color {
          switch (scheme, contrast) {
          case (.light, .standard): Color(hex: 0x111111)
          case (.light, .increased): Color(hex: 0x222222)
          case (_, .increased): Color(hex: 0x333333)
          default: Color(hex: 0x444444)
          }
        }
        let b = UIColor { $0.accessibilityContrast == .high ? .black : .white }
        """)
    #expect(read.axes == ["scheme light dark", "contrast standard increased"])
    #expect(read.hex("a", in: "light", "standard") == "#111111")
    #expect(read.hex("a", in: "light", "increased") == "#222222")
    #expect(read.hex("a", in: "dark", "increased") == "#333333")
    #expect(read.hex("a", in: "dark", "standard") == "#444444")
    #expect(read.hex("b", in: "dark", "increased") == "#000000")
    #expect(read.hex("b", in: "dark", "standard") == "#FFFFFF")
  }

  @Test("A system color is that of the scheme")
  func systemColors() {
    let read = ReadSources(swift: "let a = Color(.secondaryLabel), b = Color.red.opacity(0.5)")
    #expect(read.hex("a", in: "dark") == "#EBEBF599")
    #expect(read.hex("b", in: "dark") == "#FF453A80")
  }

  @Test("Numbers and strings are followed to their constants")
  func constants() {
    let read = ReadSources(
      swift: """
        enum Opacity { static let muted: Double = 0.12; static var dark: CGFloat { 0.15 } }
        enum Hex { static let ink = "#1B7A9E" }
        enum Red { static let whole = 27; static let part = 27.0/255; static let typed: CGFloat = 27/255 }
        enum A {
          static let a = Color(hex: Hex.ink)
          static let b = a.opacity(scheme == .dark ? Opacity.dark : Opacity.muted)
          static let c = Color(red: CGFloat(Red.whole) / 255, green: Red.part, blue: Red.typed)
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.hex("A.a") == "#1B7A9E")
    #expect(read.hex("A.b", in: "light") == "#1B7A9E1F")
    #expect(read.hex("A.b", in: "dark") == "#1B7A9E26")
    #expect(read.hex("A.c") == "#1B1B1B")
  }

  @Test(
    "What is not known is said, at its declaration",
    arguments: [
      ##"Color(hex: "#12G456")"##, #"Color(hex: "12345")"#, "Color(hex: 0xFFF)",
      "Color(hex: 16711680)", #"Color(hex: "\(a)")"#, "Color(hex: b)",
      #"Color(hex: "FFF", in: b)"#, #"Color(hex: "80FFFFFF", alpha: 0.5)"#,
      "Color(red: 27, green: 122, blue: 158)", "Color(red: 1 / 0, green: 0, blue: 0)",
      "Color(red: 27 % 255, green: 0, blue: 0)", "Color(red: r, green: 0, blue: 0)",
      "Color(red: 0, green: 0, blue: 0, opacity: 2)", "Color.black.opacity(1.5)",
      "UIColor(red: 0, green: 0, blue: 0)", "CGColor(red: 0, green: 0, blue: 0, alpha: 1)",
      "NSColor(calibratedRed: 0, green: 0, blue: 0, alpha: 1)",
      "Color(.adobe, red: 0, green: 0, blue: 0)", #"Color(brand: "x")"#, "Color()",
      #"Color("Brand/Primary")"#, "Color.brand", "NSColor.labelColor", "Color.accentColor",
      "palette.primary()", "theme.accent", "colors[0]", "a as Color",
      "isError ? .red : .blue", "traits.level == 2 ? .red : .blue",
      "switch kind { case .a: .red\n default: .blue }",
      "switch theme { case .a: .red\n default: .blue }",
      "{ guard a else { return .red }\n return .blue }()", "{ }()", #""red""#,
    ])
  func notRead(_ value: String) {
    let read = ReadSources(swift: "let a: Color = \(value)")
    #expect(read.messages.first?.hasPrefix("a.swift:1:5: warning: not read: 'a': ") == true)
    #expect(
      read.messages.dropFirst() == [
        "a.swift:1:1: error: 'a.swift' contains no token when read as swift; remove it, or name the source "
          + "that contains them"
      ])
    #expect(read.names.isEmpty)
  }

  @Test(
    "A reason says what is not known",
    arguments: [
      (
        ##"Color(hex: "#12G456")"##,
        "'#12G456' is not a color: 'G', character 4, is not a hexadecimal digit; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      ("Color(hex: 0xFFF)", "'0xFFF' is not a color; expected 0x and 6 or 8 digits"),
      (
        #"Color(hex: "80FFFFFF", alpha: 0.5)"#,
        "it has an opacity in its digits and another beside them"
      ),
      (
        "CGColor(red: 0, green: 0, blue: 0, alpha: 1)",
        "'CGColor(red:green:blue:alpha:)' uses a generic color space, not sRGB"
      ),
      (
        #"Color(brand: "x")"#,
        "'Color(brand:)' is not known here; name the file that declares it as a source too"
      ),
      (
        #"Color("Brand/Primary")"#,
        "the asset 'Brand/Primary' is not known; name its catalog before this source"
      ),
      ("Color.brand", "the value of 'Color.brand' is not known here"),
    ])
  func reasons(_ value: String, _ reason: String) {
    let read = ReadSources(swift: "let a: Color = \(value)")
    #expect(read.messages.first == "a.swift:1:5: warning: not read: 'a': \(reason)")
  }

  @Test(
    "A branch without a value is not read in its scheme, and in the other it is",
    arguments: [
      ("switch scheme { case .light: .red }", "light", "#FF3B30"),
      ("if scheme == .dark { .red }", "dark", "#FF453A"),
    ])
  func branches(_ value: String, _ scheme: String, _ color: String) {
    let read = ReadSources(swift: "let a: Color = \(value)")
    let other = scheme == "light" ? "dark" : "light"
    #expect(read.hex("a", in: scheme) == color)
    #expect(!read.hex("a", in: other).hasPrefix("#"))
    #expect(read.messages.contains { $0.contains("not read in the scheme '\(other)': 'a': ") })
  }

  /// By swiftc: 27 / 255 is 0 where both are whole numbers.
  @Test("Whole numbers are divided as such")
  func division() {
    #expect(hex("Color(red: Double(27/255), green: 0, blue: 0)") == "#000000")
    #expect(hex("Color(red: Double(27)/255, green: 0, blue: 0)") == "#1B0000")
  }
}
