import Testing

@testable import contrast_audit

@Suite struct ColorChoiceTests {

  /// What `check fff 000` sends to a terminal, or to something else.
  private func output(
    _ options: [String], _ variables: [String: String], isTerminal: Bool
  ) throws -> String {
    ToolRun(
      ["check", "fff", "000"] + options, in: try Workspace(), variables: variables,
      isTerminal: isTerminal
    ).output
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "38;5;231"), (["TERM": "xterm"], "\u{1B}[97;40m"),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], "38;2;255;255;255"),
    (["TERM": "xterm", "COLORTERM": "24bit"], "38;2;255;255;255"),
    (["TERM": "xterm-direct"], "38;2;255;255;255"),
    (["TERM": "xterm-256color", "NO_COLOR": ""], "38;5;231"),
  ])
  func `A terminal gets as much color as it has`(
    variables: [String: String], code: String
  ) throws {
    #expect(try output([], variables, isTerminal: true).contains(code))
    #expect(try output(["--color", "auto"], variables, isTerminal: true).contains(code))
  }

  @Test(arguments: [
    [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"],
    ["TERM": "xterm", "NO_COLOR": "0"], ["COLORTERM": "truecolor", "NO_COLOR": "yes"],
  ])
  func `A terminal without color, and one whose user refuses it, gets none`(
    variables: [String: String]
  ) throws {
    #expect(!(try output([], variables, isTerminal: true).contains("\u{1B}")))
  }

  @Test func `What is no terminal gets color only when it is asked for`() throws {
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    #expect(!(try output([], variables, isTerminal: false).contains("\u{1B}")))
    #expect(
      try output(["--color", "always"], variables, isTerminal: false).contains("38;2;255;255;255"))
    #expect(try output(["--color", "always"], [:], isTerminal: false).contains("38;5;231"))
    #expect(
      try output(["--color", "always"], ["NO_COLOR": "1"], isTerminal: false).contains("\u{1B}"))
  }

  /// By the table of bixense.com/clicolors.
  @Test(arguments: [
    (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "yes"], false, true),
    (["CLICOLOR_FORCE": "0"], false, false), (["CLICOLOR_FORCE": ""], false, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": ""], false, true),
    (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
    (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true, true),
    (["CLICOLOR": "0", "TERM": "xterm"], true, false),
    (["CLICOLOR": "1", "TERM": "xterm"], true, true),
    (["CLICOLOR": "1", "TERM": "xterm"], false, false),
    (["CLICOLOR_FORCE": "0", "TERM": "xterm"], true, true),
  ])
  func `The environment can ask for color, and refuse it`(
    variables: [String: String], isTerminal: Bool, hasColor: Bool
  ) throws {
    #expect(try output([], variables, isTerminal: isTerminal).contains("\u{1B}") == hasColor)
    #expect(
      try output(["--color", "always"], variables, isTerminal: isTerminal).contains("\u{1B}"))
    #expect(
      try !output(["--color", "never"], variables, isTerminal: isTerminal).contains("\u{1B}"))
  }

  @Test func `Never means never, and says the same words`() throws {
    let variables = ["TERM": "xterm-256color"]
    let plain = try output(["--color", "never"], variables, isTerminal: true)
    #expect(!plain.contains("\u{1B}"))
    let colored = try output(["--color", "always"], variables, isTerminal: true)
    #expect(
      colored.replacing(#/\u{1B}\[[0-9;]*m( Aa \u{1B}\[0m )?/#, with: "") == plain)
  }

  @Test(arguments: ["json", "junit", "html"])
  func `Reports for machines never change with the terminal`(format: String) throws {
    let workspace = try Workspace()
    let plain = ToolRun(["--rule", "FR-BT-04", "--format", format], in: workspace)
    let colored = ToolRun(
      ["--rule", "FR-BT-04", "--format", format, "--color", "always"], in: workspace,
      variables: ["TERM": "xterm-256color"], isTerminal: true)
    #expect(colored.output == plain.output)
  }
}
