import Testing

/// Palettes that are instances of classes, as apps observe them.
@Suite struct SwiftClassPalettesTests {
  /// Palettes that are copied before they are changed.
  private static let palettes = """
    enum BaseTheme: String { case DAY, NIGHT }
    class Palette: ObservableObject, NSCopying {
      @Published var ink: Color
      @Published var page: Color
      init(ink: Color, page: Color) {
        self.ink = ink
        self.page = page
      }
      func copy(with zone: NSZone? = nil) -> Any { Palette(ink: ink, page: page) }
      func clone() -> Palette { copy() as! Palette }
      func update(from other: Palette) {
        ink = other.ink
        page = other.page
      }
    }
    let DayPalette = Palette(ink: Color(hex: "#111111"), page: .white)
    let NightPalette = Palette(ink: Color(hex: "#EEEEEE"), page: .black)
    func current(_ accent: Color) -> Palette {
      let palette = NightPalette.clone()
      palette.ink = accent
      return palette
    }

    """

  @Test func `A constant palette of a class has the colors that it is made with`() {
    let read = ReadSources(swift: Self.palettes)
    // The cases say what the themes are called.
    #expect(read.axes == ["theme DAY NIGHT"])
    #expect(read.hex("Palette.ink", in: "DAY") == "#111111")
    #expect(read.hex("Palette.ink", in: "NIGHT") == "#EEEEEE")
    #expect(read.hex("Palette.page", in: "DAY") == "#FFFFFF")
    #expect(read.hex("Palette.page", in: "NIGHT") == "#000000")
  }

  @Test(arguments: [
    "func mark() { DayPalette.ink = .red }",
    "func mark() { DayPalette.update(from: NightPalette) }",
    "func mark() { DayPalette.reset() }\nextension Palette { func reset() { update(from: self) } }",
    "func mark(_ mix: (inout Color) -> Void) { mix(&DayPalette.ink) }",
    "func mark() { DayPalette[keyPath: \\.ink] = .red }",
    "func mark() { let other = DayPalette; other.ink = .red }",
    "func mark() { for each in [DayPalette] { each.ink = .red } }",
    "func mark() { [DayPalette].forEach { $0.ink = .red } }",
    "func mark() { dye(DayPalette) }\nfunc dye(_ palette: Palette) { palette.ink = .red }",
    "var other = NightPalette.clone()\nfunc mark() { other = DayPalette; other.ink = .red }",
    "var now: Palette { DayPalette }\nfunc mark() { now.ink = .red }",
    "func now() -> Palette { return DayPalette }\nfunc mark() { now().ink = .red }",
  ])
  func `A palette that code writes by its name is not known`(code: String) {
    let read = ReadSources(swift: Self.palettes + code)
    #expect(read.hex("Palette.ink", in: "DAY") != "#111111", "\(code)")
    #expect(read.messages.contains { $0.contains("Palette.ink may be written") }, "\(code)")
  }

  @Test func `A dictionary with a color for each theme follows the theme`() {
    let read = ReadSources(
      swift: Self.palettes + """
        enum Wallpaper: CaseIterable {
          case cats, dogs
          var background: [BaseTheme: Color] {
            switch self {
            case .cats: [.DAY: "#FFEEDD".color(), .NIGHT: " #102030 ".color()]
            case .dogs: backgrounds(day: "#F0F")
            }
          }
        }
        func backgrounds(day: String) -> [BaseTheme: Color] {
          [BaseTheme.DAY: day.color(), BaseTheme.NIGHT: "#000001".color()]
        }
        let p3 = CGColorSpace(name: CGColorSpace.displayP3)!
        func converted(_ r: Double, _ g: Double, _ b: Double) -> Color {
          let plain = UIColor(red: r, green: g, blue: b, alpha: 1)
          if let wide = plain.cgColor.converted(to: p3, intent: .defaultIntent, options: nil) {
            return Color(wide)
          }
          return .clear
        }
        extension Color {
          init(_ argb: Int64) { self = converted(Double(argb & 0xFF) / 255, 0, 0) }
        }
        extension String {
          func color() -> Color {
            let hex = trimmingCharacters(in: ["#", " "])
            var int: UInt64 = 0
            Scanner(string: hex).scanHexInt64(&int)
            let r, g, b: UInt64
            switch hex.count {
            case 3: (r, g, b) = ((int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
            default: (r, g, b) = (int >> 16, int >> 8 & 0xFF, int & 0xFF)
            }
            return converted(Double(r) / 255, Double(g) / 255, Double(b) / 255)
          }
        }
        """)
    #expect(read.axes == ["theme DAY NIGHT"])
    #expect(read.hex("Wallpaper.cats.background", in: "DAY") == "#FFEEDD")
    #expect(read.hex("Wallpaper.cats.background", in: "NIGHT") == "#102030")
    #expect(read.hex("Wallpaper.dogs.background", in: "DAY") == "#FF00FF")
    #expect(read.hex("Wallpaper.dogs.background", in: "NIGHT") == "#000001")
    // What a caller gives is no color of the palette.
    #expect(!read.names.contains("backgrounds"))
    #expect(!read.messages.contains { $0.contains("in the theme") })
  }

  @Test func `An enumeration of the colors of a theme is no set of themes`() {
    let read = ReadSources(
      swift: Self.palettes + """
        enum ThemeColor {
          case ink, page
          func color(of palette: Palette) -> Color {
            switch self {
            case .ink: palette.ink
            case .page: palette.page
            }
          }
        }
        """)
    #expect(read.axes == ["theme DAY NIGHT"])
    #expect(read.hex("Palette.page", in: "NIGHT") == "#000000")
  }
}
