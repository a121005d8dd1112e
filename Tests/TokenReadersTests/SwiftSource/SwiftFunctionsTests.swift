import Testing

@Suite struct SwiftFunctionsTests {
  @Test("A function over an enumeration of themes is a token whose axis are its cases")
  func themes() {
    let read = ReadSources(
      swift: """
        enum ThemeType { case light, dark, rosé }
        struct ThemeColor {
          private static let page01Light = Color(hex: "#FFFFFF")
          private static let page01Dark = Color(hex: "#292B2E")
          static func page01(for theme: ThemeType? = nil) -> Color {
            let theme = theme ?? Settings.shared.active
            switch theme {
            case .light: return ThemeColor.page01Light
            case .dark: return ThemeColor.page01Dark
            case .rosé: return Color(hex: "#FFF0EB")
            }
          }
          static func line(_ theme: ThemeType) -> Color { theme == .dark ? .white : .black }
          static func bar(theme: ThemeType) -> Color { page01(for: theme).opacity(0.5) }
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["theme light dark rosé"])
    #expect(read.hex("ThemeColor.page01", in: "light") == "#FFFFFF")
    #expect(read.hex("ThemeColor.page01", in: "dark") == "#292B2E")
    #expect(read.hex("ThemeColor.page01", in: "rosé") == "#FFF0EB")
    #expect(read.hex("ThemeColor.line", in: "dark") == "#FFFFFF")
    #expect(read.hex("ThemeColor.line", in: "rosé") == "#000000")
    #expect(read.hex("ThemeColor.bar", in: "dark") == "#292B2E80")
  }

  @Test func `A function and a property of one name are two tokens`() {
    let read = ReadSources(
      swift: """
        struct Tones { let ink: Color; let paper: Color }
        enum AppTheme {
          case sea, sand
          func colors(for scheme: ColorScheme) -> Tones { scheme == .dark ? night : day }
          var colors: Tones { day }
          private var day: Tones {
            Tones(ink: self == .sea ? Color(white: 0) : Color(white: 0.2), paper: .white)
          }
          private var night: Tones { Tones(ink: .white, paper: Color(white: 0)) }
        }
        """)
    #expect(read.messages == [])
    #expect(read.hex("AppTheme.colors.ink", in: "sand", "dark") == "#333333")
    #expect(read.hex("AppTheme.colors(for:).ink", in: "sand", "light") == "#333333")
    #expect(read.hex("AppTheme.colors(for:).ink", in: "sand", "dark") == "#FFFFFF")
    #expect(read.hex("AppTheme.colors(for:).paper", in: "sea", "dark") == "#000000")
  }

  /// By swiftc: the argument decides, whatever the body calls it.
  @Test(arguments: ["theme", "let theme = theme", "let theme = theme ?? .active"])
  func `A call for one theme has its color in every theme`(local: String) {
    let isOptional = local.contains("??")
    let read = ReadSources(
      swift: """
        enum Theme { case first, second }
        extension Theme { static let active = Theme.first }
        enum Palette {
          static func ink(for theme: Theme\(isOptional ? "?" : "")) -> Color {
            \(local == "theme" ? "" : local)
            switch theme {
            case .first: return Color(hex: "#112233")
            case .second: return Color(hex: "#445566")
            }
          }
          static var fixed: Color { ink(for: .second) }
          static let stored = ink(for: .second)
        }
        """)
    #expect(read.hex("Palette.ink", in: "first") == "#112233")
    #expect(read.hex("Palette.ink", in: "second") == "#445566")
    for theme in ["first", "second"] {
      #expect(read.hex("Palette.fixed", in: theme) == "#445566", "\(read.messages)")
      #expect(read.hex("Palette.stored", in: theme) == "#445566")
    }
  }

  @Test("A function over another enumeration is a token for each case, and a call names it")
  func cases() {
    let read = ReadSources(
      swift: """
        class Tokens {
          enum Neutral: Int { case black, grey14 = 2, white }
          static func neutral(_ token: Neutral) -> Color {
            switch token {
            case .black: return Color(hex: "#000000")
            case .grey14: return Color(hex: "#242424")
            case .white: return Color(hex: "#FFFFFF")
            }
          }
        }
        enum Roles {
          enum Role { case ink, page }
          static let ink = Tokens.neutral(.grey14)
          static let page = Tokens.neutral(Tokens.Neutral.white).opacity(0.5)
          static func value(of role: Role) -> Color {
            let color: Color
            switch role {
            case .ink: color = Color(light: Tokens.neutral(.black), dark: Tokens.neutral(.white))
            case .page:
              let base = Tokens.neutral(.white)
              color = base
            }
            return color
          }
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["scheme light dark"])
    #expect(
      Set(read.names) == [
        "Tokens.neutral.black", "Tokens.neutral.grey14", "Tokens.neutral.white", "Roles.ink",
        "Roles.page", "Roles.value.ink", "Roles.value.page",
      ])
    #expect(read.hex("Roles.ink") == "#242424")
    #expect(read.hex("Roles.page") == "#FFFFFF80")
    #expect(read.hex("Roles.value.ink", in: "light") == "#000000")
    #expect(read.hex("Roles.value.ink", in: "dark") == "#FFFFFF")
    #expect(read.hex("Roles.value.page") == "#FFFFFF")
  }

