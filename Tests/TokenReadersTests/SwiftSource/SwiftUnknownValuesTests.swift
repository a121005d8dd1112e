import Testing

/// What speaks of colors and leaves no token is named.
@Suite struct SwiftUnknownValuesTests {
  private func notRead(_ text: String) -> [String] {
    ReadSources(swift: "let page = Color.white\n" + text).messages
      .filter { $0.contains("not read") }.map { String($0.dropFirst("a.swift:".count)) }
  }

  @Test(
    "A value that nothing here declares is named where it may be a color",
    arguments: [
      "oklch(0.5, 0.1, 200)", "hex(\"#2563EB\")", "rgb(1, 2, 3)",
      "make(light: 0xFFFFFF, dark: 0x000000)",
      "AppColors(title: .white)", "AppColors(.white, .black)", "Style(surface: oklch(1, 0, 0))",
      "Palette.make(.red)", "ColorToken.primary", "theme.colors[0]", "someHelper().color",
      "isWide ? oklch(1, 0, 0) : oklch(0, 0, 0)", "{ oklch(1, 0, 0) }()", "Optional(Color.red)!",
      "[\"a\": Colors(page: 1)]", "make(.systemBackground)",
    ])
  func values(_ value: String) {
    let messages = notRead("enum A { static let a = \(value) }")
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("2:21: warning: not read: 'A.a") == true, "\(messages)")
  }

  @Test("An argument of a group is named with its label")
  func arguments() {
    for (text, place) in [
      ("let a = Colors(page: Color.white, ink: oklch(0.5, 0.1, 200))", "2:5"),
      ("struct Colors { let ink: BrandColor }\nlet a = Colors(ink: .white)", "3:5"),
    ] {
      let messages = notRead(text)
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("\(place): warning: not read: 'a.ink': ") == true)
    }
  }

  @Test("A function that returns what holds colors is a group of them")
  func functions() {
    let read = ReadSources(
      swift: """
        struct Colors { let ink: Color }
        func make() -> Colors { Colors(ink: .white) }
        func other(_ ink: Color) -> Colors { Colors(ink: ink) }
        """)
    #expect(read.hex("make.ink") == "#FFFFFF")
    #expect(
      read.messages == ["a.swift:3:6: warning: not read: 'other(_:)': the caller gives it 'ink'"])
  }

  @Test("The names of a tuple are constants")
  func tuples() {
    let read = ReadSources(
      swift:
        "let (a, b) = (Color.white, Color.black)\nlet (c, d) = colorPair(1)\nlet e = Color.white")
    #expect(read.names == ["a", "b", "e"])
    #expect(
      read.messages.filter { $0.contains("not read") } == [
        "a.swift:2:6: warning: not read: 'c': 'colorPair(1)' is not evaluated, and may be a color: "
          + "nothing here is called colorPair",
        "a.swift:2:9: warning: not read: 'd': 'colorPair(1)' is not evaluated, and may be a color: "
          + "nothing here is called colorPair",
      ])
  }

  @Test(
    "What has nothing of a color is passed over",
    arguments: [
      "let a = compute(3)", "let a = UIScreen.main.bounds", "let a: Int = hex(3)",
      "@Environment(\\.colorScheme) var colorScheme", "let a = ColorScheme.dark",
      "let a = CGColorSpace(name: 1)", "struct A: View { var body: some View { Row(tint: .red) } }",
      "let a = \"#2563EB\"", "let a = 0xFFFFFF", "let a = DateFormatter()",
      "struct Piece { let side: Side }\nenum Side { case white }\nlet a = Piece(side: .white)",
    ])
  func nothing(_ text: String) {
    #expect(notRead(text).isEmpty)
  }
}
