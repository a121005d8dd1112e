import Testing

/// The initializers that an app adds to the color types are carried out.
@Suite struct SwiftInitializersTests {
  private static let scanned = """
        let text = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var value: UInt64 = 0
        Scanner(string: text).scanHexInt64(&value)
        let a, r, g, b: UInt64
        switch text.count {
        case 3: (a, r, g, b) = (255, (value >> 8) * 17, (value >> 4 & 0xF) * 17, (value & 0xF) * 17)
        case 6: (a, r, g, b) = (255, value >> 16, value >> 8 & 0xFF, value & 0xFF)
        case 8: (ORDER) = (value >> 24, value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF)
        default: (a, r, g, b) = (255, 1, 2, 3)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
    """

  private func read(_ body: String, _ value: String, alpha: Bool = false) -> ReadSources {
    ReadSources(
      swift: "extension Color { init(hex: String) {\n\(body)\n} }\nlet ink = \(value)")
  }

  @Test(
    "The order of eight digits is the body's",
    arguments: [
      ("a, r, g, b", "#112233", "#112233"), ("a, r, g, b", "80112233", "#11223380"),
      ("r, g, b, a", "11223380", "#11223380"), ("b, g, r, a", "11223380", "#33221180"),
      ("a, r, g, b", "abc", "#AABBCC"), ("a, r, g, b", "abcd", "#010203"),
    ])
  func order(_ order: String, _ digits: String, _ color: String) {
    let read = read(
      Self.scanned.replacing("ORDER", with: order), "Color(hex: \"\(digits)\")")
    #expect(read.messages == [])
    #expect(read.assumptions == [])
    #expect(read.hex("ink") == color)
  }

  /// By swiftc: the scan goes on where the index says.
  @Test(arguments: [
    (
      "if hex.hasPrefix(\"#\") { scanner.currentIndex = hex.index(after: hex.startIndex) }",
      "#112233"
    ),
    ("if hex.hasPrefix(\"#\") { scanner.scanLocation = 1 }", "#112233"),
    ("scanner.currentIndex = hex.index(hex.startIndex, offsetBy: 3)", "#2233"),
  ])
  func `A scanner goes on at the place that code gives it`(move: String, digits: String) {
    let read = read(
      """
      let scanner = Scanner(string: hex)
      \(move)
      var value: UInt64 = 0
      scanner.scanHexInt64(&value)
      self.init(
        red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
        blue: Double(value & 0xFF) / 255)
      """, "Color(hex: \"#112233\")")
    #expect(read.messages == [])
    #expect(read.hex("ink") == (digits == "#2233" ? "#002233" : digits))
  }

  @Test func `A place in another text is none in the scanner's`() {
    let read = read(
      """
      let scanner = Scanner(string: hex)
      let other = "#445566"
      scanner.currentIndex = other.index(after: other.startIndex)
      var value: UInt64 = 0
      scanner.scanHexInt64(&value)
      self.init(red: Double(value & 0xFF) / 255, green: 0, blue: 0)
      """, "Color(hex: \"#112233\")")
    #expect(read.messages.contains { $0.contains("what is written here isn't understood") })
  }

  @Test(
    "Numbers, opacities and other initializers are followed",
    arguments: [
      ("Color(hex: 0x112233)", "#112233"), ("Color(hex: 0x112233, alpha: 0.4)", "#11223366"),
      ("UIColor(rgb: 0x112233)", "#112233"), ("UIColor(red: 17, green: 34, blue: 51)", "#112233"),
      ("Color(web: \"#112233\")", "#112233"), ("UIColor(text: \"#12\")", "#808080"),
      ("UIColor(text: \"112233\", alpha: 0.4)", "#11223366"),
    ])
  func shapes(_ value: String, _ color: String) {
    let read = ReadSources(
      swift: """
        extension Color {
          init(hex: UInt, alpha: Double = 1) {
            self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
              blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
          }
          init(web: String) { self.init(uiColor: UIColor(text: web)) }
        }
        extension UIColor {
          convenience init(red: Int, green: Int, blue: Int) {
            assert(red >= 0 && red <= 255, "red")
            self.init(red: CGFloat(red) / 255.0, green: CGFloat(green) / 255.0, blue: CGFloat(blue) / 255.0, alpha: 1.0)
          }
          convenience init(rgb: Int) {
            self.init(red: (rgb >> 16) & 0xFF, green: (rgb >> 8) & 0xFF, blue: rgb & 0xFF)
          }
          convenience init(text: String, alpha: CGFloat = 1.0) {
            var digits: String = text.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
            if (digits.hasPrefix("#")) { digits.remove(at: digits.startIndex) }
            guard digits.count == 6, let value = UInt64(digits, radix: 16) else { self.init(white: 128.0 / 255, alpha: 1); return }
            self.init(red: CGFloat((value & 0xFF0000) >> 16) / 255.0, green: CGFloat((value & 0x00FF00) >> 8) / 255.0,
              blue: CGFloat(value & 0x0000FF) / 255.0, alpha: alpha)
          }
        }
        let ink = \(value)
        """)
    #expect(read.messages == [])
    #expect(read.hex("ink") == color)
  }

