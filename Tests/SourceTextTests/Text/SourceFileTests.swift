import SourceText
import Testing

@Suite struct SourceFileTests {
  /// By hand. The bytes: a, LF, é (2), b, CR, LF, LF, 🎨 (4), c.
  private static let file = SourceFile(path: "a.txt", text: "a\néb\r\n\n🎨c")

  @Test(
    "Lines and columns count from 1, columns in Unicode scalars, lines by line feeds",
    arguments: [
      (0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 2), (5, 2, 3), (6, 2, 4), (7, 3, 1), (8, 4, 1),
      (12, 4, 2), (13, 4, 3),
    ])
  func position(_ offset: Int, _ line: Int, _ column: Int) {
    #expect(Self.file.position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test(
    "Columns count what was asked for",
    arguments: [
      (ColumnUnit.unicodeScalars, [1, 2, 2, 3, 4]), (.utf16, [1, 3, 2, 3, 4]),
      (.bytes, [1, 5, 3, 4, 5]),
    ])
  func units(_ unit: ColumnUnit, _ columns: [Int]) {
    // Before and after 🎨, after é, and the two that follow.
    let offsets = [8, 12, 4, 5, 6]
    #expect(offsets.map { Self.file.position(at: $0, columns: unit).column } == columns)
    // Every other scalar two units of UTF-16 and four bytes, over many blocks.
    let file = SourceFile(path: "b", text: "x\n" + String(repeating: "a🎨", count: 10_000))
    let position = file.position(at: 2 + 5 * 9_999, columns: unit)
    #expect(position.line == 2)
    #expect(
      position.column - 1
        == [.unicodeScalars: 2 * 9_999, .utf16: 3 * 9_999, .bytes: 5 * 9_999][unit])
  }

  @Test("An offset outside the file is its nearest end")
  func outside() {
    #expect(Self.file.position(at: -5) == SourcePosition(line: 1, column: 1))
    #expect(Self.file.position(at: 99) == SourcePosition(line: 4, column: 3))
    let empty = SourceFile(path: "b", text: "")
    #expect(empty.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(empty.position(at: 1) == SourcePosition(line: 1, column: 1))
  }

  @Test("After a last line feed a new line begins")
  func lastLineFeed() {
    let file = SourceFile(path: "b", text: "x\n")
    #expect(file.position(at: 1) == SourcePosition(line: 1, column: 2))
    #expect(file.position(at: 2) == SourcePosition(line: 2, column: 1))
  }

  @Test("Every offset of a long file has the line that counting its line feeds gives")
  func many() {
    let text = (0..<500).map { String(repeating: "x", count: $0 % 7) }.joined(separator: "\n")
    let file = SourceFile(path: "b", text: text)
    var line = 1
    var column = 1
    for (offset, byte) in text.utf8.enumerated() {
      #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
      (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test("A column counts scalars, however long its line", .timeLimit(.minutes(1)))
  func longLine() {
    // Two lines of 30,000 scalars, every third of two bytes, so that blocks of any size end within one.
    let line = String(repeating: "abé", count: 10_000)
    let file = SourceFile(path: "b", text: "x\n" + line + "\n" + line)
    for scalar in [0, 1, 3_071, 3_072, 9_999, 20_480, 29_999] {
      let offset = 2 + scalar / 3 * 4 + scalar % 3
      #expect(file.position(at: offset) == SourcePosition(line: 2, column: scalar + 1))
      #expect(
        file.position(at: offset + 40_001) == SourcePosition(line: 3, column: scalar + 1))
    }
    for _ in 0..<20_000 { _ = file.position(at: 79_999) }
  }
}
