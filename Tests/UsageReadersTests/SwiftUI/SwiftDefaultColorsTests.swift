import Testing

@Suite struct SwiftDefaultColorsTests {
  @Test(
    "The colors that an initializer gives by default are a pair",
    arguments: [
      (
        "init(backgroundColor: Color = .coal, foregroundColor: Color = .snow, isActive: Bool = true) {}",
        ["snow on coal text"]
      ),
      (
        "func bar(_ title: String, textColor: Color = Theme.ink, background: Color = Theme.page) {}",
        ["Theme.ink on Theme.page text"]
      ),
      (
        "func bar<Title: View>(textColor: Color = .ink, backgroundColor: Color = .page) {}",
        ["ink on page text"]
      ),
      ("init(backgroundColor: Color, foregroundColor: Color = .snow) {}", []),
      ("init(backgroundColor: Color = .coal, tint: Color = .snow) {}", []),
      ("init(backgroundColor: Color? = nil, foregroundColor: Color = .snow) {}", []),
    ])
  func defaults(_ member: String, _ pairs: [String]) throws {
    let read = try ReadUsage("struct Style: ButtonStyle {\n  \(member)\n}\n", named: "Style.swift")
    #expect(read.pairs == pairs)
  }
}
