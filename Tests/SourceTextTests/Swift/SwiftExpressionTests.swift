import SourceText
import Testing

@Suite struct SwiftExpressionTests {
  @Test(
    "Values are read as they nest",
    arguments: [
      ("1", "1"), ("0x1B_7A", "0x1B_7A"), ("1_0.5e-1", "1_0.5e-1"), ("0x1.8p1", "0x1.8p1"),
      ("true", "true"), (#""a""#, #""a""#), ("a", "a"), ("`default`", "default"),
      ("a.b.c", "a.b.c"), (".red", ".red"), ("Color.red", "Color.red"), ("(a)", "a"),
      ("f()", "f()"), ("f(a, b: c)", "f(a, b: c)"), (".init(hex: 1)", ".init(hex: 1)"),
      ("Color(hex: \"a\").opacity(0.5)", "Color(hex: \"a\").opacity(0.5)"),
      ("a\n  .b()\n  .c", "a.b().c"), ("f(\n  a,\n  b: c,\n)", "f(a, b: c)"),
      ("-1", "(- 1)"), ("!a", "(! a)"), ("- -1", "(- (- 1))"),
      ("27 / 255", "(27 / 255)"), ("27/255", "(27 / 255)"), ("1 + 2 * 3", "(1 + (2 * 3))"),
      ("1 - 2 - 3", "((1 - 2) - 3)"), ("(1 + 2) * 3", "((1 + 2) * 3)"),
      ("a -1", "<more than an expression>"),
      ("a ?? b", "(a ?? b)"), ("a == .dark && !b || c", "(((a == .dark) && (! b)) || c)"),
      ("a ? b : c", "(a ? b : c)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a == .dark\n  ? b\n  : c", "((a == .dark) ? b : c)"),
      ("a?.b", "a.b"), ("a!.b", "a.b"), ("f()!", "f()"), ("try! f()", "f()"), ("await a", "a"),
      ("[a, .b]", "[a, .b]"), ("[]", "[]"), ("[a,\n b,\n]", "[a, b]"), ("(a, b: c)", "tuple(a, c)"),
      ("Array<Color>()", "Array()"), ("A<B, C.D>.e", "A.e"), ("a < b", "(a < b)"),
      ("#colorLiteral(red: 1, alpha: 1)", "#colorLiteral(red: 1, alpha: 1)"),
      ("UIColor { a in a }", "UIColor({a})"), ("f(a) { b }", "f(a, {b})"),
      ("f { a } b: { c }", "f({a}, b: {c})"), ("{ a }()", "{a}()"),
      ("if a { b } else { c }", "if a {b} else {c}"),
      ("switch a { case .b: c default: d }", "switch a {.b: {c}; : {d}}"),
      ("a /* b */ + /* c */ d // e", "(a + d)"),
    ])
  func forms(_ text: String, _ form: String) {
    #expect(ParsedSwift.value(text) == form)
  }

  @Test(
    "What is not read is said",
    arguments: [
      ("a[0]", "a[0]"), ("a as Color", "<a cast>"), ("[a: b]", "<a dictionary>"),
      ("[:]", "<a dictionary>"), ("\\.a.b", "<a key path>"), ("/a\"b/", "<'/a\"b/'>"),
      ("#/a\"b/#", "<'#/a\"b/#'>"), ("f(a; b)", "f(<more than an expression>)"),
      ("a ? b", "<a '?' without its ':'>"), ("", "<nothing>"),
    ])
  func others(_ text: String, _ form: String) {
    #expect(ParsedSwift.value(text) == form)
  }

  @Test(
    "Strings are read with their escapes",
    arguments: [
      (#""\n\t\\\"\u{e9}""#, "\"\n\t\\\"é\""), (##"#"a\nb"#"##, ##""a\nb""##),
      (##"#"a\#nb"#"##, "\"a\nb\""), (##"#"a"b"#"##, "\"a\"b\""), ("\"é€🎨\"", "\"é€🎨\""),
      (#""a\(b)""#, "string?"), (#""\(f("x(", g: "\(h)"))""#, "string?"),
      ("\"\"\"\n  a\n  \"\"\"", "string?"), (#""\q""#, "string?"), ("\"\"", "\"\""),
    ])
  func strings(_ text: String, _ form: String) {
    #expect(ParsedSwift.value(text) == form)
  }

  @Test("What is interpolated into a string ends where it ends")
  func interpolation() {
    let parsed = ParsedSwift(
      ##"""
      let a = "\(f(")", g: "\(")")"))" + b
      let c = #"\(d \#("}")"#
      let e = "//" + "/*"
      """##)
    #expect(parsed.outline == ["a = (string? + b)", "c = string?", "e = (\"//\" + \"/*\")"])
    #expect(parsed.messages.isEmpty)
  }

  @Test(
    "Nesting ends with a form that says so", arguments: ["(", "[", "-", "f(", "a ? b : ", "{ "])
  func depth(_ opening: String) {
    let parsed = ParsedSwift("let x = " + String(repeating: opening, count: 5_000))
    #expect(parsed.document.declarations.count == 1)
    let chain = "let x = a" + String(repeating: ".b()", count: 5_000)
    guard case .property(let property)? = ParsedSwift(chain).document.declarations.first,
      case .initial(let value) = property.source, case .other(let what) = value.kind
    else {
      Issue.record("the chain is not read as one value")
      return
    }
    #expect(what == "too deep a nesting")
  }

  @Test("A value stands where it is written, in bytes")
  func ranges() {
    let parsed = ParsedSwift("let é = Color(hex: \"#FFF\").opacity(0.5) // a")
    guard case .property(let property)? = parsed.document.declarations.first,
      case .initial(let value) = property.source
    else {
      Issue.record("no value")
      return
    }
    let bytes = parsed.document.file.bytes
    #expect(
      String(decoding: bytes[value.range], as: UTF8.self) == "Color(hex: \"#FFF\").opacity(0.5)")
    #expect(parsed.document.span(value.range).start == SourcePosition(line: 1, column: 9))
    let comment = parsed.document.trailingComment(after: value.range.upperBound)
    #expect(comment.map(parsed.document.text(of:)) == "// a")
  }
}
