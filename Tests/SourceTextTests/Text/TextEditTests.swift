import SourceText
import Testing

@Suite struct TextEditTests {
  @Test func `Edits replace their ranges and nothing else`() {
    let file = SourceFile(path: "a", text: "one two three")
    let edits = [TextEdit(0..<3, "1"), TextEdit(7..<7, ","), TextEdit(8..<13, "fünf")]
    #expect(String(decoding: file.bytes(after: edits), as: UTF8.self) == "1 two, fünf")
    #expect(edits.map(\.growth) == [-2, 1, 0])
    #expect(file.bytes(after: []) == file.bytes)
  }
}
