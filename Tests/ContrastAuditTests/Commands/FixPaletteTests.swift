import TestSupport
import Testing

/// A token that is an alias of a step of a palette points to another step before any color changes. On
/// white #9CA3AF is 2.539 by WCAG's formula, #6B7280 4.834 and #4B5563 7.557.
@Suite struct FixPaletteTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let sheet = """
    :root { --gray-100: #F3F4F6; --gray-300: #D1D5DB; --gray-400: #9CA3AF; --gray-500: #6B7280;
      --gray-600: #4B5563; --page: #FFFFFF; --muted: var(--gray-400); --text: var(--gray-600) }
    """
  private static let json = """
    {"$type": "color", "gray": {"100": {"$value": "#F3F4F6"}, "300": {"$value": "#D1D5DB"},
      "400": {"$value": "#9CA3AF"}, "500": {"$value": "#6B7280"}, "600": {"$value": "#4B5563"}},
      "page": {"$value": "#FFFFFF"}, "muted": {"$value": "{gray.400}"},
      "text": {"$value": "{gray.600}"}}
    """
  private static let program = """
    enum Gray {
      static let step100 = Color(hex: "#F3F4F6"), step300 = Color(hex: "#D1D5DB")
      static let step400 = Color(hex: "#9CA3AF"), step500 = Color(hex: "#6B7280")
      static let step600 = Color(hex: "#4B5563")
    }
    enum Role {
      static let page = Color(hex: "#FFFFFF")
      static let muted = Gray.step400
      static let text = Gray.step600
    }
    """

  private func fix(_ file: String, _ text: String, prefix: String = "") throws -> String {
    try workspace.write(text, to: file)
    try workspace.write(
      """
      {"tokens": ["\(file)"], "rules": [{"id": "R", "title": "Readable", "pairings": [
        {"foreground": ["\(prefix)muted", "\(prefix)text"], "background": "\(prefix)page",
         "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return try workspace.read(file)
  }

  @Test func `The alias is written in the notation of its file, and nothing else changes`() throws {
    #expect(
      try fix("app.css", Self.sheet)
        == Self.sheet.replacing("var(--gray-400)", with: "var(--gray-500)"))
    #expect(
      try fix("app.tokens.json", Self.json)
        == Self.json.replacing("{gray.400}", with: "{gray.500}"))
    #expect(
      try fix("Role.swift", Self.program, prefix: "Role.")
        == Self.program.replacing("Gray.step400", with: "Gray.step500"))
  }

  /// With the palette kept, muted can only become what text is.
  @Test func `Where nothing else helps, two roles may have one step`() throws {
    try workspace.write(
      Self.sheet.replacing("var(--gray-600)", with: "var(--gray-500)"), to: "app.css")
    _ = try fix("app.css", Self.sheet)
    try workspace.write(
      Self.sheet.replacing("var(--gray-600)", with: "var(--gray-500)"), to: "app.css")
    let run = ToolRun(
      ["fix", "--unsafe-fixes", "--write", "--keep", "gray-*", "--keep", "page"], in: workspace)
    #expect(run.status == 0, "\(run.output)")
    #expect(try workspace.read("app.css").contains("--muted: var(--gray-500)"))
  }

  /// It would be wrong otherwise, and a check of such comments would fail after the repair.
  @Test func `A comment that states the color follows, also where only a step changed`() throws {
    let stated = Self.program
      .replacing(
        "static let muted = Gray.step400", with: "static let muted = Gray.step400 // #9CA3AF"
      )
      .replacing(
        "static let text = Gray.step600", with: "static let text = Gray.step600 // was #4b5563")
    #expect(
      try fix("Role.swift", stated, prefix: "Role.")
        == stated.replacing("Gray.step400 // #9CA3AF", with: "Gray.step500 // #6B7280"))
    let literal = """
      enum Role {
        static let page = Color(hex: "#FFFFFF")
        static let ink = Color(hex: "#777777") // #777777
        static let muted = ink // about #777777
        static let text = Color(hex: "#000000")
      }
      """
    #expect(
      try fix("Role.swift", literal, prefix: "Role.")
        == literal.replacing("#777777", with: "#767676"))
  }

  @Test func `The change is said by the names of the steps, and JSON has their colors too`() throws
  {
    _ = try fix("app.css", Self.sheet)
    try workspace.write(Self.sheet, to: "app.css")
    #expect(
      ToolRun(["--details"], in: workspace).output.contains(
        "  muted  gray-400 → gray-500  strong, ΔE 0.16  1 finding  app.css:2\n"))
    let report = try JSONReport(ToolRun(["--format=json"], in: workspace).output)
    let change = try #require((report["plan"] as? [[String: Any]])?.first)
    #expect(change["currentAlias"] as? String == "gray-400")
    #expect(change["proposedAlias"] as? String == "gray-500")
    #expect(change["proposed"] as? String == "#6B7280")
    #expect(
      change["message"] as? String == "point muted from gray-400 to gray-500 (strong, ΔE 0.16)")
  }

  /// The step between is taken: then muted and the other text would be one.
  @Test func `A step that another text has, or one beyond it, is not taken`() throws {
    let taken = Self.sheet.replacing("var(--gray-600)", with: "var(--gray-500)")
    let fixed = try fix("app.css", taken)
    #expect(fixed.contains("--muted: var(--gray-400)"))
    #expect(fixed.contains("--text: var(--gray-500)"))
    #expect(!fixed.contains("--gray-400: #9CA3AF"))
  }

  /// Theme files come from strangers, and the name of a step stands in every report.
  @Test(arguments: ["text", "html", "markdown", "junit", "github", "sarif", "gitlab", "xcode"])
  func `The name of a step is only shown, whatever it is`(format: String) throws {
    let group = "<img src=x>`|&\\u001b[31m\\n::error::"
    let hostile = Self.json.replacing("gray", with: group)
    try workspace.write(hostile, to: "app.tokens.json")
    try workspace.write(
      """
      {"tokens": ["app.tokens.json"], "rules": [{"id": "R", "title": "Readable", "pairings": [
        {"foreground": ["muted", "text"], "background": "page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let output = ToolRun(["--format", format], in: workspace).output
    #expect(output.contains(".500"))
    #expect(!output.contains("\u{1B}"))
    #expect(!output.contains("\n::error::.500"))
    if ["html", "junit"].contains(format) { #expect(!output.contains("<img")) }
    // In Markdown everything from a file stands between two of these.
    if format == "markdown" { #expect(!output.contains("x>`")) }
    #expect(!ToolRun(["fix", "--unsafe-fixes"], in: workspace).output.contains("\u{1B}"))
  }

  @Test func `A kept alias stays`() throws {
    try workspace.write(Self.sheet, to: "app.css")
    _ = try fix("app.css", Self.sheet)
    try workspace.write(Self.sheet, to: "app.css")
    let run = ToolRun(["fix", "--unsafe-fixes", "--keep", "muted"], in: workspace)
    #expect(!run.output.contains("gray-400 → gray-500"))
  }

  /// Dark for the system's choice and for the page's: on a light system the second one shows. On #111111
  /// #7C7C7C is 4.515, and #7B7B7B 4.456.
  @Test func `A value that a sheet has twice for one scheme changes in both places`() throws {
    let dark = "--page: #111111; --muted: #555555; --text: #ffffff"
    let sheet = """
      :root { --page: #ffffff; --muted: #000000; --text: #000000 }
      @media (prefers-color-scheme: dark) { :root:not([data-theme]) { \(dark) } }
      [data-theme=dark] { \(dark) }

      """
    #expect(try fix("app.css", sheet) == sheet.replacing("#555555", with: "#7c7c7c"))
  }
}
