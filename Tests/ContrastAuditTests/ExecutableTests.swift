import Foundation
import Testing

/// The binary itself: arguments, streams, exit status and signals.
@Suite struct ExecutableTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func process(_ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try BuiltTool.url
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: workspace.path)
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs the tool to its end, its output in files so that nothing waits for anything.
  private func run(
    _ words: [String], input: String? = nil
  ) throws -> (status: Int, output: String, errors: String) {
    let process = try process(words)
    if let input {
      try workspace.write(input, to: "input")
      process.standardInput = try FileHandle(
        forReadingFrom: URL(filePath: workspace.absolute("input")))
    }
    try workspace.write("", to: "output")
    try workspace.write("", to: "errors")
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("output")))
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("errors")))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (
      Int(process.terminationStatus), try workspace.read("output"), try workspace.read("errors")
    )
  }

  @Test(arguments: [
    (["check", "000", "fff"], 0), (["check", "777", "fff"], 1), (["check", "777"], 2),
    (["--rule", "FR-BT-04"], 0), (["--theme", "rose"], 1), (["--theme", "nope"], 2),
  ])
  func `The process reports the exit status`(words: [String], status: Int) throws {
    let result = try run(words)
    #expect(result.status == status)
    #expect(result.output.isEmpty == (status == 2))
  }

  @Test func `Standard input, working directory and files are those of the process`() throws {
    let batch = try run(["check", "--batch", "-"], input: "777 fff\n")
    #expect(batch.status == 1)
    #expect(batch.output.hasPrefix("FAIL  4.47:1"))
    try SmallSystem.write(to: workspace)
    let audit = try run(["--output", "json=report.json"])
    #expect(audit.status == 0)
    #expect(audit.output.hasPrefix("PASS  WCAG AA: 1 passes, 2 of 4 colors judged. "))
    #expect(audit.errors.isEmpty)
    #expect(try JSONReport(workspace.read("report.json")).summary["passed"] == 1)
  }

  @Test func `A closed pipe is quiet: as in contrast-audit | head -1`() throws {
    let process = try process(["--format", "json"])
    let output = Pipe()
    process.standardOutput = output
    try workspace.write("", to: "errors")
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("errors")))
    // Nobody reads from the start, so that the first write already meets the closed pipe.
    try output.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    let errors = try workspace.read("errors").split(separator: "\n")
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("contrast-audit: note: ") == true)
  }
}
