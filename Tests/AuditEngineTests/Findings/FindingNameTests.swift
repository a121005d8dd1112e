import Testing

@testable import AuditEngine

@Suite struct FindingNameTests {
  private func name(
    _ contexts: [(String, String)] = [], foreground: String = "ink", background: String = "page",
    usage: String = "text"
  ) -> FindingName {
    FindingIdentity(
      rule: "R",
      subject: .pairing(
        context: contexts.map { .init(axis: $0.0, name: $0.1) }, foreground: foreground,
        background: background, usage: usage)
    ).name
  }

  @Test func `It says rule, foreground on background, usage, and theme · scheme`() {
    let name = name([("theme", "midnight"), ("scheme", "dark")], background: "tint over page")
    #expect(name.text == "R: ink on tint over page (text), midnight · dark")
    #expect(name.subject == "R: ink on tint over page (text)")
    #expect(name.context == "midnight · dark")
  }

  @Test func `Where nothing varies it has no end, and a token check no pairing`() {
    #expect(name().text == "R: ink on page (text)")
    #expect(name(usage: "type.body,type.small").text == "R: ink on page (type.body, type.small)")
    #expect(FindingIdentity(rule: "R", subject: .token("a, b")).name.text == "R: a, b")
  }

  @Test func `Names are made inert, and of many layers sixteen are shown`() {
    #expect(
      name([("theme", "a\nb")], foreground: "x\u{7}").text
        == #"R: x\u{7} on page (text), a\u{A}b"#)
    let layers = (1...17).map { "l\($0)" }
    #expect(
      name(background: layers.joined(separator: " over ")).subject
        == "R: ink on \(layers.prefix(16).joined(separator: " over ")) over … (text)")
  }

  @Test func `A dozen contexts are named with the first, and all are counted`() {
    #expect(FindingName.also(in: []) == "")
    #expect(FindingName.also(in: ["a 2.37"]) == "; also in 1 other: a 2.37")
    let eleven = (1...11).map { "t\($0)" }
    let all = eleven.joined(separator: ", ")
    #expect(FindingName.also(in: eleven) == "; also in 11 others: \(all)")
    #expect(FindingName.also(in: eleven + ["x", "y"]) == "; also in 13 others: \(all) and 2 more")
  }
}