  /// The pattern of a design system whose second palette takes from the first what it has not.
  @Test(
    "A function of pairs over an enumeration gives what its palette shows, and hands on the rest")
  func palettes() {
    let read = ReadSources(
      swift: """
        struct Pair {
          let lightColor: Color
          let darkColor: Color
        }
        enum Role { case page, link }
        enum Once { case field, rest }
        enum First {
          private static let page = Pair(lightColor: Color(hex: "#FFFFFF"), darkColor: Color(hex: "#111111"))
          private static let link = Pair(lightColor: Color(hex: "#0000AA"), darkColor: Color(hex: "#AAAAFF"))
          static func color(for role: Role) -> Pair {
            switch role {
            case .page: return page
            case .link: return link
            }
          }
          static func color(for once: Once) -> Pair {
            switch once {
            case .field: return Pair(lightColor: page.lightColor, darkColor: link.darkColor)
            case .rest: return page
            }
          }
        }
        enum Second {
          private static let page = Pair(lightColor: Color(hex: "#EEEEEE"), darkColor: Color(hex: "#222222"))
          static func color(for role: Role) -> Pair {
            switch role {
            case .page: return page
            default: return First.color(for: role)
            }
          }
          static func color(for once: Once) -> Pair { First.color(for: once) }
        }
        """)
    #expect(read.messages == [])
    #expect(read.axes == ["scheme light dark"])
    let colors = ["page", "link", "field"].map { name in
      ["First", "Second"].map { palette in
        ["light", "dark"].map { read.hex("\(palette).color.\(name)", in: $0) }
      }
    }
    #expect(
      colors == [
        [["#FFFFFF", "#111111"], ["#EEEEEE", "#222222"]],
        [["#0000AA", "#AAAAFF"], ["#0000AA", "#AAAAFF"]],
        [["#FFFFFF", "#AAAAFF"], ["#FFFFFF", "#AAAAFF"]],
      ])
  }

  @Test("A call of a function is what its body comes down to for these arguments")
  func calls() {
    let read = ReadSources(
      swift: """
        func shade(_ base: Color, by amount: Double = 0.5) -> Color { base.opacity(amount) }
        extension Color {
          static func gray(_ level: Double) -> Color { Color(white: level) }
        }
        let amount = 0.9
        let a = shade(.black)
        let b = shade(Color.white, by: 0.25)
        let c: Color = .gray(0.5)
        let d = Color.gray(1)
        """)
    #expect(read.hex("a") == "#00000080")
    #expect(read.hex("b") == "#FFFFFF40")
    #expect(read.hex("c") == "#808080")
    #expect(read.hex("d") == "#FFFFFF")
    #expect(
      read.messages == [
        "a.swift:1:6: warning: not read: 'shade(_:by:)': the caller gives it 'base'",
        "a.swift:3:15: warning: not read: 'Color.gray(_:)': the caller gives it 'level'",
      ])
  }

  @Test(
    "What is not known is not read, and says why",
    arguments: [
      "if let override { return override }; return .white", "let c: Color; return c",
      "theme.isBright ? .black : .white", "return make(theme)",
    ])
  func refused(_ body: String) {
    let read = ReadSources(
      swift: """
        enum Theme { case light, dark }
        struct Colors {
          static func ink(for theme: Theme) -> Color { \(body) }
        }
        """)
    #expect(!read.names.contains { $0.hasPrefix("Colors.ink") })
    #expect(
      read.messages.contains { $0.contains("not read: 'Colors.ink(for:)': ") }, "\(read.messages)")
  }

  @Test("A case that is not known is missing, and the others are read")
  func partly() {
    let read = ReadSources(
      swift: """
        enum Theme { case day, night }
        struct Colors {
          static func ink(for theme: Theme) -> Color {
            switch theme { case .day: return .white; default: return make(theme) }
          }
        }
        """)
    #expect(read.hex("Colors.ink", in: "day") == "#FFFFFF")
    #expect(!read.hex("Colors.ink", in: "night").hasPrefix("#"))
    #expect(read.messages.contains { $0.contains("not read in the theme 'night': 'Colors.ink': ") })
  }

  @Test("A variable that is assigned in all cases has the value of the one that is chosen")
  func assignments() {
    let read = ReadSources(
      swift: """
        enum Theme { case light, dark, dim }
        enum Colors {
          static func ink(_ theme: Theme) -> Color {
            var color = Color.white
            let first = color
            if theme == .dark { color = .black } else if theme == .dim { color = first.opacity(0.5) }
            return color
          }
          static var fixed: Color {
            var a = Color.black
            let b = a
            a = .white
            return b
          }
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.hex("Colors.ink", in: "light") == "#FFFFFF")
    #expect(read.hex("Colors.ink", in: "dark") == "#000000")
    #expect(read.hex("Colors.ink", in: "dim") == "#FFFFFF80")
    #expect(read.hex("Colors.fixed") == "#000000")
  }

  @Test("Of two functions of a name neither is a token")
  func repeated() {
    let read = ReadSources(
      swift: """
        enum Theme { case light, dark }
        enum Colors {
          static let ink = Color.black
          static func page(for theme: Theme) -> Color { .white }
          static func page(_ theme: Theme) -> Color { .black }
        }
        """)
    #expect(read.names == ["Colors.ink"])
    #expect(read.messages.count == 2)
    #expect(read.messages.allSatisfy { $0.hasSuffix("it is a function") })
  }

  @Test("A function that makes a color of digits is carried out, as an initializer is")
  func digits() {
    let read = ReadSources(
      swift: """
        extension Color {
          static func hex(_ hex: UInt) -> Self {
            Self(
              red: Double((hex & 0xff0000) >> 16) / 255, green: Double((hex & 0x00ff00) >> 8) / 255,
              blue: Double(hex & 0x0000ff) / 255, opacity: 0.4)
          }
          static func web(_ text: String, alpha: Double = 1) -> Color {
            guard let value = UInt64(text, radix: 16) else { return Color(white: 0) }
            return Color(red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255,
              blue: Double(value & 0xFF) / 255).opacity(alpha)
          }
          static let ink = hex(0x1B7A9E)
          static let page = Color.web("1B7A9E", alpha: 0.2)
        }
        """)
    // Without an argument it is no token.
    #expect(read.messages.allSatisfy { $0.contains("(_:") })
    #expect(read.hex("Color.ink") == "#1B7A9E66")
    #expect(read.hex("Color.page") == "#1B7A9E33")
  }

  @Test("Where no source has the function of that name, six digits are RRGGBB, and this is said")
  func assumedDigits() {
    let read = ReadSources(
      swift: """
        extension UIColor {
          static let ink = hex(0x1B7A9E)
          static let page: UIColor = .hex(0xFFFFFF)
          static let other = Palette.hex(0x112233)
        }
        let line = Color.hex("#AABBCC")
        """)
    #expect(read.messages.count == 1)
    #expect(read.assumptions.count == 1)
    #expect(read.hex("UIColor.ink") == "#1B7A9E")
    #expect(read.hex("UIColor.page") == "#FFFFFF")
    #expect(read.hex("line") == "#AABBCC")
    #expect(!read.names.contains("UIColor.other"))
  }

  @Test("One color for light and dark is the color of both, where the initializer gives it to both")
  func sharedColor() {
    func read(_ dark: String) -> ReadSources {
      ReadSources(
        swift: """
          struct Adaptive {
            let lightColor: Color
            let darkColor: Color
            init(lightColor: Color, darkColor: Color) {
              self.lightColor = lightColor
              self.darkColor = darkColor
            }
            init(both: Color) {
              self.lightColor = both
              self.darkColor = \(dark)
            }
          }
          struct Palette {
            static let ink = Adaptive(both: Color(hex: 0x1B7A9E))
            static let page = Adaptive(lightColor: .white, darkColor: .black)
          }
          """)
    }
    #expect(read("both").hex("Palette.ink", in: "light") == "#1B7A9E")
    #expect(read("both").hex("Palette.ink", in: "dark") == "#1B7A9E")
    #expect(read("both").hex("Palette.page", in: "dark") == "#000000")
    #expect(read("both.opacity(0.5)").hex("Palette.ink", in: "dark") != "#1B7A9E")
  }
}
