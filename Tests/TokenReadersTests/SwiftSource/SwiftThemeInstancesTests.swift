import Testing

@Suite struct SwiftThemeInstancesTests {
  @Test("Instances of one type are themes, and its properties are one token each")
  func instances() {
    let read = ReadSources(
      swift: """
        struct Theme {
          let text: Color
          var page: Color
          var muted: Color { text.opacity(0.5) }
          static let light = Theme(text: Color(hex: "#111111"), page: .white)
          static let dark: Theme = .init(text: Color(hex: "#EEEEEE"), page: .black)
          static let standard = Theme.light
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["theme light dark"])
    #expect(Set(read.names) == ["Theme.text", "Theme.page", "Theme.muted"])
    #expect(read.hex("Theme.text", in: "light") == "#111111")
    #expect(read.hex("Theme.text", in: "dark") == "#EEEEEE")
    #expect(read.hex("Theme.page", in: "dark") == "#000000")
    #expect(read.hex("Theme.muted", in: "dark") == "#EEEEEE80")
    #expect(read.place("Theme.text") == "a.swift:5:34")
  }

  @Test(arguments: [
    "static let all: [Theme] = [.light, .dark]", "static let all = [light, dark]",
    "static let all = [Theme.light, Theme.dark]",
  ])
  func `A list of the themes gives no tokens of its own`(list: String) {
    let read = ReadSources(
      swift: """
        struct Theme {
          let text: Color
          static let light = Theme(text: Color(hex: "#111111"))
          static let dark = Theme(text: Color(hex: "#EEEEEE"))
          \(list)
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.names == ["Theme.text"])
    #expect(read.hex("Theme.text", in: "dark") == "#EEEEEE")
  }

  @Test func `A list with a theme that has no other name keeps its tokens`() {
    let read = ReadSources(
      swift: """
        struct Theme {
          let text: Color
          static let light = Theme(text: Color(hex: "#111111"))
          static let dark = Theme(text: Color(hex: "#EEEEEE"))
          static let all = [light, Theme(text: Color(hex: "#777777"))]
        }
        """)
    #expect(read.hex("Theme.all.1.text") == "#777777")
  }

  @Test("A type in a theme gives the property's path to its tokens")
  func nested() {
    let read = ReadSources(
      swift: """
        extension UIColor {
          convenience init(_ hex: Int, alpha: CGFloat) {
            let r = CGFloat((hex & 0xFF0000) >> 16) / 255.0
            let g = CGFloat((hex & 0xFF00) >> 8) / 255.0
            let b = CGFloat(hex & 0xFF) / 255.0
            self.init(red: r, green: g, blue: b, alpha: alpha)
          }
          convenience init(_ hex: Int) { self.init(hex, alpha: 1) }
          fileprivate static let base10 = UIColor(0x222222)
          fileprivate static let paper = UIColor(0xF8F1E3)
        }
        class Colors: NSObject {
          fileprivate static let light = Colors(page: .white, text: .base10, icon: nil)
          fileprivate static let sepia = Colors(page: .paper, text: .base10, icon: .base10)
          let page: UIColor
          let text: UIColor
          let icon: UIColor?
          let link: UIColor
          init(page: UIColor, text: UIColor, icon: UIColor?) {
            self.page = page
            self.text = text
            self.icon = icon
            self.link = text.withAlphaComponent(0.5)
            super.init()
          }
        }
        class Theme: NSObject {
          let colors: Colors
          let name: String
          static let light = Theme(colors: .light, name: "Default")
          static let sepia = Theme(colors: .sepia, name: "Sepia")
          init(colors: Colors, name: String) {
            self.colors = colors
            self.name = name
          }
        }
        """)
    #expect(read.axes == ["theme light sepia"])
    #expect(
      Set(read.names) == [
        "UIColor.base10", "UIColor.paper", "Theme.colors.page", "Theme.colors.text",
        "Theme.colors.icon", "Theme.colors.link",
      ])
    #expect(read.hex("Theme.colors.page", in: "light") == "#FFFFFF")
    #expect(read.hex("Theme.colors.page", in: "sepia") == "#F8F1E3")
    #expect(read.hex("Theme.colors.link", in: "sepia") == "#22222280")
    #expect(read.hex("Theme.colors.icon", in: "sepia") == "#222222")
    // One theme has none, and only there is it missing.
    #expect(
      read.messages == [
        "a.swift:30:14: warning: not read in the theme 'light': 'Theme.colors.icon': it is 'nil'"
      ])
    #expect(read.hex("Theme.colors.icon", in: "light").contains("it is 'nil'"))
  }

  @Test("What an instance leaves out is what its type or its initializer says")
  func defaults() {
    let read = ReadSources(
      swift: """
        struct Skin {
          var text = Color.black
          var page: Color = .white
          var line: Color
          init(text: Color = .black, page: Color = Color(white: 1), line: Color = Color(hex: "#808080")) {
            self.text = text
            self.page = page
            self.line = line
          }
          static let day = Skin()
          static let night = Skin(text: .white, page: .black)
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["theme day night"])
    #expect(read.hex("Skin.text", in: "day") == "#000000")
    #expect(read.hex("Skin.text", in: "night") == "#FFFFFF")
    #expect(read.hex("Skin.page", in: "day") == "#FFFFFF")
    #expect(read.hex("Skin.line", in: "night") == "#808080")
    let palettes = ReadSources(
      swift: """
        struct Palette {
          var ink = Color.black
          let id: Int
        }
        extension Palette {
          static let light = Palette(id: 1)
          static let dark = Palette(ink: .white, id: 2)
        }
        """)
    #expect(palettes.axes == ["theme light dark"])
    #expect(palettes.hex("Palette.ink", in: "light") == "#000000")
    #expect(palettes.hex("Palette.ink", in: "dark") == "#FFFFFF")
  }

  @Test("A switch over what an instance is given chooses for each theme")
  func identified() {
    let read = ReadSources(
      swift: """
        class Colors {
          enum Identifier { case light, sepia, black }
          static let light = Colors(identifier: .light)
          static let sepia = Colors(identifier: .sepia)
          static let black = Colors(identifier: .black)
          let identifier: Identifier
          init(identifier: Identifier) { self.identifier = identifier }
          var page: UIColor {
            switch identifier {
            case .light: return .white
            case .sepia: return UIColor(white: 0.5, alpha: 1)
            default: return .black
            }
          }
          var line: UIColor { page.withAlphaComponent(0.5) }
          var icon: UIColor? {
            switch identifier {
            case .sepia: return .white
            default: return nil
            }
          }
        }
        struct Theme { let colors: Colors
          static let light = Theme(colors: .light)
          static let sepia = Theme(colors: Colors.sepia)
          static let black = Theme(colors: .black)
        }
        """)
    #expect(read.axes == ["theme light sepia black"])
    #expect(read.hex("Theme.colors.page", in: "light") == "#FFFFFF")
    #expect(read.hex("Theme.colors.page", in: "sepia") == "#808080")
    #expect(read.hex("Theme.colors.line", in: "black") == "#00000080")
    #expect(read.hex("Theme.colors.icon", in: "sepia") == "#FFFFFF")
    #expect(read.hex("Theme.colors.icon", in: "black").contains("nil"))
  }

  @Test(
    "A theme that is not read leaves its colors without a value there, and says why",
    arguments: [
      "static let dark: Theme = load()", "static let dark = Theme(text: .white, by: 2)",
      "static let dark = Theme(text: load())",
    ])
  func unread(_ declaration: String) {
    let read = ReadSources(
      swift: """
        struct Theme {
          var text: Color
          static let light = Theme(text: .black)
          \(declaration)
        }
        """)
    #expect(read.axes == ["theme light dark"])
    #expect(
      read.messages.contains {
        $0.contains("warning: not read in the theme 'dark': 'Theme.text': ")
      }, "\(read.messages)")
    #expect(read.hex("Theme.text", in: "light") == "#000000")
    #expect(!read.hex("Theme.text", in: "dark").hasPrefix("#"))
  }

  /// By swiftc.
  @Test(
    "An initializer is carried out, whatever it does",
    arguments: [
      ("self.text = text", "#000000", "#FFFFFF"),
      ("var text = text; text = .white; self.text = text", "#FFFFFF", "#FFFFFF"),
      ("self.text = text.opacity(0.5)", "#00000080", "#FFFFFF80"),
      ("if text == .white { self.text = .black } else { self.text = text }", "", "#000000"),
    ])
  func initializers(_ body: String, _ light: String, _ dark: String) {
    let read = ReadSources(
      swift: """
        struct Theme {
          let text: Color
          init(text: Color) { \(body) }
          static let light = Theme(text: .black)
          static let dark = Theme(text: .white)
        }
        """)
    // Whether two colors that look different are equal, SwiftUI does not say.
    if !light.isEmpty { #expect(read.hex("Theme.text", in: "light") == light) }
    #expect(light.isEmpty != read.hex("Theme.text", in: "light").hasPrefix("#"))
    #expect(read.hex("Theme.text", in: "dark") == dark)
  }

  @Test(
    "An initializer that is not understood leaves its theme without colors",
    arguments: ["text = load(text)", "self.text = text; self.other.text = text", "make(&self)"])
  func unknownInitializers(_ body: String) {
    let read = ReadSources(
      swift: """
        struct Theme {
          let text: Color
          init(text: Color) { \(body) }
          static let light = Theme(text: .black)
          static let dark = Theme(text: .white)
        }
        """)
    #expect(!read.hex("Theme.text", in: "light").hasPrefix("#"))
    #expect(!read.hex("Theme.text", in: "dark").hasPrefix("#"))
    #expect(!read.messages.isEmpty)
  }

  @Test("A theme that is another one's copy but for a color has the others of it")
  func copies() {
    let read = ReadSources(
      swift: """
        struct Theme {
          var text: Color
          var page: Color
          static let light = Theme(text: .black, page: .white)
          static let dim: Theme = { var t = Theme.light; t.page = Color(white: 0.2); return t }()
        }
        """)
    #expect(read.hex("Theme.text", in: "dim") == "#000000")
    #expect(read.hex("Theme.page", in: "dim") == "#333333")
    #expect(read.hex("Theme.page", in: "light") == "#FFFFFF")
  }

  @Test(
    "Instances whose parts a color names in both schemes are groups, however it names them",
    arguments: [
      "Color(light: Palette.light.ink, dark: Palette.dark.ink)",
      "Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(Palette.dark.ink) : UIColor(Palette.light.ink) })",
      "{ scheme == .dark ? Palette.dark.ink : Palette.light.ink }()",
    ])
  func adaptive(_ value: String) {
    let read = ReadSources(
      swift: """
        struct Palette { let ink: Color
          static let light = Palette(ink: .black)
          static let dark = Palette(ink: .white)
        }
        enum Roles { static let ink = \(value) }
        """)
    #expect(read.axes == ["scheme light dark"])
    #expect(read.hex("Roles.ink", in: "light") == "#000000")
    #expect(read.hex("Roles.ink", in: "dark") == "#FFFFFF")
  }

  @Test("Instances that are no themes, and those whose parts others name, are groups as before")
  func groups() {
    let read = ReadSources(
      swift: """
        struct ButtonColors { let text: Color; let page: Color
          static let primary = ButtonColors(text: .white, page: .black)
          static let danger = ButtonColors(text: .white, page: Color(hex: "#AA0000"))
        }
        struct Palette { let ink: Color
          static let light = Palette(ink: .black)
          static let dark = Palette(ink: .white)
        }
        enum Roles {
          static var ink: Color { scheme == .dark ? Palette.dark.ink : Palette.light.ink }
        }
        """)
    #expect(read.axes == ["scheme light dark"])
    #expect(
      Set(read.names) == [
        "ButtonColors.primary.text", "ButtonColors.primary.page", "ButtonColors.danger.text",
        "ButtonColors.danger.page", "Palette.light.ink", "Palette.dark.ink", "Roles.ink",
      ])
    #expect(read.hex("Roles.ink", in: "dark") == "#FFFFFF")
  }

  @Test("A variable that is one of the themes is whichever is shown")
  func variable() {
    let read = ReadSources(
      swift: """
        struct Theme { let text: Color
          static let light = Theme(text: .black)
          static let dark = Theme(text: .white)
        }
        struct Badge { let theme: Theme
          var ink: Color { theme.text.opacity(0.5) }
        }
        """)
    #expect(read.hex("Badge.ink", in: "dark") == "#FFFFFF80")
    #expect(read.hex("Badge.ink", in: "light") == "#00000080")
  }

  @Test("What an initializer gives first and a method changes is not read")
  func changed() {
    let read = ReadSources(
      swift: """
        class Theme {
          private(set) var tint: Color
          init() { tint = .red }
          func update() { tint = .black }
        }
        """)
    #expect(read.names.isEmpty)
    #expect(!read.messages.isEmpty)
  }

  @Test("Instances are groups where an enumeration of other themes is switched over")
  func conflict() {
    let read = ReadSources(
      swift: """
        struct Palette { let ink: Color
          static let light = Palette(ink: .black)
          static let dark = Palette(ink: .white)
        }
        enum Theme { case day, dusk, night }
        enum Colors {
          static func ink(for theme: Theme) -> Color { theme == .day ? .black : .white }
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["theme day dusk night"])
    #expect(Set(read.names) == ["Palette.light.ink", "Palette.dark.ink", "Colors.ink"])
  }
}
