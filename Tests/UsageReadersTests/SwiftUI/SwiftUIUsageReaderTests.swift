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
      "Modifiers that #if chooses",
      """
      VStack {
        VStack { Text("a").foregroundStyle(Color.ink) }
          #if os(iOS)
            .background(Color.coal)
          #else
            .background(Color.ash)
          #endif
      }.background(Color.page)
      """, ["ink on coal text (if os(iOS))", "ink on ash text (if not os(iOS))"],
      unfollowed: ["noForeground: page"]),
    Body(
      "Modifiers that #if may leave out, in each other",
      """
      VStack {
        Text("a")
          .foregroundStyle(Color.ink)
          #if os(iOS)
            #if DEBUG
              .background(Color.coal)
            #elseif TEST
              .cardBackground()
            #endif
            .foregroundStyle(Color.dim)
          #endif
      }.background(Color.page)
      """,
      [
        "ink on coal text (if DEBUG if os(iOS))", "ink on page text",
      ],
      unfollowed: ["component: ink on .cardBackground", "component: dim"]),
    Body(
      "Rows of a list",
      """
      Form {
        Section { Text("a").foregroundStyle(Color.ink).background(Color.chip); Text("b").foregroundStyle(Color.dim) }
          header: { Text("h").foregroundStyle(Color.head) }
          .padding().listRowBackground(Color.row)
        Text("c").listRowBackground(on ? Color.pick : nil).background(Color.tag).foregroundStyle(Color.ink)
      }.background(Color.page)
      """,
      ["ink on chip text", "dim on row text", "ink on tag text"],
      unfollowed: [
        "component: head, between rows", "noForeground: page", "noForeground: pick",
      ]),
    Body(
      "A menu shows its label where it stands",
      """
      Menu { Text("a").foregroundStyle(Color.ink) } label: { Text("b").foregroundStyle(Color.dim) }
        .background(Color.page)
      """, ["dim on page text"], unfollowed: ["noBackground: ink"]),
    Body(
      "A foreground that is given in one case",
      "VStack { Text(\"a\").foregroundStyle(on ? Color.dim : nil) }.foregroundStyle(Color.ink).background(Color.page)",
      ["dim on page text (if on)", "ink on page text"]),
    Body(
      "Texts in parentheses",
      """
      (Text("a") + Text("b").foregroundStyle(Color.dim)).foregroundStyle(Color.ink)
        .background(Color.page)
      """, ["ink on page text", "dim on page text"]),
    Body(
      "A choice behind",
      """
      Text("a").foregroundStyle(Color.ink)
        .background { if on { Color.coal } else if off { Capsule().fill(Color.ash) } }
        .background(Color.page)
      """,
      [
        "ink on coal text (if on)", "ink on ash text (if not on if off)", "ink on page text",
      ]),
    Body(
      "A view behind, in braces",
      """
      Text("a").foregroundStyle(Color.ink)
        .background { VStack { Text("b").foregroundStyle(Color.dim) } }.background(Color.page)
      """, ["dim on page text"],
      unfollowed: ["picture: ink, the view VStack"]),
    Body(
      "Styles without a background",
      """
      VStack { Button("a") {}.foregroundStyle(Color.ink).buttonStyle(PlainButtonStyle()) }
        .background(Color.page)
      """, ["ink on page text"]),
    Body(
      "A title beside what happens, or is shown, elsewhere",
      """
      VStack {
        Button("a") { act() }.foregroundStyle(Color.ink)
        NavigationLink("b") { Text("c").foregroundStyle(Color.dim) }
      }.background(Color.page)
      """, ["ink on page text"], unfollowed: ["noBackground: dim"]),
    Body(
      "A stack on a color alone",
      "ZStack {\n Color.page\n Text(\"a\").foregroundStyle(Color.ink)\n }", ["ink on page text"]),
    Body(
      "Branches of a stack do not lie on each other",
      """
      ZStack {
        if on { Circle().fill(Color.coal) } else if off { Circle().fill(Color.ash) } else { Circle().fill(Color.ember) }
        Text("a").foregroundStyle(Color.ink)
      }.background(Color.page)
      """,
      [
        "coal on page shape", "ash on page shape", "ember on page shape",
        "ink on coal text (if on)",
        "ink on ash text (if not on if off)", "ink on ember text (if not off if not on)",
      ]),
    Body(
      "What is shown in one case has the colors of that case",
      """
      VStack {
        if !on { Text("a").foregroundStyle(Color.ink) }
        if a != b { Text("b").foregroundStyle(a == b ? Color.gone : Color.dim) }
      }.background(on ? Color.chip : Color.page)
      """,
      ["ink on page text", "dim on chip text (if on)", "dim on page text (if not on)"],
      unfollowed: []),
    Body(
      "A tint under a style that draws behind",
      """
      VStack {
        Button("a") {}.buttonStyle(.bordered).tint(Color.ink)
        Button("b") {}.tint(Color.dim).buttonStyle(.plain)
      }.background(Color.page)
      """, ["dim on page text"], unfollowed: ["component: ink, in a style of button"]),
    Body(
      "Opacities multiply",
      "Text(\"a\").foregroundStyle(Color.ink.opacity(0.5).opacity(0.5)).background(Color.page)",
      ["ink at 25% on page text"]),
    Body(
      "Views in a translucent one",
      """
      VStack { Text("a").foregroundStyle(Color.ink).background(Color.chip) }
        .opacity(on ? 1 : 0.05).background(Color.page)
      VStack { Text("b").foregroundStyle(Color.dim) }.opacity(on ? 0 : 1.0).background(Color.page)
      ZStack { Color.black.ignoresSafeArea().opacity(0.4); Text("c").foregroundStyle(Color.far) }
      """, ["dim on page text", "ink on chip text"],
      unfollowed: [
        "opacity: a view at on ? 1 : 0.05", "noForeground: page",
        "opacity: far, over a view at 0.4",
      ]),
    Body(
      "One answer that is computed",
      "Text(\"a\").foregroundStyle(on ? Color.ink : color).background(Color.page)",
      ["ink on page text (if on)"], unfollowed: ["computed: color"]),
    Body(
      "A picture and a drawn shape behind",
      """
      VStack {
        Circle().background(Image("x").foregroundStyle(Color.ink))
        Text("a").foregroundStyle(Color.dim)
          .background(Capsule().stroke(Color.line).background(Capsule().fill(Color.chip)))
      }.background(Color.page)
      """, ["ink on page icon", "line on chip border", "dim on chip text"]),
    Body(
      "Marks of a chart",
      "Chart { BarMark(x: a, y: b).foregroundStyle(Color.pole) }.background(Color.page)",
      ["pole on page icon"]),
    Body(
      "Modifiers after #if that paints nothing",
      """
      VStack {
        Text("b")
          #if DEBUG
            .padding()
          #endif
          .foregroundStyle(Color.ink)
      }.background(Color.page)
      """, ["ink on page text"]),
    Body(
      "A stack on what another function shows",
      "ZStack { header; Text(\"b\").foregroundStyle(Color.ink) }.background(Color.page)", [],
      unfollowed: ["component: ink, over header", "noForeground: page"]),
    Body(
      "A stack on a choice",
      """
      ZStack { if on { Color.coal }; Text("b").foregroundStyle(Color.ink) }.background(Color.page)
      """, ["ink on coal text (if on)", "ink on page text"]),
    Body(
      "A stack on a choice of views",
      """
      ZStack { if on { A(); Color.coal }; Text("b").foregroundStyle(Color.ink) }
        .background(Color.page)
      """, [],
      unfollowed: ["component: ink, over a choice", "noForeground: coal", "noForeground: page"]),
    Body(
      "A modifier of the app whose name says that it paints",
      "VStack { HStack { Text(\"a\").foregroundStyle(Color.ink) }.cardBackground() }.background(Color.page)",
      [], unfollowed: ["component: ink, in .cardBackground", "noForeground: page"]),
    Body(
      "An overlay on an overlay",
      """
      Rectangle().fill(Color.ash).overlay { Image("p") }
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.line))
      """, [], unfollowed: ["component: line, over another overlay", "noBackground: ash"]),
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
        "dot on page shape", "line on page border", "brand on page icon", "edge on page border",
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
      "A color of a symbol",
      "Text(\"a\").foregroundStyle(Color(Asset.ink.color)).background(Color(Asset.Colors.page.color))",
      ["Asset.ink on Asset.Colors.page text"]),
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
      "Text(\"a\").foregroundStyle(Color.ink).opacity(level).background(Color.page)",
      "opacity: ink, in a view at level"
    ),
  ]

  @Test(arguments: unfollowed)
  func `What cannot be followed is said and not guessed`(text: String, reason: String) throws {
    let usage = try ReadUsage(
      "struct A: View { var body: some View {\n\(text)\n} }", named: "a.swift")
    #expect(usage.unfollowed.contains(reason), "\(usage.unfollowed)")
    #expect(usage.pairs == [])
  }

  @Test func `Two questions of the code may meet`() throws {
    let usage = try ReadUsage(
      """
      struct A: View { var body: some View {
        Text("a").foregroundStyle(on ? Color.ink : .dim).background(big ? Color.a : Color.b)
      } }
      """, named: "a.swift")
    #expect(
      usage.pairs.sorted() == [
        "dim on a text (if big if not on)", "dim on b text (if not big if not on)",
        "ink on a text (if big if on)", "ink on b text (if not big if on)",
      ])
    #expect(usage.unfollowed == [])
  }

  @Test func `Answers to questions in questions cover what lies behind`() throws {
    let usage = try ReadUsage(
      """
      struct A: View { var body: some View {
        Text("a").foregroundStyle(Color.ink)
          .background(on ? Color.a : big ? Color.b : Color.c).background(Color.page)
      } }
      """, named: "a.swift")
    #expect(
      usage.pairs.sorted() == [
        "ink on a text (if on)", "ink on b text (if big if not on)",
        "ink on c text (if not big if not on)",
      ])
  }

  @Test func `Properties and functions are read where the type shows them`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        var header: some View { Text("a").foregroundStyle(Color.ink) }
        func row() -> some View { Text("b").foregroundStyle(Color.dim).background(Color.page) }
        var body: some View {
          VStack { header; row(); self.footer(2).padding() }.background(Color.card)
        }
      }
      extension A {
        @ViewBuilder func footer(_ size: Int) -> some View { Text("c") }
      }
      """, named: "a.swift")
    #expect(usage.pairs.sorted() == ["dim on page text", "ink on card text"])
    #expect(usage.unfollowed == [])
  }

  @Test func `A foreground around reaches what a property shows`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        var body: some View { VStack { header.foregroundStyle(Color.dim); header }
          .foregroundStyle(Color.ink).background(Color.card) }
        private var header: some View { Text("a") }
      }
      """, named: "a.swift")
    #expect(usage.pairs.sorted() == ["dim on card text", "ink on card text"])
    #expect(usage.unfollowed == [])
  }

  @Test func `A property at the bottom of a stack lies behind`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        var sheet: some View { Color.card.ignoresSafeArea() }
        var chooser: some View { if on { Color.card } }
        var body: some View {
          ZStack { sheet; Text("a").foregroundStyle(Color.ink) }.background(Color.page)
          ZStack { chooser; Text("a").foregroundStyle(Color.dim) }.background(Color.page)
        }
      }
      """, named: "a.swift")
    #expect(usage.pairs == ["ink on card text"])
    #expect(usage.unfollowed.contains("component: dim, over chooser"))
  }

  @Test func `Members that nothing shows, or that show each other, are read alone`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        var body: some View { Text("a") }
        var lonely: some View { Text("b").foregroundStyle(Color.ink).background(Color.page) }
        var one: some View { VStack { two }.background(Color.card) }
        var two: some View { VStack { Text("c").foregroundStyle(Color.dim); one } }
      }
      """, named: "a.swift")
    #expect(usage.pairs.sorted() == ["dim on card text", "ink on page text"])
  }

  @Test func `Other things of the same name are not taken for a member`() throws {
    let usage = try ReadUsage(
      """
      struct A: View {
        var header: some View { Text("a").foregroundStyle(Color.ink) }
        var label: some View { Text("a").foregroundStyle(Color.dim) }
        func row(_ n: Int) -> some View { Text("b").foregroundStyle(Color.off) }
        var body: some View {
          VStack { let header = Text("x"); header; Row(label: 2); row }.background(Color.card)
        }
      }
      struct B: View { var body: some View { VStack { label }.background(Color.card) } }
      """, named: "a.swift")
    #expect(usage.pairs == [])
    #expect(
      usage.unfollowed.filter { $0.hasPrefix("noBackground") }.sorted() == [
        "noBackground: dim", "noBackground: ink", "noBackground: off",
      ])
  }
}
