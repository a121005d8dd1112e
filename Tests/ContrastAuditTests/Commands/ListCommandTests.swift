import Reporters
import TestSupport
import Testing
import TokenReaders

@testable import contrast_audit

@Suite struct ListCommandTests {
  /// The lines of a list of the built-in catalog, runs of spaces made one.
  private func lines(_ subject: String) throws -> [String] {
    let run = try ToolRun("list", subject)
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  @Test func `Themes are the contexts of every axis, in order`() throws {
    #expect(
      try lines("themes") == [
        "theme default, midnight, forest, sunset, lavender, rose", "scheme light, dark",
        "contrast standard, increased", "transparency standard, reduced",
      ])
  }

  @Test func `Rules have a severity and a title`() throws {
    let lines = try lines("rules")
    #expect(lines.count == 3)
    #expect(lines[2].hasPrefix("FR-CO-03 note "))
    #expect(lines[2].hasSuffix("(optional)"))
    #expect(lines[0].hasPrefix("FR-BT-04 error Every theme's light accent"))
    #expect(lines[1].hasPrefix("NFR-ACC-01 error "))
  }

  @Test func `Formats are those that --format takes, and those that a policy's sources name`()
    throws
  {
    let lines = try lines("formats").map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(
      lines == ReportFormat.allCases.map { "\($0.rawValue) written" }
        + TokenFormat.allCases.map { "\($0.name) read" })
  }

