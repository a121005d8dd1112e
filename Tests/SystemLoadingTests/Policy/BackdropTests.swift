import SourceText
import TestSupport
import Testing

/// What a policy says may lie beneath a translucent background. White on a veil, half black, is 21
/// over black, 16.32 over #404040 and 4.004 over white, by WCAG's formula in Python.
@Suite struct BackdropTests {
  private static let tokens = ##"""
    {
      "$type": "color",
      "ink": {"$value": "#FFFFFF"},
      "sand": {"$value": "#404040"},
      "snow": {"$value": "#FFFFFF"},
      "veil": {"$value": "#00000080"}
    }
    """##

  private func audit(
    _ backdrops: String, background: String = "veil over photo", usage: String = "text",
    more: String = "", failOn: Diagnostic.Severity = .error
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": ["a.tokens.json"], \(more)
         "backdrops": {\(backdrops)},
         "rules": [{"id": "R", "pairings": [
           {"foreground": "ink", "background": "\(background)", "usage": "\(usage)"}]}]}
        """, files: ["a.tokens.json": Self.tokens], failOn: failOn)
  }

  // MARK: Colors

  @Test(arguments: [
    (##""#000000", "#404040""##, "pass", 16.31714135031069, 21.0),
    (##""#000", "sand""##, "pass", 16.31714135031069, 21.0),
    (##""#404040""##, "pass", 16.31714135031069, 16.31714135031069),
    (##""#000000", "snow""##, "indeterminate", 4.0041069566148515, 21.0),
    (##""snow""##, "fail", 4.0041069566148515, 4.0041069566148515),
    (##""s*""##, "indeterminate", 4.0041069566148515, 16.31714135031069),
  ])
  func `Each of the colors is measured beneath the stack`(
    colors: String, outcome: String, least: Double, greatest: Double
  ) throws {
    let run = try audit(#""photo": {"colors": [\#(colors)]}"#)
    #expect(run.status == (outcome == "pass" ? 0 : 1))
    let result = try #require(try JSONReport(run.output).results.first)
    #expect(result.outcome == outcome)
    #expect(result.background == ["veil", "photo"])
    let range = try #require(result.members["ratioRange"] as? [Double])
    #expect(abs(range[0] - least) < 1e-9)
    #expect(abs(range[1] - greatest) < 1e-9)
  }

  @Test func `The worst of the colors is the one that is shown`() throws {
    let run = try audit(##""photo": {"colors": ["#000000", "snow", "sand"]}"##)
    // 255 × (1 − 128/255) = 127.
    #expect(
      try run.text().contains("4.00–21.00 of 4.5  ink on veil over photo  #FFFFFF on #7F7F7F"))
    #expect(
      try run.text().contains("contrast 4.00–21.00:1 depends on what lies beneath; needs 4.5:1"))
  }

  // MARK: Luminance

  /// Luminance 0 is black alone and luminance 1 white alone.
  @Test(arguments: [
    ("[0, 0]", "pass", 21.0, 21.0), ("[1, 1]", "fail", 4.0041069566148515, 4.0041069566148515),
    ("[0, 1]", "indeterminate", 4.0041069566148515, 21.0),
  ])
  func `A range of luminance bounds what may lie beneath`(
    luminance: String, outcome: String, least: Double, greatest: Double
  ) throws {
    let run = try audit(#""photo": {"luminance": \#(luminance)}"#)
    let result = try #require(try JSONReport(run.output).results.first)
    #expect(result.outcome == outcome)
    let range = try #require(result.members["ratioRange"] as? [Double])
    // The bounds may be wider than what they hold, never narrower.
    #expect((least - 0.005...least + 1e-9).contains(range[0]))
    #expect((greatest - 1e-9...greatest + 0.005).contains(range[1]))
  }

  /// A grey of luminance 0.2 gives 10.7728, so the least is no more; a veil darkens, so it is at least
  /// 1.05 / 0.25.
  @Test func `A dark backdrop lets text pass that fails over anything`() throws {
    let run = try audit(#""photo": {"luminance": [0, 0.2]}"#)
    #expect(run.status == 0)
    let result = try #require(try JSONReport(run.output).results.first)
    let range = try #require(result.members["ratioRange"] as? [Double])
    #expect(range[0] > 4.5)
    #expect(range[0] <= 10.7728)
    #expect(range[1] <= 21)
  }

  // MARK: How much it weighs

  private let half = ##""photo": {"colors": ["#000000", "snow"]}"##

  @Test(arguments: [
    (nil, Diagnostic.Severity.error, 1, "error", "FAIL"), ("error", .error, 1, "error", "FAIL"),
    ("warning", .error, 0, "warning", "WARN"), ("warning", .warning, 1, "warning", "WARN"),
    ("note", .warning, 0, "note", "WARN"),
  ])
  func `What depends on the backdrop weighs as much as the policy says`(
    weight: String?, failOn: Diagnostic.Severity, status: Int32, severity: String, verdict: String
  ) throws {
    let more = weight.map { #""indeterminate": "\#($0)","# } ?? ""
    let run = try audit(half, more: more, failOn: failOn)
    #expect(run.status == status)
    let report = try JSONReport(run.output)
    #expect(report.results.map { $0.text("severity") } == [severity])
    #expect(report.summary["indeterminate"] == 1)
    #expect(
      try run.text().contains("\n\(verdict)  WCAG AA: 1 evaluation: 0 failed, 1 indeterminate"))
  }

  /// 4.004 over white is enough for large text but not for text.
  @Test func `A failure weighs as much as its rule although what is indeterminate does not`() throws
  {
    let run = try audit(#""photo": {"colors": ["snow"]}"#, more: #""indeterminate": "note","#)
    #expect(run.status == 1)
    #expect(try JSONReport(run.output).results.map { $0.text("severity") } == ["error"])
    #expect(try audit(half, usage: "large-text").status == 0)
  }

  // MARK: Mistakes

  @Test(arguments: [
    (##""photo": {"colors": []}"##, "colors is an empty list"),
    (##""photo": {}"##, "the backdrop has neither colors nor luminance"),
    (
      ##""photo": {"colors": ["#000"], "luminance": [0, 1]}"##,
      "the backdrop has both colors and luminance"
    ),
    (##""photo": {"luminance": [0.2, 0]}"##, "luminance is not a range within 0 to 1"),
    (##""photo": {"luminance": [0, 1.1]}"##, "luminance is not a range within 0 to 1"),
    (##""photo": {"luminance": [0]}"##, "luminance is not a range within 0 to 1"),
    (##""photo": {"luminance": [0, 0.5, 1]}"##, "luminance is not a range within 0 to 1"),
    (##""photo": {"luminance": [0, "1"]}"##, "luminance is not a range within 0 to 1"),
    (##""photo": {"luminance": 0.5}"##, "luminance is not a range within 0 to 1"),
    (##""photo": {"color": ["#000"]}"##, "a backdrop has no key 'color'"),
    (##""photo": {"colors": ["snwo"]}"##, "the token 'snwo' does not exist; did you mean 'snow'?"),
    (##""photo": {"colors": ["#12345"]}"##, "'#12345' is not a color"),
    (
      ##""photo": {"colors": ["#00000080"]}"##,
      "'#00000080' is translucent; a backdrop must be an opaque color"
    ),
    (##""photo": {"colors": ["#000"]}, "any": {"colors": ["#000"]}"##, "'any' cannot name"),
    (
      ##""photo": {"colors": ["#000"]}, "a over b": {"colors": ["#000"]}"##,
      "'a over b' cannot name"
    ),
    (##""photo": {"colors": ["#000"]}, "unused": {"colors": ["nope"]}"##, "the token 'nope' does"),
  ])
  func `A backdrop that says nothing or the impossible is an error with its place`(
    backdrops: String, message: String
  ) throws {
    let run = try audit(backdrops)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("contrast-audit.json:2:"))
    #expect(run.errors.contains("error: \(message)"))
  }

  @Test func `A translucent token cannot be a backdrop, which the token's own place tells`() throws
  {
    let run = try audit(#""photo": {"colors": ["veil"]}"#)
    #expect(run.status == 2)
    #expect(run.errors.contains("a.tokens.json:6:22: error: 'veil' is translucent; a backdrop"))
  }

  @Test(arguments: [
    ("veil over phtoo", "the token 'phtoo' does not exist"),
    ("photo", "the token 'photo' does not exist"),
    ("photo over veil", "the token 'photo' does not"),
    ("veil", "'veil' is translucent and the policy does not say what lies beneath it"),
  ])
  func `A backdrop lies beneath a stack and nowhere else`(
    background: String, message: String
  ) throws {
    let run = try audit(#""photo": {"luminance": [0, 0]}"#, background: background)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \(message)"))
  }

  @Test func `A name that is a token and a backdrop is an error`() throws {
    let run = try audit(#""snow": {"luminance": [0, 0]}"#, background: "veil over snow")
    #expect(run.status == 2)
    #expect(run.errors.contains("error: 'snow' is both a token and a backdrop"))
  }
}
