import Programs
import SourceText
import Testing

/// Storage that code writes, in every spelling.
@Suite struct SwiftStorageTests {
  private func answer(_ text: String, _ path: String) throws -> String {
    let program = Program([SourceFile(path: "a.swift", text: text)])
    let member = try #require(program.member(path))
    return shown(program.answer(for: member, with: Evaluator(program)))
  }

  /// A type with storage, and a function with a statement.
  private func text(_ statement: String) -> String {
    """
    enum C { static var ink = Color.black; static var other = Color.white; static func put(_ c: Color) {} }
    func set(_ c: inout Color, _ new: Color) { c = new }
    func half(_ c: inout Color) { c = c.opacity(0.5) }
    extension Color { mutating func become(_ c: Color) { self = c } }
    func f(given: Color) {
    \(statement)
    }
    """
  }

  /// Writes whose value is known: it is one of two.
  static let followed = [
    "C.ink = .white", "(C.ink) = .white", "(C.ink, _) = (.white, 1)",
    "((C.ink), C.other) = (.white, .black)",
    "for t in [C.self] { t.ink = .white }", "let f = { C.ink = .white }",
    "if false { C.ink = .white }",
    "set(&C.ink, .white)", "C.ink = C.other", "func g() { C.ink = Color.white.opacity(1) }",
  ]

  @Test(arguments: followed)
  func `What a known write gives is one of the values`(_ statement: String) throws {
    let found = try answer(text(statement), "C.ink")
    #expect(found.hasPrefix("[C.ink first: 0.0 0.0 0.0 1.0 | a.swift:"))
    #expect(found.hasSuffix(": 1.0 1.0 1.0 1.0]"))
  }

  /// Writes whose value isn't known.
  static let lost = [
    "C.ink = given", "C.ink = unknown()", "C.ink = C.ink.opacity(0.5)", "half(&C.ink)",
    "C.ink.become(.white)",
    "if let c = optional() { C.ink = c }", "for c in [given] { C.ink = c }", "C.ink += 3",
    "swap(&C.ink, &C.other)", "let p = \\C.Type.ink",
    "withUnsafeMutablePointer(to: &C.ink) { $0.pointee = .white }",
    "C.ink.mutate()", "C.ink +++ 3", "object.setValue(Color.white, forKey: \"ink\")",
    "object.setValue(Color.white, forKey: key)",
    "#unknown(C.ink = .white)", "let f = { C.self[keyPath: \\.ink] = .white }", "C.ink.part = 3",
    "Binding(get: { C.ink }, set: { C.ink = $0 })", "C.ink ]] = 3",
    "C.ink = UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black",
  ]

  @Test(arguments: lost)
  func `Storage with a write that isn't known is unknown`(_ statement: String) throws {
    #expect(try answer(text(statement), "C.ink") == "? C.ink may be written")
  }

  static let reads = [
    "let a = C.ink", "use(C.ink)", "C.ink.opacity(0.5)", "[C.ink, C.other]",
    "if C.ink == .white {}",
    "Text().foregroundColor(C.ink)", "let ink = 3", "var copy = C.ink", "return C.ink",
  ]

  @Test(arguments: reads)
  func `Storage that is only read keeps its first value`(_ statement: String) throws {
    #expect(try answer(text(statement), "C.ink") == "0.0 0.0 0.0 1.0")
  }

  @Test func `Code of types within writes what the type around it stores`() throws {
    let text = """
      enum C {
        static var ink = Color.black
        struct In { func f() { ink = .white } }
        static var page = Color.black
        enum Deep { enum Deeper { static func f() { page = .white } } }
        static var line = Color.black
        enum Other { static var line = Color.black; static func f() { line = .white } }
      }
      """
    #expect(
      try answer(text, "C.ink") == "[C.ink first: 0.0 0.0 0.0 1.0 | a.swift:3:26: 1.0 1.0 1.0 1.0]")
    #expect(
      try answer(text, "C.page")
        == "[C.page first: 0.0 0.0 0.0 1.0 | a.swift:5:47: 1.0 1.0 1.0 1.0]")
    #expect(try answer(text, "C.line") == "0.0 0.0 0.0 1.0")
  }

  @Test func `What observes a property writes too`() throws {
    let text = """
      enum C {
        static var ink = Color.black
        static var size = 1 { didSet { ink = .white } }
        static var other = Color.black { didSet { other = .white } }
      }
      """
    #expect(
      try answer(text, "C.ink") == "[C.ink first: 0.0 0.0 0.0 1.0 | a.swift:3:34: 1.0 1.0 1.0 1.0]")
    #expect(
      try answer(text, "C.other")
        == "[C.other first: 0.0 0.0 0.0 1.0 | a.swift:4:45: 1.0 1.0 1.0 1.0]")
  }

  /// Writes to what an instance or a variable holds, and what is read then.
  static let variables: [(String, String)] = [
    (
      "class K { lazy var c = 1; var k = 1 }\nfunc x() -> Int { let a = K(); a.c = 5; return a.c }",
      "5"
    ),
    (
      "func x() -> Int { var n = 1; withUnsafeMutablePointer(to: &n) { $0.pointee = 2 }; return n }",
      "? nothing here is called withUnsafeMutablePointer"
    ),
    ("func x() -> Int { var a = 1, b = 2; swap(&a, &b); return a }", "2"),
    (
      "struct S { var n = 1 }\nfunc x() -> Int { var s = S(); s[keyPath: \\.n] = 4; return s.n }",
      "4"
    ),
    (
      "class S { var n = 1 }\nfunc x() -> Int { let s = S(); s.setValue(4, forKey: \"n\"); return s.n }",
      "? setValue isn't known"
    ),
    (
      "struct S { var n = 1; mutating func f() { n = 3 } }\nfunc x() -> Int { var s = S(); s.f(); return s.n }",
      "3"
    ),
    (
      "extension Int { mutating func f() { self = 3 } }\nfunc x() -> Int { var n = 1; n.f(); return n }",
      "3"
    ),
    ("func x() -> Int { var n = 1; let f = { (m: inout Int) in m = 6 }; f(&n); return n }", "6"),
    ("func x() -> Int { var n = 1; [1].forEach { n += $0 }; return n }", "2"),
  ]

  @Test(arguments: variables)
  func `A variable has what was written last, or nothing that is known`(
    _ text: String, _ expected: String
  ) throws {
    let found = try answer(text, "x")
    #expect(found == expected)
  }
}
