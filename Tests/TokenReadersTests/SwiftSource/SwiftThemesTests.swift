import Testing

@Suite struct SwiftThemesTests {
  @Test("Types that conform to one protocol are themes, and what it asks for is one token")
  func conformances() {
    let read = ReadSources(
      swift: """
        protocol VaultMailTheme { var id: String { get }; var accent: Color { get }; var muted: Color { get } }
        extension VaultMailTheme {
          var muted: Color { accent.opacity(scheme == .dark ? 0.15 : 0.12) }
          var success: Color { Color(hex: "#34C759") }
        }
        struct DefaultTheme: VaultMailTheme {
          let id = "default"
          var accent: Color { scheme == .dark ? Color(hex: "#3DAED4") : Color(hex: "#1B7A9E") }
          private let base = Color(hex: "#2596BE")
        }
        struct MidnightTheme: VaultMailTheme {
          let accent = Color(hex: "#4F46E5")
          var muted: Color { accent }
        }
        enum Use {
          static let a = theme.accent, theme: any VaultMailTheme = DefaultTheme()
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["theme default midnight", "scheme light dark"])
    #expect(
      Set(read.names) == [
        "VaultMailTheme.accent", "VaultMailTheme.muted", "VaultMailTheme.success",
        "DefaultTheme.base", "Use.a",
      ])
    #expect(read.hex("VaultMailTheme.accent", in: "default", "light") == "#1B7A9E")
    #expect(read.hex("VaultMailTheme.accent", in: "default", "dark") == "#3DAED4")
    #expect(read.hex("VaultMailTheme.accent", in: "midnight", "dark") == "#4F46E5")
    // What a theme has itself goes before what the protocol gives to all.
    #expect(read.hex("VaultMailTheme.muted", in: "default", "light") == "#1B7A9E1F")
    #expect(read.hex("VaultMailTheme.muted", in: "default", "dark") == "#3DAED426")
    #expect(read.hex("VaultMailTheme.muted", in: "midnight", "dark") == "#4F46E5")
    // A constant keeps the theme that it was made with.
    #expect(read.hex("Use.a", in: "midnight", "light") == "#1B7A9E")
  }

  @Test(
    "Themes are called after their types without what all of them end in",
    arguments: [
      (["MidnightTheme", "OceanTheme"], "midnight ocean"),
      (["DarkBlue", "DarkRed"], "darkBlue darkRed"),
      (["Midnight", "Ocean"], "midnight ocean"), (["HCTheme", "LCTheme"], "hc lc"),
      (["BigOceanTheme", "SmallOceanTheme"], "big small"),
      (["Theme", "OceanTheme"], "theme oceanTheme"),
      (["URLTheme", "Ocean2Theme"], "url ocean2"),
    ])
  func names(_ types: [String], _ contexts: String) {
    let read = ReadSources(
      swift: "protocol P { var a: Color { get } }\n"
        + types.map { "struct \($0): P { let a = Color.white }" }.joined(separator: "\n"))
    #expect(read.axes == ["theme " + contexts])
    #expect(read.names == ["P.a"])
  }

  @Test("A single theme is not an axis")
  func single() {
    let read = ReadSources(
      swift:
        "protocol AppTheme { var a: Color { get } }\nstruct OceanTheme: AppTheme { let a = Color.white }"
    )
    #expect(read.axes == [])
    #expect(read.names == ["AppTheme.a"])
  }

  @Test("A protocol that is declared elsewhere makes themes where it is called one")
  func undeclared() {
    func axes(_ name: String) -> [String] {
      ReadSources(
        swift:
          "struct A: \(name) { let a = Color.white }\nstruct B: \(name) { let a = Color.black }"
      ).axes
    }
    #expect(axes("AppTheme") == ["theme a b"])
    #expect(axes("Styles.Theme") == ["theme a b"])
    #expect(axes("View") == [])
    #expect(axes("Sendable") == [])
  }

  @Test("One theme's color that is asked for by name is that theme's")
  func byName() {
    let read = ReadSources(
      swift: """
        protocol P { var a: Color { get } }
        struct One: P { let a = Color.white }
        struct Two: P { let a = Color.black }
        let b = One().a
        let c: Color = One.a
        """)
    #expect(read.messages == ["a.swift:5:5: warning: not read: 'c': One has no a"])
    #expect(read.names == ["P.a", "b"])
    #expect(read.hex("b", in: "two") == "#FFFFFF")
  }

  @Test("A value of one theme that is not read is missing there, and nothing stands in for it")
  func partly() {
    let read = ReadSources(
      swift: """
        protocol P { var a: Color { get } }
        extension P { var a: Color { .red } }
        struct One: P { let a = Color.white }
        struct Two: P { let a = Color(brand: 1) }
        """)
    #expect(read.hex("P.a", in: "one") == "#FFFFFF")
    #expect(!read.hex("P.a", in: "two").hasPrefix("#"))
    #expect(
      read.messages.first?.hasPrefix(
        "a.swift:4:25: warning: not read in the theme 'two': 'P.a': 'Color(brand:)' is not known here"
      )
        == true)
  }

  @Test("The cases of an enumeration that is called a theme are themes")
  func enumerations() {
    let read = ReadSources(
      swift: """
        enum AppTheme: String { case ocean, sunset
          var accent: Color {
            switch self {
            case .ocean: return Color(hex: 0x0891B2)
            case .sunset: return scheme == .dark ? Color(hex: 0xFDBA74) : Color(hex: 0xF97316)
            }
          }
          var page: Color { Color(white: 1) }
        }
        struct Palette {
          let theme: AppTheme
          var a: Color { switch theme { case .ocean: .black
            default: .white } }
          var b: Color { theme == .ocean ? .black : .white }
        }
        struct Other {
          let themePack: AppTheme
          var a: Color { switch themePack { case .sunset: .black
            case .ocean: .white } }
        }
        """)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["theme ocean sunset", "scheme light dark"])
    #expect(read.hex("AppTheme.accent", in: "ocean", "dark") == "#0891B2")
    #expect(read.hex("AppTheme.accent", in: "sunset", "light") == "#F97316")
    #expect(read.hex("AppTheme.accent", in: "sunset", "dark") == "#FDBA74")
    #expect(read.hex("AppTheme.page", in: "sunset") == "#FFFFFF")
    #expect(read.hex("Palette.a", in: "ocean") == "#000000")
    #expect(read.hex("Palette.b", in: "sunset") == "#FFFFFF")
    #expect(read.hex("Other.a", in: "ocean") == "#FFFFFF")
  }

  @Test("Two kinds of themes are two axes")
  func several() {
    let read = ReadSources(
      swift: """
        enum AppTheme { case a, b; var c: Color { switch self { case .a: .black; case .b: .white } } }
        enum Skin { case d, e; var f: Color { switch self { case .d: .black; case .e: .white } } }
        """)
    #expect(read.axes == ["skin d e", "theme a b"])
    #expect(read.names == ["AppTheme.c", "Skin.f"])
    #expect(read.messages.isEmpty)
    #expect(read.hex("AppTheme.c", in: "b", "d") == "#FFFFFF")
    #expect(read.hex("Skin.f", in: "b", "d") == "#000000")
  }

  @Test("An enumeration that is not a theme has a token for each of its cases")
  func cases() {
    let read = ReadSources(
      swift: """
        enum Status { case ok, failed(Int)
          var color: Color { switch self { case .ok: Color(hex: 0x34C759)
            case .failed: scheme == .dark ? .black : .white } }
          var muted: Color { color.opacity(0.5) }
          var text: Color { .black }
        }
        let a = Status.ok.color
        let b: Color = Status.failed(1).color
        """)
    #expect(read.axes == ["scheme light dark"])
    #expect(read.hex("Status.ok.color") == "#34C759")
    #expect(read.hex("Status.failed.color", in: "dark") == "#000000")
    #expect(read.hex("Status.text") == "#000000")
    #expect(read.hex("a") == "#34C759")
    #expect(read.hex("b", in: "light") == "#FFFFFF")
    #expect(read.hex("Status.ok.muted") == "#34C75980")
    #expect(read.hex("Status.failed.muted", in: "dark") == "#00000080")
    #expect(read.messages.isEmpty)
  }

  @Test("An enumeration of light and dark is the scheme")
  func schemes() {
    let read = ReadSources(
      swift: """
        enum Appearance { case light, dark
          var page: Color { switch self { case .light: .white; case .dark: .black } } }
        enum Mode { case light, dark, sepia }
        struct S { let mode: Mode; var a: Color { mode == .dark ? .black : .white } }
        """)
    #expect(read.hex("Appearance.page", in: "dark") == "#000000")
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["scheme light dark"])
    #expect(read.hex("S.a.dark") == "#000000")
    #expect(read.hex("S.a.sepia") == "#FFFFFF")
  }
}
