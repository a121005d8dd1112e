import AuditEngine
import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// Saves while the tool watches. Contrast on white as in ``SmallSystem``.
@Suite struct WatchCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(to: workspace)
  }

  private func ink(_ color: String) throws {
    try workspace.write(
      SmallSystem.tokens.replacing("#000000", with: color), to: "app.tokens.json")
  }

  private func watch(_ words: String..., changes: (() throws -> Void)...) -> ToolRun {
    ToolRun(["watch"] + words, in: workspace, events: ScriptedEvents(changes))
  }

  private func rename(_ old: String, to new: String) throws {
    #expect(Foundation.rename(workspace.absolute(old), workspace.absolute(new)) == 0)
  }

  // MARK: What it prints

  @Test func `A save that breaks a pairing is told with its ratios, and the one that fixes it`() {
    let run = watch(changes: { try ink("#777777") }, { try ink("#767676") })
    #expect(run.status == 0)
    let whole = ToolRun([], in: workspace).output.split(separator: "\n").count
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "PASS  WCAG AA: 1 passes, 2 of 4 colors judged. INK met (1 of 1)")
    #expect(
      lines.dropFirst(whole).map { $0.prefix { $0 != "#" } } == [
        "Newly failing  1",
        "  4.47 of 4.5, was 21.00  INK: ink on page (text)  ",
        "WORSE  12:00:01 → 12:00:02: 1 newly failing, 0 unchanged",
        "Newly passing  1",
        "  4.54 of 4.5, was 4.47  INK: ink on page (text)  ",
        "NO WORSE  12:00:02 → 12:00:03: 1 newly passing, 0 unchanged",
      ])
    #expect(
      run.errorLines == [
        "12:00:01  0 findings; watching 2 files. Ctrl-C ends",
        "12:00:02  1 finding, was 0; watching 2 files. Ctrl-C ends",
        "12:00:03  0 findings, was 1; watching 2 files. Ctrl-C ends",
      ])
  }

  @Test func `A save that changes no contrast says so in one line`() {
    let run = watch(changes: {
      try workspace.write(SmallSystem.tokens + "\n", to: "app.tokens.json")
    })
    #expect(run.output == ToolRun([], in: workspace).output)
    #expect(run.errorLines.last == "12:00:02  0 findings, as before; watching 2 files. Ctrl-C ends")
  }

  @Test func `A policy that demands less is told as diff tells it`() throws {
    let run = watch(changes: {
      try workspace.write(SmallSystem.policy(severity: "note"), to: "contrast-audit.json")
    })
    #expect(run.output.contains("Weaker policy  1"))
  }

  @Test func `Report files and formats for machines are written whole each time`() throws {
    let run = watch("--output", "json=report.json", changes: { try ink("#777777") })
    #expect(run.status == 1)
    #expect(run.output.contains("1 newly failing"))
    #expect(try JSONReport(workspace.read("report.json")).summary["failed"] == 1)
    let lines = watch("--format", "compact", changes: { try ink("#767676") })
    #expect(lines.output.contains("FAIL") && lines.output.contains("PASS"))
    #expect(!lines.output.contains("newly"))
    #expect(watch("-q", changes: { try ink("#777777") }).output.split(separator: "\n").count == 2)
  }

  @Test func `The end has the status of the last audit`() {
    #expect(watch(changes: { try ink("#777777") }).status == 1)
    #expect(watch(changes: { try workspace.write("{", to: "app.tokens.json") }).status == 2)
    #expect(watch("--fail-on", "never", changes: { try ink("#777777") }).status == 0)
  }

  // MARK: What wakes it

  @Test func `A file that is renamed over another is a save`() {
    let run = watch(changes: {
      try workspace.write(
        SmallSystem.tokens.replacing("#000000", with: "#777777"), to: "4913.tmp")
      try rename("4913.tmp", to: "app.tokens.json")
    })
    #expect(run.output.contains("4.47 of 4.5, was 21.00"))
  }

  @Test func `A burst of saves is one audit, of the last of them`() {
    let events = ScriptedEvents(
      [{ try ink("#111111") }],
      burst: [
        { try ink("#222222") }, { try workspace.write("{", to: "app.tokens.json") },
        {
          try ink("#777777")
        },
      ])
    let run = ToolRun(["watch"], in: workspace, events: events)
    #expect(run.errorLines.count == 2)
    #expect(run.output.contains("4.47 of 4.5, was 21.00"))
  }

  @Test func `What is saved and taken back at once is no change`() {
    let events = ScriptedEvents(
      [{ try rename("app.tokens.json", to: "kept") }],
      burst: [{ try rename("kept", to: "app.tokens.json") }])
    // Its entry has changed, its contents have not.
    let run = ToolRun(["watch"], in: workspace, events: events)
    #expect(run.errorLines.allSatisfy { $0.contains("0 findings") })
  }

  @Test func `Another file of the folder wakes nothing, nor does a report`() {
    let run = watch(
      "--output", "report.json", changes: { try workspace.write("x", to: "notes.txt") },
      { try workspace.write("y", to: "notes.txt") })
    #expect(run.errorLines.count { $0.contains("watching") } == 1)
  }

  @Test func `A link is followed to the file that it leads to, and watched itself`() throws {
    try workspace.write(SmallSystem.tokens, to: "design/old.json")
    try workspace.write(
      SmallSystem.tokens.replacing("#000000", with: "#949494"), to: "design/new.json")
    try FileManager.default.removeItem(atPath: workspace.absolute("app.tokens.json"))
    try workspace.makeLink("app.tokens.json", to: "design/old.json")
    let events = ScriptedEvents([
      {
        try workspace.write(
          SmallSystem.tokens.replacing("#000000", with: "#777777"), to: "design/old.json")
      },
      {
        try workspace.makeLink("next", to: "design/new.json")
        try rename("next", to: "app.tokens.json")
      },
    ])
    let run = ToolRun(["watch"], in: workspace, events: events)
    #expect(events.folders.first?.contains(workspace.absolute("design")) == true)
    #expect(events.folders.first?.contains(workspace.path) == true)
    #expect(run.output.contains("4.47 of 4.5, was 21.00"))
    #expect(run.output.contains("3.03 of 4.5, was 4.47"))
  }

  @Test func `A new file in a folder of tokens counts`() throws {
    try workspace.write(
      SmallSystem.policy(tokens: #"{"path": "css", "format": "css"}"#, foreground: "ink*"),
      to: "contrast-audit.json")
    try workspace.write(":root { --page: #FFFFFF; --ink: #000000; }", to: "css/a.css")
    let run = watch(changes: { try workspace.write(":root { --ink2: #777777; }", to: "css/b.css") })
    #expect(run.status == 1)
    #expect(run.output.contains("Added and failing  1"))
    #expect(run.output.contains("tokens that appeared: ink2"))
  }

  @Test func `A waiver that ends at midnight ends while it watches`() throws {
    try workspace.write(
      SmallSystem.policy(foreground: "grey").replacing(
        "\"rules\"",
        with: """
          "waivers": [{"foreground": "grey", "background": "page", "reason": "new brand",
                       "expires": "2026-03-01"}],
          "rules"
          """), to: "contrast-audit.json")
    var isTomorrow = false
    let run = ToolRun(
      ["watch"], in: workspace,
      today: isTomorrow ? CalendarDate("2026-03-02") : ToolRun.today,
      events: ScriptedEvents([{ isTomorrow = true }]))
    #expect(run.status == 1)
    #expect(run.errorLines.last?.hasPrefix("12:00:02  ") == true)
  }

  // MARK: What goes wrong

  @Test func `A file that breaks is an error, and what is saved next is compared with what was`() {
    let run = watch(
      changes: { try workspace.write("{", to: "app.tokens.json") },
      { try FileManager.default.removeItem(atPath: workspace.absolute("app.tokens.json")) },
      { try ink("#777777") })
    #expect(run.status == 1)
    #expect(run.errors.contains("app.tokens.json:1:2: error: "))
    #expect(run.errors.contains("there is no file 'app.tokens.json'"))
    #expect(run.errors.contains("12:00:02  not audited; watching 2 files. Ctrl-C ends"))
    #expect(run.errorLines.last == "12:00:04  1 finding, was 0; watching 2 files. Ctrl-C ends")
    #expect(run.output.contains("WORSE  12:00:01 → 12:00:04"))
  }

  @Test func `What is broken at first is audited when it is saved`() throws {
    try workspace.write("{", to: "contrast-audit.json")
    let run = watch(changes: {
      try workspace.write(SmallSystem.policy(), to: "contrast-audit.json")
    })
    #expect(run.status == 0)
    #expect(run.output == ToolRun([], in: workspace).output)
  }

  @Test func `A policy that is deleted is no reason to audit the built-in catalog`() throws {
    let run = watch(changes: {
      try FileManager.default.removeItem(atPath: workspace.absolute("contrast-audit.json"))
    })
    #expect(run.status == 2)
    #expect(run.errors.contains("there is no contrast-audit.json here or above"))
    #expect(!run.output.contains("VaultMail"))
  }

  @Test func `A policy that is gone for a moment is audited when it is back`() throws {
    let run = watch(
      changes: { try rename("contrast-audit.json", to: "kept") },
      {
        try rename("kept", to: "contrast-audit.json")
        try ink("#777777")
      })
    #expect(run.status == 1)
    #expect(run.errors.contains("12:00:02  not audited; watching "))
    #expect(run.output.contains("WORSE  12:00:01 → 12:00:03: 1 newly failing"))
  }

  @Test(arguments: [
    [], ["--system", "simplex"], ["nothing.json"], ["--min-coverage", "many"],
    ["--format=json", "-q"],
  ])
  func `Where nothing is read there is nothing to watch`(words: [String]) throws {
    let empty = try Workspace()
    let run = ToolRun(["watch"] + words, in: empty)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: "))
    #expect(!run.errors.contains("watching"))
  }

  /// An audit that fails before it reads the tokens would put its report in their place.
  @Test func `A report in the place of a file that was read ends it`() throws {
    let run = watch(
      "--output", "json=app.tokens.json",
      changes: { try workspace.write("{", to: "contrast-audit.json") })
    #expect(run.status == 2)
    #expect(run.errors.contains("--output names 'app.tokens.json', which this audit reads"))
    #expect(!run.errors.contains("watching"))
    #expect(try workspace.read("app.tokens.json") == SmallSystem.tokens)
  }

  @Test(arguments: ["--write-baseline", "--prune-baseline", "--built-in"])
  func `What would hide findings at each save is refused`(word: String) {
    let run = watch(word)
    #expect(run.status == 2)
    #expect(run.errors.contains("'watch' takes no \(word)"))
  }

  // MARK: Several policies

  @Test func `Of several policies each is compared with itself`() throws {
    try SmallSystem.write(to: workspace, in: "a")
    try SmallSystem.write(to: workspace, in: "b")
    let run = watch(
      "a", "b",
      changes: {
        try workspace.write(
          SmallSystem.tokens.replacing("#000000", with: "#777777"), to: "b/app.tokens.json")
      }, { try workspace.write("{", to: "a/app.tokens.json") },
      {
        try workspace.write(
          SmallSystem.tokens.replacing("#000000", with: "#949494"), to: "a/app.tokens.json")
      })
    #expect(run.status == 1)
    #expect(run.output.contains("\nb\n\nNewly failing  1\n"))
    #expect(run.output.contains("\na\n\nNewly failing  1\n"))
    #expect(run.output.contains("12:00:01 → 12:00:02"))
    // The audit at :03 could not be done.
    #expect(run.output.contains("12:00:02 → 12:00:04"))
    #expect(
      run.errors.contains("12:00:03  1 finding, as before; 1 policy not audited; watching 4 files"))
  }

  // MARK: The process

  @Test func `The binary notices a save, and an interrupt ends it as a signal`() throws {
    let process = Process()
    process.executableURL = try BuiltTool.url
    process.arguments = ["watch"]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    process.environment = [:]
    process.standardInput = FileHandle.nullDevice
    let errors = Pipe()
    let output = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    func line() -> String {
      String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    }
    #expect(line().contains("0 findings; watching 2 files"))
    try ink("#777777")
    #expect(line().contains("1 finding, was 0"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    let text = String(
      decoding: try #require(try output.fileHandleForReading.readToEnd()), as: UTF8.self)
    #expect(text.contains("4.47 of 4.5, was 21.00"))
  }
}
