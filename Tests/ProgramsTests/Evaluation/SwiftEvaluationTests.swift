import Programs
import SourceText
import Testing

/// What code comes to. Expected values are from the language's rules, calculated by hand.
@Suite struct SwiftEvaluationTests {
  /// The answer of `x` in a program.
  private func answer(_ text: String, _ path: String = "x") throws -> String {
    let program = Program([SourceFile(path: "a.swift", text: text)])
    let member = try #require(program.member(path))
    return shown(program.answer(for: member, with: Evaluator(program)))
  }

  static let values: [(String, String)] = [
    ("let x = (1 ]] 2)", "? this code isn't understood"),
    ("let x = 128 / 255", "0"),
    (
      "let x = { let (b: p, a: q) = (a: 1, b: 2); return p * 10 + q }()", "? the pattern has labels"
    ),
    (
      "let x = { switch (a: 1, b: 2) { case (b: 1, a: 2): return 1\n default: return 2 } }()",
      "? the tuple isn't known"
    ),
    ("let x: Double = 128 / 255", "0.5019607843137255"),
    ("let k = 0.5\nlet x = 1 - k", "0.5"),
    ("let x = (0xFF3B30 >> 16) & 0xFF", "255"),
    ("let x = 9223372036854775807 + 1", "? the calculation overflows or isn't known"),
    ("let x: UInt8 = 255 &+ 1", "0"),
    ("let x = UInt(\"FF\", radix: 16)", "255"),
    ("let x = UInt(\"xyz\", radix: 16)", "nil"),
    ("let x = UInt8(300)", "? the number doesn't fit its type"),
    ("let x = String(format: \"%02X%02X\", 10, 255)", "0AFF"),
    ("let x = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }.reduce(0, +)", "10"),
    ("let d = [\"a\": 1, \"b\": 2]\nlet x = d[\"b\"] ?? 0", "2"),
    ("let x = [1, 2][2]", "? the index is out of range"),
    ("func f(_ a: Int, b: Int = 2) -> Int { a * b }\nlet x = f(3)", "6"),
    (
      "func f(_ a: Int) -> Int { 1 }\nfunc f(_ a: Double) -> Int { 2 }\nlet k = 0.5\nlet x = f(k)",
      "2"
    ),
    ("func f(_ a: inout Int) { a += 1 }\nlet x = { var n = 1; f(&n); return n }()", "2"),
    (
      "struct P { var n: Int; mutating func add() { n += 1 } }\nlet x = { var a = P(n: 1); var b = a; b.add(); return a.n * 10 + b.n }()",
      "12"
    ),
    ("class P { var n = 1 }\nlet x = { let a = P(); let b = a; b.n = 5; return a.n }()", "5"),
    ("let x = { var n = 0; for i in 1...4 where i != 2 { n += i }; return n }()", "8"),
    ("let x = { var n = 0; let f = { n += 1 }; f(); f(); return n }()", "2"),
    ("enum E: Int { case a = 3, b }\nlet x = E.b.rawValue", "4"),
    ("enum E: String { case a, b }\nlet x = E(rawValue: \"b\")", ".b"),
    (
      "enum E { case a(Int), b }\nlet x = { switch E.a(4) { case .a(let n) where n > 3: return n; default: return 0 } }()",
      "4"
    ),
    ("let x = if 1 < 2 { 3 } else { 4 }", "3"),
    ("let o: Int? = nil\nlet x = o ?? 7", "7"),
    ("struct S { let a: Int?; }\nlet x = { if let a = S(a: 3).a { return a }; return 0 }()", "3"),
    ("let (a, b) = (1, 2)\nlet x = a * 10 + b", "12"),
    (
      "@propertyWrapper struct Twice { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 } }\nenum C { @Twice static var n = 4 }\nlet x = C.n",
      "8"
    ),
    ("let x = Color(red: 1, green: 0, blue: 0).opacity(0.5).opacity(0.5)", "1.0 0.0 0.0 0.25"),
    ("let x = UIColor(red: 1, green: 0, blue: 0, alpha: 255)", "1.0 0.0 0.0 1.0"),
    ("let x = Color(UIColor.red.withAlphaComponent(0.5))", "1.0 0.0 0.0 0.5"),
    ("let x: Color = Color.red", "system red"),
    ("let x = Color(\"Ink\")", "asset Ink"),
    ("let x = [Color.black, .white]", "[0.0 0.0 0.0 1.0, 1.0 1.0 1.0 1.0]"),
    (
      "func f(_ s: ColorScheme) -> Color { s == .dark ? .black : .white }\nlet x = f(.dark)",
      "0.0 0.0 0.0 1.0"
    ),
    (
      "let x = Color(UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white })",
      "[scheme light: 1.0 1.0 1.0 1.0 | dark: 0.0 0.0 0.0 1.0]"
    ),
    (
      "#if DEBUG\nlet k = 1\n#else\nlet k = 2\n#endif\nfunc x() -> Int {\n#if os(iOS)\n3\n#else\n4\n#endif\n}",
      "3"
    ),
  ]

