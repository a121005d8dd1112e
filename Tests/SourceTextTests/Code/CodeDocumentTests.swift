import SourceText
import Testing

@Suite struct CodeDocumentTests {
  static let dialects: [CodeDialect] = [.kotlin, .dart, .ecmaScript]

  @Test("A value has the place of its text", arguments: dialects)
  func spans(_ dialect: CodeDialect) throws {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "a", text: "/* é */ f( a.b , 'c' ) ;")
    let document = CodeDocument.parse(file, as: dialect, diagnostics: &diagnostics)
    let (value, next) = document.value(from: 0)
    func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }
    #expect(text(value.range) == "f( a.b , 'c' )")
    guard case .call(let callee, let arguments) = value.kind else {
      Issue.record("no call")
      return
    }
    #expect(text(callee.range) == "f")
    #expect(arguments.map { text($0.value.range) } == ["a.b", "'c'"])
    #expect(document.text(next) == ";")
    #expect(diagnostics.all.isEmpty)
    let again = CodeDocument.expression(at: document.span(value.range), as: dialect)
    #expect(again.map { ParsedCode.form($0) } == "f(a.b, \"c\")")
  }

  @Test(
    "What is no program is said with its place",
    arguments: [
      ("a(b", "a:1:2: error: the bracket that opens here is never closed"),
      ("a)", "a:1:2: error: the bracket that closes here was never opened"),
      ("x = \"a\nb", "a:1:5: error: the string that begins here has no closing quote"),
      ("/* a", "a:1:1: error: the comment that begins here has no end"),
    ])
  func problems(_ text: String, _ message: String) {
    for dialect in Self.dialects {
      var diagnostics = DiagnosticList()
      _ = CodeDocument.parse(
        SourceFile(path: "a", text: text), as: dialect, diagnostics: &diagnostics)
      // In JavaScript it may be the text of an element.
      let mayBeText = dialect.name == "JavaScript" && text.contains("\"")
      #expect(diagnostics.all.map(\.description) == (mayBeText ? [] : [message]))
    }
  }

  /// A token keeps how many tokens on its partner is in 24 bits, and further ones are kept apart.
  @Test func bracketsFindTheirPartnersHoweverFar() {
    let count = 1 << 24
    for inner in [count - 3, count - 2] {
      var bytes = Array("(".utf8)
      bytes.reserveCapacity(inner + 10)
      bytes += [UInt8](repeating: UInt8(ascii: ";"), count: inner)
      bytes += Array(") (a) b".utf8)
      var diagnostics = DiagnosticList()
      let document = CodeDocument.parse(
        SourceFile(path: "a", bytes: bytes), as: .kotlin, diagnostics: &diagnostics)
      #expect(document.partner(0) == inner + 1)
      #expect(document.after(0) == inner + 2)
      #expect(document.partner(inner + 2) == inner + 4)
      #expect(document.text(inner + 5) == "b")
      #expect(diagnostics.all.isEmpty)
    }
  }

  @Test(arguments: [(1 << 24) - 1, 1 << 24])
  func tokensOfMoreThan16MegabytesAreErrors(length: Int) {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length) + Array(" = b".utf8)
    var diagnostics = DiagnosticList()
    let document = CodeDocument.parse(
      SourceFile(path: "a", bytes: bytes), as: .kotlin, diagnostics: &diagnostics)
    #expect(document.text(1) == "=")
    #expect(
      diagnostics.all.map(\.description)
        == (length < 1 << 24
          ? [] : ["a:1:1: error: what begins here has more than 16777215 bytes; expected fewer"]))
  }

  @Test("Bytes that are no text are said")
  func encoding() {
    var diagnostics = DiagnosticList()
    let file = SourceFile(path: "a", bytes: [0x61, 0x20, 0xFF])
    _ = CodeDocument.parse(file, as: .dart, diagnostics: &diagnostics)
    #expect(diagnostics.hasErrors)
  }

  @Test("A text that ends anywhere is read", arguments: dialects)
  func truncated(_ dialect: CodeDialect) {
    let whole = Array(
      "val a = f(b = \"x${g(\"y\")}\", c[1]!!, { d: `e${h}` }, (i) => j, k as L<M>)..n ? /o/ : '''p'''"
        .utf8)
    for length in whole.indices {
      var diagnostics = DiagnosticList()
      let file = SourceFile(path: "a", bytes: Array(whole[..<length]))
      let document = CodeDocument.parse(file, as: dialect, diagnostics: &diagnostics)
      for index in 0..<document.count {
        let (value, next) = document.value(from: index)
        #expect(next >= index && next <= document.count)
        #expect(value.range.upperBound <= length)
      }
    }
  }

  @Test(
    "A text that nests without end is read in time and on a small stack",
    arguments: [
      "(", "[", "{", "f(", "{a:", "-", "!", "a?", "a.b", "a+", "a,", "...", "\"${", "'${", "`${",
      "/*", "a=>", "<", "a<", "a as ", "//\n", "new ", "a[", "f{", "!!", "..", "/", "\"", "'''",
    ])
  func deep(_ unit: String) {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    for dialect in Self.dialects {
      var diagnostics = DiagnosticList()
      let document = CodeDocument.parse(
        SourceFile(path: "a", text: text), as: dialect, diagnostics: &diagnostics)
      let (_, next) = document.value(from: 0)
      #expect(next <= document.count)
    }
  }
}
