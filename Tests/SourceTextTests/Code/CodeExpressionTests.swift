import SourceText
import Testing

@Suite struct CodeExpressionTests {
  @Test(
    "Values of Kotlin are read as they nest",
    arguments: [
      ("Color(0xFF36003C)", "Color(0xFF36003C)"), ("Color.White", "Color.White"),
      ("a.copy(alpha = .5f)", "a.copy(alpha: .5f)"), ("27 / 255f", "(27 / 255f)"),
      ("Color(\n  red = 1,\n  green = 2,\n)", "Color(red: 1, green: 2)"),
      ("a\n  .b()\n  ?.c", "a.b().c"), ("a!!.b", "a.b"), ("a ?: b", "(a ?: b)"),
      ("a\n  ?: b", "(a ?: b)"), ("a\n+ b", "a {+}"), ("(a\n+ b)", "(a + b)"),
      ("a\n(b)", "a {(}"), ("0xFF shl 24 or x", "((0xFF shl 24) or x)"),
      ("\"a\" to Color.Red", "(\"a\" to Color.Red)"), ("listOf<Color>(a, b)", "listOf(a, b)"),
      ("0xFFL.toInt()", "0xFFL.toInt()"), ("a as Color", "a"), ("a as? Color\nb", "a {b}"),
      ("`a b`", "a b"), ("f(a) { it }", "f(a, <a lambda>)"), ("lazy { a }", "lazy(<a lambda>)"),
      ("{ a }", "<a lambda>"), ("if (a) b else c", "<'if'>"),
      ("f(a = if (x)\n 1\nelse\n 2, b = 3)", "f(a: <'if'>, b: 3)"),
      ("when (a) { 1 -> b }", "<'when'>"), ("::a", "<a reference to a function>"),
      ("a::b", "<a reference to a function>"), ("-1f", "(- 1f)"), ("-a.b", "(- a.b)"),
      ("1..10", "(1 .. 10)"), ("a /* b /* c */ d */ + e // f", "(a + e)"),
      ("Color.hsl(210f, 1f, .5f)", "Color.hsl(210f, 1f, .5f)"), ("a < b", "(a < b)"),
      ("1 - 2 - 3 * 4", "((1 - 2) - (3 * 4))"), ("object : A { }", "<'object'>"),
      ("a by b", "<more than an expression> {by}"), ("(a)", "a"), ("(a, b)", "<a tuple>"),
    ])
  func kotlin(_ text: String, _ form: String) {
    #expect(ParsedCode.value(text, as: .kotlin) == form)
  }

  @Test(
    "Values of Dart are read as they nest",
    arguments: [
      ("const Color(0xff36003c);", "Color(0xff36003c) {;}"),
      ("Color.fromRGBO(1, 2, 3, .5);", "Color.fromRGBO(1, 2, 3, .5) {;}"),
      ("Colors.red[700]", "Colors.red[700]"), ("Colors.red[700]!", "Colors.red[700]"),
      ("a!.b", "a.b"), ("a\n  .b\n  (c)", "a.b(c)"), ("new A(b: c, d)", "A(b: c, d)"),
      ("<Color>[a, b]", "[a, b]"), ("const <int, Color>{50: a}", "{50: a}"),
      ("{'a': b, c: d}", "{a: b, [c]: d}"), ("{a, ...b}", "{a, ...b}"), ("[...a, b]", "[...a, b]"),
      ("a ? b : c", "(a ? b : c)"), ("a ?? b", "(a ?? b)"), ("a as Color", "a"),
      ("a as Color?;", "a {;}"), ("(a, b) => c", "<a function>"),
      ("() { return a; }", "<a function>"),
      ("x => y + 1, z", "<a function> {,}"), ("a..b = c", "<a cascade>"),
      ("f(a..b(), c)", "f(<a cascade>, c)"), ("'a' 'b'", "<strings side by side>"),
      ("7 ~/ 2", "(7 ~/ 2)"), ("1 << 8 | 2", "((1 << 8) | 2)"),
      ("Map<String, A>.from(b)", "Map.from(b)"),
      (".white", ".white"), ("switch (a) { _ => b }", "<'switch'>"),
      ("[if (a) b, c]", "[<'if'>, c]"), ("a.b?.c", "a.b.c"), ("a?.b ?? c", "(a.b ?? c)"),
    ])
  func dart(_ text: String, _ form: String) {
    #expect(ParsedCode.value(text, as: .dart) == form)
  }

