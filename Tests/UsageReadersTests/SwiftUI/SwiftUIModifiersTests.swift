import Testing
import UsageReaders

/// Modifiers and styles that an app declares. The pairs were worked out by hand.
@Suite struct SwiftUIModifiersTests {
  @Test(arguments: [
    """
    extension View { func chip(_ color: Color) -> some View { self.foregroundStyle(color).background(Color.chip) } }
    """,
    """
    extension View { func chip(_ color: Color) -> some View { padding(2).foregroundStyle(color).background(Color.chip) } }
    """,
    """
    struct Chip: ViewModifier {
      let color: Color
      func body(content: Content) -> some View { content.foregroundStyle(color).background(Color.chip) }
    }
    extension View { func chip(_ color: Color) -> some View { modifier(Chip(color: color)) } }
    """,
  ]) func `A modifier in another file paints what it is called on`(modifier: String) {
    let read = ReadProgram(
      modifier,
      """
      struct A: View { var body: some View {
        HStack { Text("a").padding() }.chip(Color.ink).background(Color.page)
      } }
      """)
    #expect(read.pairs == ["ink on chip over page text"])
    #expect(read.unfollowed == ["noForeground: page"])
  }

  @Test func `A modifier that two declare is unknown`() {
    let modifier = "extension View { func chip() -> some View { self.background(Color.chip) } }"
    let read = ReadProgram(
      modifier, modifier,
      """
      struct A: View { var body: some View {
        Text("a").foregroundStyle(Color.ink).chip().background(Color.page)
      } }
      """)
    #expect(read.pairs == [])
    #expect(read.unfollowed.contains("component: ink, in .chip"))
  }

  @Test(arguments: ["Main()", ".main"])
  func `A style of buttons draws behind their labels`(style: String) {
    let read = ReadProgram(
      """
      struct Main: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(Color.white)
            .background(configuration.isPressed ? Color.deep : Color.brand)
        }
      }
      extension ButtonStyle where Self == Main { static var main: Main { Main() } }
      """,
      """
      struct A: View { var body: some View {
        VStack {
          Button("a") { act() }
          Button { act() } label: { Text("b").foregroundStyle(Color.gold) }
        }.buttonStyle(\(style)).background(Color.page)
      } }
      """)
    #expect(
      read.pairs == [
        "gold on brand over page text (if not configuration.isPressed)",
        "gold on deep over page text (if configuration.isPressed)",
        "white on brand over page text (if not configuration.isPressed)",
        "white on deep over page text (if configuration.isPressed)",
      ])
  }

  @Test(arguments: [
    (".opacity(0.5)", ["ink at 50% on page text"]),
    (".opacity(0.5).opacity(0.5)", ["ink at 25% on page text"]),
    (".opacity(on ? 1 : 0.5)", ["ink on page text"]),
    (".opacity(on ? 0 : 0.5)", ["ink at 50% on page text"]),
    (".background(Color.chip).opacity(0.5)", []),
    (".opacity(level)", []),
  ]) func `What is seen through is a color at an opacity`(modifiers: String, pairs: [String]) {
    let read = ReadProgram(
      """
      struct A: View { var body: some View {
        VStack { Text("a").foregroundStyle(Color.ink)\(modifiers) }.background(Color.page)
      } }
      """)
    #expect(read.pairs == pairs)
  }
}
