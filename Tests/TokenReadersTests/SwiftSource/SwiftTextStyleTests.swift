import Testing

@Suite struct SwiftTextStyleTests {
  @Test(
    "Fonts and text styles are typography with a size in points and a weight",
    arguments: [
      ("Font.system(size: 34, weight: .bold)", "34.0px 700.0"),
      ("Font.system(size: 17)", "17.0px 400.0"),
      ("Font.system(size: 17, weight: .semibold, design: .rounded)", "17.0px 600.0"),
      ("Font.system(size: 17).weight(.heavy)", "17.0px 800.0"),
      ("Font.system(size: 17).bold()", "17.0px 700.0"),
      ("Font.custom(\"Urbanist-SemiBold\", size: 24)", "24.0px 600.0"),
      ("Font.custom(\"Urbanist-ExtraBoldItalic\", size: 24)", "24.0px 800.0"),
      ("Font.custom(\"Urbanist-Italic\", size: 24)", "24.0px 400.0"),
      ("UIFont.systemFont(ofSize: 15, weight: .medium)", "15.0px 500.0"),
      ("UIFont.boldSystemFont(ofSize: 15)", "15.0px 700.0"),
      ("TextStyle(font: Family.bold, size: Size.md, lineHeight: 20)", "14.0px 700.0"),
      ("TextStyle(size: 14, weight: .black)", "14.0px 900.0"),
      ("TextStyle(fontSize: 14, fontWeight: 550)", "14.0px 550.0"),
      ("TextStyle(font: \"Georgia\", size: 14, weight: .ultraLight)", "14.0px 100.0"),
      ("other", "16.0px 500.0"),
    ])
  func styles(_ value: String, _ style: String) {
    let read = ReadSources(
      swift: """
        enum Family { static let bold = "Urbanist-Bold" }
        enum Size { static let md: CGFloat = 14 }
        let other = TextStyle(font: "Urbanist-Medium", size: 16)
        let a = \(value)
        """)
    #expect(read.textStyle("a") == style)
    #expect(read.messages.isEmpty)
  }

  @Test func `A function of fonts that is not read leaves the color before it a color`() {
    let read = ReadSources(
      swift: """
        enum Look {
          static let ink = Color(white: 0)
          static func title(_ size: CGFloat) -> Font { Font.system(size: size) }
        }
        """)
    #expect(read.hex("Look.ink") == "#000000")
    #expect(read.catalog.colorTokens.map { read.catalog.name(of: $0) } == ["Look.ink"])
  }

  @Test("A font by a name that tells no weight has none")
  func noWeight() {
    let read = ReadSources(swift: "let a = Font.custom(\"Urbanist\", size: 24)")
    #expect(
      read.textStyle("a")
        == "an object has no fontWeight; expected 1 to 1000, or a name such as bold")
  }

  @Test(
    "What is not a style, or depends on its instance, is passed over",
    arguments: [
      "let a = Font.body", "let a = Font.system(.body)", "let a = IconStyle(size: 4)",
      "struct S { let font: String; let size: CGFloat; var f: Font { Font.custom(font, size: size) } }",
    ])
  func passedOver(_ text: String) {
    let read = ReadSources(swift: text)
    #expect(read.names.isEmpty)
    #expect(
      read.messages == [
        "a.swift:1:1: error: 'a.swift' contains no token when read as swift; remove it, or name the "
          + "source that contains them"
      ])
  }

  @Test(
    "A style that is not read is said, with the reason",
    arguments: [
      (
        "let a: Font = .body",
        "1:5: warning: not read: 'a': Font has no body that is known"
      ),
      (
        "enum A { static let a: UIFont = .preferredFont(forTextStyle: .body) }",
        "1:21: warning: not read: 'A.a': preferredFont isn't known"
      ),
      ("let a = Font.system(size: b)", "1:5: warning: not read: 'a': nothing here is called b"),
      ("let a = TextStyle(font: \"x\", size: 0)", "1:5: warning: not read: 'a': its size is 0.0"),
      (
        "enum A { case b; var f: Font { switch self { case .b: .caption } } }",
        "1:22: warning: not read: 'A.f': Font has no caption that is known"
      ),
    ])
  func notRead(_ text: String, _ message: String) {
    let read = ReadSources(swift: text)
    #expect(read.names.isEmpty)
    #expect(read.messages.first == "a.swift:" + message)
  }

  @Test("A style may depend on the scheme")
  func schemes() {
    let read = ReadSources(
      swift: "let a = TextStyle(size: scheme == .dark ? 15 : 14, weight: .bold)")
    #expect(read.textStyle("a", in: "dark") == "15.0px 700.0")
    #expect(read.textStyle("a", in: "light") == "14.0px 700.0")
  }
}
