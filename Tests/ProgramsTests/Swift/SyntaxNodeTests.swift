import Programs
import SourceText
import Testing

@Suite struct SyntaxNodeTests {
  private func value(_ text: String) throws -> SyntaxNode {
    let file = SourceFile(path: "a.swift", text: text)
    return try #require(
      SwiftParser.expression(at: SourceSpan(file: file, range: 0..<text.utf8.count)))
  }

  @Test(
    "Parentheses, marks and generic arguments say nothing about which value it is",
    arguments: [
      ("(a)", "a"), ("((a.b))!", "a.b"), ("a?", "a"), ("A<B>", "A"), ("(a, b)", "(a, b)"),
      ("(x: a)", "(x: a)"), ("(a)(b)", "(a)(b)"),
    ])
  func bare(_ text: String, _ expected: String) throws {
    #expect(try value(text).bare.text == expected)
  }

  @Test(
    "A path is names with full stops",
    arguments: [
      ("a", ["a"], nil), ("a.b.c", ["a", "b", "c"], nil), ("a?.b!.c", ["a", "b", "c"], nil),
      ("`a`.b", ["a", "b"], nil), (".a", nil, ["a"]), (".a.b", nil, ["a", "b"]),
      ("a().b", nil, nil),
      ("a[0]", nil, nil), ("1", nil, nil),
    ] as [(String, [String]?, [String]?)])
  func path(_ text: String, _ path: [String]?, _ implied: [String]?) throws {
    #expect(try value(text).path == path)
    #expect(try value(text).impliedPath == implied)
  }

  @Test func `A chain is its steps in order`() throws {
    let (root, steps) = try value("a.b(1)[2]?.c { d }").chain
    #expect(root.text == "a")
    #expect(
      steps.map(\.text) == [
        "a.b", "a.b(1)", "a.b(1)[2]", "a.b(1)[2]?", "a.b(1)[2]?.c", "a.b(1)[2]?.c { d }",
      ])
    #expect(try value("\"x\"").chain.steps.isEmpty)
  }

  @Test func `Arguments have labels, and closures after the parentheses are told apart`() throws {
    let arguments = try value("f(1, b: c) { d } e: { g }").arguments
    #expect(arguments.map(\.label) == [nil, "b", nil, "e"])
    #expect(arguments.map(\.value.text) == ["1", "c", "{ d }", "{ g }"])
    #expect(arguments.map(\.isTrailing) == [false, false, true, true])
  }

  @Test(
    "A text is constant where nothing is computed in it",
    arguments: [
      ("\"a\"", "a"), ("\"a\\n\\u{e9}\"", "a\n\u{e9}"), ("#\"a\\n\"#", "a\\n"), ("\"\"", ""),
      ("\"\\(a)\"", nil), ("\"\"\"\na\n\"\"\"", nil), ("a", nil),
    ] as [(String, String?)])
  func text(_ text: String, _ expected: String?) throws {
    #expect(try value(text).constantText == expected)
  }

  @Test(
    "The names of a type are those without its marks",
    arguments: [
      ("A", ["A"]), ("A.B?", ["A", "B"]), ("inout A!", ["A"]), ("any P", ["P"]),
      ("A<B>.C", ["A", "C"]),
      ("[A]", []), ("(A) -> B", []),
    ])
  func types(_ text: String, _ expected: [String]) throws {
    let tree = SwiftParser.parse(SourceFile(path: "a.swift", text: "func f(a: \(text)) { }"))
    let parameter = try #require(tree.root.descendants.filter { $0.kind == .parameter }.last)
    #expect(parameter.child(.type)?.typePath == expected)
  }

  @Test func `Places that are not understood are the outermost, with what they hold`() {
    let tree = SwiftParser.parse(
      SourceFile(path: "a.swift", text: "let a = 1\nlet b = ]]\nfunc f() { x y }"))
    #expect(tree.unparsed.map(\.text) == ["let b = ]]", "x y"])
  }
}