  @Test func `Pairings are the 66 of the spec and the three that are exempt`() throws {
    let lines = try lines("pairings")
    #expect(lines.count == 69)
    #expect(lines[0] == "FR-BT-04 textInverse on accent text text on buttons, chips and badges")
    #expect(
      lines.contains { $0.hasPrefix("NFR-ACC-01 textPrimary on background text at least 7 ") })
    #expect(
      lines.contains {
        $0.hasPrefix("NFR-ACC-01 starred on surfaceSelected over surface ui-component ")
      })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "NFR-ACC-01 textTertiary on surface typography.caption, typography.bodySmall ")
      })
  }

  /// The values are the spec's: FR-CO-01, FR-BT-01, FR-BT-03, FR-TY-01.
  @Test(arguments: [
    ("background", ["color", "light #FFFFFF, dark #000000"]),
    ("textInverse", ["color", "#FFFFFF"]),
    ("textTertiary", ["color", "light #8E8E93, dark #EBEBF566"]),
    ("accent", ["color", "default light #1B7A9E, default dark #3DAED4", "rose dark #FB7185"]),
    ("surfaceSelected", ["color", "default light #1B7A9E14", "default dark #3DAED41F"]),
    ("typography.caption", ["typography", "fontSize 12px"]),
  ])
  func `Tokens have a type, a place and a value for each context that changes it`(
    name: String, parts: [String]
  ) throws {
    let line = try #require(try lines("tokens").first { $0.hasPrefix("\(name) ") })
    for part in parts { #expect(line.contains(part)) }
    #expect(line.contains(" VaultMail/"))
  }

  /// The app's and the chat's themes touch one base each. oklch by coloraide.
  @Test(arguments: [
    (
      "sentMessage",
      "LIGHT none #E9F7FF, LIGHT quiet #D9F2FF80, DARK #18262E, SIMPLEX none #172941, "
        + "SIMPLEX ocean #133C4DB3, BLACK #18262E"
    ),
    ("title", "LIGHT #000000, DARK #FFFFFF, SIMPLEX #FFFFFF, BLACK #FFFFFF"),
    (
      "wallpaper",
      "LIGHT none #FFFFFF, LIGHT quiet #F5F5F0 and #CEEBFF over #F5F5F0, DARK #000000, "
        + "SIMPLEX none #111528, "
        + "SIMPLEX ocean any color, BLACK #070707"
    ),
  ])
  func `An axis is named where it matters`(name: String, values: String) throws {
    let folder = Fixture.url("SimpleX").path(percentEncoded: false)
    let run = ToolRun(["list", "tokens", folder], in: try Workspace())
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("\(name) ") })
    #expect(line.hasSuffix("  \(values)"))
  }

  @Test func `A color outside sRGB is not passed off as one inside`() throws {
    let workspace = try Workspace()
    try workspace.write(
      ":root { --wide: color(display-p3 1 0 0 / 50%); --red: #F00 }", to: "a.css")
    let run = ToolRun(["list", "tokens", "a.css"], in: workspace)
    #expect(
      run.output == """
        wide  color  a.css:1  color(srgb 1.0931 -0.2267 -0.1501 / 0.5)
        red   color  a.css:1  #FF0000

        """)
  }

  /// 65 contexts on each of four axes are 17,850,625 permutations.
  @Test func `More permutations than can be walked are an error, and no list without end`() throws {
    let names = ["data-theme", "data-a-theme", "data-b-theme", "data-c-theme"]
    let selectors = (0..<64).flatMap { index in names.map { "[\($0)=t\(index)]" } }
    let workspace = try Workspace()
    try workspace.write("\(selectors.joined(separator: ",")) { --a: #FFF }", to: "a.css")
    let run = ToolRun(["list", "tokens", "a.css"], in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("65 of theme × 65 of a-theme × 65 of b-theme × 65 of c-theme"))
  }

  @Test func `A list is of the policy and sources that are named`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace, in: "app")
    #expect(
      ToolRun(["list", "rules", "app"], in: workspace).output == "INK  error  Ink is readable\n")
    #expect(
      ToolRun(["list", "pairings", "--policy", "app/contrast-audit.json"], in: workspace).output
        == "INK  ink on page  text\n")
    #expect(ToolRun(["list", "themes", "app"], in: workspace).output.isEmpty)
    #expect(
      ToolRun(["list", "tokens", "app"], in: workspace).output
        == """
        page   color  app/app.tokens.json:3  #FFFFFF
        ink    color  app/app.tokens.json:4  #000000
        grey   color  app/app.tokens.json:5  #777777
        scrim  color  app/app.tokens.json:6  #00000080

        """)
  }

  @Test func `A name cannot act on the terminal that shows it`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace)
    try workspace.write(
      ##"{"a\u001b[2J\nb\u202e": {"$type": "color", "$value": "#FFF"}}"##, to: "evil.json")
    let run = ToolRun(["list", "tokens", "evil.json"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output == "a\\u{1B}[2J\\u{A}b\\u{202E}  color  evil.json:1  #FFFFFF\n")
  }

  @Test(arguments: [
    ([], "'list' needs to know what to list: themes, schemes, tokens, pairings, rules, formats"),
    (["tokns"], "there is no list of 'tokns'; did you mean 'tokens'?"),
    (["everything"], "there is no list of 'everything'; expected one of themes, schemes, "),
    (["tokens", "missing.json"], "there is no file 'missing.json'"),
    (["rules", "--policy", "missing.json"], "cannot read 'missing.json'"),
    (["formats", "extra"], "'list formats' takes no operand, and there is 'extra'"),
  ])
  func `A list that cannot be made is one line on standard error and exit status 2`(
    words: [String], message: String
  ) throws {
    let run = ToolRun(["list"] + words, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }

  @Test(arguments: [
    ("themes", ["default", "midnight", "forest", "sunset", "lavender", "rose"]),
    ("schemes", ["light", "dark"]), ("formats", ReportFormat.allCases.map(\.rawValue)),
  ])
  func `--names lists names as options take them, one a line`(
    subject: String, names: [String]
  ) throws {
    let run = try ToolRun("list", subject, "--names")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == names)
  }

  @Test func `A name that a list gives is one that the option takes`() throws {
    for (subject, option) in [("rules", "rule"), ("tokens", "token")] {
      let name = try #require(
        ToolRun("list", subject, "--names").output.split(separator: "\n").first)
      #expect(try !ToolRun("--\(option)", String(name)).errors.contains("there is no \(option)"))
    }
  }

  @Test func `Pairings that tokens carry are listed as those of a policy are`() throws {
    let tokens = ##"""
      {"$type": "color", "page": {"$value": "#FFFFFF"},
       "ink": {"$value": "#767676", "$extensions": {"contrast-audit":
         {"pairings": [{"background": "page", "usage": "text"}]}}}}
      """##
    let list = try ToolRun(
      policy: nil, files: ["a.tokens.json": tokens], ["list", "pairings", "a.tokens.json"])
    #expect(list.output == "token-pairings  ink on page  text\n")
  }

  @Test func `What no audit sees is marked in the list of tokens`() throws {
    let swift = """
      import SwiftUI
      extension Color {
        static let page = Color(red: 1, green: 1, blue: 1)
        #if BETA
        static let ink = Color(red: 1, green: 0, blue: 0)
        #else
        static let ink = Color(red: 0, green: 0, blue: 0)
        #endif
      }
      """
    let css = ":root { --page: #FFFFFF; --brand: 222 47% 11%; --gap: 1px }\n"
    let list = try ToolRun(
      policy: nil, files: ["C.swift": swift, "a.css": css], ["list", "tokens", "C.swift", "a.css"])
    let lines = list.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "Color.page color C.swift:3 #FFFFFF",
        "Color.ink color C.swift:7 #000000 (another value under 'BETA' is not audited)",
        "page color a.css:1 #FFFFFF",
        "brand other a.css:1 222 47% 11% (with \"channels\" in its source it is a color)",
        "gap other a.css:1 1px",
      ])
  }
}