  @Test(
    "A body that makes no color that is known is refused",
    arguments: [
      "self = lookup(hex)", "for c in hex { }", "print(hex)", "self.init(white: 3)",
      "self.init(hex: hex)", "let n = 1 / 2\nself.init(white: n)",
    ])
  func refused(_ body: String) {
    let read = read(body, "Color(hex: \"112233\")")
    #expect(read.names == [])
    #expect(read.messages.first?.contains("warning: not read: 'ink': ") == true)
  }

  @Test func `What is assumed of an initializer elsewhere is said once`() {
    let text = "let a = Color(hex: \"80112233\")\nlet b = Color(hex: 0x112233)"
    #expect(
      ReadSources(swift: text).assumptions == [
        "a.swift:1:20: note: the initializer of hexadecimal colors is not in this source: six digits are read as RRGGBB, and eight as AARRGGBB unless the source says \"hexAlpha\": \"last\""
      ])
    // The policy says it.
    let stated = ReadSources(swift: text, hexNotation: .alphaLast)
    #expect(stated.assumptions == [])
    #expect(stated.hex("a") == "#80112233")
  }

  private static let studio = """
    enum Studio: String { case black = "CCCCCC"; case white = "FFFFFF" }

    """

  @Test(
    "A case of the app's own type is no color of the system",
    arguments: [
      "extension UIColor { convenience init(lightColor: Studio, darkColor: Studio) { self.init() } }",
      "extension UIColor { convenience init(lightColor: Studio, alpha: CGFloat = 1, darkColor: Studio) { self.init() } }",
      // Not declared here, so the type that is expected is not known.
      "",
    ])
  func ownCases(_ initializer: String) {
    let read = ReadSources(
      swift: Self.studio + """
        \(initializer)
        extension UIColor {
          static var ink: UIColor { UIColor(lightColor: .black, darkColor: .white) }
          static var page: UIColor { UIColor(lightColor: UIColor.black, darkColor: .red) }
        }
        """)
    for scheme in ["light", "dark"] {
      #expect(!read.hex("UIColor.ink", in: scheme).hasPrefix("#"))
    }
  }

  @Test("A case of the app's own type is none where one argument is given")
  func ownCase() {
    let read = ReadSources(
      swift: Self.studio + """
        extension UIColor { convenience init(_ studio: Studio) { self.init() } }
        let ink = UIColor(.black)
        """)
    #expect(!read.hex("ink").hasPrefix("#"))
  }

  @Test(
    "A pair is what it is given only where its type stores it so",
    arguments: [("dark", true), ("dark.opacity(0.2)", false), ("light", false)])
  func storedPairs(_ value: String, _ isRead: Bool) {
    for call in ["ColorSet", ".init"] {
      let read = ReadSources(
        swift: """
          struct ColorSet { let light: Color; let dark: Color
            init(light: Color, dark: Color) { self.light = light; self.dark = \(value) } }
          enum Palette { static let ink: ColorSet = \(call)(light: .black, dark: .white) }
          """)
      #expect((read.hex("Palette.ink", in: "dark") == "#FFFFFF") == isRead)
    }
  }

  @Test func `Each property is asked of an instance that was just set up`() {
    let read = ReadSources(
      swift: """
        final class Count { var value = 0 }
        struct Palette {
          let count: Count
          let strong: Color
          init() {
            count = Count()
            strong = Color(red: 1, green: 0, blue: 0)
          }
          var first: Color {
            count.value += 1
            return count.value == 1 ? strong : Color.black
          }
          var second: Color {
            count.value += 1
            return count.value == 1 ? strong : Color.black
          }
        }
        """)
    let names = ["Palette.strong", "Palette.first", "Palette.second"]
    #expect(names.map { read.hex($0) } == ["#FF0000", "#FF0000", "#FF0000"])
  }
}
