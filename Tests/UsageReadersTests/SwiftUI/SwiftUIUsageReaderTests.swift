import SourceText
import Testing
import UsageReaders

/// The pairs of each body were worked out by hand, from what SwiftUI's modifiers do.
@Suite struct SwiftUIUsageReaderTests {
  struct Body: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let pairs: [String]
    let unfollowed: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ pairs: [String], unfollowed: [String] = []) {
      self.name = name
      self.text = text
      self.pairs = pairs
      self.unfollowed = unfollowed
    }
  }

  static let bodies: [Body] = [
    Body(
      "Modifiers of one view",
      "Text(title).foregroundStyle(Color.ink).padding().background(Color(\"Card\"))",
      ["ink on Card text"]),
    Body(
      "A background inside of another",
      "Text(\"a\").foregroundColor(.ink).background(Color.card).padding().background(Color.page)",
      ["ink on card text"], unfollowed: ["noForeground: page"]),
    Body(
      "A foreground around",
      """
      VStack { Text("a"); Image(systemName: "x") }.foregroundStyle(Theme.ink).background(Theme.page)
      """, ["Theme.ink on Theme.page text", "Theme.ink on Theme.page icon"]),
    Body(
      "The nearest foreground wins",
      """
      VStack { Text("a").foregroundStyle(Color.dim) }.foregroundStyle(Color.ink)
        .background(Color.page)
      """, ["dim on page text"], unfollowed: ["component: ink"]),
    Body(
      "A stack lies on its first view",
      """
      ZStack { Color(.page).ignoresSafeArea(); if on { Text("a").foregroundStyle(Color.ink) } }
      """, ["ink on page text"]),
    Body(
      "A filled shape behind",
      "Text(\"a\").foregroundStyle(Color.ink).background(Capsule().fill(Color.chip))",
      ["ink on chip text"]),
    Body(
      "A closure behind",
      "Text(\"a\").foregroundStyle(Color.ink).background { Color.card.opacity(0.5) }",
      ["ink on card at 50% text"]),
    Body(
      "A question", "Text(\"a\").foregroundStyle(on ? Color.ink : .dim).background(Color.page)",
      ["ink on page text (if on)", "dim on page text (if not on)"]),
    Body(
      "One question for both",
      "Text(\"a\").foregroundStyle(on ? .ink : .dim).background(on ? Color.a : Color.b)",
      ["ink on a text (if on)", "dim on b text (if not on)"]),
    Body(
      "Shapes, borders and tints",
      """
      VStack { Circle().fill(Color.dot); Capsule().stroke(Color.line); Toggle("a", isOn: $a)
        .tint(.brand) }.border(Color.edge).background(Color.page)
      """,
      [
        "dot on page icon", "line on page border", "brand on page icon", "edge on page border",
      ]),
    Body(
      "What lies on a shape",
      "Circle().fill(Color.dot).overlay(Text(\"1\").foregroundStyle(Color.ink))",
      ["ink on dot text"], unfollowed: ["noBackground: dot"]),
    Body(
      "Colors of the system are literals",
      "Text(\"a\").foregroundStyle(.secondary).background(Color(.systemBackground))",
      ["secondary on systemBackground text"]),
    Body(
      "A color written out",
      "Text(\"a\").foregroundStyle(Color.ink).background(Color(red: 1, green: 1, blue: 1))",
      ["ink on Color(red: 1, green: 1, blue: 1) text"]),
    Body(
      "A label after its action",
      """
      Button { act() } label: { Text("a").foregroundStyle(Color.ink) }.background(Color.page)
      """, ["ink on page text"]),
  ]

  @Test(arguments: bodies)
  func `The pairs are those worked out by hand`(body: Body) throws {
    let text = "struct A: View { let a: Int; var body: some View {\n\(body.text)\n} }"
    let usage = try ReadUsage(text, named: "a.swift")
    #expect(usage.pairs.sorted() == body.pairs.sorted())
    #expect(usage.unfollowed.sorted() == body.unfollowed.sorted())
  }

  static let unfollowed: [(String, String)] = [
    ("Text(\"a\").foregroundStyle(Color.ink)", "noBackground: ink"),
    (
      "Text(\"a\").foregroundStyle(Color.ink).background(.thinMaterial)",
      "picture: ink on .thinMaterial"
    ),
    (
      "Card { Text(\"a\").foregroundStyle(Color.ink) }.background(Color.page)",
      "component: ink, in Card"
    ),
    (
      "ZStack { Image(\"a\"); Text(\"a\").foregroundStyle(Color.ink) }.background(Color.page)",
      "picture: ink, Image"
    ),
    ("Text(\"a\").foregroundStyle(color).background(Color.page)", "computed: color"),
    ("Text(\"a\").foregroundStyle(make(1)).background(Color.page)", "computed: make(1)"),
    (
      "Text(\"a\").overlay(Text(\"b\").foregroundStyle(Color.ink))", "component: ink, over Text"
    ),
    (
      "VStack { x.sheet(isPresented: $a) { Text(\"a\").foregroundStyle(Color.ink) } }.background(Color.page)",
      "noBackground: ink"
    ),
    (
      "Text(\"a\").foregroundStyle(Color.ink).opacity(0.5).background(Color.page)",
      "opacity: ink at 0.5"
    ),
  ]

  @Test(arguments: unfollowed)
  func `What cannot be followed is said and not guessed`(text: String, reason: String) throws {
    let usage = try ReadUsage(
      "struct A: View { var body: some View {\n\(text)\n} }", named: "a.swift")
    #expect(usage.unfollowed.contains(reason), "\(usage.unfollowed)")
    #expect(reason.hasPrefix("opacity") || usage.pairs == [])
  }

  @Test func `Properties and functions stand alone`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        var header: some View { Text("a").foregroundStyle(Color.ink) }
        func row() -> some View { Text("b").foregroundStyle(Color.dim).background(Color.page) }
        var body: some View { VStack { header; row() }.background(Color.card) }
      }
      """, named: "a.swift")
    #expect(usage.pairs == ["dim on page text"])
    #expect(usage.unfollowed.contains("noBackground: ink"))
  }
}
