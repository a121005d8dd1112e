import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenEditing
import TokenReaders

@Suite struct ColorEditorTests {
  private func messages(
    _ literal: Literal, _ text: String, to color: String = "#0F6A8C"
  ) throws -> [String] {
    let edited = try EditedTokens(literal.path, literal.file(text))
    return edited.messages([try edited.change(literal.token, to: color)])
  }

  // MARK: What is refused

  @Test(arguments: [
    (
      Literal.css, "color(display-p3-linear .1 .2 .3)",
      "a.css:2:11: error: 'color(display-p3-linear .1 .2 .3)' cannot be changed to #0F6A8C: "
        + "color(display-p3-linear) is read but cannot be written"
    ),
    (
      .css, "var(--page)",
      "a.css:2:11: error: 'var(--page)' cannot be changed to #0F6A8C: it is an alias, or a part of it "
        + "is one; change what it points to"
    ),
    (
      .json,
      ##"{"colorSpace": "srgb", "components": [{"$ref": "#/page/$value/components/0"}, 0, 0]}"##,
      "a.tokens.json:3:39: error: '{\"colorSpace\": \"srgb\", \"components\": [{\"$ref\": "
        + "\"#/page/$valu…' cannot be changed to #0F6A8C: it is an alias, or a part of it is one; change what it points to"
    ),
    (
      .swift, "Color.white",
      "a.swift:4:20: error: 'Color.white' cannot be changed to #0F6A8C: 'Color.white' is the name of a color, not its value"
    ),
    (
      .swift, "Color(red: 0.1 + 0.2, green: 0.3, blue: 0.4)",
      "a.swift:4:20: error: 'Color(red: 0.1 + 0.2, green: 0.3, blue: 0.4)' cannot be changed to "
        + "#0F6A8C: a component that has to change is computed, not a number"
    ),
    (
      .swift, "UIColor(white: 0.5, alpha: 1)",
      "a.swift:4:20: error: 'UIColor(white: 0.5, alpha: 1)' cannot be changed to #0F6A8C: a white cannot express #0F6A8C; it is not a gray"
    ),
    (
      .colorSet, ##"{"platform": "ios", "reference": "darkTextColor"}"##,
      "A.xcassets/ink.colorset/Contents.json:3:40: error: '{\"platform\": \"ios\", \"reference\": "
        + "\"darkTextColor\"}' cannot be changed to #0F6A8C: it is a color of the system, which has no "
        + "components"
    ),
    (
      .colorSet,
      ##"{"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.0"}}"##,
      "A.xcassets/ink.colorset/Contents.json:3:40: error: '{\"color-space\": \"gray-gamma-22\", "
        + "\"components\": {\"white\": \"0.…' cannot be changed to #0F6A8C: gray-gamma-22 contains only grays, and #0F6A8C is not one; choose another color-space first"
    ),
  ]) func `What cannot be written says why, and where`(
    literal: Literal, text: String, message: String
  ) throws {
    #expect(try messages(literal, text) == [message])
  }

  @Test func `Whole numbers of 255 in Display P3 cannot hold every color`() throws {
    let old =
      ##"{"color-space": "display-p3", "components": {"red": "59", "green": "120", "blue": "155", "alpha": "1.0"}}"##
    // coloraide: #0F6A8C is 47.97 104.38 136.78 of 255 there, and 48 104 137 comes to 15.7 105.6 140.3.
    #expect(try messages(.colorSet, old)[0].contains("write the components as fractions first"))
  }

