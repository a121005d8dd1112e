import Programs
import SourceText
import Testing

/// What names mean: the app's own before the framework's, by the type that code names, by the file.
@Suite struct SwiftNamesTests {
  private func answer(_ path: String, _ texts: String...) throws -> String {
    let program = Program(
      texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) })
    let member = try #require(program.member(path))
    return shown(program.answer(for: member, with: Evaluator(program)))
  }

  static let protocols = """
    protocol P { var demanded: Int { get } }
    extension P { var demanded: Int { 1 }; var added: Int { 2 }; var both: Int { demanded * 10 + added } }
    protocol Q: P {}
    extension Q { var demanded: Int { 3 }; var added: Int { 4 } }
    struct A: Q { var demanded: Int { 5 }; var added: Int { 6 } }
    struct B: Q {}
    class K: P {}
    class M: K { var demanded: Int { 7 }; var added: Int { 8 } }
    class N: K { }
    func any(_ p: any P) -> Int { p.added }
    func some(_ p: some P) -> Int { p.added }
    func back<T: P>(_ t: T) -> T { t }
    func made() -> some P { A() }
    struct W { let p: any P; let all: [any P] }

    """

  /// By the rules: a demanded member is the value's own, an added one that of the type that is named.
  static let members: [(String, String)] = [
    ("A().added", "6"), ("A().both", "52"), ("B().both", "32"), ("B().added", "4"),
    ("{ let p: any P = A(); return p.added }()", "2"),
    ("{ let q: any Q = A(); return q.added }()", "4"),
    ("{ let p: any P = A(); return p.demanded }()", "5"),
    ("{ let p: any P = B(); return p.demanded }()", "3"),
    ("{ let p: any P = M(); return p.demanded }()", "1"),
    ("{ let k: K = M(); return k.added }()", "2"), ("M().added", "8"),
    ("any(A())", "2"), ("some(A())", "2"), ("back(A()).added", "6"), ("made().added", "2"),
    ("W(p: A(), all: []).p.added", "2"),
    ("W(p: A(), all: [A(), B()]).all.map { $0.added }[0]", "2"),
    ("{ var all: [any P] = []; all.append(A()); return all[0].added }()", "2"),
    ("{ let p: any P = A(); guard let a = p as? A else { return 0 }; return a.added }()", "6"),
    (
      "{ let p: any P = A(); switch p { case let q as any Q: return q.added; default: return 0 } }()",
      "4"
    ),
    ("{ let f: (any P) -> Int = { $0.added }; return f(A()) }()", "2"),
    ("{ let t: (any P, Int) = (A(), 1); return t.0.added }()", "2"),
  ]

  @Test(arguments: members)
  func `A member is chosen by the type that code names`(_ code: String, _ expected: String) throws {
    let found = try answer("x", Self.protocols + "let x = \(code)")
    #expect(found == expected)
  }

  @Test func `What is private in another file has no name here`() throws {
    let other =
      "private let k = 1\nfileprivate func f() -> Int { 2 }\nprivate extension Int { var twice: Int { 3 } }"
    let own = "private let k = 10\nprivate func f() -> Int { 20 }\nlet x = k + f()"
    #expect(try answer("x", other, own) == "30")
    #expect(try answer("x", other, "let x = k") == "? nothing here is called k")
    #expect(try answer("x", other, "let x = f()") == "? nothing here is called f")
    #expect(try answer("x", other, "let x = 1.twice") == "? twice isn't known")
    #expect(
      try answer(
        "x", "extension Color { private static let white = Color(white: 0.5) }",
        "let x = Color.white")
        == "1.0 1.0 1.0 1.0")
  }

  /// The app's own declaration counts, whatever the framework has of that name.
  static let own: [(String, String)] = [
    (
      "extension Color { func opacity(_ k: Double) -> Color { .black } }\nlet x = Color.white.opacity(0.5)",
      "0.0 0.0 0.0 1.0"
    ),
    (
      "extension UIColor { func withAlphaComponent(_ k: Double) -> UIColor { .black } }\nlet x = UIColor.white.withAlphaComponent(0.5)",
      "0.0 0.0 0.0 1.0"
    ),
    ("struct Color { static let white = 3; init(red: Double) {} }\nlet x = Color.white", "3"),
    ("typealias Color = Mine\nstruct Mine { static let white = 3 }\nlet x = Color.white", "3"),
    (
      "enum T { typealias Color = Mine; struct Mine { static let white = 3 }; static let y = Color.white }\nlet x = T.y",
      "3"
    ),
    (
      "extension Color { static let white = Color(white: 0.5) }\nlet x: Color = .white",
      "0.5 0.5 0.5 1.0"
    ),
    (
      "extension Color { init(red: Double, green: Double, blue: Double) { self = .black } }\nlet x = Color(red: 1, green: 1, blue: 1)",
      "0.0 0.0 0.0 1.0"
    ),
    ("func max(_ a: Int, _ b: Int) -> Int { 9 }\nlet x = max(1, 2)", "9"),
    ("func pow(_ a: Double, _ b: Double) -> Double { 9 }\nlet x = pow(1.0, 2.0)", "9.0"),
    ("let x = UIColor(red: 1, green: 0, blue: 0, alpha: 255)", "1.0 0.0 0.0 1.0"),
    ("let x = Color(red: 1, green: 0, blue: 0, opacity: 255)", "? the color is out of range"),
    (
      "func x() -> Color { func white() -> Color { .black }; let red = white(); return red }",
      "0.0 0.0 0.0 1.0"
    ),
  ]

  @Test(arguments: own)
  func `What the app declares counts before the framework's`(_ text: String, _ expected: String)
    throws
  {
    let found = try answer("x", text)
    #expect(found == expected)
  }
}
