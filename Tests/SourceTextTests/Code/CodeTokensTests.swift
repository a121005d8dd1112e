import SourceText
import Testing

@Suite struct CodeTokensTests {
  static let dialects: [CodeDialect] = [.kotlin, .dart]

  private func texts(_ text: String, _ dialect: CodeDialect) -> [String] {
    let file = SourceFile(path: "a", text: text)
    let tokens = CodeTokens(file, as: dialect)
    return tokens.list.indices.map {
      String(decoding: file.bytes[tokens.list[$0].range], as: UTF8.self)
    }
  }

  @Test(arguments: dialects)
  func `Tokens have the place of their text`(dialect: CodeDialect) {
    let found = texts("/* é /* */ */ f( a.b , 'c' ) ; // d\n0xFFL `e`", dialect)
    #expect(found == ["f", "(", "a", ".", "b", ",", "'c'", ")", ";", "0xFFL", "`e`"])
  }

  @Test func `Quotes and operators are those of the language`() {
    #expect(texts("\"${a(\"b\")}\" ?: c", .kotlin) == ["\"${a(\"b\")}\"", "?:", "c"])
    #expect(texts("r'$a' ?? b", .dart) == ["r'$a'", "??", "b"])
    #expect(texts("\"\"\"a\"b\"\"\" .. c", .kotlin) == ["\"\"\"a\"b\"\"\"", "..", "c"])
  }

  @Test func `A part of a file is read alone`() {
    let file = SourceFile(path: "a", text: "a + (b)")
    let tokens = CodeTokens(file, as: .kotlin, in: 4..<7)
    #expect(tokens.list.count == 3)
    #expect(tokens.list[0].range == 4..<5)
  }

  @Test(
    arguments: [
      ("a(b", "the bracket that opens here is never closed", 1),
      ("a)", "the bracket that closes here was never opened", 1),
      ("x = \"a\nb", "the string that begins here has no closing quote", 4),
      ("/* a", "the comment that begins here has no end", 0),
    ])
  func `What is no program is said with its place`(text: String, message: String, offset: Int) {
    for dialect in Self.dialects {
      let problems = CodeTokens(SourceFile(path: "a", text: text), as: dialect).problems
      #expect(problems.map(\.message) == [message])
      #expect(problems.map(\.range.lowerBound) == [offset])
    }
  }

  /// A token keeps how many tokens on its partner is in 24 bits, and further ones are kept apart.
  @Test func `Brackets find their partners however far`() {
    let count = 1 << 24
    for inner in [count - 3, count - 2] {
      var bytes = Array("(".utf8)
      bytes.reserveCapacity(inner + 10)
      bytes += [UInt8](repeating: UInt8(ascii: ";"), count: inner)
      bytes += Array(") (a) b".utf8)
      let tokens = CodeTokens(SourceFile(path: "a", bytes: bytes), as: .kotlin)
      #expect(tokens.list.partner(0) == inner + 1)
      #expect(tokens.list.partner(inner + 2) == inner + 4)
      #expect(tokens.problems.isEmpty)
    }
  }

  @Test(arguments: [(1 << 24) - 1, 1 << 24])
  func `Tokens of more than 16 megabytes are errors`(length: Int) {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length) + Array(" = b".utf8)
    let tokens = CodeTokens(SourceFile(path: "a", bytes: bytes), as: .kotlin)
    #expect(tokens.list.count == 3)
    #expect(
      tokens.problems.map(\.message)
        == (length < 1 << 24
          ? [] : ["what begins here has more than 16777215 bytes; expected fewer"]))
  }

  @Test(arguments: dialects)
  func `A text that ends anywhere is read`(dialect: CodeDialect) {
    let whole = Array(
      "val a = f(b = \"x${g(\"y\")}\", c[1]!!, { d: `e${h}` }, (i) => j)..n ? /o/ : '''p'''".utf8)
    for length in whole.indices {
      let file = SourceFile(path: "a", bytes: Array(whole[..<length]))
      let tokens = CodeTokens(file, as: dialect)
      for index in tokens.list.indices {
        #expect(tokens.list[index].range.upperBound <= length)
      }
    }
  }

  @Test(
    arguments: [
      "(", "[", "{", "f(", "{a:", "...", "\"${", "'${", "`${", "/*", "//\n", "a[", "/", "\"", "'''",
    ])
  func `A text that nests without end is read in time and on a small stack`(unit: String) {
    let text = String(repeating: unit, count: 200_000 / unit.utf8.count)
    for dialect in Self.dialects {
      let tokens = CodeTokens(SourceFile(path: "a", text: text), as: dialect)
      #expect(tokens.list.count <= text.utf8.count)
    }
  }
}
