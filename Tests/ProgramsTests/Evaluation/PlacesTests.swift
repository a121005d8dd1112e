import Programs
import SourceText
import Testing

/// Where colors are written. A place is what stands in the code, read off it by hand.
@Suite struct PlacesTests {
  static let support = """
    extension Color {
      init(hex: UInt, opacity: Double = 1) {
        self.init(
          red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
          blue: Double(hex & 0xFF) / 255, opacity: opacity)
      }
      init(text: String) {
        self.init(hex: UInt(text.dropFirst(), radix: 16) ?? 0)
      }
      init(_ other: Color, _ k: Double) { self = other.opacity(k) }
      init(brand: Int) { self.init(hex: 0x0A0B0C) }
    }
    func tint(_ hex: UInt) -> Color { Color(hex: hex) }
    func rgb(_ r: Double, _ g: Double, _ b: Double) -> Color {
      let (x, y, z) = (r / 255, g / 255, b / 255)
      return Color(red: x, green: y, blue: z)
    }
    struct Palette { let ink: Color; let base: UInt; var line: Color { Color(hex: base) } }
    enum Kind: UInt { case brand = 0x445566; var color: Color { Color(hex: rawValue) } }
    let white = Color.white

    """

  private func program(_ text: String) -> Program {
    Program([SourceFile(path: "a.swift", text: Self.support + text)])
  }

  static let places: [(String, String)] = [
    ("let x = Color(red: 0.2, green: 0.4, blue: 0.6)", "Color(red: 0.2, green: 0.4, blue: 0.6)"),
    ("let x = Color(hex: 0x336699)", "Color(hex: 0x336699)"),
    ("let x = Color(hex: 0x336699, opacity: 0.5)", "Color(hex: 0x336699, opacity: 0.5)"),
    ("let x = Color(hex: 0x336699).opacity(0.5)", "Color(hex: 0x336699)"),
    ("let x = Color(hex: (0x336699))", "Color(hex: (0x336699))"),
    ("let x = Color(text: \"#336699\")", "Color(text: \"#336699\")"),
    ("let x = tint(0x336699)", "tint(0x336699)"),
    ("let x = rgb(51, 102, 153)", "rgb(51, 102, 153)"),
    ("let x = Color(tint(0x336699), 0.5)", "tint(0x336699)"),
    ("let x = Color(brand: 3)", "self.init(hex: 0x0A0B0C)"),
    ("let x = Color(hex: 1 < 2 ? 0x336699 : 0x112233)", "0x336699"),
    ("let base: UInt = 0x336699\nlet x = Color(hex: base)", "0x336699"),
    ("let x = Kind.brand.color", "0x445566"),
    ("let x = Palette(ink: white, base: 0x336699).line", "0x336699"),
    ("let x = Palette(ink: tint(0x336699), base: 0).ink", "tint(0x336699)"),
    ("let x = [\"#336699\", \"#112233\"].map { Color(text: $0) }[1]", "\"#112233\""),
    ("func f(_ k: UInt) -> Color { tint(k) }\nlet x = f(0x336699)", "f(0x336699)"),
    (
      "func f(_ k: UInt, _ a: Double) -> Color { tint(k).opacity(a) }\nlet x = f(0x336699, 0.5)",
      "0x336699"
    ),
    ("func f(_ k: UInt = 0x336699) -> Color { tint(k) }\nlet x = f()", "0x336699"),
    ("let x = Color(UIColor(white: 0.5, alpha: 1))", "UIColor(white: 0.5, alpha: 1)"),
    (
      "let x = Color(UIColor { _ in UIColor(white: 0.5, alpha: 1) })",
      "UIColor(white: 0.5, alpha: 1)"
    ),
    ("let x = white", "Color.white"),
  ]

  @Test(arguments: places)
  func `A color's place is the code that says it`(_ text: String, _ expected: String) throws {
    let program = program(text)
    let answer = program.answer(
      for: try #require(program.member("x")), with: Evaluator(program))
    let place = try #require(answer.value([:]).color?.place)
    let written = String(decoding: place.file.bytes[place.range], as: UTF8.self)
    #expect(written == expected)
  }

  static let sources: [(String, String)] = [
    ("let x = Color(hex: 0x336699)", "x"),
    ("let ink = Color.black\nlet x = ink", "x < ink"),
    ("let ink = Color.black\nlet x = ink.opacity(0.5)", "x < ink multiplied(0.5)"),
    (
      "enum T { static let p = Palette(ink: white, base: 0) }\nlet x = T.p.ink",
      "x < T.p/Palette.ink < white"
    ),
    (
      "enum T { static let p = Palette(ink: .red, base: 0) }\nlet x = T.p.line",
      "x < T.p/Palette.line"
    ),
    ("let x = Kind.brand.color", "x < Kind.brand/Kind.color"),
    ("let x = { let c = white; return c }()", "x < white"),
  ]

  @Test(arguments: sources)
  func `A color knows the declarations that it was read from`(_ text: String, _ expected: String)
    throws
  {
    let program = program(text)
    let answer = program.answer(
      for: try #require(program.member("x")), with: Evaluator(program))
    let color = try #require(answer.value([:]).color)
    let shown = color.sources.map { source in
      ([source.path.map(\.path).joined(separator: "/")] + source.steps.map { "\($0)" })
        .joined(separator: " ")
    }
    #expect(shown.joined(separator: " < ") == expected)
  }

  @Test func `Equal colors of two places stay apart`() throws {
    let program = program(
      "func x(_ s: ColorScheme) -> Color { s == .dark ? Color(white: 1) : Color(white: 1) }")
    let answer = program.answer(for: try #require(program.member("x")), with: Evaluator(program))
    guard case .choice(.scheme, let answers) = answer else {
      Issue.record("the answer is \(shown(answer))")
      return
    }
    let places = answers.map { $0.value([:]).color?.place?.start.column }
    #expect(places == [68, 50])
  }
}
