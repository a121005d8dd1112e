import Foundation
import Testing

/// What happens to reports when the binary is stopped, or cannot write: they are whole or not there, and
/// the exit status says so.
@Suite struct InterruptionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func process(_ path: String, _ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: workspace.path)
    process.environment = ["TOOL": try BuiltTool.url.path(percentEncoded: false)]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Runs a line of shell in which `$TOOL` is the tool; nil for a process that a signal ended.
  private func shell(_ line: String) throws -> (status: Int32?, errors: String) {
    let process = try process("/bin/sh", ["-c", line])
    try workspace.write("", to: "errors")
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("errors")))
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationReason == .exit ? process.terminationStatus : nil,
      try workspace.read("errors")
    )
  }

  /// A system whose report takes a while to write.
  private func writeLargeSystem() throws {
    let inks = (0..<40).map { "\"ink\($0)\": {\"$value\": \"#0000\(10 + $0)\"}" }
    let themes = (0..<400).map { "\"theme\($0)\": []" }
    try workspace.write(
      SmallSystem.policy(tokens: "\"all.resolver.json\"", foreground: "ink*"),
      to: "contrast-audit.json")
    try workspace.write(
      """
      {"version": "2025.10",
       "sets": {"all": {"sources": [{
         "$type": "color", "page": {"$value": "#FFFFFF"}, \(inks.joined(separator: ", "))}]}},
       "modifiers": {"theme": {"contexts": {\(themes.joined(separator: ", "))}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """, to: "all.resolver.json")
  }

  // MARK: Signals

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `An interrupt in the middle of writing leaves the old report and nothing beside it`(
    signal: Int32
  ) throws {
    try writeLargeSystem()
    try workspace.write("old", to: "report.json")
    let before = try workspace.names()
    var wasInterrupted = false
    // Whoever is slow to notice that writing began tries again.
    for _ in 0..<10 where !wasInterrupted {
      let process = try process(
        BuiltTool.url.path(percentEncoded: false), ["--output", "report.json", "--format", "json"])
      try process.run()
      while process.isRunning, try workspace.names() == before { usleep(200) }
      guard process.isRunning else { continue }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      guard process.terminationReason == .uncaughtSignal else { continue }
      #expect(process.terminationStatus == signal)
      wasInterrupted = true
      #expect(try workspace.read("report.json") == "old")
    }
    #expect(wasInterrupted)
    #expect(try workspace.names() == before)
  }

  @Test func `An interrupt that is ignored stays so, as under nohup`() throws {
    try writeLargeSystem()
    let run = try shell(
      """
      trap '' HUP
      "$TOOL" --output json=report.json > text &
      while kill -HUP $! 2> sent; do sleep 0.1; done
      wait $!
      """)
    #expect(run.status == 0)
    #expect(try JSONReport(workspace.read("report.json")).summary["evaluations"] == 16_000)
  }

  // MARK: What cannot be written

  @Test func `A file that may not grow is an error, and the old report stays`() throws {
    try workspace.write("old", to: "report.json")
    // Blocks of 512 bytes; bash counts them by 1024.
    let run = try shell("ulimit -f 16; \"$TOOL\" --built-in --output json=report.json > /dev/null")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'report.json': file too large"))
    #expect(try workspace.read("report.json") == "old")
    #expect(try workspace.names() == ["errors", "report.json"])
  }

  /// Two blocks of 512 bytes or of 1024: after 900 there is room for a part of the summary only.
  @Test func `A job summary that does not fit is an error, and what was there stays`() throws {
    let before = String(repeating: "x", count: 899) + "\n"
    try workspace.write(before, to: "summary.md")
    let run = try shell(
      "ulimit -f 2; GITHUB_STEP_SUMMARY=summary.md \"$TOOL\" --format github > /dev/null")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'summary.md': "))
    #expect(try workspace.read("summary.md") == before)
  }

  @Test func `Several runs add to one job summary, each whole`() throws {
    try workspace.write("", to: "summary.md")
    let processes = try (0..<6).map { _ in
      // One theme, which fits both a job summary and the lesser room of a comment.
      let process = try process(
        BuiltTool.url.path(percentEncoded: false), ["--format", "github", "--theme", "rose"])
      process.environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
      try process.run()
      return process
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.allSatisfy { $0.terminationStatus == 1 })
    let whole = try shell("\"$TOOL\" --format markdown --theme rose > whole.md")
    #expect(whole.status == 1)
    let heading = "## contrast-audit: FAIL\n"
    let pieces = try workspace.read("summary.md").components(separatedBy: heading).map {
      $0.trimmingCharacters(in: .newlines)
    }
    let body = try workspace.read("whole.md").components(separatedBy: heading)[1]
      .trimmingCharacters(in: .newlines)
    #expect(pieces == [""] + Array(repeating: body, count: 6))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: [
      "\"$TOOL\" > /dev/full", "\"$TOOL\" --format json > /dev/full",
      "\"$TOOL\" check 000 fff > /dev/full", "\"$TOOL\" --help > /dev/full",
      "\"$TOOL\" man > /dev/full", "\"$TOOL\" --fail-on never --output /dev/full",
    ])
  func `A full disk is an error`(line: String) throws {
    let run = try shell(line)
    #expect(run.status == 2)
    #expect(run.errors.contains("no space left on device"))
  }

  @Test(arguments: ["check 000 fff", "--version", "--fail-on never", "list themes", "man"])
  func `A closed standard output is an error`(words: String) throws {
    let run = try shell("\"$TOOL\" \(words) >&-")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write standard output: bad file descriptor"))
  }

  @Test func `Nothing else gets into a report where standard streams are closed`() throws {
    let run = try shell("\"$TOOL\" --output json=report.json --output report.txt <&- >&- 2>&-")
    #expect(run.status == 1)
    let whole = try shell("\"$TOOL\" --format json > whole.json; \"$TOOL\" > whole.txt")
    #expect(whole.status == 1)
    #expect(try workspace.read("report.json") == workspace.read("whole.json"))
    #expect(try workspace.read("report.txt") == workspace.read("whole.txt"))
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write to any folder"))
  func `A folder that is read-only is an error`() throws {
    try workspace.makeFolder("folder")
    let run = try shell(
      "chmod 555 folder; \"$TOOL\" --fail-on never --output folder/a; s=$?; chmod 755 folder; exit $s"
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'folder/a': permission denied"))
  }

  // MARK: Pipes

  @Test(arguments: [("", 1), ("--fail-on never", 0), ("--theme nope", 2)])
  func `A reader that has enough changes no status`(words: String, status: Int) throws {
    let run = try shell(
      "{ \"$TOOL\" --format json \(words); echo $? > status; } | head -n 1 > first")
    #expect(run.status == 0)
    #expect(try workspace.read("status") == "\(status)\n")
  }

  @Test func `A stream that does not wait gets everything nonetheless`() throws {
    let process = try process(BuiltTool.url.path(percentEncoded: false), ["--format", "json"])
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    process.standardOutput = pipe
    try process.run()
    // Longer than the tool takes to fill the pipe.
    usleep(300_000)
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    let report = try JSONReport(String(decoding: output, as: UTF8.self))
    #expect(report.summary["evaluations"] == (try ExpectedEvaluation.count()))
  }

  // MARK: Several runs

  @Test func `Of runs that write the same file one report stands, whole at any time`() throws {
    let whole = try shell("\"$TOOL\" --format json > a; \"$TOOL\" --format junit > b")
    #expect(whole.status == 1)
    let reports = try Set(["a", "b"].map(workspace.read))
    let before = try workspace.names()
    var processes: [Process] = []
    for index in 0..<8 {
      let format = index.isMultiple(of: 2) ? "json" : "junit"
      let process = try process(
        BuiltTool.url.path(percentEncoded: false), ["--format", format, "--output", "report"])
      try process.run()
      processes.append(process)
    }
    while processes.contains(where: \.isRunning) {
      if let report = try? workspace.read("report") { #expect(reports.contains(report)) }
    }
    #expect(processes.allSatisfy { $0.terminationStatus == 1 })
    #expect(try reports.contains(workspace.read("report")))
    #expect(try workspace.names() == (before + ["report"]).sorted())
  }

  @Test func `A report that takes the place of another is no more readable than that was`() throws {
    try workspace.write("old", to: "report.json")
    let run = try shell(
      "chmod 600 report.json; \"$TOOL\" --output json=report.json > text; ls -l report.json > mode")
    #expect(run.status == 0)
    #expect(try workspace.read("mode").hasPrefix("-rw------- "))
  }
}
