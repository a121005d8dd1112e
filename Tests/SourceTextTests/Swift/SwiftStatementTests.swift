import SourceText
import Testing

@Suite struct SwiftStatementTests {
  @Test(
    "Bodies are read as what they choose between",
    arguments: [
      ("a", ["a"]), ("return a", ["return a"]), ("return\n a", ["return a"]),
      ("let a = b\n return a", ["let a = b", "return a"]),
      ("let a: Color = b; return a", ["let a = b", "return a"]),
      ("if a { b } else { c }", ["if a {b} else {c}"]),
      ("if a == .dark { return b }\n return c", ["if (a == .dark) {return b}", "return c"]),
      ("if a { b } else if c { d } else { e }", ["if a {b} else {if c {d} else {e}}"]),
      (
        "switch a {\n case .light: return b\n case .dark: return c\n }",
        ["switch a {.light: {return b}; .dark: {return c}}"]
      ),
      ("switch a { case .b, .c: d\n @unknown default: e }", ["switch a {.b, .c: {d}; : {e}}"]),
      (
        "switch (a, b) { case (.c, _): d default: e }",
        ["switch tuple(a, b) {tuple(.c, _): {d}; : {e}}"]
      ),
      ("switch a { case .b:\n if case .c = d { e } }", ["switch a {.b: {<'if case'>}}"]),
    ])
  func bodies(_ text: String, _ forms: [String]) {
    #expect(ParsedSwift.body(text) == forms)
  }

  @Test(
    "A body is read up to what is not read in it",
    arguments: [
      ("guard a else { return b }\n return c", ["<'guard'>"]),
      ("var a = b\n return a", ["let a = b", "return a"]),
      ("let a: B\n a = c\n return a", ["var a", "a = c", "return a"]),
      ("var a: B { c }", ["<'var'>"]), ("a.b = c", ["<more than a value>"]), ("let a", ["<'let'>"]),
      ("for a in b { }", ["<'for'>"]), ("if let a = b { c }", ["<'if let'>"]),
      ("if #available(iOS 15, *) { a } else { b }", ["<'#available'>"]),
      ("if a, b { c }", ["<an 'if' with several conditions>"]), ("a = b", ["a = b"]),
      ("a b", ["<more than a value>"]), ("#if A\n b\n #endif", ["#if A {b}"]),
      ("switch a { case .b(let c): d default: e }", ["switch a {.b(<'let'>): {d}; : {e}}"]),
      ("switch a { case .b where c: d default: e }", ["switch a {?: {d}; : {e}}"]),
      ("switch a { #if B\n case .c: d\n #endif }", ["<'#if' in a 'switch'>"]),
    ])
  func others(_ text: String, _ forms: [String]) {
    #expect(ParsedSwift.body(text) == forms)
  }
}
