import Programs
import SourceText
import Testing

@Suite struct SwiftParserTests {
  static let grammar = ##"""
    #Preview { Text("x") }
    infix operator +++ : AdditionPrecedence
    precedencegroup Foo { higherThan: Bar }
    struct A<each T: P, let n: Int>: ~Copyable where T: Q, T.X == Int {
      @Dimmed(0.3) static var t = Color.white
      var a: Int { get async throws { 5 } set(new) { print(new) } }
      var b = 3 { didSet { x = 5 } willSet { } }
      lazy var q: [String: (Int, Int) -> Void]? = [:]
      subscript<T>(_ i: Int, default d: @autoclosure () -> T) -> T { d() }
      func f<T>(_ x: inout T, y z: some P & Q = .init(), _ w: Int...) async throws(E) -> any X? { }
      init?(a: Int) throws { self.init() }
      init(b: consuming Int) { }
      static func + (l: A, r: A) -> A { l }
      private(set) var x, y: Int
      indirect enum E: String { case a, b(Int, label: String = "x"), c = "q" }
      deinit { }
      nonisolated(unsafe) static var z: Color = .red
    }
    actor Foo { }
    let x = a < b ? c : d, y = a<b>(c), z = Array<Int>(repeating: 0, count: 3)
    let s = """
      hello \(name, format: .x) \("nested \(1 + 2)")
      """
    let r = #"raw \#(x) "q" \n"#
    func g() throws {
      guard let x, let y = z?.a?[0]!.b, case .some(let q) = r, #available(iOS 15, *) else { return }
      if case let .a(x, y) = e, x > 0 { } else if let z { }
      switch (a, b) {
      case (.x, let y) where y > 0, (_, 1...5): fallthrough
      case let (p, q)?: break
      case is Foo: print("x")
      case ..<5: break
      @unknown default: return
      #if DEBUG
      case .z: break
      #endif
      }
      let v = if a { 1 } else { 2 }
      let w = switch x { case .a: 1; default: 2 }
      for await x in y where x > 0 { continue }
      for case let (a, b)? in zip(c, d) { }
      outer: while true { break outer }
      repeat { x += 1 } while x < 5
      do { try f() } catch let e as MyError { } catch { }
      let c = { [weak self, x = y] (a: Int, b) async throws -> Int in return a }
      foo { $0 + 1 } second: { a, b in a }
      (a, b) = (b, a)
      x = try? await y
      let kp = \A.b?.c[0], k2 = \.self, k3 = \Foo<Int>.x
      list.map(\.name).reduce(0, +)
      let re = /abc.*/
      a.b.0.1.c
      return
    }
    macro stringify<T>(_ x: T) -> (T, String) = #externalMacro(module: "X", type: "Y")
    """##

  private func tree(_ text: String) -> SyntaxTree {
    SwiftParser.parse(SourceFile(path: "a.swift", text: text))
  }

  private func kinds(_ text: String) -> [SyntaxKind] {
    tree(text).root.descendants.map(\.kind)
  }

  @Test func `The whole grammar in outline has no node that is not known`() {
    #expect(!kinds(Self.grammar).contains(.unparsed))
    #expect(tree(Self.grammar).problems.isEmpty)
  }

  @Test func `A line that is no Swift loses itself and not the next`() {
    let root = tree("let a = 1\nlet b = ]]\nlet c = 3").root
    #expect(root.children.map(\.kind) == [.variable, .unparsed, .variable])
  }

  @Test func `Operators bind as the language says`() {
    let root = tree("a + b * c << 1 == d ?? e && f").root
    let all = root.children[0]
    #expect(all.detail == SyntaxOperator.and.rawValue)
    #expect(all.child(.left)?.child(.left)?.text == "a + b * c << 1")
    #expect(all.child(.left)?.child(.left)?.child(.right)?.text == "b * c << 1")
    #expect(all.child(.left)?.child(.right)?.text == "d ?? e")
  }

  @Test func `An operator whose strength is declared elsewhere leaves the order open`() {
    #expect(tree("a +++ b").root.children.map(\.kind) == [.binary])
    #expect(tree("a +++ b * c").root.children.map(\.kind) == [.sequence])
  }

  @Test func `A variable may be called some or any`() {
    let nodes = tree("for a in some { f(any) }\nwhile any { }").root.descendants
    #expect(!nodes.contains { $0.kind == .typeName })
  }

  @Test func `Nesting without end costs no stack`() {
    for open in ["(", "[", "{", "a(", "-", "a ? ", "!(", "x<", "\"\\("] {
      let count = tree(String(repeating: open, count: 20_000)).root.index
      #expect(count >= 0)
    }
  }

  @Test func `A chain without end costs no stack`() {
    for part in ["a + ", "a.b", "a < ", "a()", "a ? b : ", "(a + ", "a = "] {
      let file = SourceFile(
        path: "a.swift", text: "let x = " + String(repeating: part, count: 30_000))
      #expect(Program([file]).trees.count == 1)
    }
  }

  @Test func `Text of megabytes is read in linear time, whatever it repeats`() {
    // Each took minutes or the stack where something was looked for again and again.
    for part in [
      "#if a\n", "#if a\n@x\n#endif\n", "let a = b, ", "let x: a", "a?", "a: for ", "public\n",
      "@a\n",
      "\"\\(a)\"", "/b ", "a<b, ", "struct A { var x = 1; init() { x = 2 } }\n",
    ] {
      let text = String(repeating: part, count: 40_000)
      for begin in ["", "let x: a"] {
        let file = SourceFile(path: "a.swift", text: begin + text)
        let program = Program([file])
        #expect(program.trees[0].root.range.upperBound == file.bytes.count)
      }
    }
  }

  @Test func `A name of a module before a name is refused`() {
    #expect(kinds("let x = Foundation::Data()").contains(.unparsed))
    #expect(kinds("let x = f([Foundation::Data()])").contains(.unparsed))
  }

  @Test func `A tree takes less than ten times its file`() {
    let line = "  static let ink = Color(red: 0.25, green: 0.5, blue: 0.75)\n"
    let tree = tree(String(repeating: line, count: 1000))
    #expect(tree.size < tree.file.bytes.count * 10)
  }

  @Test func `What #if keeps goes on with the value before it`() {
    let root = tree("a\n  .b()\n#if os(iOS)\n  .c()\n#endif\n  .d()").root
    #expect(root.children.count == 1)
    #expect(!kinds("a\n#if os(iOS)\n.c()\n#endif").contains(.unparsed))
  }

  @Test func `What #if keeps may begin with another #if, or be nothing`() {
    let text = "a\n#if os(iOS)\n#if DEBUG\n.b()\n#else\n#endif\n.c()\n#endif\n.d()"
    let root = tree(text).root
    #expect(root.children.count == 1)
    #expect(!kinds(text).contains(.unparsed))
    let calls = root.descendants.filter { $0.kind == .call }.map(\.text)
    #expect(calls.contains(".b()") && calls.contains { $0.hasSuffix(".c()") })
  }

  @Test func `A file that is no text is said`() {
    let tree = SwiftParser.parse(SourceFile(path: "a.swift", bytes: [0xFF, 0xFE, 0x41, 0x00]))
    #expect(tree.problems.first?.message == "the file is UTF-16; expected UTF-8")
  }

  @Test(
    "A span holds one expression or none",
    arguments: [
      ("f(1) ", "f(1)"), ("a + b", "a + b"), ("a b", nil), ("f(1", nil), ("", nil), ("1, 2", nil),
      ("let a = 1", nil),
    ] as [(String, String?)])
  func expression(_ text: String, _ expected: String?) {
    let file = SourceFile(path: "a.swift", text: "(\(text)]")
    let span = SourceSpan(file: file, range: 1..<1 + text.utf8.count)
    #expect(SwiftParser.expression(at: span)?.text == expected)
  }
}
