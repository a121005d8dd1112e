import Foundation
import Testing

@testable import contrast_audit

@Suite struct CheckCommandTests {
  // MARK: Verdicts

  /// WCAG's formula in Python's float64, as published for these colors.
  @Test(arguments: [
    ("#0078D7", "#FFF", 1, "FAIL  4.49:1 misses AA, 4.5:1 for text (WCAG 1.4.3)"),
    ("#9A6C5A", "#FFFFFF", 1, "FAIL  4.49:1 misses AA"),
    ("#EC1400", "#FFFFFF", 0, "PASS  4.50:1 meets AA"),
    ("#777777", "#FFFFFF", 1, "FAIL  4.47:1 misses AA"),
    ("#767676", "#FFFFFF", 0, "PASS  4.54:1 meets AA"),
    ("#3C3C4399", "#FFFFFF", 1, "FAIL  3.43:1 misses AA"),
    ("#000", "#FFF", 0, "PASS  21.00:1 meets AA"),
    ("#FFF", "#000", 0, "PASS  21.00:1 meets AA"),
    ("#777", "#777", 1, "FAIL  1.00:1 misses AA"),
    ("#FFFFFF00", "#FFFFFF", 1, "FAIL  1.00:1 misses AA"),
  ])
  func `A pair is judged as normal text at AA, its ratio cut down`(
    foreground: String, background: String, status: Int32, verdict: String
  ) throws {
    let run = try ToolRun("check", foreground, background)
    #expect(run.status == status)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("\n\(verdict)"))
    #expect(run.output.hasPrefix(verdict.split(separator: " ")[1]))
  }

  @Test func `Two renderings that disagree are borderline, and the worse one counts`() throws {
    let run = try ToolRun("check", "#01010189", "#FFF")
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL  4.507:1 misses AA"))
    #expect(run.output.contains("borderline: 4.47:1 once rounded to 8 bits a channel"))
  }

  /// Over white #01010189 comes to 118.537 255ths, on which white is 4.5076; a display makes 119 of
  /// that, which is 4.4780.
  @Test func `Over an unknown backdrop a display has to reach the minimum too`() throws {
    let run = try ToolRun("check", "#FFFFFF", "#01010189")
    #expect(run.status == 1)
    #expect(!run.output.contains("PASS"))
  }

