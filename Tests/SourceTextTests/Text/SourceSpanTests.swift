import SourceText
import Testing

@Suite struct SourceSpanTests {
  private static let file = SourceFile(path: "a.txt", text: "one\ntwo")

  @Test("A span has the bytes and the position that it was given")
  func range() {
    let span = SourceSpan(file: Self.file, range: 4..<7)
    #expect(span.range == 4..<7)
    #expect(span.start == SourcePosition(line: 2, column: 1))
    #expect(span.file === Self.file)
  }

  @Test("Offsets outside the file are moved to its ends")
  func clamped() {
    #expect(SourceSpan(file: Self.file, range: -3..<100).range == 0..<7)
    #expect(SourceSpan(file: Self.file, range: 90..<100).range == 7..<7)
  }

  @Test("Spans are equal for the same bytes of the same file, not of one that looks alike")
  func equality() {
    let span = SourceSpan(file: Self.file, range: 0..<3)
    let twin = SourceFile(path: "a.txt", text: "one\ntwo")
    #expect(span == SourceSpan(file: Self.file, range: 0..<3))
    #expect(span != SourceSpan(file: Self.file, range: 0..<2))
    #expect(span != SourceSpan(file: Self.file, range: 1..<3))
    #expect(span != SourceSpan(file: twin, range: 0..<3))
    #expect(Set([span, SourceSpan(file: Self.file, range: 0..<3)]).count == 1)
  }
}
