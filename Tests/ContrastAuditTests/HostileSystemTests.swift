import Foundation
import Reporters
import SourceText
import TestSupport
import Testing

@testable import contrast_audit

/// Nothing that a file says can do more than be printed, in any format.
@Suite struct HostileSystemTests {
  @Test(arguments: ReportFormat.allCases)
  func `A report on hostile names is what it is and no more`(format: ReportFormat) throws {
    let workspace = try Workspace()
    try HostileSystem.write(to: workspace)
    let run = ToolRun(["--format", format.rawValue], in: workspace)
    #expect(run.errors.isEmpty)
    try #require(run.status == 1, "\(run.errors.prefix(2000))")
    #expect(run.output.contains("pwned"))
    try check(run.output, as: format)
  }

  @Test(arguments: ReportFormat.allCases)
  func `What is wrong with hostile names is told, and no more`(format: ReportFormat) throws {
    let workspace = try Workspace()
    try HostileSystem.write(to: workspace, isBroken: true)
    let run = ToolRun(["--format", format.rawValue], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("pwned"))
    checkLines(run.errors)
    #expect(run.errorLines.allSatisfy { $0.contains(": error: ") || $0.contains(": warning: ") })
    guard !run.output.isEmpty else { return }
    try check(run.output, as: format)
  }

  /// Its name, the names in it, and those that are gone.
  @Test func `A baseline of hostile names is told of, and no more`() throws {
    let workspace = try Workspace()
    try HostileSystem.write(to: workspace)
    let words =
      ["--baseline", HostileSystem.file + "\n::error::known"]
      + ReportFormat.allCases.flatMap { ["--output", "\($0.rawValue)=\($0.rawValue)"] }
    let written = ToolRun(words + ["--write-baseline"], in: workspace)
    try #require(written.status == 1, "\(written.errors.prefix(2000))")
    #expect(written.errorLines.count == 1)
    checkLines(written.errors)
    for format in ReportFormat.allCases {
      try check(workspace.read(format.rawValue), as: format)
    }
    try HostileSystem.write(to: workspace, withoutRules: true)
    let gone = ToolRun(words, in: workspace)
    try #require(gone.status == 1, "\(gone.errors.prefix(2000))")
    #expect(gone.errors.isEmpty)
    for format in ReportFormat.allCases {
      let report = try workspace.read(format.rawValue)
      // A compact report has the errors first, and says how many lines it leaves out.
      if ![.junit, .compact].contains(format) {
        #expect(report.contains("known findings are gone"), "\(format)")
      }
      try check(report, as: format)
    }
  }

  /// The job summary is as hostile as a comment.
  @Test func `The job summary is what it is and no more`() throws {
    let workspace = try Workspace()
    try HostileSystem.write(to: workspace)
    let run = ToolRun(
      ["--format", "github"], in: workspace, variables: ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(run.status == 1)
    let summary = try workspace.read("summary.md")
    #expect(summary.contains("pwned"))
    #expect(summary.utf8.count <= 1 << 20)
    checkMarkdown(summary)
  }

  // MARK: By format

  private func check(_ output: String, as format: ReportFormat) throws {
    switch format {
    case .text, .compact: checkLines(output)
    case .csv: checkLines(output.replacing("\r\n", with: "\n"))
    case .teamcity:
      for line in output.split(separator: "\n") {
        #expect(
          line.wholeMatch(of: #/##teamcity\[\w+( \w+='([^'\[\]|]|\|['\[\]|])*')+\]/#) != nil,
          "\(line.prefix(200))")
      }
      checkLines(output.replacing("##teamcity[", with: ""))
    case .azure:
      for line in output.split(separator: "\n") where line.hasPrefix("##") {
        #expect(
          line.prefixMatch(of: #/##vso\[task\.logissue type=(error|warning);[^\]]*\]/#) != nil)
      }
      checkLines(output.replacing(#/(?m)^##vso\[task\.logissue /#, with: ""))
    case .json, .sarif, .gitlab, .sonarqube, .rdjson:
      checkLines(output)
      _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
    case .junit, .checkstyle:
      checkLines(output)
      _ = try XMLTree.parse(output)
    case .html:
      checkLines(output)
      #expect(!output.contains("<script>alert"))
      #expect(!output.contains("<!-- comment"))
    case .github: checkCommands(output)
    case .acr, .appleLabel: checkMarkdown(output)
    case .openacr:
      checkLines(output)
      var diagnostics = DiagnosticList()
      let draft = YAMLDocument.parse(
        SourceFile(path: "report", text: output), diagnostics: &diagnostics)
      #expect(diagnostics.all.isEmpty)
      #expect(draft?["author"]?["email"]?.text == "")
    case .markdown:
      #expect(output.utf8.count <= 65_536)
      checkMarkdown(output)
    case .xcode:
      checkLines(output)
      for line in output.split(separator: "\n") {
        #expect(line.hasPrefix("/") || line.hasPrefix("error: ") || line.hasPrefix("warning: "))
        #expect(line.contains("error: ") || line.contains("warning: "))
      }
    }
  }

  /// No control character but the end of a line, no bidirectional control, no command to a build
  /// server, and an end.
  private func checkLines(_ text: String, isGitHub: Bool = false) {
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isActive })
    #expect(text.utf8.count < 8_000_000)
    // The older form of a command is obeyed anywhere in a line.
    #expect(!text.contains("##"))
    for line in text.split(whereSeparator: \.isNewline) {
      let start = line.drop { $0.isWhitespace }
      if !isGitHub { #expect(!start.hasPrefix("::"), "\(line.prefix(100))") }
      #expect(!start.contains("x…x") || line.utf8.count < 100_000)
    }
  }

  /// Every line is an annotation with the properties that ours have, and they are few.
  private func checkCommands(_ text: String) {
    checkLines(text, isGitHub: true)
    var counts: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)
      #expect(line.hasPrefix("::"))
      #expect(["error", "warning", "notice"].contains(parts.first))
      counts[parts[0], default: 0] += 1
      guard let end = parts[1].firstRange(of: "::") else {
        Issue.record("no message in \(line)")
        continue
      }
      let names = parts[1][..<end.lowerBound].split(separator: ",").map {
        $0.prefix { $0 != "=" }
      }
      #expect([["file", "line", "col", "title"], ["title"]].contains(names))
    }
    #expect(counts.values.allSatisfy { $0 <= 10 })
  }

  /// Outside of code spans there are only words of ours; every row of a table has as many cells as its
  /// heading. A code span begins and ends with one grave accent, and holds neither one nor a bar.
  private func checkMarkdown(_ text: String) {
    checkLines(text.replacing(#/(?m)^###? /#, with: ""))
    var cells = 0
    for line in text.split(separator: "\n") {
      #expect(line.count { $0 == "`" }.isMultiple(of: 2))
      let words = line.replacing(#/`[^`]*`/#, with: "")
      let isOurs = words.unicodeScalars.allSatisfy {
        "#|-–.,:;()%/×…· ".unicodeScalars.contains($0) || ("a"..."z").contains($0)
          || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
      }
      #expect(isOurs, "\(words)")
      guard line.hasPrefix("|") else {
        cells = 0
        continue
      }
      let count = line.count { $0 == "|" }
      if cells == 0 { cells = count }
      #expect(count == cells, "\(line.prefix(200))")
      #expect(line.hasSuffix("|"))
    }
  }
}
