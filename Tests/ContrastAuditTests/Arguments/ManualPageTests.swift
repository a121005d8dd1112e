import Foundation
import Testing

@testable import contrast_audit

@Suite struct ManualPageTests {
  @Test func `The page holds every command and every option`() throws {
    let run = try ToolRun("man")
    #expect(run.status == 0)
    for command in Tool.commands {
      #expect(run.output.contains("\n.SS \(command.name)\n"))
      for option in command.completedOptions {
        let name = option.name.replacing("-", with: "\\-")
        #expect(run.output.contains("\\fB\\-\\-\(name)\\fR"))
      }
    }
  }

  @Test func `The page is ASCII, and no line of text is taken for a macro`() throws {
    let page = try ToolRun("man").output
    let macros = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".br", ".nf", ".fi"]
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for line in page.split(separator: "\n") {
      #expect(!line.hasPrefix("'"))
      guard line.hasPrefix(".") else { continue }
      #expect(macros.contains { line.split(separator: " ")[0] == $0 }, "\(line)")
    }
  }

  @Test(.enabled(if: BuiltTool.installed("mandoc") != nil, "mandoc is not installed"))
  func `mandoc has nothing to say against the page`() throws {
    let workspace = try Workspace()
    try workspace.write(ToolRun("man").output, to: "contrast-audit.1")
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed("mandoc")))
    process.arguments = ["-T", "lint", "-W", "style", workspace.absolute("contrast-audit.1")]
    try workspace.write("", to: "output")
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("output")))
    try process.run()
    process.waitUntilExit()
    #expect(try workspace.read("output") == "")
    #expect(process.terminationStatus == 0)
  }
}
