import SourceText
import Testing

/// What the parser does not know is said, and what stands around it is read.
@Suite struct SwiftUnreadTests {
  @Test func `Swift that is not understood is said with its place`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        let a = ]]
        var body: some View { Text("a").foregroundStyle(Color.ink).background(Color.page) }
      }
      """, named: "a.swift")
    #expect(usage.unfollowed.contains("unread: Swift that is not understood"))
    #expect(usage.pairs == ["ink on page text"])
    let place = usage.reading.unfollowed.first { $0.text.hasPrefix("Swift") }?.place
    #expect(place?.start.line == 2)
  }

  @Test func `A text that is no UTF-8 is said`() throws {
    let usage = try ReadUsage(SourceFile(path: "a.swift", bytes: [0xFF, 0xFE, 0x41, 0x00]))
    #expect(usage.unfollowed.contains("unread: the file is UTF-16; expected UTF-8"))
  }

  @Test func `Views in parts of a text are read`() throws {
    let usage = try ReadUsage(
      """
      struct A: View { var body: some View {
        Text("a \\(Text("b").foregroundStyle(Color.ink))").background(Color.page)
      } }
      """, named: "a.swift")
    #expect(usage.pairs == ["ink on page text"])
  }
}
