import Testing

/// What is declared of colors without a value that is read: nothing vanishes.
@Suite struct SwiftOmissionsTests {
  private func notRead(_ text: String) -> [String] {
    ReadSources(swift: text).messages.filter { $0.contains("not read") }
      .map { String($0.dropFirst("a.swift:".count)) }
  }

  @Test(
    "A function that returns a color is said, with the labels of its parameters",
    arguments: [
      (
        "func a() -> Color { b() }",
        "1:6: warning: not read: 'a()': nothing here is called b"
      ),
      (
        "enum A { static func ink(_ s: Scheme, for b: Int) -> UIColor? { nil } }",
        "1:22: warning: not read: 'A.ink(_:for:)': it is 'nil'"
      ),
      (
        "protocol P { func ink(in s: Scheme) -> Color }",
        "1:19: warning: not read: 'P.ink(in:)': no type here that conforms has a value"
      ),
    ])
  func functions(_ text: String, _ message: String) {
    #expect(notRead(text) == [message])
  }

  @Test(
    "What is given its value by whoever makes an instance is a note, one for a type",
    arguments: [
      ("let a: Color", "1:5: note: not read: 'a': the caller sets the value"),
      (
        "struct A { var ink: Color; let size: Int; let page: UIColor? }",
        "1:16: note: not read: 'A.ink', 'A.page': the caller sets the value"
      ),
      (
        "struct A { let ink: Color; init(_ color: Color) { self.ink = color } }",
        "1:16: note: not read: 'A.ink': the caller sets the value"
      ),
      (
        "protocol P { var a: Color { get }; var b: Color { get set } }",
        "1:18: note: not read: 'P.a', 'P.b': no type here that conforms has a value"
      ),
    ])
  func withoutValue(_ text: String, _ message: String) {
    #expect(notRead(text) == [message])
  }

  @Test(
    "What is read elsewhere is not said to be missing",
    arguments: [
      "protocol P { var a: Color { get } }\nstruct A: P { let a = Color.red }",
      "protocol P { var a: Color { get } }\nextension P { var a: Color { .red } }",
      "struct A { let ink: Color }\nlet a = A(ink: .red)",
      "@Environment(\\.tint) var a: Color", "@Binding var a: Color",
      "func a() -> some View { Color.red }", "func a(_ b: Color) {}",
      "static func == (a: Color, b: Color) -> Bool { false }",
    ])
  func readElsewhere(_ text: String) {
    #expect(notRead(text).isEmpty)
  }

  @Test("What an initializer works out is said where it is assigned")
  func initializers() {
    let messages = notRead(
      """
      struct Avatar {
        let tag: Color
        var fill: Color
        var ring: Color
        var page: Color
        init(tag: Color, isDark: Bool) {
          self.tag = tag
          fill = tag
          self.ring = tag.opacity(isDark ? 0.8 : 0.6)
          if isDark { page = .black } else { page = .white }
        }
      }
      """)
    #expect(
      messages == [
        "2:7: note: not read: 'Avatar.tag', 'Avatar.fill', 'Avatar.ring': the caller sets the value"
      ])
  }

  @Test("An initializer that gives a constant in any case gives every instance its value")
  func otherConstant() {
    let read = ReadSources(
      swift: "let base = Color.white\nstruct A {\n  let ink: Color\n  init() { self.ink = base }\n}"
    )
    #expect(read.messages.isEmpty)
    #expect(read.hex("A.ink") == "#FFFFFF")
  }

  @Test("A first value that an initializer replaces is not the color")
  func replaced() {
    let read = ReadSources(
      swift: "struct A {\n  var ink: Color = .black\n  var page = Color(white: 0.2)\n"
        + "  init() { self.ink = .white }\n}")
    #expect(read.hex("A.ink") == "#FFFFFF")
    #expect(read.hex("A.page") == "#333333")
    let open = ReadSources(
      swift: "struct A {\n  var ink: Color = .black\n  init(_ ink: Color) { self.ink = ink }\n}")
    #expect(open.names.isEmpty)
  }

  @Test("TinyWins' component tokens are slots, but for what the avatar works out")
  func tinyWins() {
    let read = ReadSources(["TinyWins/ComponentTokens.swift"], loader: FixtureLoader())
    #expect(read.names.isEmpty)
    let places = read.messages.compactMap { message in
      message.contains("not read: '")
        ? message.split(separator: ": ").prefix(2).joined(separator: ": ") : nil
    }
    #expect(
      places == [
        "TinyWins/ComponentTokens.swift:3:9: note", "TinyWins/ComponentTokens.swift:25:9: note",
        "TinyWins/ComponentTokens.swift:35:9: note", "TinyWins/ComponentTokens.swift:45:9: note",
      ])
  }
}
