import AuditEngine
import ColorMath
import DesignTokens
import SourceText
import Testing

@Suite struct ContrastJudgeTests {
  // MARK: Verdicts

  /// On white, by WCAG's formula in Python: #000000 is 21, #010101 20.9, #767676 4.542, #777777
  /// 4.478, #595959 7.005, #949494 3.033, #888888 3.545.
  /// An audit of which everything is exempt is an error.
  private static let other = #"{"foreground": "k", "background": "w", "usage": "text"}"#

  @Test(arguments: [
    ("#767676", "text", Level.aa, Outcome.pass), ("#777777", "text", .aa, .fail),
    ("#767676", "text", .aaa, .fail), ("#595959", "text", .aaa, .pass),
    ("#949494", "large-text", .aa, .pass), ("#949494", "large-text", .aaa, .fail),
    ("#767676", "large-text", .aaa, .pass), ("#949494", "ui-component", .aa, .pass),
    ("#949494", "ui-component", .aaa, .pass), ("#999999", "ui-component", .aa, .fail),
    ("#FFFFFF", "decoration", .aa, .exempt), ("#FFFFFF", "inactive", .aaa, .exempt),
    ("#0078D7", "text", .aa, .fail), ("#9A6C5A", "text", .aa, .fail),
    ("#EC1400", "text", .aa, .pass),
    ("#3C3C4399", "text", .aa, .fail), ("#01010189", "text", .aa, .fail),
  ])
  func `The unrounded ratio is held against what usage and level require`(
    foreground: String, usage: String, level: Level, outcome: Outcome
  ) throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"\(usage)\"}, \(Self.other)",
      tokens: try SampleTokens(["f": foreground, "b": "#FFFFFF", "k": "#000", "w": "#FFF"]),
      options: AuditOptions(level: level))
    #expect(audit.outcomes == [outcome, .pass])
    let asked = Usage(rawValue: usage)?.requirement(at: level)
    #expect(audit.evaluations.first?.requirement == .some(asked))
  }

  @Test(arguments: [("#000000", Outcome.pass), ("#010101", .fail)])
  func `A ratio of exactly what is required passes`(
    foreground: String, outcome: Outcome
  ) throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"text\", \"minimum\": 21}",
      tokens: try SampleTokens(["f": foreground, "b": "#FFFFFF"]))
    #expect(audit.outcomes == [outcome])
  }

  @Test(arguments: [
    (Level.aa, "\"minimum\": 7", 7, "1.4.3"), (.aa, "\"minimum\": 4.5", 4.5, "1.4.3"),
    (.aaa, "\"minimum\": 4.5", 7, "1.4.6"), (.aaa, "\"minimum\": 7.5", 7.5, "1.4.6"),
    (.aaa, "\"reason\": \"\"", 7, "1.4.6"),
  ])
  func `A minimum raises what is required and never lowers it`(
    level: Level, tail: String, minimum: Double, criterion: String
  ) throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"text\", \(tail)}",
      tokens: try SampleTokens(["f": "#000", "b": "#FFF"]), options: AuditOptions(level: level))
    #expect(
      audit.evaluations.map(\.requirement)
        == [Requirement(minimum: minimum, criterion: criterion)])
  }

  @Test func `A minimum below what type styles require does not lower it`() throws {
    var tokens = try SampleTokens(["f": "#777777", "b": "#FFFFFF"])
    tokens.style("small", 12, "px")
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": \"small\", \"minimum\": 3}",
      tokens: tokens)
    #expect(audit.evaluations.map(\.requirement?.minimum) == [4.5])
    #expect(audit.outcomes == [.fail])
  }

  // MARK: Type styles

  @Test(arguments: [
    ("[\"body\"]", PixelUnit.point, Usage.text), ("[\"title\"]", .point, .largeText),
    ("[\"title\"]", .css, .text), ("[\"hero\"]", .css, .largeText),
    ("[\"title\", \"body\"]", .point, .text), ("[\"body\", \"title\"]", .point, .text),
    ("[\"title\", \"label\"]", .point, .largeText),
    ("\"semibold\"", .point, .text), ("\"label\"", .point, .largeText), ("\"label\"", .css, .text),
  ])
  func `The strictest of the type styles decides whether text is large`(
    styles: String, pixelUnit: PixelUnit, usage: Usage
  ) throws {
    var tokens = try SampleTokens(["f": "#949494", "b": "#FFFFFF"])
    tokens.style("body", 17, "px")
    tokens.style("title", 18, "px")
    tokens.style("hero", 24, "px")
    tokens.style("label", 14, "px", weight: 700)
    tokens.style("semibold", 17, "px", weight: 600)
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": \(styles)}",
      tokens: tokens, pixelUnit: pixelUnit)
    #expect(audit.evaluations.map(\.usage) == [usage])
    // 3.033 is enough for large text only.
    #expect(audit.outcomes == [usage == .largeText ? .pass : .fail])
  }

  @Test(arguments: [
    ("[\"hero\", \"body\", \"title\"]", 17.0), ("[\"title\", \"body\", \"small\"]", 12.0),
    // Large at 14 because it is bold, and so it is not what makes the demand.
    ("[\"label\", \"body\"]", 17.0), ("[\"hero\", \"title\"]", 18.0),
  ])
  func `The style that decided is the smallest of those that are not large`(
    styles: String, size: Double
  ) throws {
    var tokens = try SampleTokens(["f": "#949494", "b": "#FFFFFF"])
    tokens.style("small", 0.75, "rem")
    tokens.style("body", 17, "px")
    tokens.style("title", 18, "px")
    tokens.style("hero", 24, "px")
    tokens.style("label", 14, "px", weight: 700)
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"typeStyles\": \(styles)}",
      tokens: tokens, pixelUnit: .point)
    #expect(audit.evaluations.map(\.textStyle?.pixels) == [size])
  }

  @Test func `A type style may change with the context`() throws {
    var tokens = try SampleTokens(["f": "#949494", "b": "#FFFFFF"])
    tokens.vary("size", "small", "large")
    tokens.style("small", 12, "px")
    try tokens.add([:])
    tokens.style("large", 24, "px")
    let audit = try SampleAudit(
      """
      {"foreground": "f", "background": "b", "typeStyles": "small", "when": {"size": "small"}},
      {"foreground": "f", "background": "b", "typeStyles": "large", "when": {"size": "large"}}
      """, tokens: tokens)
    #expect(audit.evaluations.map(\.usage) == [.text, .largeText])
    #expect(audit.evaluations.map(\.permutation) == [0, 1])
  }

  // MARK: Compositing

  /// `#00000080` over white is grey 127/255, unrounded 0.49804; white on that is 4.0041.
  @Test func `A background stack is composited bottom up and the foreground over it`() throws {
    let audit = try SampleAudit(
      """
      {"foreground": "white", "background": "scrim over white", "usage": "text"},
      {"foreground": "muted", "background": "white", "usage": "text"}
      """,
      tokens: try SampleTokens(["white": "#FFF", "scrim": "#00000080", "muted": "#3C3C4399"]))
    try #require(audit.evaluations.count == 2)
    #expect(abs(audit.evaluations[0].measurement.exact.value - 4.0041069566148515) < 1e-9)
    #expect(audit.evaluations[0].background.hex == "#7F7F7F")
    #expect(abs(audit.evaluations[1].measurement.exact.value - 3.4381996219180686) < 1e-9)
    #expect(audit.evaluations[1].foreground.hex == "#8A8A8E")
    #expect(audit.evaluations[1].range == nil)
  }

  /// `#01010189` over white comes to 118.537 255ths, on which white is 4.5076; a display makes 119 of
  /// that, on which it is 4.4780.
  @Test func `A background has to do as a display rounds it`() throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"white\", \"background\": \"veil over white\", \"usage\": \"text\"}",
      tokens: try SampleTokens(["white": "#FFF", "veil": "#01010189"]))
    #expect(audit.outcomes == [.fail])
    let evaluation = try #require(audit.evaluations.first)
    #expect(abs(evaluation.measurement.exact.value - 4.507625357230237) < 1e-9)
    #expect(abs(evaluation.measurement.eightBit.value - 4.478089453577214) < 1e-9)
    #expect(evaluation.isBorderline)
  }

  @Test func `Of foregrounds that are equally good the first is chosen`() throws {
    let audit = try SampleAudit(
      #"{"foreground": {"best": ["dim", "f", "g"]}, "background": "b", "usage": "text"}"#,
      tokens: try SampleTokens(["dim": "#777", "f": "#000", "g": "#000", "b": "#FFF"]))
    #expect(audit.evaluations.map(\.chosenForeground) == [1])
  }

  /// White on `#00000080` over anything is 4.0041 to 21, black on `#FFFFFF80` 5.3172 to 21, and
  /// `#606060` on `#00000080` 1 to 3.3394: found in Python over a grid of backdrops.
  @Test(arguments: [
    ("#FFFFFF", "#00000080", "text", Outcome.indeterminate, 4.0041069566148515, 21),
    ("#FFFFFF", "#00000080", "large-text", .pass, 4.0041069566148515, 21),
    ("#000000", "#FFFFFF80", "text", .pass, 5.317210002277984, 21),
    ("#606060", "#00000080", "text", .fail, 1, 3.3394133551702163),
    ("#606060", "#00000080", "ui-component", .indeterminate, 1, 3.3394133551702163),
    ("#606060", "#00000080", "decoration", .exempt, 1, 3.3394133551702163),
  ])
  func `Over anything the contrast is a range, all of which has to lie on one side`(
    foreground: String, background: String, usage: String, outcome: Outcome, least: Double,
    greatest: Double
  ) throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b over any\", \"usage\": \"\(usage)\"}, \(Self.other)",
      tokens: try SampleTokens(["f": foreground, "b": background, "k": "#000", "w": "#FFF"]))
    #expect(audit.outcomes == [outcome, .pass])
    let range = try #require(audit.evaluations.first?.range)
    #expect(abs(range.least.value - least) < 1e-9)
    #expect(abs(range.greatest.value - greatest) < 1e-9)
  }

  @Test func `A stack that is opaque after all has a ratio although it is left open`() throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b over any\", \"usage\": \"text\"}",
      tokens: try SampleTokens(["f": "#767676", "b": "#FFFFFF"]))
    #expect(audit.outcomes == [.pass])
    #expect(audit.evaluations.map { $0.range == nil } == [true])
  }

  @Test func `A translucent bottom without any is an error that names the context`() throws {
    var tokens = try SampleTokens()
    tokens.vary("theme", "a", "b")
    tokens.vary("scheme", "light", "dark")
    try tokens.add(["f": "#000", "page": "#FFF", "sheet": "#FFF"])
    try tokens.add(["sheet": "#FFFFFFFE"], in: ["theme": "b", "scheme": "dark"])
    let audit = try SampleAudit(
      """
      {"foreground": "f", "background": "sheet", "usage": "text"},
      {"foreground": "f", "background": "sheet over page", "usage": "text"}
      """, tokens: tokens)
    #expect(audit.report == nil)
    #expect(
      audit.errors == [
        "policy.json:3:1: error: 'sheet' is translucent in theme b, scheme dark and the policy does not say what lies beneath it; expected 'sheet over …' ending in an opaque token or a "
          + "backdrop, or 'sheet over any'"
      ])
  }

  @Test(arguments: ["decoration", "inactive"])
  func `A translucent bottom is an error of exempt pairings too`(usage: String) throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"f\", \"usage\": \"\(usage)\"}",
      tokens: try SampleTokens(["f": "#0008"]))
    #expect(audit.report == nil)
    #expect(audit.errors.count == 1)
  }

  // MARK: Claims

  @Test func `A claim holds in its context and the first that fits counts`() throws {
    var tokens = try SampleTokens()
    tokens.vary("theme", "a", "b", "c")
    try tokens.add(["page": "#FFF"])
    try tokens.add(["f": "#767676"], in: ["theme": "a"])
    try tokens.add(["f": "#777777"], in: ["theme": "b"])
    try tokens.add(["f": "#000000"], in: ["theme": "c"])
    let audit = try SampleAudit(
      """
      {"foreground": "f", "background": "page", "usage": "text", "claims": [
        {"ratio": 4.54, "when": {"theme": "a"}}, {"ratio": 4.6, "when": {"theme": ["a", "b"]}}]}
      """, tokens: tokens)
    #expect(audit.evaluations.map(\.claim?.documented) == [4.54, 4.6, nil])
    #expect(audit.evaluations.map(\.claim?.drifts) == [false, true, nil])
    #expect(
      audit.diagnostics.map(\.description) == [
        "policy.json:4:54: warning: f on page is documented as 4.6:1 in b, measured 4.47:1"
      ])
  }

  @Test func `A claim without conditions holds everywhere`() throws {
    let audit = try SampleAudit(
      "{\"foreground\": \"f\", \"background\": \"b\", \"usage\": \"text\", \"claims\": 4.4}",
      tokens: try SampleTokens(["f": "#777777", "b": "#FFF"]))
    #expect(audit.evaluations.map(\.claim?.drifts) == [false])
    #expect(audit.outcomes == [.fail])
    #expect(audit.diagnostics.isEmpty)
  }
}
