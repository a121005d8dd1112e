import Testing

/// What `init` drafts for an app in Swift whose names do not tell, worked out by hand from its code.
@Suite struct InitCodeBesideNamesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let view = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack { Text("Hello").foregroundColor(.FOREGROUND) }.background(Color.BACKGROUND)
      }
    }
    """

  private func draft(_ colors: [String: String], _ pairs: [(String, String)]) throws -> ToolRun {
    let constants = colors.sorted { $0.key < $1.key }.map { name, digits in
      "  static let \(name) = Color(hex: \"\(digits)\")"
    }
    try workspace.write(
      "extension Color {\n\(constants.joined(separator: "\n"))\n}", to: "App/Colors.swift")
    for (index, pair) in pairs.enumerated() {
      let text = Self.view.replacing("FOREGROUND", with: pair.0).replacing(
        "BACKGROUND", with: pair.1)
      try workspace.write(text, to: "App/View\(index).swift")
    }
    return ToolRun(["init"], in: workspace)
  }

  private func pairings() throws -> Set<String> {
    Set(
      try JSONReport(ToolRun(["--format=json"], in: workspace).output).results.map {
        "\($0.text("foreground")) on \($0.background.joined(separator: " over "))"
      })
  }

  @Test func `Where no names go together, the code of the app pairs them`() throws {
    let run = try draft(
      ["coal": "#111111", "snow": "#FFFFFF", "rust": "#AA5500"], [("coal", "snow")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pairings() == ["Color.coal on Color.snow"])
    #expect(
      run.output.contains(
        "Paired as the code shows, beside what names tell; check each:\n  Color.coal on Color.snow  App/View0.swift:4\n"
      )
    )
    #expect(run.output.contains("Color.rust"))
  }

  @Test(arguments: ["theme", "appTheme", "self.theme"])
  func `A variable is taken for what its type has, where only one type has the name`(
    variable: String
  ) throws {
    try workspace.write(
      """
      struct AppTheme {
        let coal = Color(hex: "#111111")
        let snow = Color(hex: "#FFFFFF")
      }
      """, to: "Kit/Look.swift")
    try workspace.write(
      Self.view.replacing(".FOREGROUND", with: "\(variable).coal").replacing(
        "Color.BACKGROUND", with: "\(variable).snow"), to: "App/Card.swift")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pairings() == ["AppTheme.coal on AppTheme.snow"])
    #expect(run.output.contains("Read 'Kit'."))
  }

  @Test(arguments: [("CanTestIt", 0), ("CanTestItTests", 2), ("TestKit", 2), ("Tests", 2)])
  func `A folder is for tests where its name begins or ends with that`(
    folder: String, status: Int32
  ) throws {
    try workspace.write(
      """
      extension Color {
        static let text = Color(hex: "#111111")
        static let background = Color(hex: "#FFFFFF")
      }
      """, to: "\(folder)/Look.swift")
    #expect(ToolRun(["init"], in: workspace).status == status)
  }

  @Test func `A variable whose name two types have tells nothing`() throws {
    try workspace.write(
      """
      struct AppTheme {
        let coal = Color(hex: "#111111")
        let snow = Color(hex: "#FFFFFF")
      }
      struct PrintTheme {
        let coal = Color(hex: "#222222")
        let snow = Color(hex: "#EEEEEE")
      }
      """, to: "Kit/Look.swift")
    try workspace.write(
      Self.view.replacing(".FOREGROUND", with: "theme.coal").replacing(
        "Color.BACKGROUND", with: "theme.snow"), to: "App/Card.swift")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("no two of the 4 color tokens of 'Kit'"))
  }

  @Test func `Names go first, and the code is for what they leave`() throws {
    let run = try draft(
      [
        "cardText": "#111111", "cardBackground": "#FFFFFF", "primaryText": "#222222",
        "foundation": "#EEEEEE", "ghostText": "#333333", "ghostBackground": "#DDDDDD",
      ],
      [
        ("primaryText", "foundation"), ("cardText", "foundation"),
        ("cardText", "ghostBackground"),
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try pairings() == [
        "Color.cardText on Color.cardBackground", "Color.ghostText on Color.ghostBackground",
        "Color.primaryText on Color.foundation", "Color.cardText on Color.foundation",
        "Color.cardText on Color.ghostBackground",
      ])
    #expect(!run.output.contains("On what do they stand?"))
  }

  @Test func `Where the code shows none either, there is no policy`() throws {
    let run = try draft(["coal": "#111111", "snow": "#FFFFFF"], [])
    #expect(run.status == 2)
    #expect(run.errors.contains("have names that go together"))
  }

  @Test func `Names of what is judged already are not paired again, and no color with itself`()
    throws
  {
    let run = try draft(
      ["cardText": "#111111", "cardBackground": "#FFFFFF"],
      [("cardText", "cardBackground"), ("cardBackground", "cardBackground")])
    #expect(run.status == 0, "\(run.errors)")
    // The audit judges what the view shows, text that nobody sees too.
    #expect(
      try pairings() == [
        "Color.cardText on Color.cardBackground", "Color.cardBackground on Color.cardBackground",
      ])
    #expect(!run.output.contains("Paired as the code shows"))
  }

  @Test func `What names exempt stays exempt, and is listed`() throws {
    let run = try draft(
      [
        "primaryText": "#111111", "primaryBackground": "#FFFFFF", "cardDivider": "#DDDDDD",
      ], [("cardDivider", "primaryBackground")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.contains("Paired as the code shows"))
    #expect(run.output.contains("Color.cardDivider  decoration"))
  }

  @Test func `A color that is written out on a token is judged as the code shows it`() throws {
    let run = try draft(
      ["primaryText": "#111111", "primaryBackground": "#FFFFFF"], [("white", "primaryBackground")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Judged as the code in '.' shows it, each time anew: 1 pair\n"),
      "\(run.output)")
    #expect(!run.output.contains("Shown in code, and in no pairing"))
    let audit = ToolRun(["--format", "compact"], in: workspace)
    #expect(audit.output.contains("Color.white on Color.primaryBackground"), "\(audit.output)")
  }

  @Test func `What shows in one scheme is paired only where both colors are the same in all`()
    throws
  {
    let view = Self.view.replacing(
      ".foregroundColor(.FOREGROUND)",
      with: ".foregroundColor(scheme == .dark ? .coal : .rust)"
    ).replacing("BACKGROUND", with: "snow").replacing(
      "var body", with: "@Environment(\\.colorScheme) var scheme\n  var body")
    try workspace.write(view, to: "App/Choice.swift")
    let run = try draft(["coal": "#111111", "snow": "#FFFFFF", "rust": "#AA5500"], [])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pairings() == ["Color.coal on Color.snow", "Color.rust on Color.snow"])
    let dynamic = """
      extension Color {
        static let coal = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 1, green: 1, blue: 1, alpha: 1) : UIColor(red: 0, green: 0, blue: 0, alpha: 1) })
        static let rust = Color(hex: "#AA5500")
        static let snow = Color(hex: "#FFFFFF")
      }
      """
    try workspace.write(dynamic, to: "App/Colors.swift")
    #expect(ToolRun(["init", "--force"], in: workspace).status == 0)
    // What is another color in each scheme is judged as the code shows it: in that one.
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    #expect(
      results.map { "\($0.text("foreground")) \($0.context["scheme"] ?? "") \($0.text("rule"))" }
        .sorted() == [
          "Color.coal dark shown-pair", "Color.rust dark TEXT", "Color.rust light TEXT",
        ])
  }

  @Test func `Code in tests shows no pair of the app`() throws {
    try workspace.write(
      Self.view.replacing("FOREGROUND", with: "coal").replacing("BACKGROUND", with: "snow"),
      to: "Tests/View.swift")
    let run = try draft(["coal": "#111111", "snow": "#FFFFFF"], [])
    #expect(run.status == 2)
  }
}