  @Test func `An opacity needs digits that the initializer is known to take`() throws {
    #expect(
      try messages(.swift, "Color(hex: 0x1B7A9E)", to: "#1B7A9E80")[0]
        .contains("its initializer may not accept eight digits"))
    // Eight digits would be multiplied by the opacity beside them.
    #expect(
      try messages(.swift, "Color(hex: \"#1B7A9E\").opacity(0.5)", to: "#1B7A9E40") == [
        "a.swift:4:20: error: the change is not made, because in the edited file the color would be #1B7A9E20"
      ])
  }

  @Test func `A color that is not the same in all contexts is no literal`() throws {
    let text = """
      enum Palette {
        static var ink: Color {
          Color(white: UITraitCollection.current.userInterfaceStyle == .dark ? 0.2 : 0.8)
        }
      }
      """
    let edited = try EditedTokens(Literal.swift.path, text)
    let change = try edited.change("Palette.ink", to: "#808080")
    #expect(
      edited.messages([change])[0].hasSuffix(
        "it is computed: it is not the same color in all contexts"))
  }

  @Test func `A place at which no color stands is refused`() throws {
    let edited = try EditedTokens(Literal.css.path, Literal.css.file("#1b7a9e"))
    let file = try edited.spans("ink")[0].file
    let span = SourceSpan(file: file, range: 0..<5)
    #expect(
      edited.messages([ColorChange(at: span, to: .black)]) == [
        "a.css:1:1: error: ':root' cannot be changed to #000000: it is not the declared color of a "
          + "token"
      ])
    let other = SourceSpan(file: SourceFile(path: "b.css", text: "#fff"), range: 0..<4)
    #expect(
      edited.messages([ColorChange(at: other, to: .black)]) == [
        "b.css:1:1: error: no token is read from this file"
      ])
    let changed = SourceSpan(
      file: SourceFile(path: "a.css", bytes: file.bytes + [0x0A]),
      range: try edited.spans("ink")[0].range)
    #expect(
      edited.messages([ColorChange(at: changed, to: .black)]) == [
        "a.css:2:11: error: the file changed since it was read"
      ])
  }

  @Test func `A color of more than 8 bits is refused`() throws {
    let edited = try EditedTokens(Literal.css.path, Literal.css.file("#1b7a9e"))
    let span = try edited.spans("ink")[0]
    let color = SRGBColor(red: 0.1, green: 0.2, blue: 0.3)
    #expect(edited.messages([ColorChange(at: span, to: color)])[0].contains("8-bit channels"))
  }

  @Test func `The same change twice is one, two of a place are an error`() throws {
    let edited = try EditedTokens(Literal.css.path, Literal.css.file("#1b7a9e"))
    let change = try edited.change("ink", to: "#0F6A8C")
    #expect(try edited.editor.edit([change, change]).files.count == 1)
    let other = try edited.change("ink", to: "#000000")
    #expect(
      edited.messages([change, other]) == [
        "a.css:2:11: error: the color would have to be both #0F6A8C and #000000"
      ])
  }

  @Test func `Changes that overlap are an error`() throws {
    let edited = try EditedTokens(Literal.css.path, Literal.css.file("#1b7a9e"))
    let change = try edited.change("ink", to: "#0F6A8C")
    let part = SourceSpan(
      file: change.span.file, range: change.span.range.lowerBound + 1..<change.span.range.upperBound
    )
    #expect(
      edited.messages([change, ColorChange(at: part, to: .black)]).first
        == "a.css:2:12: error: two colors to change overlap")
  }

  @Test func `Nothing changes where one change cannot be made, and all that cannot are named`()
    throws
  {
    let edited = try EditedTokens(
      ["a.css": ":root { --a: #123; --b: var(--a); --c: color(display-p3-linear 0 0 0) }"],
      sources: ["a.css"])
    let changes = try ["a", "b", "c"].map { try edited.change($0, to: "#0F6A8C") }
    #expect(edited.messages(changes).map { $0.prefix(10) } == ["a.css:1:25", "a.css:1:40"])
  }

  // MARK: What is made

  @Test func `Changes of several places and files are made together`() throws {
    let files = [
      "b.css": ":root { --a: #123; --b: #456 }\r\n.dark{--a:#789}",
      "a.css": ":root { --c: light-dark(#abc, rgb(1 2 3)) }\n",
    ]
    let edited = try EditedTokens(files, sources: ["b.css", "a.css"])
    let edit = try edited.editor.edit([
      edited.change("b", to: "#010203"), edited.change("a", at: 1, to: "#000000"),
      edited.change("c", at: 1, to: "#090807"), edited.change("c", to: "#FFEEDD"),
    ])
    #expect(edit.files.map(\.path) == ["a.css", "b.css"])
    #expect(
      edit.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        ":root { --c: light-dark(#fed, rgb(9 8 7)) }\n",
        ":root { --a: #123; --b: #010203 }\r\n.dark{--a:#000}",
      ])
  }

  @Test func `A color that is what it should be is left alone`() throws {
    let edited = try EditedTokens(Literal.css.path, Literal.css.file("rgb(27 122 158)"))
    #expect(try edited.editor.edit([edited.change("ink", to: "#1B7A9E")]).files.isEmpty)
  }

  @Test func `Marks, line ends, tabs and a missing last line end stay`() throws {
    let text = "\u{FEFF}:root {\r\n\t--ink:\t#1b7a9e;\r\n\t--é: \"ü\"\r\n}"
    let edited = try EditedTokens("a.css", text)
    let new = try edited.text("ink", to: "#0F6A8C")
    #expect(Array(new.utf8) == Array(text.replacing("1b7a9e", with: "0f6a8c").utf8))
  }

  @Test func `Code in a document is edited in its place`() throws {
    let text =
      "# Palette\n\n```swift\nenum P { static let ink = Color(hex: 0x1B7A9E) }\n```\n\n0x1B7A9E\n"
    let edited = try EditedTokens("guide.md", text)
    #expect(
      try edited.text("P.ink", to: "#0F6A8C")
        == "# Palette\n\n```swift\nenum P { static let ink = Color(hex: 0x0F6A8C) }\n```\n\n0x1B7A9E\n"
    )
  }

  @Test func `Of a pair the one color is written`() throws {
    let text = Literal.swift.file(
      "Color(light: Color(hex: 0x1B7A9E), dark: \"#3DAED4\") // light, dark")
    let edited = try EditedTokens(Literal.swift.path, text)
    #expect(
      try edited.text("Palette.ink", at: 1, to: "#0F6A8C")
        == text.replacing("0x1B7A9E", with: "0x0F6A8C"))
    #expect(
      try edited.text("Palette.ink", to: "#0F6A8C")
        == text.replacing("#3DAED4", with: "#0F6A8C"))
  }

  @Test func `An opacity that is an alias stays one`() throws {
    let text =
      ##"{"o": {"$type": "number", "$value": 0.6}, "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.2, 0], "alpha": {"$ref": "#/o/$value"}, "hex": "#ff3300"}}}"##
    let edited = try EditedTokens("a.tokens.json", text)
    let span = try edited.spans("ink")[0]
    let color = SRGBColor(red8: 0x0F, green8: 0x6A, blue8: 0x8C, alpha8: 153)
    let edit = try edited.editor.edit([ColorChange(at: span, to: color)])
    #expect(
      String(decoding: edit.files[0].bytes, as: UTF8.self)
        == text.replacing("[1, 0.2, 0]", with: "[0.06, 0.416, 0.55]").replacing(
          "ff3300", with: "0f6a8c")
    )
  }

  @Test func `A color that is changed by a step is written beneath it`() throws {
    let text =
      ##"{"ink": {"$type": "color", "$value": "#1b7a9e", "$extensions": {"studio.tokens": {"modify": {"type": "darken", "value": "0.2", "space": "hsl"}}}}}"##
    let edited = try EditedTokens("a.tokens.json", text)
    #expect(
      try edited.text("ink", to: "#0F6A8C") == text.replacing("#1b7a9e", with: "#0f6a8c"))
  }

  @Test func `A file that is reached by two paths is edited once`() throws {
    let tokens = Literal.json.file("\"#1b7a9e\"")
    let resolver =
      ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "t.json"}]}},
       "modifiers": {"scheme": {"contexts": {"light": [{"$ref": "./t.json"}], "dark": []}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/scheme"}]}
      """##
    let files = ["a.resolver.json": resolver, "t.json": tokens, "./t.json": tokens]
    func read(
      _ reader: TokenSourceReader, _ builder: inout TokenCatalogBuilder,
      _ diagnostics: inout DiagnosticList
    ) {
      reader.read("a.resolver.json", from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    }
    let edited = try EditedTokens(files, sources: ["a.resolver.json"])
    let (_, editor) = try ColorEditor.reading(
      MemoryLoader(files: files),
      canonicalPath: { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }, read: read)
    let edit = try editor.edit([edited.change("ink", to: "#0F6A8C")])
    #expect(edit.files.count == 1)
    // Told apart, one of the two would stay as it was: that is seen too.
    let separate = try edited.editor.edit([edited.change("ink", to: "#0F6A8C")])
    #expect(separate.files.map(\.path) == ["t.json"])
  }
}
