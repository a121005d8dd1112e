import Testing
import UsageReaders

/// Views of an app that others show. The pairs were worked out by hand.
@Suite struct SwiftUIComponentsTests {
  private static let card = """
    struct Card<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        VStack { content }.padding().background(Color.card)
      }
    }
    """

  @Test func `Content lies on what its component draws, in another file`() {
    let read = ReadProgram(
      Self.card,
      """
      struct A: View { var body: some View {
        Card { Text("a").foregroundStyle(Color.ink) }.background(Color.page)
      } }
      """)
    #expect(read.pairs == ["ink on card over page text"])
  }

  @Test func `A component that draws nothing lies on what is behind it`() {
    let read = ReadProgram(
      """
      struct Row: View {
        let title: String
        var tint: Color = Color.dim
        var body: some View { HStack { Text(title).foregroundStyle(tint) } }
      }
      """,
      """
      struct A: View { var body: some View {
        VStack { Row(title: "a"); Row(title: "b", tint: Color.ink) }.background(Color.page)
      } }
      struct B: View { var body: some View { Row(title: "b", tint: .brand).background(Color.card) } }
      """)
    #expect(read.pairs == ["brand on card text", "dim on page text", "ink on page text"])
    #expect(read.unfollowed == [])
  }

  @Test func `The results of a switch are states that do not meet`() {
    let read = ReadProgram(
      """
      enum Kind { case first, second, third }
      struct Chip: View {
        var kind: Kind = .first
        private var text: Color {
          switch kind {
          case .first, .second: return Color.white
          case .third: return Color.ink
          }
        }
        private var fill: Color {
          switch kind {
          case .first: Color.a
          case .second: Color.b
          default: Color.c
          }
        }
        var body: some View { Text("a").foregroundColor(text).background(fill) }
      }
      """)
    #expect(
      read.pairs == [
        "ink on c text (if kind == .third)", "white on a text (if kind == .first)",
        "white on b text (if kind == .second)",
      ])
    #expect(read.unfollowed == [])
  }

  @Test func `A case that the caller names is the only one`() {
    let read = ReadProgram(
      """
      enum Kind { case first, second }
      struct Chip: View {
        let kind: Kind
        var isLoud: Bool = false
        var fill: Color { if isLoud { return Color.loud }; switch kind { case .first: return .a; case .second: return .b } }
        var body: some View { Text("a").foregroundColor(isLoud ? Color.ink : Color.dim).background(fill) }
      }
      struct A: View { var body: some View { Chip(kind: .second); Chip(kind: Kind.first, isLoud: true) } }
      """)
    #expect(read.pairs == ["dim on b text", "ink on loud text"])
  }

  @Test func `Cases and comparisons of one thing are one question`() {
    let read = ReadProgram(
      """
      enum Kind { case first, second }
      struct Chip: View {
        @State var kind: Kind
        var fill: Color { switch kind { case .first: Color.a; case .second: Color.b } }
        var body: some View { Text("a").foregroundColor(kind == .first ? Color.ink : .dim).background(fill) }
      }
      """)
    #expect(
      read.pairs == [
        "dim on b text (if kind == .second if not kind == .first)",
        "ink on a text (if kind == .first)",
      ])
  }

  @Test func `Groups of values that differ are not crossed`() {
    let read = ReadProgram(
      """
      struct Chip: View {
        @State var score: Int
        var fill: Color { switch score { case 80...: Color.a; case 50..<80: Color.b; default: Color.c } }
        var text: Color { switch score { case 90...: Color.ink; default: Color.dim } }
        var body: some View {
          Text("a").foregroundColor(text).background(fill)
          Text("b").foregroundColor(fill).background(Color.page)
        }
      }
      """)
    #expect(
      read.pairs == [
        "a on page text (if score is 80...)", "b on page text (if score is 50..<80)",
        "c on page text (if score is another)",
      ])
  }

  /// Both ask for the same kind, each by a parameter of its own. Ink on night is no pair of it.
  @Test func `Cases of two parameters are not crossed`() {
    let read = ReadProgram(
      """
      enum Kind { case note, alarm }
      struct Badge: View {
        let kind: Kind
        var body: some View {
          Text("a").foregroundStyle(text(kind)).background(fill(kind))
        }
        func text(_ kind: Kind) -> Color {
          switch kind {
          case .note: Color.ink
          case .alarm: Color.paper
          }
        }
        func fill(_ kind: Kind) -> Color {
          switch kind {
          case .note: Color.page
          case .alarm: Color.night
          }
        }
      }
      """)
    #expect(!read.pairs.contains { $0.hasPrefix("ink on night") }, "\(read.pairs)")
    #expect(!read.pairs.contains { $0.hasPrefix("paper on page") }, "\(read.pairs)")
  }

  @Test func `A color that depends on the case of a property`() {
    let read = ReadProgram(
      """
      enum Status { case open, done
        var color: Color { switch self { case .open: return Color.open; case .done: return Color.done } }
      }
      """,
      """
      struct Badge: View {
        let status: Status
        var body: some View {
          Text("a").foregroundColor(status.color).background(status == .open ? Color.a : Color.b)
        }
      }
      """)
    #expect(
      read.pairs == [
        "done on b text (if not status == .open if status == .done)",
        "open on a text (if status == .open)",
      ])
  }

  @Test func `A function of a view gives a color for its arguments`() {
    let read = ReadProgram(
      """
      struct A: View {
        let isOn: Bool
        func ink(_ isStrong: Bool) -> Color { isStrong ? Color.ink : Color.dim }
        func chip(_ name: String, color: Color) -> some View { Text(name).foregroundColor(color) }
        var body: some View {
          VStack { Text("a").foregroundColor(ink(true)); chip("b", color: ink(isOn)) }.background(Color.page)
        }
      }
      """)
    #expect(
      read.pairs == [
        "dim on page text (if not isStrong)", "ink on page text", "ink on page text (if isStrong)",
      ])
  }

  @Test func `Two types of one name are unknown`() {
    let view = "struct Row: View { var body: some View { Text(\"a\").background(Color.row) } }"
    let read = ReadProgram(
      view, view,
      "struct A: View { var body: some View { Row { Text(\"a\").foregroundColor(.ink) } } }")
    #expect(read.pairs == [])
    #expect(read.unfollowed.contains("component: ink, in Row"))
  }

  @Test func `Content that a component never shows is said`() {
    let read = ReadProgram(
      """
      struct Box<C: View>: View { let content: C; var body: some View { Color.card } }
      struct A: View { var body: some View {
        Box(content: Text("a").foregroundColor(.ink)).background(Color.page)
      } }
      """)
    #expect(read.pairs == [])
    #expect(read.unfollowed.contains("component: ink, in Box"))
  }

  @Test func `A view that shows itself, or is used a million times over, ends`() {
    let rows = String(repeating: "Row { ", count: 300) + "Text(\"a\").foregroundColor(.ink)"
    let read = ReadProgram(
      """
      struct Row<C: View>: View {
        let content: C
        init(@ViewBuilder _ content: () -> C) { self.content = content() }
        var body: some View { VStack { content; content; Row { content } }.background(Color.row) }
      }
      struct A: View { var body: some View { \(rows)\(String(repeating: " }", count: 300)) } }
      """)
    #expect(read.unfollowed.contains { $0.hasPrefix("limit: ") })
  }
}
