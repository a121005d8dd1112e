import Testing

/// What a color's place covers: the innermost expression that is a color.
@Suite struct SwiftOriginTests {
  /// The texts at the places of the declarations of `P.ink`, dark before light.
  private func texts(_ value: String) -> [String] {
    let read = ReadSources(swift: "enum P { static let ink = \(value) }")
    return read.catalog.declarations.map { declaration in
      let span = declaration.value.span
      return String(decoding: span.file.bytes[span.range], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("Color(hex: 0x1B7A9E)", ["Color(hex: 0x1B7A9E)"]),
    ("Color(hex: 0x1B7A9E).opacity(0.5)", ["Color(hex: 0x1B7A9E)"]),
    ("Color(UIColor(white: 0.5, alpha: 1))", ["UIColor(white: 0.5, alpha: 1)"]),
    ("UIColor(white: 0.5, alpha: 1).cgColor", ["UIColor(white: 0.5, alpha: 1)"]),
    ("Color(\"#1B7A9E\")", ["Color(\"#1B7A9E\")"]),
    (
      "Color(light: \"#111111\", dark: .init(hex: 0x222222))",
      [".init(hex: 0x222222)", "\"#111111\""]
    ),
    (
      "Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x222222) : .white })",
      ["UIColor(hex: 0x222222)", ".white"]
    ),
    (
      "Color(UIColor { t in if t.userInterfaceStyle == .dark { return .black } ; return .white })",
      [".black", ".white"]
    ),
    ("Color(.darkText)", [".darkText"]),
  ]) func `A place is that of the literal`(value: String, expected: [String]) {
    #expect(texts(value) == expected)
  }

  @Test func `An alias stands where its whole value stands`() {
    let read = ReadSources(
      swift: "enum P { static let a = Color(hex: 0x111111); static let b = a.opacity(0.5) }")
    #expect(read.place("P.b") == "a.swift:1:62")
  }

  @Test func `Equal instances keep apart where each says its color`() {
    let read = ReadSources(
      swift: """
        struct Shade { let hex: String; var ink: Color { Color(hex: hex) } }
        enum P {
          static let a = Shade(hex: "#112233").ink
          static let b = Shade(hex: "#112233").ink
        }
        """)
    #expect(["P.a", "P.b"].map { read.hex($0) } == ["#112233", "#112233"])
    #expect(["P.a", "P.b"].map(read.place) == ["a.swift:3:29", "a.swift:4:29"])
  }
}