  @Test(arguments: values)
  func `Code comes to what the language says`(_ text: String, _ expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test func `Open arguments are choices only where the value follows them`() throws {
    let text = """
      enum Pack { case a, b }
      func x(pack: Pack, sound: Pack, scheme: ColorScheme) -> Int {
        if pack == .a { return scheme == .dark ? 1 : 2 }
        return sound == .a ? 3 : 3
      }
      """
    #expect(try answer(text) == "[x.pack a: [scheme light: 2 | dark: 1] | b: 3]")
  }

  @Test func `The narrower protocol's extension is the one that counts`() throws {
    let text = """
      protocol Theme { var text: Int { get } }
      extension Theme { var text: Int { 1 }; var soft: Int { text * 10 } }
      protocol DarkTheme: Theme {}
      extension DarkTheme { var text: Int { 2 } }
      struct Midnight: DarkTheme {}
      struct Day: Theme {}
      let all: [any Theme] = [Midnight(), Day()]
      let x = all.map { $0.text + $0.soft }
      """
    #expect(try answer(text) == "[22, 11]")
  }

  @Test func `A member that no protocol demands is that of the type that code names`() throws {
    let text = """
      protocol Theme {}
      extension Theme { var text: Int { 1 } }
      struct Midnight: Theme { var text: Int { 2 } }
      let all: [any Theme] = [Midnight()]
      let x = all[0].text
      let y = Midnight().text
      """
    #expect(try answer(text) == "1")
    #expect(try answer(text, "y") == "2")
  }

  @Test func `What the app declares wins over the framework`() throws {
    #expect(
      try answer(
        "extension Color { func opacity(_ a: Double) -> Color { .black } }\nlet x = Color.white.opacity(0.5)"
      )
        == "0.0 0.0 0.0 1.0")
    #expect(
      try answer("extension Color { static let white = Color(white: 0.5) }\nlet x = Color.white")
        == "0.5 0.5 0.5 1.0")
    #expect(
      try answer(
        "typealias Color = Mine\nstruct Mine { static let white = 3 }\nlet x = Color.white") == "3")
  }

  @Test func `A condition that isn't known loses everything that its code may write`() throws {
    #expect(
      try answer("func x() -> Int { if unknown() { return 1 }; return 2 }")
        == "? nothing here is called unknown")
    #expect(
      try answer("func x() -> Int { var n = 1; let f = { if unknown() { n = 2 } }; f(); return n }")
        == "? nothing here is called unknown")
    #expect(
      try answer("func x() -> Int { var n = 1; let f = { n = 2 }; unknown(f); return n }")
        == "? nothing here is called unknown")
    #expect(
      try answer("class P { var n = 1 }\nfunc x() -> Int { let p = P(); unknown(p); return p.n }")
        == "? nothing here is called unknown")
    #expect(
      try answer(
        "func g(_ n: inout Int) { if unknown() { n = 2 } }\nfunc x() -> Int { var n = 1; g(&n); return n }"
      )
        == "? nothing here is called unknown")
  }

  @Test func `A call that isn't known loses what it can reach, and nothing else`() throws {
    let lost = "class P: Q { var n = 1 }\nfunc x() -> Int { let p = P(); p.unknown(); return p.n }"
    #expect(try answer(lost) == "? unknown isn't known")
    let inner = """
      class P { var n = 1; func f() { if unknown() { n = 2 } } }
      func x() -> Int { let p = P(); p.f(); return p.n }
      """
    #expect(try answer(inner) == "? nothing here is called unknown")
    #expect(try answer("func x() -> Int { var n = 1; n = 2; unknown(3); return n }") == "2")
  }

  @Test func `A constant keeps the scheme in which it was made`() throws {
    let text =
      "enum C { static let x = UITraitCollection.current.userInterfaceStyle == .dark ? 1 : 2 }"
    #expect(try answer(text, "C.x") == "? a constant keeps the scheme in which it was made")
  }

  @Test func `Work has an end, whatever was read before`() throws {
    var text = "func f0(_ x: Int) -> Int { x + 1 }\n"
    for n in 1...30 { text += "func f\(n)(_ x: Int) -> Int { f\(n - 1)(f\(n - 1)(x)) }\n" }
    text +=
      "let x = f30(1)\nlet y = f5(1)\nlet a = b\nlet b = a\nfunc r(_ n: Int) -> Int { r(n + 1) }\nlet z = r(0)\n"
    text += "let w = { while true {} }()"
    #expect(try answer(text) == "? it takes too much work")
    #expect(try answer(text, "y") == "33")
    #expect(try answer(text, "z") == "? it takes too much work")
    #expect(try answer(text, "w") == "? it takes too much work")
    #expect(try answer(text, "a").hasPrefix("? "))
  }
}
