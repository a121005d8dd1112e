import Foundation
import SystemLoading
import TestSupport
import Testing

@testable import contrast_audit

/// Compares output with the files under `Fixtures/`, or records those anew where the environment
/// variable `CONTRAST_AUDIT_RECORD` is set (`make snapshots`).
@Suite struct SnapshotTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["CONTRAST_AUDIT_RECORD"] != nil

  @Test(arguments: [("text", "txt"), ("json", "json"), ("junit", "xml")])
  func `The report on the built-in catalog reads as recorded`(
    format: String, suffix: String
  ) throws {
    try compare(ToolRun("--format", format).output, with: "VaultMail/report.\(suffix)")
  }

  @Test(arguments: [80, 120, 200])
  func `The report in a terminal of some columns reads as recorded`(columns: Int) throws {
    let output = try ToolRun(variables: ["COLUMNS": "\(columns)"]).output
    try compare(output, with: "VaultMail/report-\(columns).txt")
    // Editors and build servers look for warnings line by line.
    #expect(
      output.split(separator: "\n").allSatisfy { $0.count <= columns || $0.contains(": warning: ") }
    )
  }

  @Test func `The details of the built-in catalog read as recorded`() throws {
    try compare(ToolRun("--details").output, with: "VaultMail/details.txt")
  }

  /// The systems under `Fixtures/`, each with its report beside its policy.
  static let systems = [
    "Android", "DriftingApp", "Eko", "Figma", "Harbor", "Lantern", "Meridian", "SimpleX",
    "SimpleXLayers", "StyleDictionary", "StyleSheets", "SwiftThemes", "Tailwind", "ThreeModifiers",
    "TinyWins", "TokensStudio", "TypeScript", "VSCode",
  ]

  @Test(arguments: systems)
  func `The report on a system reads as recorded`(system: String) throws {
    try compare(report(system), with: "\(system)/report.txt")
  }

  @Test(arguments: systems)
  func `The details of a system read as recorded`(system: String) throws {
    try compare(report(system, "--details"), with: "\(system)/details.txt")
  }

  @Test func `The page on a small system reads as recorded`() throws {
    try compare(report("Eko", "--format", "html"), with: "Eko/report.html")
  }

  @Test(arguments: [
    ("acr", "acr.md"), ("openacr", "openacr.yaml"), ("apple-label", "apple-label.md"),
  ])
  func `The evidence of a small system reads as recorded`(format: String, name: String) throws {
    try compare(report("Eko", "--format", format), with: "Eko/\(name)")
  }

  @Test(arguments: Tool.commands.map { $0.name })
  func `The help of a command reads as recorded`(command: String) throws {
    try compare(ToolRun("help", command).output, with: "Help/\(command).txt")
  }

  /// What the tool prints in `Fixtures/`, where something fails.
  private func report(_ words: String...) -> String {
    let files = FileSystem(workingDirectory: Fixture.folder.path(percentEncoded: false))
    let output = Captured()
    let errors = Captured()
    let environment = ToolEnvironment(
      variables: [:], files: files, readInput: { _ in [] }, today: ToolRun.today,
      output: output.channel(isTerminal: false), errors: errors.channel(isTerminal: false))
    #expect(Tool.run(words, in: environment) == .findings)
    #expect(errors.text.isEmpty)
    return output.text
  }

  private func compare(_ output: String, with name: String) throws {
    if Self.isRecording { try Data(output.utf8).write(to: Fixture.url(name)) }
    let recorded = try Fixture.text(name)
    // The first line that differs says more than two whole reports.
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let recordedLines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let change = zip(lines, recordedLines).enumerated().first { $1.0 != $1.1 }
    if let (index, (line, recordedLine)) = change {
      #expect(line == recordedLine, "line \(index + 1) of \(name)")
    }
    #expect(lines.count == recordedLines.count, "\(name)")
  }
}
