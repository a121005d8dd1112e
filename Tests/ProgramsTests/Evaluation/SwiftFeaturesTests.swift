import Programs
import SourceText
import Testing

/// What the language's statements and its library do. Expected values are from the language's rules,
/// calculated by hand; `.verify/programs/forms.py` has the same forms for the compiler.
@Suite struct SwiftFeaturesTests {
  private func answer(_ text: String) throws -> String {
    let program = Program([SourceFile(path: "a.swift", text: text)])
    let member = try #require(program.member("x"))
    return shown(program.answer(for: member, with: Evaluator(program)))
  }

  private static let errors = """
    enum E: Error { case bad, much(Int) }
    func f(_ n: Int) throws -> Int { if n > 5 { throw E.much(n) }; guard n > 0 else { throw E.bad }; return n }

    """

  static let values: [(String, String)] = [
    // What is deferred runs last, the last first, and after the value is made.
    ("let x = { var n = 1; do { defer { n *= 10 }; defer { n += 1 }; n = 4 }; return n }()", "50"),
    ("func g() -> Int { var n = 1; defer { n = 9 }; return n }\nlet x = g()", "1"),
    // Errors.
    (errors + "let x = try? f(9)", "nil"),
    (errors + "let x = (try? f(3)) ?? 0", "3"),
    (
      errors
        + "let x = { do { return try f(9) } catch E.much(let n) where n > 8 { return n * 2 } catch { return 0 } }()",
      "18"
    ),
    (
      errors
        + "let x = { do { return try f(0) } catch E.much { return 1 } catch E.bad { return 2 } catch { return 3 } }()",
      "2"
    ),
    (
      errors + "let x = { var n = 1; do { n = try f(9); n = 5 } catch { n += 1 }; return n }()", "2"
    ),
    (errors + "let x = [1, 9, 2].compactMap { try? f($0) }", "[1, 2]"),
    (errors + "let x = try! f(9)", "? the program ends here"),
    (
      errors + "let x = { do { try unknown(); return 1 } catch { return 2 } }()",
      "? nothing here is called unknown"
    ),
    (
      errors + "let x = { do { _ = try f(unknown()); return 1 } catch { return 2 } }()",
      "? nothing here is called unknown"
    ),
    // Setters and observers.
    (
      "struct S { var k = 2; var twice: Int { get { k * 2 } set { k = newValue / 2 } } }\nlet x = { var s = S(); s.twice = 10; s.twice += 2; return s.k }()",
      "6"
    ),
    (
      "struct S { var n = 0; var k = 1 { didSet { n += oldValue } } }\nlet x = { var s = S(k: 5); s.k = 6; s.k = 7; return s.n }()",
      "11"
    ),
    (
      "class A { var k: Int { didSet { n += 1 } }; var n = 0; init() { k = 1; k = 2 } }\nlet x = { let a = A(); a.k = 3; return a.n }()",
      "1"
    ),
    (
      "class A { var k = 1; init() { k = 2 } }\nclass B: A { var n = 0; override var k: Int { didSet { n += 1 } }; override init() { super.init(); k = 3 } }\nlet x = { let b = B(); b.k = 4; return b.n }()",
      "2"
    ),
    (
      "let x = { var n = 0; var k = 1 { willSet { n += newValue } }; k = 5; k = 6; return n }()",
      "11"
    ),
    (
      "struct S { var k = 1; lazy var l = k * 10 }\nlet x = { var s = S(); s.k = 2; let a = s.l; s.k = 3; return a + s.l }()",
      "40"
    ),
    // Subscripts.
    (
      "struct S { var a = [1, 2]; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue * 2 } }; subscript(by name: String) -> Int { 7 } }\nlet x = { var s = S(); s[0] = 5; return s[0] + s[by: \"\"] }()",
      "17"
    ),
    ("enum S { static subscript(i: Int) -> Int { i + 1 } }\nlet x = S[4]", "5"),
    // Texts.
    ("let x = \"\"\"\n    a\n      b\\\n    c\n    \"\"\"", "a\n  bc"),
    ("let x = #\"a\\n\\#(1 + 1)\"#", "a\\n2"),
    ("let t = \"#A1B2\"\nlet x = t[t.index(after: t.startIndex)...]", "A1B2"),
    (
      "let t = \"abcd\"\nlet i = t.index(t.startIndex, offsetBy: 1)\nlet x = String(t[i..<t.index(i, offsetBy: 2)])",
      "bc"
    ),
    (
      "let t = \"abcd\"\nlet s = t.dropFirst()\nlet x = t[s.startIndex]",
      "? the subscript isn't known"
    ),
    ("let x = Int(\"A0FF\".prefix(2), radix: 16)", "160"),
    (
      "let x = { var n: UInt64 = 0; Scanner(string: \"  0xFF zz\").scanHexInt64(&n); return n }()",
      "255"
    ),
    (
      "let x = { let s = Scanner(string: \"#FF\"); _ = s.scanString(\"#\"); return s.scanInt(representation: .hexadecimal) ?? 0 }()",
      "255"
    ),
    ("let x = String(format: \"%02X-%d-%.2f-%@\", 10, 7, 0.5, \"a\")", "0A-7-0.50-a"),
    ("let x = \"a,b\".split(separator: \",\").map(String.init)", "[a, b]"),
    // Bits.
    ("let x: UInt8 = ~0b1010_0101", "90"),
    ("let x = UInt8(truncatingIfNeeded: 300)", "44"),
    ("let x = Int8(clamping: 300)", "127"),
    ("let x: UInt8 = 200 &+ 100", "44"),
    // Collections.
    (
      "let x = [1, 2, 3, 4].reduce(into: [Int: Int]()) { $0[$1 % 2, default: 0] += $1 }[0] ?? 0",
      "6"
    ),
    ("let d = [\"b\": 2, \"a\": 1]\nlet x = d.keys.sorted()", "[a, b]"),
    (
      "let d = [\"b\": 2, \"a\": 1]\nlet x = { for (k, _) in d { return k }; return \"\" }()",
      "? what the loop runs over isn't known"
    ),
    ("let x = Dictionary(uniqueKeysWithValues: zip([\"a\", \"b\"], [1, 2]))[\"b\"]", "2"),
    ("let x = [3, 1, 2].sorted(by: >)", "[3, 2, 1]"),
    ("let o: [Int]? = [1, 2]\nlet x = o.map { $0.count }", "2"),
    ("let x = (0.0...1.0).contains(0.5)", "true"),
    (
      "extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }\nlet x = 3.5.clamped(to: 0...1)",
      "1.0"
    ),
    // Types in functions, and generics.
    (
      "let x = { struct L { var n: Int; func twice() -> Int { n * 2 } }; enum M { case a }; return L(n: 4).twice() }()",
      "8"
    ),
    (
      "protocol P { static var n: Int { get }; init() }\nstruct A: P { static let n = 3 }\nfunc f<T: P>(_ t: T.Type) -> Int { T.n + T().m }\nextension P { var m: Int { 4 } }\nlet x = f(A.self)",
      "7"
    ),
    (
      "protocol P { init(n: Int) }\nstruct A: P { let n: Int }\nfunc f<T: P>() -> T { T(n: 5) }\nlet a: A = f()\nlet x = a.n",
      "5"
    ),
    // Operators of the app.
    (
      "infix operator +++: AdditionPrecedence\nfunc +++ (a: Int, b: Int) -> Int { a * 10 + b }\nlet x = 1 +++ 2 * 3 +++ 4",
      "164"
    ),
    ("prefix operator ~~\nprefix func ~~ (a: Int) -> Int { a / 2 }\nlet x = ~~8 + 1", "5"),
    (
      "struct V: Comparable { let n: Int; static func < (a: V, b: V) -> Bool { a.n > b.n } }\nlet x = max(V(n: 1), V(n: 2)).n",
      "1"
    ),
    // Wrappers.
    (
      "@propertyWrapper struct W { var v: Int; var wrappedValue: Int { get { v } set { v = newValue * 2 } }; var projectedValue: Int { -v }; init(wrappedValue: Int) { v = wrappedValue } }\nstruct S { @W var n = 1 }\nlet x = { var s = S(); s.n = 3; return s.n + S(n: 5).n + s.$n }()",
      "5"
    ),
    // Key paths.
    (
      "struct S { var a = 1; var b = 2 }\nlet p = \\S.b\nlet x = { var s = S(); s[keyPath: \\.a] = 5; return s[keyPath: p] + s.a }()",
      "7"
    ),
  ]

  @Test(arguments: values)
  func `Code comes to what the language says`(_ text: String, _ expected: String) throws {
    let found = try answer(text)
    #expect(found == expected)
  }
}