  @Test(
    "Values of JavaScript and TypeScript are read as they nest",
    arguments: [
      ("{ a: '#fff', 'b-c': d, 50: e, f, }", "{a: \"#fff\", b-c: d, 50: e, f: f}"),
      ("{ ...a, b: { c: 1 } } as const", "{...a, b: {c: 1}}"),
      ("{ [a.b]: c }", "{[a.b]: c}"), ("{ a() { return 1 }, b: 2 }", "{a: <a method>, b: 2}"),
      ("{ get a() { return 1 }, b: 2 }", "{a: <a value that is computed>, b: 2}"),
      ("{ async *a<B>() { }, [c]() { } }", "{a: <a method>, <a method>}"),
      ("{ get [a]() { }, b: 2 }", "{<a method>, b: 2}"),
      ("{ a: 1 } satisfies Record<string, A[]>;", "{a: 1} {;}"), ("a as const", "a"),
      ("a as keyof typeof b;", "a {;}"), ("a as unknown as B<C>", "a"),
      ("(a) => ({ b: c })", "<a function>"), ("a => b\nc", "<a function> {c}"),
      ("({ a }: B): C => a", "<a function>"), ("function () { return 1 }", "<'function'>"),
      ("{ a: ({ b }) => b, c: 1 }", "{a: <a function>, c: 1}"),
      ("`a`", "\"a\""), ("`a${b(`c${d}`)}`", "string?"), ("css`a`", "<a tagged template>"),
      ("{ a: css`b`, c: 1 }", "{a: <a tagged template>, c: 1}"), ("a['b'][0]", "a[\"b\"][0]"),
      ("a?.b?.['c']", "a.b[\"c\"]"), ("a!.b!", "a.b"), ("a ? .5 : 1", "(a ? .5 : 1)"),
      ("a ?.5:1", "(a ? .5 : 1)"), ("a\n  + b", "(a + b)"), ("a\nb", "a {b}"),
      ("a\n  .b", "a.b"), ("new A(b)", "<'new'>"),
      ("/a\"b/g", "<'/a\"b/g'>"), ("a / b / c", "((a / b) / c)"),
      ("createTheme<A>({ b: 1 })", "createTheme({b: 1})"),
      ("!a && b", "((! a) && b)"),
      ("typeof a", "(typeof a)"), ("10n", "10n"), ("f(...a)", "f(...a)"),
      ("[a, ...b]", "[a, ...b]"),
      ("<div>a</div>", "<'<'>"), ("don't", "<more than an expression> {'}"), ("'a", "<'''> {a}"),
      ("[<b>don't</b>,\n 'c']", "[<'<'>, \"c\"]"), ("[<b>{c}</b>, /d/]", "[<'<'>, <'/d/'>]"),
      ("(a: B): { c: D }[] => e", "<a function>"), ("(): a is 'b' => c", "<a function>"),
      ("a as { b: C }['b'] | (() => D);", "a {;}"), ("a.b`c`", "<a tagged template>"),
      ("{ a: <B,>(c: B) => d, e }", "{a: <a function>, e: e}"),
      ("a as B\n[c]", "a {[}"), ("`${a ? \"'\" : b}`", "string?"), ("a ** 2", "(a ** 2)"),
      ("{}", "{}"), ("[]", "[]"),
      ("\"\\u0023fff\"", "\"#fff\""), ("'\\x23fff'", "\"#fff\""), ("'\\q'", "string?"),
    ])
  func ecmaScript(_ text: String, _ form: String) {
    #expect(ParsedCode.value(text, as: .ecmaScript) == form)
  }

  @Test(
    "A text into which something is put is no constant",
    arguments: [
      ("\"#$a\"", CodeDialect.kotlin, "string?"), ("\"${a(\"}\")}\" + b", .kotlin, "(string? + b)"),
      ("\"\"\"#fff\"\"\"", .kotlin, "string?"), ("\"\\$a\"", .kotlin, "\"$a\""),
      ("\"$1\"", .kotlin, "\"$1\""), ("'$a'", .dart, "string?"), ("r'$a\\'", .dart, "\"$a\\\""),
      ("'''a''' + b", .dart, "(string? + b)"), ("'${'}'}'", .dart, "string?"),
      ("'$a'", .ecmaScript, "\"$a\""), ("`$a`", .ecmaScript, "\"$a\""),
      ("`${{ a: '}' }}`", .ecmaScript, "string?"),
      ("`${a.b(/['`}]/, 1)}` + c", .ecmaScript, "(string? + c)"),
    ])
  func interpolation(_ text: String, _ dialect: CodeDialect, _ form: String) {
    #expect(ParsedCode.value(text, as: dialect) == form)
  }

  @Test(
    "Numbers are read as compilers read them",
    arguments: [
      ("0xFF36003C", CodeNumber.integer(0xFF36_003C, isUnsigned: false)),
      ("0xFF_00L", .integer(0xFF00, isUnsigned: false)),
      ("0XFFuL", .integer(255, isUnsigned: true)),
      ("1_000", .integer(1000, isUnsigned: false)), ("0b101", .integer(5, isUnsigned: false)),
      ("0o17", .integer(15, isUnsigned: false)), ("255n", .integer(255, isUnsigned: false)),
      ("4287646274", .integer(4_287_646_274, isUnsigned: false)),
      (".5f", .fraction(0.5)), ("1f", .fraction(1)), ("1e-3", .fraction(0.001)),
      ("1E2", .fraction(100)), ("2.50", .fraction(2.5)), ("0xF", .integer(15, isUnsigned: false)),
      ("0xDF", .integer(0xDF, isUnsigned: false)),
    ])
  func numbers(_ text: String, _ number: CodeNumber) {
    #expect(CodeNumber(text) == number)
  }

  @Test(
    "What is no number is refused",
    arguments: ["", "0x", "0xG1", "1e999", "12px", "0x1FFFFFFFFFFFFFFFF", "é", "f", ".", "1.2.3"])
  func noNumbers(_ text: String) {
    #expect(CodeNumber(text) == nil)
  }
}
