import Testing

/// Names that a source does not declare are looked up in the code that the policy names.
@Suite struct CodeBesideTests {
  private static let colors = """
    import SwiftUI
    enum Palette {
      static func ink(for kind: Kind) -> Color {
        switch kind {
        case .day: Color(red: 0, green: 0, blue: 0)
        case .night: Color(digits: "999999")
        }
      }
      static let page = Color(red: 1, green: 1, blue: 1)
    }
    """
  private static let kind = "enum Kind: String, CaseIterable { case day, night }"
  /// Not how it is usually read: the digits are those of blue, green and red.
  private static let digits = """
    import SwiftUI
    extension Color {
      init(digits: String) {
        let value = Int(digits, radix: 16) ?? 0
        self.init(
          red: Double(value & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
          blue: Double(value >> 16) / 255)
      }
    }
    """

  private func run(
    _ code: String, _ more: [String: String] = [:], _ words: [String] = []
  ) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["Theme"], \(code)
         "rules": [{"id": "R", "pairings": [
           {"foreground": "Palette.ink.*", "background": "Palette.page", "usage": "text"}]}]}
        """,
      files: [
        "Theme/Colors.swift": Self.colors, "Models/Kind.swift": Self.kind,
        "Models/Color+Digits.swift": Self.digits,
      ].merging(more) { $1 }, words)
  }

  @Test func `Without the code a color that follows it is not read`() throws {
    let run = try run("")
    #expect(run.status == 2)
    #expect(run.errors.contains("Palette.ink"))
  }

  @Test func `With it each case is judged`() throws {
    let run = try run(#""code": ["Models"],"#, [:], ["--format", "json"])
    let report = try JSONReport(run.output)
    #expect(
      Set(report.results.map { $0.text("foreground") }) == ["Palette.ink.day", "Palette.ink.night"])
    // #999999 on white has 2.85.
    #expect(run.status == 1, "\(run.errors)")
  }

  @Test func `An initializer of colors in it says what digits mean`() throws {
    let colors = Self.colors.replacing("999999", with: "0000FF")
    let run = try run(
      #""code": ["Models/Kind.swift", "Models/Color+Digits.swift"],"#,
      ["Theme/Colors.swift": colors], ["list", "tokens"])
    #expect(run.output.contains("#FF0000"), "\(run.output)")
  }

  @Test func `Of two types of one name the one that lies nearest is meant`() throws {
    let run = try run(
      #""code": ["."],"#,
      [
        "Theme/Parts/Kind.swift": "enum Kind { case day, night, dusk }",
        "Theme/Colors.swift": Self.colors.replacing("case .night", with: "case .night, .dusk"),
        "Other/Kind.swift": "enum Kind { case day }",
      ], ["--format", "json"])
    #expect(try JSONReport(run.output).results.count == 3, "\(run.errors)")
  }

  /// A decoy with fewer cases would hide the color of the others.
  @Test func `A type that lacks a case of a switch is not the one that it was written for`() throws
  {
    let colors = Self.colors.replacing(
      "case .night:", with: "case .dusk: Color.gray\n    case .night:")
    let run = try run(
      #""code": ["Models"],"#,
      ["Theme/Colors.swift": colors, "Models/Kind.swift": "enum Kind { case day, dusk }"])
    #expect(run.status == 2)
    #expect(run.errors.contains("Kind has no case night"), "\(run.errors)")
  }

  @Test func `What the source declares itself goes before it`() throws {
    let own = Self.colors + "\nenum Kind { case day, night }"
    let run = try run(
      #""code": ["Models"],"#,
      ["Theme/Colors.swift": own, "Models/Kind.swift": "enum Kind { case day, night, dusk }"],
      ["--format", "json"])
    #expect(try JSONReport(run.output).results.count == 2, "\(run.errors)")
  }

  @Test func `Colors in it are no tokens`() throws {
    let more =
      "\nenum Others { static let red = Color(red: 1, green: 0, blue: 0); static let kind = Kind.day }"
    let run = try run(
      #""code": ["Models"],"#, ["Models/Kind.swift": Self.kind + more], ["list", "tokens"])
    #expect(!run.output.contains("Others"))
    #expect(run.output.contains("Palette.ink.night"))
  }

  @Test(arguments: [
    (#""code": ["Nowhere"],"#, "there is no file 'Nowhere'"),
    (#""code": ["Words"],"#, "'Words' has no Swift file; expected code of the app"),
    (#""code": ["../Models"],"#, "there is no file '../Models'"),
  ])
  func `Code that is not there is an error`(code: String, message: String) throws {
    let run = try run(code, ["Words/a.txt": "enum Kind { case day, night }"])
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `A draft names the code that its colors need`() throws {
    let workspace = try Workspace()
    try workspace.write(
      Self.colors.replacing("enum Palette", with: "enum Tone").replacing(
        "static let page", with: "static let background"), to: "Theme/Colors.swift")
    try workspace.write(Self.kind, to: "Models/Kind.swift")
    try workspace.write(Self.digits, to: "Models/Color+Digits.swift")
    try workspace.write("struct Other { var count = 0 }", to: "Stores/Other.swift")
    try workspace.write("enum Kind { case day }", to: "AppUITests/Kind.swift")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.read("contrast-audit.json").contains(#""code": ["Models"],"#))
    let audit = ToolRun(["--format", "json"], in: workspace)
    #expect(
      try Set(JSONReport(audit.output).results.map { $0.text("foreground") })
        == ["Tone.ink.day", "Tone.ink.night"], "\(audit.errors)")
  }
}
