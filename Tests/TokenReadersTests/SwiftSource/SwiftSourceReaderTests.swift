import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct SwiftSourceReaderTests {
  // MARK: Eko and TinyWins

  @Test("Eko's palette and roles are read as the guide has them")
  func eko() {
    let read = ReadSources(["Eko/DesignTokens.swift"], loader: FixtureLoader())
    #expect(read.messages.isEmpty)
    #expect(read.axes == [])
    // 11 teal, 11 purple, 4 pink, 11 gray, 3 red, 29 roles and 12 text styles.
    #expect(read.names.count == 40 + 29 + 12)
    #expect(read.hex("Palette.Teal.shade300") == "#81B1AD")
    #expect(read.hex("AppColors.primary") == "#5E3D7D")
    #expect(read.hex("AppColors.onPrimary") == "#FFFFFF")
    #expect(read.hex("AppColors.error") == "#EF4444")
    // 0.1 × 255 is 25.5.
    #expect(read.hex("AppColors.shadow") == "#0000001A")
    #expect(read.place("Palette.Teal.shade50") == "Eko/DesignTokens.swift:4:30")
    #expect(read.place("AppColors.primary") == "Eko/DesignTokens.swift:62:26")
  }

  @Test(
    "Eko's text styles have their sizes in points and the weights of their fonts",
    arguments: [
      ("displayLarge", "40.0px 700.0"), ("headlineSmall", "18.0px 600.0"),
      ("bodySmall", "14.0px 400.0"),
      ("labelLarge", "16.0px 500.0"),
    ])
  func ekoTypography(_ name: String, _ style: String) {
    let read = ReadSources(["Eko/DesignTokens.swift"], loader: FixtureLoader())
    #expect(read.textStyle("Typography.\(name)") == style)
  }

  @Test("Eko's components choose colors by their state, whose cases are parts of the names")
  func ekoComponents() {
    let read = ReadSources(["Eko"], loader: FixtureLoader())
    #expect(
      read.messages == [
        "Eko/EkoText.swift:6:9: note: not read: 'EkoText.color': the caller sets the value"
      ])
    // By the switches of the document, read by hand: what is not said is false.
    let colors = [
      "backgroundColor.primary": "#5E3D7D", "backgroundColor.secondary": "#81B1AD",
      "backgroundColor.subtle": "#F9FAFA", "backgroundColor.isError": "#EF4444",
      "backgroundColor.isOutline": "#00000000", "textColor.primary": "#FFFFFF",
      "textColor.secondary": "#FFFFFF", "textColor.subtle": "#101010",
      "textColor.isOutline.isError": "#EF4444", "textColor.isOutline.secondary": "#81B1AD",
      "variantColor.primary": "#5E3D7D", "borderColor.isError": "#EF4444",
      "borderColor.secondary": "#81B1AD",
    ]
    for (name, color) in colors { #expect(read.hex("EkoButton.\(name)") == color, "\(name)") }
  }

  @Test("TinyWins' primitives and its resolver by appearance are read as the document has them")
  func tinyWins() {
    let read = ReadSources(["TinyWins"], loader: FixtureLoader())
    #expect(read.axes == ["scheme light dark"])
    // 12 neutral, 15 of packs, 14 semantic, 8 of children, 4 resolved.
    #expect(read.names.count == 12 + 15 + 14 + 8 + 4)
    #expect(read.hex("Primitives.ChildColors.purple") == "#9E52E0")
    #expect(read.hex("SemanticTokenResolver.bgApp", in: "light") == "#FFFFFF")
    #expect(read.hex("SemanticTokenResolver.bgApp", in: "dark") == "#111827")
    #expect(read.hex("SemanticTokenResolver.textSecondary", in: "light") == "#6B7280")
    #expect(read.hex("SemanticTokenResolver.textSecondary", in: "dark") == "#9CA3AF")
    // A pack that no file declares, a call with a comment for arguments, and what the caller gives.
    let unread = read.messages.compactMap { message in
      message.split(separator: "warning: not read: '").dropFirst().first?
        .split(separator: "'").first.map(String.init)
    }
    #expect(
      Set(unread) == [
        "SemanticTokenResolver.accentPrimary", "DesignTokens.button", "DesignTokens.avatar(for:)",
      ])
  }

  // MARK: What is declared

  private static let nothing =
    "a.swift:1:1: error: 'a.swift' contains no token when read as swift; remove it, or name the source "
    + "that contains them"

  @Test(
    "What contains no color is passed over",
    arguments: [
      "let a: CGFloat = 4", "let a = 4", "let a = \"#FFF\"", "let a: (Color) -> Color = { $0 }",
      "var a: some View { Color.red }",
      "@Environment(\\.tint) var a: Color", "let a: Binding<Color> = b", "let a = Spacing.large",
      "enum Base { static let lg: CGFloat = 16 }\nlet a = Base.lg",
      "Color(hex: \"#FFF\")", "import SwiftUI",
      "// let a = Color.red", "/* let a = Color.red */", "let a = \"Color.red\"",
      "let a = Preview(color: Color.red) as Any is Int",
    ])
  func silent(_ text: String) {
    let read = ReadSources(swift: text)
    #expect(read.names.isEmpty)
    #expect(
      read.messages.filter { !$0.contains("not read") }
        == [Self.nothing])
    #expect(
      read.messages.filter { $0.contains("not read") }.count == (text.contains(" as Any") ? 1 : 0))
  }

  @Test(
    "What holds a color and is not read is said",
    arguments: [
      "let a: (Color, Color) = b", "let a = Color.all[0]", "let a = b as! UIColor",
      "let a = Color.red.unheard(of: .blue)", "let a = Color.red\nlet a = Color.blue",
      "let a = Color.red.b\nlet c = a\nlet d = c.opacity(0.5)", "let a: Color? = nil",
    ])
  func notRead(_ text: String) {
    let read = ReadSources(swift: text)
    #expect(read.names.isEmpty)
    #expect(read.messages.first?.hasPrefix("a.swift:1:5: warning: not read: 'a': ") == true)
  }

  @Test("The values of a dictionary are called after their keys")
  func dictionaries() {
    let read = ReadSources(
      swift: """
        enum Role { case ink, page }
        let a = ["x": Color.white, "y": .black]
        let b: [Role: Color] = [.ink: .black, .page: .white]
        let none: [String: Color] = [:]
        """)
    #expect(read.messages.isEmpty)
    #expect(read.names == ["a.x", "a.y", "b.ink", "b.page"])
    #expect(read.hex("a.y") == "#000000")
    #expect(read.hex("b.page") == "#FFFFFF")
  }

  @Test(
    "A property whose wrapper keeps what is written has its declared value",
    arguments: ["@State var a = Color.white", "@Published var a: Color = .white"])
  func wrappers(_ text: String) {
    #expect(ReadSources(swift: text).hex("a") == "#FFFFFF")
    let written = ReadSources(swift: text + "\nfunc f() { a = .black }")
    #expect(written.names.isEmpty)
    #expect(written.messages.contains { $0.contains("not read: 'a': ") })
  }

  @Test("What rests on a color that is not read is not read either, however far away")
  func propagation() {
    let read = ReadSources(
      swift: """
        let a = Color(brand: 1)
        let b = a
        let c = b.opacity(0.5)
        let d = scheme == .dark ? c : Color.white
        let e = Color.white
        """)
    #expect(read.names == ["d", "e"])
    #expect(!read.hex("d", in: "dark").hasPrefix("#"))
    #expect(read.hex("d", in: "light") == "#FFFFFF")
    let reason = "'Color(brand:)' is not known here; name the file that declares it as a source too"
    #expect(read.messages.count == 4)
    #expect(read.messages.allSatisfy { $0.contains(reason) })
    for name in ["a", "b", "c", "d"] {
      #expect(read.messages.contains { $0.contains("'\(name)': ") })
    }
  }

  @Test("A source's own initializers and functions may do anything")
  func own() {
    let read = ReadSources(
      swift: """
        extension Color {
          init(red: Int, green: Int, blue: Int, alpha: Double = 1) { self.init(white: 0) }
          static func rgb(_ r: Int) -> Color { .red }
        }
        func make() -> UIColor? { nil }
        let a = Color(red: 1, green: 0, blue: 0)
        let b = Color(white: 1)
        let c = Color.rgb(1)
        let d = make()
        let e = count()
        """)
    #expect(Set(read.names) == ["a", "b", "c", "Color.rgb"])
    // What it does is seen.
    #expect(read.hex("a") == "#000000")
    #expect(read.hex("c") == "#FF3B30")
    #expect(
      read.messages == [
        "a.swift:5:6: warning: not read: 'make()': it is 'nil'"
      ])
  }

  @Test("A pair's arguments are of the type that its initializer takes")
  func pairs() {
    let read = ReadSources(
      swift: """
        extension Color {
          init(light: UIColor, dark: UIColor) {
            self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
          }
        }
        let a = Color(light: .red, dark: .systemRed)
        let b = UIColor(light: .red, dark: .systemRed)
        """)
    #expect(read.hex("a", in: "light") == "#FF0000")
    #expect(read.hex("a", in: "dark") == "#FF453A")
    #expect(read.hex("b", in: "light") == "#FF0000")
    #expect(ReadSources(swift: "let a = Color(light: .red, dark: .blue)").hex("a") == "#FF3B30")
  }

  @Test("Two declarations that would be called the same are not read")
  func sameName() {
    let read = ReadSources(
      swift: """
        struct Colors { let ink: Color }
        enum A {
          static let b = Colors(ink: .black)
          enum b { static let ink = Color.white }
        }
        """)
    #expect(read.names.isEmpty)
    #expect(
      Set(read.messages.prefix(2)) == [
        "a.swift:4:23: warning: not read: 'A.b.ink': it is declared in a.swift:3 too",
        "a.swift:3:14: warning: not read: 'A.b.ink': it is declared in a.swift:4 too",
      ])
  }

  @Test("A declaration in '#if' that has no other is read")
  func conditional() {
    let read = ReadSources(swift: "#if os(iOS)\nlet a = Color.white\n#endif\nlet b = Color.black")
    #expect(read.names == ["a", "b"])
    #expect(read.messages.isEmpty)
  }

  @Test("A chain of any length is followed, and a circle is an error")
  func chains() {
    let links = (1...5_000).map { "let c\($0) = c\($0 - 1)" }.joined(separator: "\n")
    let read = ReadSources(swift: "let c0 = Color.white\n" + links)
    #expect(read.messages.isEmpty)
    #expect(read.hex("c5000") == "#FFFFFF")
    let circle = ReadSources(swift: "let a: Color = b\nlet b: Color = a")
    #expect(circle.names.isEmpty)
    #expect(circle.messages.first == "a.swift:1:5: warning: not read: 'a': a needs itself")
    let numbers = ReadSources(swift: "let a = b\nlet b = a\nlet c = Color(white: a)")
    #expect(numbers.names.isEmpty)
    #expect(numbers.messages.first?.contains("not read: 'c': a needs itself") == true)
  }

  // MARK: Notes

  @Test(
    "A comment that states a color is kept with the token",
    arguments: [
      ("let a = Color.white // #78519F", "#78519F"),
      ("let a = Color.white // is #78519F, once", "#78519F"),
      ("let a = Color.white /* #78519F */", "#78519F"),
      ("let a = Color.white; // #78519F", "#78519F"),
      // The opacity stands last in notes.
      ("let a = Color.white // #8078519F", "#78519F80"),
      ("let a = Color.white // #123", ""), ("let a = Color.white // 78519F", ""),
      ("let a = Color.white // #78519F or #5E3D7D", ""), ("let a = Color.white\n// #78519F", ""),
      ("// #78519F\nlet a = Color.white", ""), ("let a = Color.white // #nothex1", ""),
      ("let a = isDark ? Color.white : Color.black // #78519F", ""),
    ])
  func documented(_ text: String, _ color: String) throws {
    let read = ReadSources(swift: text)
    let token = try #require(read.catalog.token(named: "a"))
    let notes = read.resolver(in: []).declaration(of: token)?.notes.documented
    #expect(notes?.text ?? "" == color)
  }

  @Test("Eko's primary is documented as another color than it is")
  func drift() throws {
    let read = ReadSources(["Eko/DesignTokens.swift"], loader: FixtureLoader())
    let token = try #require(read.catalog.token(named: "AppColors.primary"))
    let documented = try #require(read.resolver(in: []).declaration(of: token)?.notes.documented)
    #expect(documented.text == "#78519F")
    #expect(documented.span.start == SourcePosition(line: 62, column: 63))
    #expect(read.hex("AppColors.primary") == "#5E3D7D")
  }

  @Test("What documents a declaration, and whether it is deprecated, is kept with the token")
  func notes() throws {
    let read = ReadSources(
      swift: "/// The accent.\n@available(*, deprecated, message: \"Use b.\")\nlet a = Color.white")
    let token = try #require(read.catalog.token(named: "a"))
    let notes = try #require(read.resolver(in: []).declaration(of: token)?.notes)
    #expect(notes.description == "The accent.")
    #expect(notes.deprecation == "Use b.")
  }

  // MARK: Markdown

  @Test("The Swift blocks of a Markdown file are one program with the positions of the file")
  func markdown() {
    let text = """
      # Colors

      ```swift
      enum Palette { static let ink = Color(hex: "#1B7A9E") }
      ```

      ```css
      a { color: red }
      ```

      - ```swift
        extension Palette { static let same = ink }
        // Usage:
        Text("Hello")
          .foregroundColor(Palette.ink)
        ```
      """
    let read = ReadSources(["a.md"], loader: MemoryLoader(files: ["a.md": text]))
    #expect(read.messages.isEmpty)
    #expect(read.names == ["Palette.ink", "Palette.same"])
    #expect(read.hex("Palette.same") == "#1B7A9E")
    #expect(read.place("Palette.ink") == "a.md:4:33")
    #expect(read.place("Palette.same") == "a.md:12:41")
  }

  @Test("A block that is not whole is a warning, in a Swift file an error")
  func incomplete() {
    let markdown = ReadSources(
      ["a.md"],
      loader: MemoryLoader(files: ["a.md": "```swift\nstruct A {\n let a = Color.red\n```\n"]))
    #expect(
      markdown.messages == ["a.md:2:10: warning: the bracket that opens here is never closed"])
    #expect(markdown.names == ["A.a"])
    #expect(ReadSources(swift: "enum A {\n let a = Color.red\n").diagnostics.hasErrors)
  }

  @Test("A text without a Swift code block is an error that says what is missing")
  func noBlocks() {
    let read = ReadSources(
      ["a.txt"], loader: MemoryLoader(files: ["a.txt": "let a = Color.red\n```css\n```\n"]))
    #expect(read.messages == ["error: 'a.txt' contains no code block that begins with ```swift"])
  }

  @Test(
    "The format is told from the name",
    arguments: [
      ("a.swift", "", TokenFormat.swift), ("a.md", "```swift\n```", .swift),
      ("a.txt", "~~~Swift\n~~~", .swift),
      ("a.md", "# Nothing", .swift), ("a.txt", "let a = Color.red", .swift),
      ("a.json", "{}", .dtcg), ("a.theme", "", .simplex),
    ])
  func format(_ path: String, _ text: String, _ format: TokenFormat?) {
    let source = MemoryLoader(files: [:]).source(path, text: text)
    #expect(TokenFormat.of(source) == format)
  }

  @Test(
    "The format of a folder is told from what is in it",
    arguments: [
      ("A.xcassets", ["A.xcassets/Contents.json"], TokenFormat.assetCatalog),
      ("A.xcassets/", [], .assetCatalog),
      ("App", ["App/A.xcassets/C.colorset/Contents.json"], .assetCatalog),
      ("App", ["App/a.swift"], .swift),
      ("App", ["App/A.xcassets/Contents.json", "App/a.swift"], nil), ("App", ["App/a.json"], nil),
      ("App", [], nil),
    ])
  func folderFormat(_ path: String, _ files: [String], _ format: TokenFormat?) {
    let source = TokenSource(
      content: .folder(path: path, files: files), loader: MemoryLoader(files: [:]))
    #expect(TokenFormat.of(source) == format)
  }
}
