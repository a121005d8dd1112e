import Testing

/// Cases of an enumeration that are colors by their raw values.
@Suite struct SwiftRawValuesTests {
  private static let studio = """
    enum Studio: String {
      case teal50 = "1B7A9E", white = "ffffff"
      case night = "#1c1c1e"
      case plain
    }
    extension UIColor {
      convenience init(hexString: String, alpha: CGFloat = 1) {
        let scanner = Scanner(string: hexString.trimmingCharacters(in: CharacterSet(charactersIn: "#")))
        var color: UInt64 = 0
        scanner.scanHexInt64(&color)
        self.init(red: CGFloat(color >> 16 & 0xFF) / 255, green: CGFloat(color >> 8 & 0xFF) / 255,
          blue: CGFloat(color & 0xFF) / 255, alpha: alpha)
      }
      convenience init(studio: Studio, alpha: CGFloat = Amounts.whole) {
        self.init(hexString: studio.rawValue, alpha: alpha)
      }
      convenience init(lightColor: Studio, darkColor: Studio, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = Amounts.half) {
        let provided: (Bool) -> (Studio, CGFloat) = { isDark in
          if isDark { return (darkColor, darkAlpha) }
          return (lightColor, lightAlpha)
        }
        self.init(dynamicProvider: { traits in
          let (color, alpha) = provided(traits.userInterfaceStyle == .dark)
          return UIColor(studio: color, alpha: alpha)
        })
      }
    }
    enum Amounts { static let whole = CGFloat(1), half: CGFloat = 0.5 }
    """

  @Test(
    "The initializer that takes the case says what its raw value is",
    arguments: [
      ("UIColor(studio: .teal50)", "#1B7A9E"), ("UIColor(studio: Studio.night)", "#1C1C1E"),
      ("UIColor(studio: .teal50, alpha: 0.4)", "#1B7A9E66"),
      ("UIColor(studio: .teal50, alpha: Amounts.half)", "#1B7A9E80"),
    ])
  func initialized(_ value: String, _ color: String) {
    let read = ReadSources(
      swift: "\(Self.studio)\nlet ink = \(value)\nlet others: [UIColor] = [.init(studio: .teal50), "
        + ".init(studio: .night)]")
    #expect(read.messages == [])
    #expect(read.hex("ink") == color)
  }

  @Test("A pair takes the opacities that are given, and else those of its initializer")
  func pairs() {
    let read = ReadSources(
      swift: """
        \(Self.studio)
        let ink = UIColor(lightColor: .teal50, darkColor: .white, darkAlpha: 1)
        let faint = UIColor(lightColor: .teal50, darkColor: .night, lightAlpha: 0.2, darkAlpha: 0.4)
        let half = UIColor(lightColor: .teal50, darkColor: .night)
        """)
    #expect(read.messages == [])
    #expect(read.hex("ink", in: "light") == "#1B7A9E")
    #expect(read.hex("ink", in: "dark") == "#FFFFFF")
    #expect(read.hex("faint", in: "light") == "#1B7A9E33")
    #expect(read.hex("faint", in: "dark") == "#1C1C1E66")
    #expect(read.hex("half", in: "light") == "#1B7A9E")
    #expect(read.hex("half", in: "dark") == "#1C1C1E80")
  }

  @Test("A number is a raw value too")
  func numbers() {
    let read = ReadSources(
      swift: """
        enum Shade: Int { case teal = 0x1B7A9E }
        extension Color {
          init(_ shade: Shade) {
            let value = shade.rawValue
            self.init(red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
          }
        }
        let ink = Color(.teal)
        """)
    #expect(read.messages == [])
    #expect(read.hex("ink") == "#1B7A9E")
  }

  @Test("A case is no color where no file says what is made of it")
  func refused() {
    let read = ReadSources(
      swift: """
        enum Studio: String { case teal50 = "1B7A9E", white = "ffffff" }
        extension UIColor {
          convenience init(light: Studio, dark: Studio) { self.init(dynamicProvider: { provided($0) }) }
        }
        let ink = UIColor(light: .teal50, dark: .white)
        """)
    #expect(read.hex("ink") == "no token")
    #expect(read.messages.contains { $0.contains("not read: 'ink': ") }, "\(read.messages)")
  }

  /// By swiftc: the raw value of `plain` is its name, in which no digits are scanned.
  @Test("A case without a raw value of its own is called like it")
  func withoutRawValue() {
    let read = ReadSources(swift: "\(Self.studio)\nlet ink = UIColor(studio: .plain)")
    #expect(read.hex("ink") == "#000000")
  }
}
