import AuditEngine
import ColorMath
import SourceText
import SystemLoading
import SystemRepairing
import TestSupport
import Testing
import TokenEditing

/// Systems that exist in memory only. By WCAG's formula #777777 is 4.478 on white, #767676 4.542.
@Suite struct SystemRepairerTests {
  private static func policy(_ tokens: String, _ pairing: String, _ more: String) -> String {
    #"{"tokens": ["\#(tokens)"], \#(more) "rules": [{"id": "R", "pairings": [{\#(pairing)}]}]}"#
  }

  private static let inkOnPage = #""foreground": "ink", "background": "page", "usage": "text""#

  private func repair(
    _ path: String, _ text: String, pairing: String = inkOnPage, more: String = "",
    _ options: AuditOptions = AuditOptions()
  ) throws -> SystemRepair {
    var diagnostics = DiagnosticList()
    let found = AuditedSystem.FoundPolicy(
      file: SourceFile(path: "contrast-audit.json", text: Self.policy(path, pairing, more)),
      loader: MemoryLoader(files: [path: text]), sources: [], isBuiltIn: false)
    let system = try AuditedSystem.read(found, diagnostics: &diagnostics)
    return try SystemRepairer(system, options: options, diagnostics: diagnostics).repair()
  }

  /// The contents of the files after a repair.
  private func contents(_ repair: SystemRepair) -> [String] {
    repair.edit.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `What fails passes in the audit of the changed files`() throws {
    let sheet = ":root { --page: #FFFFFF; --ink: rgb(119 119 119) }"
    let repair = try repair("app.css", sheet)
    #expect(repair.before.summary[.fail] == 1)
    #expect(repair.after.summary[.fail] == 0)
    #expect(repair.after.summary[.pass] == 1)
    #expect(repair.plan.changes.map(\.proposal) == [.color(try SRGBColor(hex: "#767676"))])
    #expect(contents(repair) == [sheet.replacing("119", with: "118")])
    #expect(repair.refused.isEmpty)
  }

  /// The foreground is 1.09 on the light page, and 6.23 on the dark one. No color of it passes on both,
  /// so either page has to move, and with the light one the text that passes on it.
  @Test func `A color that passes moves along where nothing else helps`() throws {
    let sheet =
      ":root { --fg: #EDD22E; --dark: #114D57; --light: #E1DDA2; --text: #4C1B01 }"
    let more =
      #"{"foreground": "fg", "background": "light", "usage": "text"}, {"foreground": "text", "background": "light", "usage": "text"}"#
    let repair = try repair(
      "app.css", sheet,
      pairing: #""foreground": "fg", "background": "dark", "usage": "text"}, \#(more.dropLast())"#)
    #expect(repair.before.summary[.fail] == 1)
    #expect(repair.after.summary[.fail] == 0)
    #expect(repair.plan.changes.count == 2)
  }

  /// The ink is an alias: what it refers to is kept too.
  @Test(arguments: [
    #""keep": ["ink", "page"],"#, #""keep": ["in*", "page"],"#, #""keep": ["grey", "page"],"#,
  ])
  func `What is kept does not change, and neither does what it refers to`(keep: String) throws {
    let sheet = ":root { --page: #FFFFFF; --grey: #777777; --ink: var(--grey) }"
    let repair = try repair("app.css", sheet, more: keep)
    #expect(repair.plan.changes.isEmpty)
    #expect(repair.plan.unmet.map(\.demand.foreground) == ["ink"])
  }

  @Test(arguments: [
    ("inc", "the token 'inc' does not exist; did you mean 'ink'?"),
    ("pal.*", "no color token matches 'pal.*', which is to be kept"),
  ])
  func `What is to be kept must be there`(name: String, message: String) throws {
    var options = AuditOptions()
    options.repair.keep = [name]
    let failure = #expect(throws: ToolFailure.self) {
      try repair("app.css", ":root { --page: #FFFFFF; --ink: #777777 }", options)
    }
    #expect(failure?.diagnostics.map(\.message) == [message])
  }

  /// #999999 is 2.849 on white and 6.628 on #111111; no grey is 4.5 on both. A page of #1F1F1F would do.
  @Test func `A white page does not become black`() throws {
    let repair = try repair(
      "app.css",
      """
      :root { --page: #FFFFFF; --ink: #999999 }
      [data-theme=dark] { --page: #111111 }
      """, more: #""keep": ["ink"],"#)
    #expect(repair.plan.changes.isEmpty)
    #expect(repair.plan.unmet.map(\.demand.minimum) == [4.5])
  }

  /// #767676 is 4.542, but 0.463, enough for these 8 bits, is 118.065 and 4.538.
  @Test func `More digits are written where the ratio needs them`() throws {
    let pairing = Self.inkOnPage + #", "minimum": [{"ratio": 4.54}]"#
    let sheet = ":root { --page: #FFFFFF; --ink: color(srgb 0.467 0.467 0.467) }"
    let repair = try repair("app.css", sheet, pairing: pairing)
    #expect(repair.after.summary[.pass] == 1)
    #expect(repair.plan.changes.map(\.proposal) == [.color(try SRGBColor(hex: "#767676"))])
    #expect(contents(repair) == [sheet.replacing("0.467", with: "0.462745")])
  }

  /// No 8-bit color can be written in linear components.
  @Test func `A place that cannot be written is kept with a warning, and another changes`() throws {
    let repair = try repair(
      "app.css",
      """
      :root {
        --page: #EEEEEE;
        --ink: color(display-p3-linear .18 .18 .18)
      }
      """)
    #expect(repair.refused.map(\.severity) == [.warning])
    #expect(repair.refused.first?.span?.start.line == 3)
    #expect(repair.plan.changes.map(\.token) == ["page"])
    #expect(repair.after.summary[.pass] == 1)
  }

  @Test func `Where nothing can be written, the plan says what fails and no file changes`() throws {
    let repair = try repair(
      "app.css",
      ":root { --page: color(display-p3-linear .9 .9 .9); --ink: color(display-p3-linear .18 .18 .18) }"
    )
    #expect(repair.refused.count == 2)
    #expect(repair.plan.changes.isEmpty)
    #expect(repair.plan.unmet.map(\.demand.foreground) == ["ink"])
    #expect(repair.edit.files.isEmpty)
    #expect(repair.after.summary[.fail] == 1)
  }

  /// What is changed has to hold on the ground of a wallpaper and on its pattern.
  @Test func `After a repair text on a pattern passes too`() throws {
    let repair = try repair(
      "mine.theme",
      """
      base: LIGHT
      colors:
        title: "#ff575757"
        sentMessage: "#80ffffff"
      wallpaper:
        preset: cats
        background: "#ffffffff"
        tint: "#ff000000"
      """,
      pairing:
        #""foreground": "title", "background": "sentMessage over wallpaper", "usage": "text""#,
      more: #""exclude": {"theme": ["DARK", "SIMPLEX", "BLACK"]},"#)
    #expect(repair.before.summary[.fail] == 1)
    #expect(repair.after.summary.findings == 0)
  }

  @Test func `An error outside the filter means no repair`() throws {
    let failure = #expect(throws: ToolFailure.self) {
      try repair(
        "app.resolver.json", InklessTheme.resolver,
        AuditOptions(contexts: ["theme": ["one"]]))
    }
    let messages = failure?.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains("the token 'ink' has no value in theme two") })
    #expect(messages.contains { $0.contains("no changes are suggested") })
  }
}
