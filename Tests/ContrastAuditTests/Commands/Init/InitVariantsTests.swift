import Testing

/// Which values of one color `init` pairs: those of one theme with each other, and each color once.
@Suite struct InitVariantsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// `chipText01Sea` has no other theme beside it, and no token of its own that chooses among themes. The
  /// text of a tag has no background in its theme.
  @Test func `A constant of a theme goes with those of the same theme`() throws {
    let themes = ["Light", "Dark", "Sea"]
    func family(_ name: String, _ digits: [String]) -> String {
      zip(themes, digits).map { theme, digits in
        "  static let \(name)\(theme) = UIColor(hex: \"\(digits)\")\n"
      }.joined()
        + "  static func \(name)(for theme: Theme) -> UIColor {\n    switch theme {\n"
        + themes.map { "    case .\($0.lowercased()): return \(name)\($0)\n" }.joined()
        + "    }\n  }\n"
    }
    try workspace.write(
      """
      enum Theme { case light, dark, sea }
      struct Paint {
      \(family("text01", ["#111111", "#EEEEEE", "#112244"]))
      \(family("icon01", ["#222222", "#DDDDDD", "#113355"]))
      \(family("ui01", ["#FFFFFF", "#000000", "#DDEEFF"]))
        static let chipText01Sea = UIColor(hex: "#445566")
        static let chipUi01Light = UIColor(hex: "#F0F0F0")
        static let chipUi01Sea = UIColor(hex: "#CCDDEE")
        static let tagText01Sea = UIColor(hex: "#445566")
        static let tagUi01Light = UIColor(hex: "#F0F0F0")
      }
      """, to: "PaintColors.swift")
    #expect(
      try workspace.draftedPairings() == [
        "Paint.text01 on Paint.ui01", "Paint.icon01 on Paint.ui01: ui-component",
        "Paint.chipText01Sea on Paint.chipUi01Sea",
      ])
  }

  @Test func `What a function gives under the same name is paired once`() throws {
    try workspace.write(
      """
      enum Role { case textPrimary, background }
      struct Palette {
        private static let textPrimary = Color(hex: 0x111111)
        private static let background = Color(hex: 0xFFFFFF)
        static func color(for role: Role) -> Color {
          switch role {
          case .textPrimary: return textPrimary
          case .background: return background
          }
        }
      }
      """, to: "Palette.swift")
    #expect(
      try workspace.draftedPairings() == ["Palette.color.textPrimary on Palette.color.background"])
  }

  @Test func `The value of a token that stands on nothing known is paired itself`() throws {
    try workspace.write(
      """
      extension UIColor {
        static let storyTextColor = UIColor(hex: "#111111")
        static let storyBackgroundColor = UIColor(hex: "#FFFFFF")
      }
      struct CellParts { static let textColor: UIColor = .storyTextColor }
      """, to: "Colors.swift")
    #expect(
      try workspace.draftedPairings() == ["UIColor.storyTextColor on UIColor.storyBackgroundColor"])
  }

  static let backgrounds: [(String, Set<String>)] = [
    // What lies over the page while a dialog is open.
    (
      "--text: #111; --page: #fff; --backdrop: rgb(0 0 0 / 0.5)", ["text on page"]
    ),
    ("--text: #111; --backdrop: #fff", ["text on backdrop"]),
    ("--text: #111; --page: #fff; --background-blur: rgb(0 0 0 / 0.5)", ["text on page"]),
    // The default of a button without a fill is its edge or its text.
    (
      "--text: #111; --page: #fff; --button-ghost-default: #00f; --button-ghost-text-pressed: #008",
      ["text on page", "button-ghost-text-pressed on page"]
    ),
    // The text of code has the word of a page in its name.
    ("--text: #111; --page: #fff; --body-code-color: #222", ["text on page"]),
    ("--text: #111; --page: #fff; --body-dark: #eee", ["text on page", "text on body-dark"]),
    (
      "--text: #111; --page: #fff; --button-solid-default: #00f; --button-solid-text: #fff",
      ["text on page", "button-solid-text on button-solid-default"]
    ),
  ]

  @Test(arguments: backgrounds)
  func `A background is what shows behind the text`(
    _ declarations: String, _ expected: Set<String>
  ) throws {
    try workspace.write(":root { \(declarations) }", to: "a.css")
    #expect(try workspace.draftedPairings() == expected)
  }

  @Test func `The tint of a picture is no text`() throws {
    try workspace.write(
      """
      extension UIColor {
        static let textColor = UIColor(hex: "#111111")
        static let placeholderImageColor = UIColor(hex: "#777777")
        static let backgroundColor = UIColor(hex: "#FFFFFF")
      }
      """, to: "Colors.swift")
    #expect(
      try workspace.draftedPairings() == [
        "UIColor.textColor on UIColor.backgroundColor",
        "UIColor.placeholderImageColor on UIColor.backgroundColor: ui-component",
      ])
  }

  @Test func `What is not read is said by name`() throws {
    try workspace.write(
      """
      extension Color {
        static let cardText = Color(hex: "#111111")
        static let card = Color(hex: "#FFFFFF")
        static let mood = Color(seed: 7)
      }
      """, to: "Colors.swift")
    let run = ToolRun(["init"], in: workspace)
    #expect(
      run.output.contains(
        "Not read, so that nothing judges them; 'contrast-audit.baseline.json' knows them by name:\n"
          + "  Color.mood\n"),
      "\(run.output)")
  }
}