  @Test(arguments: [
    ("#0078D7", "#FFF"), ("0078d7", "fff"), ("0078D7ff", "ffff"), ("#0078d7", "FFFFFF"),
  ])
  func `The # may be left out, in any length and letter case`(
    foreground: String, background: String
  ) throws {
    #expect(
      try ToolRun("check", foreground, background).output
        == ToolRun("check", "#0078D7", "#FFFFFF").output)
  }

  @Test(arguments: [
    (["--usage", "large-text"], "#949494", 0, "3:1 for large-text (WCAG 1.4.3)"),
    (["--usage", "ui-component"], "#949494", 0, "3:1 for ui-component (WCAG 1.4.11)"),
    (["--usage", "ui-component", "--level", "AAA"], "#949494", 0, "3:1 for ui-component"),
    (
      ["--usage", "large-text", "--level", "AAA"], "#949494", 1, "4.5:1 for large-text (WCAG 1.4.6)"
    ),
    (["--level", "AAA"], "#767676", 1, "7:1 for text (WCAG 1.4.6)"),
    (["--level", "AAA"], "#595959", 0, "7:1 for text (WCAG 1.4.6)"),
    (["--level", "AA"], "#949494", 1, "4.5:1 for text (WCAG 1.4.3)"),
  ])
  func `Usage and level decide the requirement`(
    options: [String], foreground: String, status: Int32, requirement: String
  ) throws {
    let run = ToolRun(["check"] + options + [foreground, "#FFF"], in: try Workspace())
    #expect(run.status == status)
    #expect(run.output.contains(requirement))
  }

  /// #949494 on white is 3.03:1.
  @Test func `The table says what every usage and level makes of the pair`() throws {
    let lines = try ToolRun("check", "#949494", "#FFF").output.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("normal text AA 4.5 fail AAA 7 fail"))
    #expect(lines.contains("large text AA 3 pass AAA 4.5 fail"))
    #expect(lines.contains("UI component AA 3 pass AAA 3 pass"))
  }

  // MARK: Stacks and ranges

  /// `#000000` at 50 % (0x80) over white is `#7F7F7F` unrounded; white on it is 4.0041.
  @Test func `Layers are composited bottom up`() throws {
    let run = try ToolRun("check", "#FFF", "#00000080", "#FFF")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("4.00:1  #FFFFFF on #00000080 over #FFFFFF\n"))
  }

  @Test(arguments: [
    (["#FFF", "#00000080"], "4.00:1 to 21.00:1", 1, "DEPENDS"),
    (["--usage", "large-text", "#FFF", "#00000080"], "4.00:1 to 21.00:1", 0, "PASS"),
    (["#000", "#FFFFFF80"], "5.31:1 to 21.00:1", 0, "PASS"),
    (["#606060", "#00000080"], "1.00:1 to 3.33:1", 1, "FAIL"),
    (["--usage", "large-text", "#606060", "#00000080"], "1.00:1 to 3.33:1", 1, "DEPENDS"),
  ])
  func `A translucent bottom gives the range over every backdrop`(
    words: [String], range: String, status: Int32, verdict: String
  ) throws {
    let run = ToolRun(["check"] + words, in: try Workspace())
    #expect(run.status == status)
    #expect(run.output.hasPrefix(range))
    #expect(run.output.contains("\n\(verdict)  \(range)"))
  }

  // MARK: JSON

  private func members(_ words: String...) throws -> [String: Any] {
    let run = ToolRun(["check", "--format", "json"] + words, in: try Workspace())
    #expect(run.output.count { $0 == "\n" } == 1)
    let checks = try #require(JSONReport(run.output)["checks"] as? [[String: Any]])
    #expect(checks.count == 1)
    return checks[0]
  }

  private static let keys: Set = [
    "foreground", "background", "usage", "level", "criterion", "ratio", "required", "outcome",
    "colors",
  ]

  @Test func `JSON gives the ratio at full precision`() throws {
    let members = try members("#0078D7", "FFF")
    #expect(Set(members.keys) == Self.keys)
    #expect(members["foreground"] as? String == "#0078D7")
    #expect(members["background"] as? [String] == ["#FFFFFF"])
    #expect(members["usage"] as? String == "text")
    #expect(members["level"] as? String == "AA")
    #expect(members["criterion"] as? String == "1.4.3")
    #expect(members["required"] as? Double == 4.5)
    #expect(members["outcome"] as? String == "fail")
    #expect(
      members["colors"] as? [String: String]
        == ["foreground": "#0078D7", "background": "#FFFFFF"])
    let ratio = try #require(members["ratio"] as? Double)
    #expect(abs(ratio - 4.498861479739532) < 1e-12)
  }

  @Test func `JSON says what makes a pair borderline, and shows the composited colors`() throws {
    let members = try members("#01010189", "#FFF")
    #expect(Set(members.keys) == Self.keys.union(["borderline", "eightBitRatio"]))
    #expect(members["borderline"] as? Bool == true)
    #expect(abs(try #require(members["ratio"] as? Double) - 4.507625357230237) < 1e-12)
    #expect(abs(try #require(members["eightBitRatio"] as? Double) - 4.478089453577214) < 1e-12)
    #expect(members["outcome"] as? String == "fail")
    #expect((members["colors"] as? [String: String])?["foreground"] == "#777777")
  }

  @Test func `JSON gives no ratio where the outcome depends on what lies beneath`() throws {
    let open = try members("#FFF", "#00000080")
    #expect(Set(open.keys) == Self.keys.union(["ratioRange"]))
    #expect(open["ratio"] is NSNull)
    #expect(open["outcome"] as? String == "indeterminate")
    let range = try #require(open["ratioRange"] as? [Double])
    #expect(abs(range[0] - 4.0041069566148515) < 1e-9)
    #expect(abs(range[1] - 21) < 1e-9)
    let passing = try members("#000", "#FFFFFF80")
    #expect(abs(try #require(passing["ratio"] as? Double) - 5.317210002277984) < 1e-9)
    #expect(passing["outcome"] as? String == "pass")
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      ["#12G456", "#FFF"], "'#12G456' is not a color: 'G', character 4, is not a hexadecimal digit"
    ),
    (["blackish", "#FFF"], "'blackish' is not a color; expected #RRGGBB, 0xAARRGGBB, rgb(…),"),
    (["#12345", "#FFF"], "'#12345' is not a color: it has 5 digits"),
    (["#1234567", "#FFF"], "'#1234567' is not a color: it has 7 digits"),
    (["#", "#FFF"], "'#' is not a color: it has 0 digits"),
    (["", "#FFF"], "a color is missing"),
    (["#FFF", " #FFF"], "' #FFF' is not a color"),
    (["#FFF"], "'check' needs a foreground and a background, and has '#FFF' only"),
    ([], "'check' needs a foreground and a background, and has neither"),
    (
      ["--format", "junit", "#FFF", "#000"],
      "--format cannot be 'junit'; expected one of text, json"
    ),
    (["--batch", "pairs", "#FFF"], "'check' takes no operand, and there is '#FFF'"),
    (["--batch", "missing"], "cannot read 'missing': no such file or directory"),
    (["--batch", "."], "'.' is a folder; expected a file"),
  ])
  func `What cannot be checked is one line on standard error and exit status 2`(
    words: [String], message: String
  ) throws {
    let run = ToolRun(["check"] + words, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }

  @Test func `Every color that is none is told, with the forms that one has`() throws {
    let run = try ToolRun("check", "#12G456", "#FFF", "x\u{1B}[31m")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 2)
    #expect(run.errorLines[0].hasSuffix("expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"))
    #expect(run.errorLines[1].contains("expected #RRGGBB, 0xAARRGGBB, rgb(…)"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  // MARK: Batches

  @Test func `A batch is one line a pair, in input order, from a file or standard input`() throws {
    let pairs = "0078D7 FFF\n\n  #767676\t#FFFFFF \r\n#FFF #00000080 #FFF"
    let workspace = try Workspace()
    try workspace.write(pairs, to: "pairs.txt")
    let run = ToolRun(["check", "--batch", "pairs.txt"], in: workspace)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("FAIL  4.49:1") && lines[0].hasSuffix("  #0078D7 on #FFFFFF"))
    #expect(lines[1].hasPrefix("PASS  4.54:1") && lines[1].hasSuffix("  #767676 on #FFFFFF"))
    #expect(lines[2].hasSuffix("  #FFFFFF on #00000080 over #FFFFFF"))
    let input = try ToolRun("check", "--batch", "-", input: pairs)
    #expect(input.output == run.output)
    #expect(input.status == 1)
  }

  @Test func `A batch in which everything passes exits 0`() throws {
    #expect(try ToolRun("check", "--batch", "-", input: "000 fff\n").status == 0)
  }

  @Test func `A batch as JSON is one object a line`() throws {
    let run = try ToolRun(
      "check", "--batch=-", "--format=json", "--level=AAA", input: "000 fff\n777 fff\n")
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    let members = try lines.map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(members.map { $0["outcome"] as? String } == ["pass", "fail"])
    #expect(members.map { $0["required"] as? Double } == [7, 7])
  }

  @Test func `Every malformed line of a batch is told with its line and column`() throws {
    let workspace = try Workspace()
    try workspace.write(
      "000 fff\n\t#12G456 #fff\n#fff\n# a comment\nfff #ääää 12\n", to: "pairs.txt")
    let run = ToolRun(["check", "--batch", "pairs.txt"], in: workspace)
    #expect(run.status == 2)
    let places = run.errorLines.map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "pairs.txt:2:2:", "pairs.txt:3:1:", "pairs.txt:4:1:", "pairs.txt:4:3:", "pairs.txt:4:5:",
        "pairs.txt:5:5:", "pairs.txt:5:11:",
      ])
    #expect(run.errorLines.allSatisfy { $0.contains(": error: ") })
    #expect(run.errorLines[1].contains("one color only"))
    let input = try ToolRun("check", "--batch", "-", input: "fff\n")
    #expect(input.status == 2)
    #expect(input.errors.hasPrefix("<stdin>:1:1: error: one color only"))
  }

  @Test(arguments: ["", "\n", " \n\t\r\n"])
  func `A batch without a pair is an error, not a pass`(input: String) throws {
    let run = try ToolRun("check", "--batch", "-", input: input)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "contrast-audit: error: the batch '<stdin>' contains no pair; expected 'FG BG' on each line\n"
    )
  }
}
